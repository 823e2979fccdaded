/** How often an ability was used in this turn: triggered or activated abilities that say how often they may be (mtg 602.5b, 603.2h). */
import type { ActivatedAbility, TriggeredAbility } from '../language/types.js';
import type { Game } from '../machine/game.js';
import { setMark } from '../zones/move.js';

/** How often the ability at this place of an object's list was used in this turn, as far as its limit counts that. */
function usesOf(g: Game, id: number, index: number): number {
  const [turn, count] = g.markOf(g.find(id), 'used')?.[index] ?? [];
  return turn === g.turnNumber ? (count ?? 0) : 0;
}

type Limited = Pick<ActivatedAbility | TriggeredAbility, 'limit'>;

/** Whether an ability may be used once more; what has gone keeps count of nothing. */
export const withinLimit = (g: Game, id: number, { limit }: Limited, index: number): boolean =>
  !limit || !g.find(id) || usesOf(g, id, index) < limit.perTurn;

/** Counts a use where the ability has a limit. */
export function countUse(g: Game, id: number, { limit }: Limited, index: number): void {
  const object = limit ? g.find(id) : undefined;
  if (object) setMark(g, object, 'used', { ...object.marks?.used, [index]: [g.turnNumber, usesOf(g, id, index) + 1] });
}
