/** Costs of several parts: what one part uses up is not there for another (118.3, 601.2h). */
import { type AlternativeCost, type Cost, type Game, type Payer, plus } from '@arbiter/engine';
import type { Reserved } from './106-plan.js';
import { claimsOf, dealings, makingOf, NOTHING_TAKEN, type Taken } from './118-claims.js';

/** A cost beside others: mana with what these need, and what is chosen with what must be left for these. */
export type Reserving = Cost & { $reserved?: Reserved; $beside?: Cost[] };

/** Whether all parts of a cost can be paid together: what one part uses up isn't there for another, nor for mana. */
export function canPayAll(g: Game, costs: Cost[], payer: Payer, taken: Taken = NOTHING_TAKEN): boolean {
  if (!firstOfSeveral(g, costs)) return canPayEach(g, costs, payer, taken);
  return settlements(g, costs).some((list) => canPayEach(g, list, payer, taken));
}

function canPayEach(g: Game, costs: Cost[], payer: Payer, taken: Taken): boolean {
  const kinds = g.rules.words.cost;
  const pays = (cost: Cost): boolean => kinds.get(cost.pay)?.canPay(g, cost, payer) ?? false;
  const [only] = costs;
  if (costs.length < 2 && taken === NOTHING_TAKEN) return only === undefined || pays(only);
  const apart = costs.filter((c) => c.pay !== 'mana');
  if (!apart.every(pays)) return false;
  for (const found of reservations(g, costs, payer, taken))
    if (found.filter((c) => c.pay === 'mana').every(pays)) return true;
  return false;
}

const alternativesOf = (g: Game, cost: Cost): readonly AlternativeCost[] | undefined =>
  g.rules.words.cost.get(cost.pay)?.alternatives?.(cost);

/** The first part of a cost that is one of several, where it isn't settled which. */
export function unsettled(g: Game, costs: readonly Cost[], paid: Paid = NOTHING): readonly AlternativeCost[] | null {
  for (const cost of costs) {
    const found = alternativesOf(g, cost);
    if (found && !found.some(({ name }) => paid[name])) return found;
  }
  return null;
}
type Paid = { readonly [name: string]: number };
const NOTHING: Paid = {};

/** The first part of a cost that is one of several. */
function firstOfSeveral(g: Game, costs: readonly Cost[]): Cost | undefined {
  for (const cost of costs) if (alternativesOf(g, cost) !== undefined) return cost;
  return undefined;
}

/** Every way to say which of several costs is paid; those that are announced are settled already (601.2b). */
export function settlements(g: Game, costs: Cost[], paid: Paid = NOTHING): Cost[][] {
  const cost = firstOfSeveral(g, costs);
  if (!cost) return [costs];
  const at = costs.indexOf(cost);
  const all = alternativesOf(g, cost) ?? [];
  const announced = all.filter(({ name }) => paid[name]);
  const others = costs.toSpliced(at, 1);
  return (announced.length > 0 ? announced : all).flatMap((one) => settlements(g, plus(g, others, one.cost), paid));
}

/** Marks mana costs with the objects that other parts of the same cost need untapped, or at all, and with the life. */
export function reserved(g: Game, costs: Cost[], payer: Payer): Reserving[] {
  if (costs.length < 2) return costs;
  const kinds = g.rules.words.cost;
  let first: Reserving[] | undefined;
  for (const found of reservations(g, costs, payer, NOTHING_TAKEN)) {
    if (found.every((c) => c.pay !== 'mana' || kinds.get('mana')?.canPay(g, c, payer))) return found;
    first ??= found;
  }
  return first ?? costs;
}

/** What is set aside for the other parts, in ways of which one leaves most for mana. */
function* reservations(g: Game, costs: Cost[], payer: Payer, taken: Taken): Generator<Reserving[]> {
  const needsSource = costs.some((c) => c.pay === 'tap' || (c.pay === 'sacrifice' && c.what === 'self'));
  const life = costs.reduce((sum, c) => (c.pay === 'life' ? sum + (c.amount === 'x' ? payer.x : c.amount) : sum), 0);
  const gone = [...(needsSource ? [payer.source] : []), ...taken.tapped, ...taken.away];
  const claims = claimsOf(g, costs, payer, taken);
  if (claims.length === 0) {
    yield gone.length === 0 && life === 0 ? costs : marked(g, costs, { without: gone, life });
    return;
  }
  const tapped = new Set(claims.flatMap((c) => (c.of === 'use' ? c.objects : [])));
  for (const dealt of dealings(g, claims)) {
    const kept = dealt.filter((id) => {
      const onField = g.object(id).zone === 'battlefield';
      // What is put away may make its mana before, unless that puts it away itself.
      return tapped.has(id) || !onField || makingOf(g, id)?.spendsItself;
    });
    const without = [...gone, ...kept];
    yield marked(g, costs, { without, life, needed: claims });
  }
}

/** The costs, with what is reserved for the others where it is mana, and with those paid later that want the like of it. */
function marked(g: Game, costs: Cost[], $reserved: Reserved): Reserving[] {
  const kinds = g.rules.words.cost;
  const last = (c: Cost): boolean => kinds.get(c.pay)?.paidLast?.(c) === true;
  const choosing = costs.filter((c) => 'what' in c && c.what !== 'self');
  const inOrder = [...choosing.filter((c) => !last(c)), ...choosing.filter(last)];
  return costs.map((c): Reserving => {
    if (c.pay === 'mana') return { ...c, $reserved };
    const later = inOrder.includes(c) ? inOrder.slice(inOrder.indexOf(c) + 1) : [];
    return later.length > 0 ? { ...c, $beside: later } : c;
  });
}
