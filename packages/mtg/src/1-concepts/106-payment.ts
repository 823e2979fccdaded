/**
 * Paying mana: which sources to tap, what each adds and which mana is spent (106.4, 107.4, 118.3a, 601.2g–h).
 * A payment is found whenever one exists. Among several the choice is fixed, and made from public information only:
 *
 * 1. least life, then least mana (Phyrexian and monocoloured hybrid symbols, 107.4e–f);
 * 2. mana already in the pool before any source;
 * 3. sources are gone through from the one best kept to the one best used, and each stays untapped if the rest can
 *    pay. Best used are those that the player named, in that order; then those with fewer alternatives, lower
 *    preference, fewer colours; among equals such that one source of each colour stays, and the older object is used;
 * 4. of what a source could add: the ability with the lower preference, less mana, the earlier alternative;
 * 5. of mana that is left over, colours are kept rather than colourless mana, and as many different ones as possible.
 */
import { payable, type Reading, readingsOf, type Supply } from './106-payment-check.js';
import { COLORS, type Color, type ManaCost } from './107.4-mana-symbols.js';

/** A type of mana (106.1b). */
export type ManaColor = Color | 'C';
/** How much mana of each type. */
export type Pool = { readonly [color: string]: number | undefined };

/** A mana ability that an automatic payment may use, once. */
export interface ManaSource {
  id: number;
  ability: number;
  /** The alternatives, each the mana it would add. */
  outputs: ManaColor[][];
  /** Lower is used first. */
  preference: number;
  /** Only one of the sources with the same key can be used: abilities with {T} of one permanent. */
  exclusive?: number | string;
  /** Its mana can pay for {S} (107.4h). */
  snow?: boolean;
}

export interface PaymentOptions {
  /** What to use first where it helps to pay: objects, or single abilities of them. */
  must?: readonly (number | { id: number; ability: number })[];
  /** Life that may be paid for Phyrexian symbols. None unless said: it is the player's choice (601.2b). */
  life?: number;
  /** How much of the pool's mana, by type, came from snow sources. */
  snow?: Pool;
}

export interface Payment {
  /** What to activate, in order, and which alternative of its outputs. */
  uses: { id: number; ability: number; output: number }[];
  /** Mana spent by type, from the pool as it is after all uses. */
  spent: { [color: string]: number };
  /** How much of the mana spent is from snow sources; only in costs with {S}. */
  snowSpent?: { [color: string]: number };
  life: number;
}

export const MANA_TYPES: readonly ManaColor[] = [...COLORS, 'C'];
/** Mana from snow sources is counted apart, as kinds 6 to 11. */
const SNOW = MANA_TYPES.length;
const KINDS = SNOW * 2;

interface Alternative {
  source: ManaSource;
  output: number;
  /** Kinds of the mana, each once a mana. */
  kinds: number[];
}
/** Sources of which one can be used. */
interface Group {
  alternatives: Alternative[];
  /** Position among what the player named; infinite when not named. */
  named: number;
  choices: number;
  preference: number;
  colors: number[];
  id: number;
}

export function solvePayment(cost: ManaCost, pool: Pool, sources: readonly ManaSource[], options: PaymentOptions = {}): Payment | null {
  const counts = poolCounts(pool, options.snow);
  const groups = groupsOf(sources, options.must ?? []);
  let allowed = groups;
  const reading = firstPayable(cost, options.life ?? 0, supplyOf(counts, groups));
  if (!reading) return null;
  const pays = (kept: Group[]): boolean => payable(reading, supplyOf(counts, kept));

  for (const group of inKeepingOrder(groups, () => allowed)) {
    const without = allowed.filter((g) => g !== group);
    if (pays(without)) allowed = without;
  }
  allowed = settle(allowed, pays);
  return spend(reading, counts, allowed.sort(usedFirst));
}

/** Whether the cost can be paid at all. */
export function canPay(cost: ManaCost, pool: Pool, sources: readonly ManaSource[], options: PaymentOptions = {}): boolean {
  const supply = supplyOf(poolCounts(pool, options.snow), groupsOf(sources, []));
  return firstPayable(cost, options.life ?? 0, supply) !== null;
}

