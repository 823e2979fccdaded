/** "May" of a triggered ability is a mode: whether to do it is chosen as the ability goes on the stack, and not again (410.5). */
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
