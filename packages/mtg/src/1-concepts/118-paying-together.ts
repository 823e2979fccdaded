/** Costs of several parts: what one part uses up is not there for another (118.3, 601.2h). */
import type { Cost, Game, Payer } from '@arbiter/engine';

/** Whether all parts of a cost can be paid together: what one part uses up isn't there for mana. */
export function canPayAll(g: Game, costs: Cost[], payer: Payer): boolean {
  return reserved(costs, payer.source).every(
    (cost) => g.rules.words.cost.get(cost.pay)?.canPay(g, cost, payer) ?? false,
  );
}

/** Marks mana costs with the objects that other parts of the same cost need untapped, or at all. */
export function reserved(costs: Cost[], source: number): Cost[] {
  const needsSource = costs.some((c) => c.pay === 'tap' || (c.pay === 'sacrifice' && c.what === 'self'));
  return needsSource ? costs.map((c) => (c.pay === 'mana' ? { ...c, $without: [source] } : c)) : costs;
}