/** The largest X that can be paid (107.3a); 0 for a cost without {X}, -1 when not even X = 0 can be paid. */
export function maxX(cost: ManaCost, pool: Pool, sources: readonly ManaSource[], options: PaymentOptions = {}): number {
  const supply = supplyOf(poolCounts(pool, options.snow), groupsOf(sources, []));
  const can = (x: number): boolean =>
    firstPayable({ generic: cost.generic + cost.x * x, x: 0, symbols: cost.symbols }, options.life ?? 0, supply) !== null;
  if (!can(0)) return -1;
  if (cost.x === 0) return 0;
  const most = supply.groups.reduce((n, g) => n + Math.max(...g.map((a) => a.length)), sum(supply.pool));
  let low = 0;
  let high = Math.floor(most / cost.x);
  // Whoever can pay for X can pay for less: mana that is left over is no obstacle.
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (can(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The reading of the cost with the least life and then the least mana that can be paid. */
function firstPayable(cost: ManaCost, life: number, supply: Supply): Reading | null {
  for (const reading of readingsOf(cost, life)) if (payable(reading, supply)) return reading;
  return null;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

function poolCounts(pool: Pool, snow: Pool = {}): number[] {
  const counts = new Array<number>(KINDS).fill(0);
  MANA_TYPES.forEach((type, kind) => {
    const fromSnow = Math.min(snow[type] ?? 0, pool[type] ?? 0);
    counts[kind] = (pool[type] ?? 0) - fromSnow;
    counts[kind + SNOW] = fromSnow;
  });
  return counts;
}

function supplyOf(pool: number[], groups: readonly Group[]): Supply {
  return { pool, groups: groups.map((g) => g.alternatives.map((a) => a.kinds)) };
}

function groupsOf(sources: readonly ManaSource[], must: NonNullable<PaymentOptions['must']>): Group[] {
  const byKey = new Map<string, ManaSource[]>();
  sources.forEach((source, at) => {
    const key = source.exclusive === undefined ? `alone ${at}` : `${typeof source.exclusive} ${source.exclusive}`;
    byKey.set(key, [...(byKey.get(key) ?? []), source]);
  });
  const namedAt = (s: ManaSource): number => {
    const at = must.findIndex((m) => (typeof m === 'number' ? m === s.id : m.id === s.id && m.ability === s.ability));
    return at < 0 ? Number.POSITIVE_INFINITY : at;
  };
  return [...byKey.values()]
    .map((members) => toGroup(members, namedAt))
    .filter((group) => group.alternatives.length > 0);
}

function toGroup(members: ManaSource[], namedAt: (s: ManaSource) => number): Group {
  const alternatives = members
    .flatMap((source) => source.outputs.map((mana, output): Alternative => ({ source, output, kinds: mana.map((m) => kindOf(m, source)) })))
    .filter((a) => a.kinds.length > 0)
    .sort(
      (a, b) =>
        compare(namedAt(a.source), namedAt(b.source)) ||
        a.source.preference - b.source.preference ||
        a.kinds.length - b.kinds.length ||
        a.source.ability - b.source.ability ||
        a.output - b.output,
    );
  const colors = new Set(alternatives.flatMap((a) => a.kinds.map((k) => k % SNOW)));
  colors.delete(MANA_TYPES.indexOf('C'));
  return {
    alternatives,
    named: Math.min(...members.map(namedAt)),
    choices: new Set(alternatives.map((a) => [...a.kinds].sort().join())).size,
    preference: Math.min(...members.map((s) => s.preference)),
    colors: [...colors],
    id: Math.min(...members.map((s) => s.id)),
  };
}

const kindOf = (mana: ManaColor, source: ManaSource): number => MANA_TYPES.indexOf(mana) + (source.snow ? SNOW : 0);
const compare = (a: number, b: number): number => (a === b ? 0 : a - b);

/** Which of two groups is used first, as far as that does not depend on what else there is. */
function rank(a: Group, b: Group): number {
  return compare(a.named, b.named) || a.choices - b.choices || a.preference - b.preference || Math.min(a.colors.length, 1) - Math.min(b.colors.length, 1);
}
const usedFirst = (a: Group, b: Group): number => rank(a, b) || a.id - b.id;

/** Groups from the one best kept to the one best used; among equals first those of the colour least kept so far. */
function* inKeepingOrder(groups: readonly Group[], allowed: () => readonly Group[]): Generator<Group> {
  const left = [...groups].sort((a, b) => usedFirst(b, a));
  const kept = new Array<number>(SNOW).fill(0);
  while (left.length > 0) {
    const first = left[0] as Group;
    let next = 0;
    for (let i = 1; i < left.length && rank(first, left[i] as Group) === 0; i++) {
      if (rarer(left[i] as Group, left[next] as Group, kept, left)) next = i;
    }
    const [group] = left.splice(next, 1) as [Group];
    yield group;
    if (!allowed().includes(group)) for (const c of group.colors) kept[c] = (kept[c] ?? 0) + 1;
  }
}

/** Whether a group's colours are kept less often so far, or are made by fewer of the groups still to be looked at. */
function rarer(a: Group, b: Group, kept: readonly number[], left: readonly Group[]): boolean {
  const least = (g: Group): number => Math.min(Number.POSITIVE_INFINITY, ...g.colors.map((c) => kept[c] ?? 0));
  const makers = (g: Group): number => left.filter((o) => o.colors.some((c) => g.colors.includes(c))).length;
  return (compare(least(a), least(b)) || makers(a) - makers(b)) < 0;
}

/** Leaves each group one alternative: those used last are struck out while the rest can pay. */
function settle(groups: readonly Group[], pays: (kept: Group[]) => boolean): Group[] {
  const settled = groups.map((g) => ({ ...g }));
  const all = settled.flatMap((group) => group.alternatives.map((alternative, place) => ({ group, alternative, place })));
  all.sort((a, b) => b.alternative.source.preference - a.alternative.source.preference || b.place - a.place);
  for (const { group, alternative } of all) {
    const before = group.alternatives;
    if (before.length === 1) continue;
    group.alternatives = before.filter((a) => a !== alternative);
    if (!pays(settled)) group.alternatives = before;
  }
  return settled;
}

/** Takes what is left over out of the mana at hand; the remainder is what is spent. */
function spend(reading: Reading, pool: readonly number[], groups: readonly Group[]): Payment {
  const mana = [...pool];
  for (const group of groups) for (const kind of group.alternatives[0]?.kinds ?? []) mana[kind] = (mana[kind] ?? 0) + 1;
  const keepable = new Set(mana.keys());
  const kept = new Array<number>(KINDS).fill(0);
  const colorless = (kind: number): number => Number(kind % SNOW === MANA_TYPES.indexOf('C'));
  const both = (kind: number): number => (kept[kind % SNOW] ?? 0) + (kept[(kind % SNOW) + SNOW] ?? 0);
  while (keepable.size > 0) {
    // Snow mana can do all that other mana can, so it is kept before the same colour without.
    const kind = [...keepable].sort((a, b) => colorless(a) - colorless(b) || both(a) - both(b) || b - a)[0] as number;
    const rest = mana.with(kind, (mana[kind] ?? 0) - 1);
    if ((mana[kind] ?? 0) > 0 && payable(reading, { pool: rest, groups: [] })) {
      mana[kind] = rest[kind] as number;
      kept[kind] = (kept[kind] ?? 0) + 1;
    } else keepable.delete(kind);
  }
  return toPayment(reading, mana, groups);
}

function toPayment(reading: Reading, mana: readonly number[], groups: readonly Group[]): Payment {
  const spent: { [color: string]: number } = {};
  const snowSpent: { [color: string]: number } = {};
  MANA_TYPES.forEach((type, kind) => {
    const fromSnow = mana[kind + SNOW] ?? 0;
    const total = (mana[kind] ?? 0) + fromSnow;
    if (total > 0) spent[type] = total;
    if (fromSnow > 0) snowSpent[type] = fromSnow;
  });
  const uses = groups.map((g) => g.alternatives[0] as Alternative).map((a) => ({ id: a.source.id, ability: a.source.ability, output: a.output }));
  const payment: Payment = { uses, spent, life: reading.life };
  return Object.keys(snowSpent).length > 0 ? { ...payment, snowSpent } : payment;
}
