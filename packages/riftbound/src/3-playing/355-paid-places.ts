/** Places where a unit enters if an additional cost is paid for that: both are chosen together (355.2, 355.2.b, 356.2.b.1). */
import { characteristicsOf, defineRule, type Game, type Obj, type Seat } from '@arbiter/engine';
import { cite } from '../cite.js';
import { onlyPlaces } from './054-cant-play.js';
import { mayPlayAt } from './355-locations.js';

const RULE = 'placeIfPaid';
export const placeIfPaidRule = defineRule(RULE, {
  description: 'Of units on the chain: the battlefield that says so is where they enter if this optional cost is paid.',
  example: { mod: 'rule', rule: RULE, named: 'additional' },
  params: (p) => ({ named: p.name }),
  intent: 1,
});
/** By which rules the place is chosen, and paid for. @citation */
export const PAID_PLACES = cite('riftbound:355.2', 'riftbound:355.2.b', 'riftbound:356.2.b', 'riftbound:356.2.b.1');

export interface PaidPlace {
  at: number;
  /** The optional cost that is paid for it; a second one of its name has a number behind it. */
  named: string;
}
/** The places that something on the chain could be played to for a cost, whether or not that can be paid. */
export function paidPlaces(g: Game, item: Obj, seat: Seat): PaidPlace[] {
  const only = onlyPlaces(g, item.id, seat);
  return characteristicsOf(g, item.id)
    .rules.filter(({ rule }) => rule === RULE)
    .map(({ source, mod }, i) => ({ at: source, named: i === 0 ? String(mod.named) : `${String(mod.named)} ${i + 1}` }))
    .filter(({ at }) => mayPlayAt(g, at, seat) && (only === undefined || only.includes(at)));
}
