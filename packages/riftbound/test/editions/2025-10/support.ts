/** One situation, played by the rules of October 2025 and by those of July 2026. */
import { type Edition, positionIn } from '../../support/position.js';

type Position = (
  ...args: Parameters<typeof positionIn> extends [Edition, ...infer Rest] ? Rest : never
) => ReturnType<typeof positionIn>;
/** What comes of it then, and what comes of it now. */
export const thenAndNow = <Seen>(play: (position: Position) => Seen): [Seen, Seen] => [
  play((...setup) => positionIn('2025-10', ...setup)),
  play((...setup) => positionIn('2026-07', ...setup)),
];
