/** Activated abilities that are used: what waits for that, and what counts it (377.2, 419.4.b). */
import { type Cost, type Game, type Seat, triggerOn } from '@arbiter/engine';

/** The Energy in the cost of an ability, as it is said there (206). */
export const energyIn = (cost: readonly Cost[] = []): number =>
  cost.reduce((sum, one) => sum + (one.pay === 'resources' ? Number(one.energy ?? 0) : 0), 0);

/** It is finalized, and counts from then on. */
export const noteActivated = (g: Game, object: number, player: Seat): void =>
  triggerOn(g, { type: 'activated', object, player });
/** It has resolved: abilities trigger on its being used (377.2.a). */
export const noteUsed = (g: Game, object: number, player: Seat, cost: readonly Cost[] | undefined): void =>
  triggerOn(g, { type: 'used', object, player, energy: energyIn(cost) });
