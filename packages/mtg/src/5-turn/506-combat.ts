/** What combat is about: who attacks what, and who blocks whom (506). Kept as marks on the creatures. */
import { chars, controllerOf, type Entity, type Game, isPlayer, type Seat, setMark } from '@arbiter/engine';
import { hasType, isCreature } from '../3-card-types/302-creatures.js';
import { strikesFirst } from '../7-additional/702-keywords/702.4-double-strike.js';

/** What a creature attacks, or undefined where it isn't attacking. */
export const attackedBy = (g: Game, id: number): Entity | undefined =>
  g.find(id)?.marks?.attacking as Entity | undefined;
export const isBlocked = (g: Game, id: number): boolean => g.find(id)?.marks?.blocked === true;
/** The attackers that a creature blocks. */
export const blockedBy = (g: Game, id: number): number[] => (g.find(id)?.marks?.blocking as number[] | undefined) ?? [];

export const attackers = (g: Game): number[] =>
  (g.s.zones.battlefield as number[]).filter((id) => attackedBy(g, id) !== undefined);
export const blockers = (g: Game): number[] =>
  (g.s.zones.battlefield as number[]).filter((id) => blockedBy(g, id).length > 0);
export const blockersOf = (g: Game, attacker: number): number[] =>
  blockers(g).filter((id) => blockedBy(g, id).includes(attacker));
export const anyAttackers = (g: Game): boolean => attackers(g).length > 0;
export const anyFirstStrikers = (g: Game): boolean =>
  [...attackers(g), ...blockers(g)].some((id) => strikesFirst(g, id));

/** The player being attacked, or who controls what is attacked (508.5). */
export function defendingSeat(g: Game, attacked: Entity): Seat {
  return isPlayer(attacked) ? attacked.player : controllerOf(g, attacked.object);
}

/** Takes a creature out of combat: it no longer attacks, blocks, or is blocked (506.4). */
export function removeFromCombat(g: Game, id: number): void {
  const object = g.find(id);
  if (!object?.marks) return;
  for (const mark of ['attacking', 'blocked', 'blocking', 'struck'])
    if (object.marks?.[mark] !== undefined) setMark(g, object, mark, undefined);
}

/** Creatures that stopped being creatures, or whose attacked planeswalker is gone, leave combat (506.4). */
export function tidyCombat(g: Game): void {
  for (const id of [...attackers(g), ...blockers(g)]) {
    if (!isCreature(g, id)) removeFromCombat(g, id);
  }
}

/** Planeswalkers of a player that may be attacked (506.3). */
export const planeswalkersOf = (g: Game, seat: Seat): number[] =>
  (g.s.zones.battlefield as number[]).filter(
    (id) => chars(g, id).controller === seat && hasType(g, id, 'Planeswalker'),
  );
