/** What records share: schemas of pairs and lists, comparison, and how plain things are said. */
import { characteristicsOf } from '../continuous/characteristics.js';
import type { Seat } from '../contract/contract.js';
import { type CompareOp, wordsOf } from '../language/types.js';
import type { Game } from '../machine/game.js';
import type { Test } from '../machine/words.js';
import { NOBODY, type Perspective } from '../state/perspective.js';
import { isPlayer, type LastKnown, type Obj } from '../state/state.js';

export { list, pair, scalar } from '../schema/helpers.js';

/** A question about objects, which no player ever fits. */
export const ofObjects =
  (test: (g: Game, id: number, by: Perspective) => boolean): Test =>
  (g, entity, by) =>
    !isPlayer(entity) && test(g, entity.object, by);

/** Whose an object is or was; nobody's where nobody can know. */
export const ownerNow = (g: Game, id: number): Seat => isOrWas(g, id)?.owner ?? NOBODY;

/** An object as it is, or as it last was. */
export const isOrWas = (g: Game, id: number): Obj | LastKnown | undefined => g.find(id) ?? g.s.lastKnown[id];

const COMPARED: { [op in CompareOp]: (a: number, b: number) => boolean } = {
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};
export const comparison = (op: CompareOp): ((a: number, b: number) => boolean) => COMPARED[op];

/** `3 cards`, `1 card`, `X cards`. */
export const counted = (amount: string, one: string): string => `${amount} ${one}${amount === '1' ? '' : 's'}`;

/** The names of an object; of a card that is several faces together those of each. */
export function namesOf(g: Game, id: number): string[] {
  const { name, names } = characteristicsOf(g, id).props;
  return [...(typeof name === 'string' && name !== '' ? [name] : []), ...wordsOf(names)];
}
