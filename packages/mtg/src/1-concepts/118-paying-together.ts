/** Costs of several parts: what one part uses up is not there for another (118.3, 601.2h). */
import type { Cost, Game, Payer } from '@arbiter/engine';
import type { Reserved } from './106-plan.js';

/** Whether all parts of a cost can be paid together: what one part uses up isn't there for mana. */
export function canPayAll(g: Game, costs: Cost[], payer: Payer): boolean {
  const kinds = g.rules.words.cost;
  for (const cost of reserved(costs, payer.source)) if (!kinds.get(cost.pay)?.canPay(g, cost, payer)) return false;
  return true;
}

/** A cost beside others: mana with what these need. */
export type Reserving = Cost & { $reserved?: Reserved };

/** Marks mana costs with the objects that other parts of the same cost need untapped, or at all, and with the life. */
export function reserved(costs: Cost[], source: number): Reserving[] {
  if (costs.length < 2) return costs;
  const needsSource = costs.some((c) => c.pay === 'tap' || (c.pay === 'sacrifice' && c.what === 'self'));
  const life = costs.reduce((sum, c) => (c.pay === 'life' ? sum + c.amount : sum), 0);
  if (!needsSource && life === 0) return costs;
  const $reserved: Reserved = { without: needsSource ? [source] : [], life };
  return costs.map((c) => (c.pay === 'mana' ? { ...c, $reserved } : c));
}
