/** Activated abilities that are used: what waits for that, and what counts it (377.2, 419.4.b). */
import { type Cost, characteristicsOf, defineRule, type Game, type Seat, triggerOn } from '@arbiter/engine';

const UNUSABLE = 'abilitiesUnusable';
export const abilitiesUnusable = defineRule(UNUSABLE, {
  description: 'Its activated abilities can’t be used, whatever gives them; moving is none of them.',
  example: { mod: 'rule', rule: UNUSABLE },
  intent: -1,
});
/** Whether something says that the abilities of this object can't be used now (377.3, 054.1). */
export const hasUsableAbilities = (g: Game, id: number): boolean =>
  !characteristicsOf(g, id).rules.some(({ rule }) => rule === UNUSABLE);

/** The Energy in the cost of an ability, as it is said there (206). */
export const energyIn = (cost: readonly Cost[] = []): number =>
  cost.reduce((sum, one) => sum + (one.pay === 'resources' ? Number(one.energy ?? 0) : 0), 0);

/** It is finalized, and counts from then on. */
export const noteActivated = (g: Game, object: number, player: Seat): void =>
  triggerOn(g, { type: 'activated', object, player });
/** It has resolved: abilities trigger on its being used (377.2.a). */
export const noteUsed = (g: Game, object: number, player: Seat, cost: readonly Cost[] | undefined): void =>
  triggerOn(g, { type: 'used', object, player, energy: energyIn(cost) });
