/** Which face of its card an object has: chosen as it is played, or turned up later. */
import { wordOf } from '../language/types.js';
import type { Obj } from '../state/state.js';
import { defIndex, definitionOf, type Looks, ownFaceOf } from './definition-of.js';
import type { Game } from './game.js';
import { zoneName } from './zones.js';

/**
 * Index in the game's table of a face of an object's card, as `Obj.face` has it: undefined where the card has no such face,
 * where faces do not count in that zone, and of the face that the card normally is.
 */
export function faceIndex(g: Game, object: Pick<Obj, 'def'>, at: number | undefined, zone: string): number | undefined {
  if (at === undefined) return undefined;
  const { faces, layout } = definitionOf(g, object);
  const face = faces?.[at];
  if (!face || !layout?.zones.includes(zoneName(zone)) || (at === 0 && !layout.combined)) return undefined;
  return defIndex(g, face);
}

/** Whether an object's card has a face that may be up in a zone. */
export function hasFace(g: Game, object: Pick<Obj, 'def'>, at: number, zone: string): boolean {
  const { faces, layout } = definitionOf(g, object);
  return faces?.[at] !== undefined && layout?.zones.includes(zone) === true;
}

/** Whether an object's card, or that of one of its components, can be turned over. */
export const canBeTurned = (g: Game, part: Pick<Obj, 'def'>): boolean => definitionOf(g, part).layout?.turns === true;

/** Whether an object on the field is a card that can be turned over, or has such a component, whatever it copies. */
export const mayTurn = (g: Game, object: Obj): boolean =>
  object.zone === g.rules.zones.field &&
  (canBeTurned(g, object) || object.under?.some((part) => canBeTurned(g, part)) === true);

/** The place of the face that counts among those of an object's own card. */
export const faceUp = (g: Game, object: Obj): number => ownFaceOf(g, object).at;

/**
 * What an object is called: a card by all its names, and where one face of it counts by that face's. What is face down has
 * the name of what it looks like.
 */
export function calledNow(g: Game, object: Looks & Pick<Obj, 'zone'>): string {
  if (object.covered !== undefined) return g.defined(object.covered).name;
  const card = definitionOf(g, object);
  if (!card.faces || !g.rules.zones.table[zoneName(object.zone)]?.derived) return card.name;
  return wordOf(ownFaceOf(g, object).props.name) || card.name;
}

/** The name of the card that an object is, with all its faces; of what is face down no more than what it looks like. */
export const cardName = (g: Game, object: Looks): string =>
  object.covered === undefined ? definitionOf(g, object).name : g.defined(object.covered).name;

/** The card that an object is, or was before it went, as events name it; what it is called now may be another thing. */
export function cardOf(g: Game, id: number): string {
  const object = g.find(id) ?? g.s.lastKnown[id];
  return object ? cardName(g, object) : '';
}

/** An object as events name it: its card, and what it is called now where that is something else. */
export function cardAndName(g: Game, id: number): { card: string; name?: string } {
  const card = cardOf(g, id);
  const name = g.rules.view.label(g, { object: id });
  return name === card ? { card } : { card, name };
}
