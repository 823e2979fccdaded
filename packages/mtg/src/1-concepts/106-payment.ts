/**
 * Paying mana: which sources to tap, what each adds and which mana is spent (106.4, 107.4, 118.3a, 601.2g–h).
 * A payment is found whenever one exists. Among several the choice is fixed, and made from public information only:
 *
 * 1. the life that was named, else least, then least mana (Phyrexian and monocolored hybrid symbols, 107.4e–f);
 * 2. mana already in the pool before any source;
 * 3. sources are gone through from the one best kept to the one best used, and each stays untapped if the rest can
 *    pay. Best used are those that the player named, in that order; then those with fewer alternatives, lower
 *    preference, no color; among equals such that one source of each color stays, and the older object is used;
 * 4. of what a source could add: what the player named, the lower preference, less mana, the earlier alternative;
 * 5. of mana that is left over, colors are kept rather than colorless mana, and as many different ones as possible.
 */
import {
  payable,
  payableOutright,
  type Reading,
  readingsOf,
  SOURCES_PER_UNIT,
  type Supply,
} from './106-payment-check.js';
import {
  type Alternative,
  alternativeFirst,
  COLORLESS,
  eachFromBestKept,
  type Group,
  groupsOf,
  KINDS,
  MANA_TYPES,
  type ManaSource,
  manaOf,
  type Named,
  type Pool,
  SNOW,
  usedFirst,
} from './106-payment-sources.js';
import { largestToRead, type ManaCost, withChosenX } from './107.4-mana-symbols.js';

export type { ManaColor, ManaSource, Pool } from './106-payment-sources.js';

export interface PaymentOptions {
  /** What to use first where it helps to pay. */
  must?: Named;
  /** Life that may be paid for Phyrexian symbols. None unless said: it is the player's choice (601.2b). */
  life?: number;
  /** How much of it the player wants to pay. */
  wanted?: number;
  /** How much of the pool's mana, by type, came from snow sources. */
  snow?: Pool;
  /** Counts the work, in units of a few microseconds. */
  spend?: Supply['spend'];
}

export interface Payment {
  /** What to activate, in order, and which alternative of its outputs. */
  uses: { id: number; ability: number; output: number }[];
  /** Mana spent by type, from the pool as it is after all uses. */
  spent: { [color: string]: number };
  /** How much of the mana spent is from snow sources; absent where none is. */
  snowSpent?: { [color: string]: number };
  life: number;
}

/** The payment to make, or null where none exists. */
export function solvePayment(
  cost: ManaCost,
  pool: Pool,
  sources: readonly ManaSource[],
  options: PaymentOptions = {},
): Payment | null {
  const counts = poolCounts(pool, options.snow);
  const groups = groupsOf(sources, options.must ?? []);
  const reading = firstPayable(cost, options.life ?? 0, supplyOf(counts, groups, options), options.wanted);
  if (!reading) return null;
  const pays = (kept: readonly Group[]): boolean => payable(reading, supplyOf(counts, kept, options));

  let used = groups;
  eachFromBestKept(groups, (group) => {
    const without = used.filter((g) => g !== group);
    if (!pays(without)) return false;
    used = without;
    return true;
  });
  used.sort(usedFirst);
  settle(used, pays);
  return spend(reading, counts, used);
}

/** Whether the cost can be paid at all. */
export function canPay(
  cost: ManaCost,
  pool: Pool,
  sources: readonly ManaSource[],
  options: PaymentOptions = {},
): boolean {
  const { groups, sums } = manaOf(sources);
  if (!options.life && !options.snow) {
    options.spend?.(groups.length / SOURCES_PER_UNIT);
    const outright = payableOutright(cost, pool, sums);
    if (outright !== undefined) return outright;
  }
  const supply = { pool: poolCounts(pool, options.snow), groups, spend: options.spend };
  return firstPayable(cost, options.life ?? 0, supply) !== null;
}

/** The largest X that can be paid (107.3a); 0 for a cost without {X}, -1 when not even X = 0 can be paid. */
export function maxX(cost: ManaCost, pool: Pool, sources: readonly ManaSource[], options: PaymentOptions = {}): number {
  const supply = { pool: poolCounts(pool, options.snow), groups: manaOf(sources).groups, spend: options.spend };
  const can = (x: number): boolean => {
    return firstPayable(withChosenX(cost, x), options.life ?? 0, supply) !== null;
  };
  if (!can(0)) return -1;
  if (cost.x === 0) return 0;
  const largest = (group: number[][]): number => group.reduce((n, kinds) => Math.max(n, kinds.length), 0);
  const most = supply.groups.reduce((n, group) => n + largest(group), sum(supply.pool));
  let low = 0;
  let high = Math.min(Math.floor(most / cost.x), largestToRead(cost));
  // Whoever can pay for X can pay for less: mana that is left over is no obstacle.
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (can(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The reading of the cost with the life that is wanted, else the least, and then the least mana that can be paid. */
function firstPayable(cost: ManaCost, life: number, supply: Supply, wanted?: number): Reading | null {
  for (const reading of readingsOf(cost, life, wanted)) if (payable(reading, supply)) return reading;
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

function supplyOf(pool: number[], groups: readonly Group[], { spend }: PaymentOptions): Supply {
  return { pool, groups: groups.map((g) => g.alternatives.map((a) => a.kinds)), spend };
}

/** Leaves each group one alternative: those used last are struck out while the rest can pay. */
function settle(groups: readonly Group[], pays: (kept: readonly Group[]) => boolean): void {
  const several = groups.filter((g) => g.alternatives.length > 1);
  const all = several.flatMap((group) => group.alternatives.map((alternative) => ({ group, alternative })));
  all.sort((a, b) => alternativeFirst(b.alternative, a.alternative) || usedFirst(b.group, a.group));
  for (const { group, alternative } of all) {
    const before = group.alternatives;
    if (before.length === 1) continue;
    group.alternatives = before.filter((a) => a !== alternative);
    if (!pays(groups)) group.alternatives = before;
  }
}

/** Takes what is left over out of the mana at hand; the remainder is what is spent. */
function spend(reading: Reading, pool: readonly number[], groups: readonly Group[]): Payment {
  const mana = [...pool];
  for (const group of groups) {
    for (const kind of group.alternatives[0]?.kinds ?? []) mana[kind] = (mana[kind] ?? 0) + 1;
  }
  const keepable = new Set(mana.keys());
  const kept = MANA_TYPES.map(() => 0);
  const colorless = (kind: number): number => Number(kind % SNOW === COLORLESS);
  const already = (kind: number): number => kept[kind % SNOW] ?? 0;
  for (let over = sum(mana) - reading.mana; over > 0 && keepable.size > 0; ) {
    // Snow mana can do all that other mana can, so it is kept before the same color without.
    const best = [...keepable].sort((a, b) => colorless(a) - colorless(b) || already(a) - already(b) || b - a);
    const kind = best[0] as number;
    const rest = mana.with(kind, (mana[kind] ?? 0) - 1);
    if ((mana[kind] ?? 0) > 0 && payable(reading, { pool: rest, groups: [] })) {
      mana[kind] = rest[kind] as number;
      kept[kind % SNOW] = already(kind) + 1;
      over--;
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
  const uses = groups.map((g) => {
    const { source, output } = g.alternatives[0] as Alternative;
    return { id: source.id, ability: source.ability, output };
  });
  const payment: Payment = { uses, spent, life: reading.life };
  return Object.keys(snowSpent).length > 0 ? { ...payment, snowSpent } : payment;
}
