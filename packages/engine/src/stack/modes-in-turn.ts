/** Modes that may be chosen once, in a turn or at all: which were chosen of an ability of an object, and by whom. */
import { placeOf } from '../language/parts.js';
import type { Body, Modes } from '../language/types.js';
import type { Game } from '../machine/game.js';
import type { Perspective } from '../state/perspective.js';
import { setMark } from '../zones/status.js';

/** What tells the modes of one ability of an object from those of another. */
const keyOf = (modes: Modes): string => placeOf(modes.choices)?.path ?? 'given';

/** Whether a mode may be chosen, or was chosen before where only others may be: in this turn (rb 355.3), or ever (ga 2.4.2.4). */
export function isUnchosen(g: Game, modes: Modes, mode: number, { source, controller }: Perspective): boolean {
  const { unchosen } = modes;
  if (unchosen === undefined) return true;
  const before = g.markOf(g.find(source), 'modesChosen')?.[keyOf(modes)] ?? [];
  if (unchosen === 'ever') return !before.some(([, , one]) => one === mode);
  return !before.some(
    ([turn, seat, one]) => turn === g.turnNumber && one === mode && (unchosen === 'any' || seat === controller),
  );
}
/** Remembers which modes were chosen, where that matters later. */
export function noteChosen(
  g: Game,
  { modes }: Body,
  chosen: readonly number[],
  { source, controller }: Perspective,
): void {
  const object = g.find(source);
  if (modes?.unchosen === undefined || !object) return;
  const key = keyOf(modes);
  const forGood = modes.unchosen === 'ever';
  const before = (object.marks?.modesChosen?.[key] ?? []).filter(([turn]) => forGood || turn === g.turnNumber);
  const now = chosen.map((mode): [number, number, number] => [g.turnNumber, controller, mode]);
  setMark(g, object, 'modesChosen', { ...object.marks?.modesChosen, [key]: [...before, ...now] });
}
