/** When an ability may be activated at all: its own conditions, and how often a turn (602.5). */
import { type ActivatedAbility, type Game, holds, type Obj, type Seat, setMark } from '@arbiter/engine';
import { cite } from '../cite.js';

/** What keeps an ability from being activated. @citation */
export const RESTRICTED = cite('mtg:602.5', 'mtg:602.5b');

const markOf = (index: number): string => `used:a${index}`;
/** How often the ability was activated in this turn. */
function usedNow(g: Game, object: Obj, index: number): number {
  const used = g.marksOf(object)?.[markOf(index)] as number[] | undefined;
  return used?.[0] === g.turnNumber ? (used[1] ?? 0) : 0;
}

/** "Activate only if …" and "activate only … each turn" (602.5b). */
export function mayActivate(g: Game, seat: Seat, object: Obj, ability: ActivatedAbility, index: number): boolean {
  if (ability.limit && usedNow(g, object, index) >= ability.limit.perTurn) return false;
  return !ability.if || holds(g, ability.if, { source: object.id, controller: seat });
}

/** Counts an activation where the ability has a limit. */
export function countActivation(g: Game, object: Obj, ability: ActivatedAbility, index: number): void {
  if (ability.limit) setMark(g, object, markOf(index), [g.turnNumber, usedNow(g, object, index) + 1]);
}
