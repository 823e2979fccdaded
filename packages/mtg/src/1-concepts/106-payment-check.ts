/** Whether mana suffices for a cost: an exact answer, quickly (106.1, 107.4, 118.3a). */
import type { ManaCost, ManaSymbol } from './107.4-mana-symbols.js';

/** Mana at hand: units of each kind (see `KIND`), and groups of sources with the alternatives that each could add. */
export interface Supply {
  pool: readonly number[];
  groups: readonly (readonly (readonly number[])[])[];
  /** Counts the work of asking what can be paid, in units of a few microseconds. */
  spend?: ((units: number) => void) | undefined;
}

/** Sources that are looked at in the time of one unit, and units of trying one alternative of one that adds several mana. */
export const SOURCES_PER_UNIT = 64;
const AN_ALTERNATIVE = 0.25;

/**
 * One reading of a cost: how many Phyrexian symbols are paid with life, how many monocolored hybrid ones with generic
 * mana. `limits` says how many units must be there of some kinds together, for every set of kinds that matters.
 */
export interface Reading {
  life: number;
  /** Units of mana in all. */
  mana: number;
  limits: readonly { kinds: number; atLeast: number }[];
  /** Per kind, how many symbols accept it: more units than that serve only as generic mana. */
  useful: readonly number[];
}

/** Bits of the kinds of mana: six types, and the same six from snow sources. */
const KIND: { readonly [half: string]: number } = { W: 0, U: 1, B: 2, R: 3, G: 4, C: 5 };
const SNOW = 6;
const KINDS = 12;
const EVERY_SNOW = 0b111111 << SNOW;

function kindsOf(symbol: ManaSymbol): number {
  if (symbol === 'S') return EVERY_SNOW;
  let bits = 0;
  for (const half of symbol.split('/')) {
    const kind = KIND[half];
    if (kind !== undefined) bits |= (1 << kind) | (1 << (kind + SNOW));
  }
  return bits;
}

/** Symbols by the kinds they accept: those to be paid with one mana, those that life, and that {2} could pay instead. */
interface Class {
  kinds: number;
  plain: number;
  life: number;
  two: number;
}

function classesOf(symbols: readonly ManaSymbol[]): Class[] {
  const classes = new Map<number, Class>();
  for (const symbol of symbols) {
    const kinds = kindsOf(symbol);
    const found = classes.get(kinds) ?? { kinds, plain: 0, life: 0, two: 0 };
    found[symbol.endsWith('/P') ? 'life' : symbol.startsWith('2/') ? 'two' : 'plain']++;
    classes.set(kinds, found);
  }
  return [...classes.values()];
}

/** Unions of what the symbols accept, with the symbols that accept nothing else. At most 127 of them. */
function unionsOf(classes: readonly Class[]): Class[] {
  const unions = new Set<number>();
  for (const { kinds } of classes) {
    for (const union of [...unions]) unions.add(union | kinds);
    unions.add(kinds);
  }
  return [...unions].map((union) => {
    const inside = { kinds: union, plain: 0, life: 0, two: 0 };
    for (const c of classes) {
      if ((c.kinds & ~union) !== 0) continue;
      inside.plain += c.plain;
      inside.life += c.life;
      inside.two += c.two;
    }
    return inside;
  });
}

/** What of a cost's symbols matters for paying it. */
interface Digest {
  unions: readonly Class[];
  useful: readonly number[];
  life: number;
  two: number;
}

const digests = new WeakMap<readonly ManaSymbol[], Digest>();

/** The symbols of parsed costs are frozen and shared, so what is found out about them is kept. */
function digest(symbols: readonly ManaSymbol[]): Digest {
  const known = digests.get(symbols);
  if (known) return known;
  const classes = classesOf(symbols);
  const useful = Array.from({ length: KINDS }, (_, kind) =>
    classes.reduce((n, c) => (c.kinds & (1 << kind) ? n + c.plain + c.life + c.two : n), 0),
  );
  const count = (part: 'life' | 'two'): number => classes.reduce((n, c) => n + c[part], 0);
  const found = { unions: unionsOf(classes), useful, life: count('life'), two: count('two') };
  if (Object.isFrozen(symbols)) digests.set(symbols, found);
  return found;
}

/** How many symbols are paid with life, by the number that is wanted: so many, then fewer, and more only where that must be. */
function inOrderOfLife(most: number, wanted: number): number[] {
  const first = Math.min(most, wanted);
  const fewer = Array.from({ length: first + 1 }, (_, i) => first - i);
  return [...fewer, ...Array.from({ length: most - first }, (_, i) => first + 1 + i)];
}

/** How much life the symbols of a cost could take (107.4f). */
export const lifeFor = ({ symbols }: ManaCost): number => 2 * digest(symbols).life;

/**
 * The readings of a cost, least life first (unless more is wanted) and then least mana. That some symbols can be paid with one mana each holds
 * by Hall's theorem where every union of what they accept has at least as many units as symbols within it. Where some
 * may go without, so many fewer are needed; and as the sets of symbols that can be paid together form a matroid, the
 * bounds for both sorts apart and for both together are all there is to check.
 */
