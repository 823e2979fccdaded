/** What each of several players may do so that something doesn't happen to them (118.12a). */
import { type Cost, canonical, type Effect } from '@arbiter/engine';
import { type Say, UNSAID } from '../say.js';

/** "Each opponent loses 3 life unless that player sacrifices a nonland permanent of their choice or discards a card." */
export function eachUnless(each: Effect | undefined, say: Say): { said: string; count: number } | undefined {
  if (each?.do !== 'forEach') return undefined;
  const [pay, ...more] = each.effects;
  if (pay?.do !== 'pay' || more.length > 0) return undefined;
  const [loses, ...others] = pay.else ?? [];
  if (loses?.do !== 'stat' || others.length > 0 || typeof loses.amount !== 'number' || loses.amount >= 0)
    return undefined;
  const who = { saved: each.as };
  const { amount } = loses;
  const plan = {
    do: 'forEach',
    of: each.of,
    as: each.as,
    effects: [{ do: 'pay', who, cost: pay.cost, then: [], else: [{ do: 'stat', stat: 'life', who, amount }] }],
  };
  const player = { '"opponents"': 'each opponent', '"players"': 'each player' }[canonical(each.of)];
  if (canonical(each) !== canonical(plan) || player === undefined) return undefined;
  return { said: `${player} loses ${-amount} life unless that player ${pricesOf(pay.cost, say)}`, count: 1 };
}
/** What one player pays, as it is said of them. */
export function pricesOf([cost, ...more]: readonly Cost[], say: Say): string {
  if (!cost || more.length > 0) return UNSAID;
  if (cost.pay !== 'either') return priceOf(cost, say);
  return cost.choices.map((one) => (one.cost.length === 1 ? priceOf(one.cost[0], say) : UNSAID)).join(' or ');
}
function priceOf(cost: Cost | undefined, say: Say): string {
  switch (cost?.pay) {
    case 'sacrifice':
      return cost.what === 'self' || (cost.count ?? 1) !== 1 || cost.save !== undefined
        ? UNSAID
        : `sacrifices ${say.thing(cost.what, { determiner: 'a' })} of their choice`;
    case 'discard':
      return canonical(cost) === canonical({ pay: 'discard', what: [], count: 1 }) ? 'discards a card' : UNSAID;
    case 'life':
      return `pays ${cost.amount} life`;
    case 'mana':
      return `pays ${say.costs([cost])}`;
    default:
      return UNSAID;
  }
}
