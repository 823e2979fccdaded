/** Cards that are played, which is lands that are put there and spells that are cast and no copies (701.18b, 108.2). */
import { canonical, type TriggerPattern } from '@arbiter/engine';
import { either } from './say.js';

const BOTH = [
  { on: 'cast', object: [{ is: 'representedByCard' }], player: 'you' },
  { on: 'move', object: [{ controller: 'you' }], match: { to: 'battlefield', cause: 'play' } },
];
/** "Whenever you play a card": a spell is cast, or a land put there as it is played. */
export const playedText = (patterns: readonly TriggerPattern[]): string | undefined =>
  canonical(patterns.map(canonical).sort()) === canonical(BOTH.map(canonical).sort())
    ? `${either('when', 'whenever')} you play a card`
    : undefined;