export function* readingsOf(cost: ManaCost, life: number, wanted = 0): Generator<Reading> {
  const { unions, useful, life: forLife, two: forTwo } = digest(cost.symbols);
  const mostLives = Math.min(forLife, Math.floor(life / 2));
  for (const lives of inOrderOfLife(mostLives, Math.floor(wanted / 2))) {
    for (let twos = 0; twos <= forTwo; twos++) {
      const limits = unions.map((u) => ({
        kinds: u.kinds,
        atLeast: u.plain + Math.max(0, u.life - lives, u.two - twos, u.life + u.two - lives - twos),
      }));
      yield { life: 2 * lives, mana: cost.generic + cost.symbols.length - lives + twos, limits, useful };
    }
  }
}

/** Mana at hand sorted for checking: units by kind, sources that add one mana of a choice, and the others. */
interface Sorted {
  fixed: number[];
  flexible: number[];
  branching: (readonly (readonly number[])[])[];
  spend?: Supply['spend'];
}

/** Whether the cost, read so, can be paid. Using every source is allowed: mana that is left over stays (106.4). */
export function payable(reading: Reading, supply: Supply): boolean {
  const sorted: Sorted = { fixed: [...supply.pool], flexible: [], branching: [] };
  let most = 0;
  for (const n of supply.pool) most += n;
  for (const group of supply.groups) {
    let largest = 0;
    for (const alternative of group) largest = Math.max(largest, alternative.length);
    most += largest;
    if (group.length === 1) for (const kind of group[0] ?? []) sorted.fixed[kind] = (sorted.fixed[kind] ?? 0) + 1;
    else if (largest === 1) sorted.flexible.push(group.reduce((bits, a) => bits | (1 << (a[0] as number)), 0));
    else sorted.branching.push(group);
  }
  supply.spend?.(supply.groups.length / SOURCES_PER_UNIT);
  sorted.spend = supply.spend;
  return most >= reading.mana && search(reading, sorted, 0, sorted.fixed, new Set());
}

/** Whether the units at hand, one of each flexible source, are enough in all and for every set of kinds. */
function suffices(reading: Reading, fixed: readonly number[], flexible: readonly number[]): boolean {
  let total = flexible.length;
  for (const n of fixed) total += n;
  if (total < reading.mana) return false;
  for (const { kinds, atLeast } of reading.limits) {
    let units = 0;
    for (let kind = 0; kind < KINDS; kind++) if (kinds & (1 << kind)) units += fixed[kind] ?? 0;
    for (const bits of flexible) if (kinds & bits) units++;
    if (units < atLeast) return false;
  }
  return true;
}

/**
 * Tries the alternatives of the sources that add several mana. States that differ only in mana beyond what the cost
 * could take of a kind are the same: so their number depends on the cost and not on how many sources there are.
 */
function search(reading: Reading, sorted: Sorted, at: number, fixed: readonly number[], seen: Set<string>): boolean {
  const group = sorted.branching[at];
  if (!group) return suffices(reading, fixed, sorted.flexible);
  const key = `${at}:${capped(reading, fixed)}`;
  if (seen.has(key)) return false;
  seen.add(key);
  return group.some((alternative) => {
    sorted.spend?.(AN_ALTERNATIVE);
    const next = [...fixed];
    for (const kind of alternative) next[kind] = (next[kind] ?? 0) + 1;
    return search(reading, sorted, at + 1, next, seen);
  });
}

function capped(reading: Reading, fixed: readonly number[]): string {
  let total = 0;
  for (const n of fixed) total += n;
  return `${Math.min(total, reading.mana)},${fixed.map((n, kind) => Math.min(n, reading.useful[kind] ?? 0)).join()}`;
}

/** What sources can add, apart from those that add several mana of a choice. */
export interface Sums {
  /** Units of each kind from sources without a choice. */
  fixed: readonly number[];
  /** Of each source that adds one mana of a choice, the kinds. */
  flexible: readonly number[];
  /** Units that all sources together add at most. */
  most: number;
  branching: boolean;
}

export function sumsOf(groups: Supply['groups']): Sums {
  const fixed = new Array<number>(KINDS).fill(0);
  const flexible: number[] = [];
  let most = 0;
  let branching = false;
  for (const group of groups) {
    let largest = 0;
    for (const alternative of group) largest = Math.max(largest, alternative.length);
    most += largest;
    if (group.length === 1) for (const kind of group[0] ?? []) fixed[kind] = (fixed[kind] ?? 0) + 1;
    else if (largest === 1) flexible.push(group.reduce((bits, a) => bits | (1 << (a[0] as number)), 0));
    else branching = true;
  }
  return { fixed, flexible, most, branching };
}

/**
 * The same as `payable` for what is asked most: no life, no {2} hybrids, no source that adds several mana of a choice.
 * @param pool how much of each type, none of it from snow sources
 * @returns undefined where it is not as simple as that
 */
export function payableOutright(
  cost: ManaCost,
  pool: { readonly [type: string]: number | undefined },
  { fixed, flexible, most, branching }: Sums,
): boolean | undefined {
  const { unions, two } = digest(cost.symbols);
  if (two > 0) return undefined;
  if (branching) return undefined;
  let total = most;
  for (const type in pool) total += pool[type] ?? 0;
  if (total < cost.generic + cost.symbols.length) return false;
  for (const { kinds, plain, life } of unions) {
    let units = 0;
    for (let kind = 0; kind < KINDS; kind++) if (kinds & (1 << kind)) units += fixed[kind] ?? 0;
    for (const type in pool) if (kinds & (1 << (KIND[type] ?? KINDS))) units += pool[type] ?? 0;
    for (const bits of flexible) if (kinds & bits) units++;
    if (units < plain + life) return false;
  }
  return true;
}
