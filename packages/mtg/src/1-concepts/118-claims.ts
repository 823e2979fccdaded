/** What several parts of one cost take of the same objects: each object is put away, or tapped, for one of them (118.3). */
import { type Ability, type Claim, type Cost, characteristicsOf, type Game, type Payer } from '@arbiter/engine';

/** What is not there any more for a part of a cost: put away, or tapped, for another. */
export interface Taken {
  away: readonly number[];
  tapped: readonly number[];
}
export const NOTHING_TAKEN: Taken = { away: [], tapped: [] };

/** What all parts of a cost take, of what is left. */
export function claimsOf(g: Game, costs: readonly Cost[], payer: Payer, taken = NOTHING_TAKEN): Claim[] {
  const tapsItself = costs.some((c) => c.pay === 'tap');
  return costs.flatMap((cost) => {
    const claim = g.rules.words.cost.get(cost.pay)?.claims?.(g, cost, payer);
    if (!claim) return [];
    const gone = claim.of === 'use' ? [...taken.tapped, ...(tapsItself ? [payer.source] : [])] : taken.away;
    return gone.length === 0 ? [claim] : [{ ...claim, objects: claim.objects.filter((id) => !gone.includes(id)) }];
  });
}

/**
 * Gives each claim its objects, none of them twice: taken first are those of the lowest price. Null: there are not enough.
 * Which objects can be given out together is a matroid, so that taking the cheapest that still fits is best.
 */
function dealOut(claims: readonly Claim[], price: (id: number) => number): number[] | null {
  const slots = claims.flatMap((claim) => Array.from({ length: claim.count }, () => claim.objects));
  const holders: (number | undefined)[] = slots.map(() => undefined);
  const give = (id: number, tried: Set<number>): boolean =>
    slots.some((objects, at) => {
      if (tried.has(at) || !objects.includes(id)) return false;
      tried.add(at);
      const before = holders[at];
      if (before !== undefined && !give(before, tried)) return false;
      holders[at] = id;
      return true;
    });
  const all = [...new Set(claims.flatMap(({ objects }) => objects))].sort((a, b) => price(a) - price(b));
  let left = slots.length;
  for (const id of all) {
    if (left === 0) break;
    if (give(id, new Set())) left--;
  }
  return left === 0 ? holders.flatMap((id) => id ?? []) : null;
}

/**
 * Whether each claim can have its objects once these are gone: none is put away twice, or tapped twice. What is tapped for one
 * may still be put away for another.
 */
export const canDeal = (claims: readonly Claim[], gone: readonly number[] = []): boolean =>
  (['presence', 'use'] as const).every((kind) => {
    const alike = claims.filter(({ of }) => of === kind);
    const left = alike.map((claim) => ({ ...claim, objects: claim.objects.filter((id) => !gone.includes(id)) }));
    return dealOut(left, () => 0) !== null;
  });

/** Objects for all these claims, those that are dear last; then others, of which each spares one of the dear. */
export function* dealingsBut(claims: readonly Claim[], dear: readonly number[]): Generator<number[]> {
  for (const spared of [undefined, ...dear.slice(0, MOST_SPARED)]) {
    const dealt = dealOut(claims, (id) => (id === spared ? SPARED : dear.includes(id) ? 1 : 0));
    if (!dealt) return;
    yield dealt;
  }
}

/** Each is spared once for the mana that it makes: so many of them. */
const MOST_SPARED = 6;
const SPARED = 1000;

/** Objects for these claims, those of the first one first; then others, of which each leaves something else for mana. */
export function* dealings(g: Game, claims: readonly Claim[]): Generator<number[]> {
  const worth = new Map<number, number>();
  for (const id of new Set(claims.flatMap((c) => c.objects))) {
    const choices = makingOf(g, id)?.choices;
    if (choices) worth.set(id, choices);
  }
  // What makes no mana is taken first.
  for (const spared of [undefined, ...[...worth.keys()].slice(0, MOST_SPARED)]) {
    const dealt = dealOut(claims, (id) => (worth.get(id) ?? 0) + (id === spared ? SPARED : 0));
    if (!dealt) return;
    yield dealt;
  }
}

/** What a permanent is to a payment of mana. */
interface Making {
  /** Of how many kinds it makes one. */
  choices: number;
  /** One of its abilities puts it away. */
  spendsItself: boolean;
}
const known = new WeakMap<Ability[], Making | null>();
export function makingOf(g: Game, id: number): Making | null {
  const { abilities } = characteristicsOf(g, id);
  let found = known.get(abilities);
  if (found === undefined) {
    const mana = abilities.flatMap((a) => (a.kind === 'activated' && a.immediate ? [a] : []));
    const added = mana.flatMap((a) => a.effects ?? []);
    const choices = added.reduce((n, e) => (e.do === 'addMana' ? n + (e.choices?.length ?? 1) : n), 0);
    const spendsItself = mana.some((a) => a.cost.some((c) => 'what' in c && c.what === 'self'));
    found = mana.length === 0 ? null : { choices, spendsItself };
    known.set(abilities, found);
  }
  return found;
}
