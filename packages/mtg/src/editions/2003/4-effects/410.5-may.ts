/**
 * "May" of a triggered ability is a mode: whether to do it is chosen as the ability goes on the stack, and not again (410.5). Where
 * both players may, there is an ability on the stack for each of them (410.2).
 */
import type { Effect, TriggeredAbility } from '@arbiter/engine';
import { cite } from '../../../cite.js';

/** Nothing, or what the ability says. @citation */
export const MODES = cite('mtg-2003:410.5');

interface Modes {
  taken: TriggeredAbility;
  left: TriggeredAbility;
}
const known = new WeakMap<TriggeredAbility, Modes>();

const isOptional = (effect: Effect | undefined): effect is Extract<Effect, { do: 'may' }> =>
  effect?.do === 'may' && (effect.who === undefined || effect.who === 'you') && !effect.once;

export function modesOfMay(ability: TriggeredAbility): Modes | undefined {
  const [first, ...rest] = ability.effects ?? [];
  if (!isOptional(first) || rest.length > 0) return undefined;
  let modes = known.get(ability);
  if (!modes) {
    const { targets: _, ...left } = ability;
    modes = { taken: { ...ability, effects: first.then }, left: { ...left, effects: first.else ?? [] } };
    known.set(ability, modes);
  }
  return modes;
}

/** One for each player who is offered a choice. @citation */
export const FOR_EACH = cite('mtg-2003:410.2');

const ofEach = new WeakMap<TriggeredAbility, readonly TriggeredAbility[]>();

/** "Each player may": the player who may is the one that the instruction goes through. */
const isOfferedToEach = (effect: Effect | undefined): effect is Extract<Effect, { do: 'forEach' }> =>
  effect?.do === 'forEach' && effect.of === 'players' && effect.effects[0]?.do === 'may';

export function forEachPlayer(ability: TriggeredAbility): readonly TriggeredAbility[] | undefined {
  const [first, ...rest] = ability.effects ?? [];
  if (!isOfferedToEach(first) || rest.length > 0) return undefined;
  let parts = ofEach.get(ability);
  if (!parts) {
    parts = (['you', 'opponents'] as const).map((of) => ({ ...ability, effects: [{ ...first, of }] }));
    ofEach.set(ability, parts);
  }
  return parts;
}
