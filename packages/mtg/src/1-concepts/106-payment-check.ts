/** Whether mana suffices for a cost: an exact answer, quickly (106.1, 107.4, 118.3a). */
import type { ManaCost, ManaSymbol } from './107.4-mana-symbols.js';

/** Mana at hand: units of each kind (see `KIND`), and groups of sources with the alternatives that each could add. */
export interface Supply {
  pool: readonly number[];
  groups: readonly (readonly (readonly number[])[])[];
}

/**
 * One reading of a cost: which hybrid symbols are paid with which half, which Phyrexian ones with life. `limits` says
 * how many units must be taken from among some kinds at least: for every set of kinds that some symbols together
 * accept, the number of symbols that accept nothing else.
 */
export interface Needs {
  life: number;
  mana: number;
  limits: readonly { kinds: number; atLeast: number }[];
}

/** Bits of the kinds of mana: six types, and the same six from snow sources. */
const KIND: { readonly [half: string]: number } = { W: 0, U: 1, B: 2, R: 3, G: 4, C: 5 };
const SNOW = 6;
const KINDS = 12;
const EVERY_SNOW = 0b111111 << SNOW;

/** What one symbol could be: one mana of certain kinds, some generic mana, or life. */
interface Part {
  kinds: number;
  generic: number;
  life: number;
}

function kindsOf(symbol: ManaSymbol): number {
  if (symbol === 'S') return EVERY_SNOW;
  let bits = 0;
  for (const half of symbol.split('/')) {
    const kind = KIND[half];
    if (kind !== undefined) bits |= (1 << kind) | (1 << (kind + SNOW));
  }
  return bits;
}

function partsOf(symbol: ManaSymbol): Part[] {
  const parts: Part[] = [{ kinds: kindsOf(symbol), generic: 0, life: 0 }];
  if (symbol.startsWith('2/')) parts.push({ kinds: 0, generic: 2, life: 0 });
  if (symbol.endsWith('/P')) parts.push({ kinds: 0, generic: 0, life: 2 });
  return parts;
}

/**
 * All readings of a cost, grouped by how much life and mana they take, least life first and then least mana. Equal
 * symbols are not told apart, so the number of readings stays small.
 */
export function needs(cost: ManaCost, life: number): Needs[][] {
  const counts = new Map<ManaSymbol, number>();
  for (const symbol of cost.symbols) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  let readings: { masks: Map<number, number>; generic: number; life: number }[] = [{ masks: new Map(), generic: cost.generic, life: 0 }];
  for (const [symbol, count] of counts) {
    const [plain, other] = partsOf(symbol) as [Part, Part?];
    readings = readings.flatMap((r) =>
      Array.from({ length: other ? count + 1 : 1 }, (_, instead) => ({
        masks: instead === count ? r.masks : new Map(r.masks).set(plain.kinds, (r.masks.get(plain.kinds) ?? 0) + count - instead),
        generic: r.generic + instead * (other?.generic ?? 0),
        life: r.life + instead * (other?.life ?? 0),
      })).filter((n) => n.life <= life),
    );
  }
  const all = readings.map((r): Needs => {
    let mana = r.generic;
    for (const n of r.masks.values()) mana += n;
    return { life: r.life, mana, limits: limitsOf(r.masks) };
  });
  all.sort((a, b) => a.life - b.life || a.mana - b.mana);
  const equal: Needs[][] = [];
  for (const one of all) {
    const last = equal.at(-1);
    if (last?.[0] && last[0].life === one.life && last[0].mana === one.mana) last.push(one);
    else equal.push([one]);
  }
  return equal;
}

/** Hall's condition need be checked only for unions of what the symbols accept: a few, at most 127 of them. */
function limitsOf(masks: ReadonlyMap<number, number>): Needs['limits'] {
  const unions = new Set<number>();
  for (const mask of masks.keys()) {
    for (const union of [...unions]) unions.add(union | mask);
    unions.add(mask);
  }
  return [...unions].map((kinds) => {
    let atLeast = 0;
    for (const [mask, n] of masks) if ((mask & ~kinds) === 0) atLeast += n;
    return { kinds, atLeast };
  });
}

/** Mana at hand sorted for checking: units by kind, sources that add one mana of a choice, and the others. */
interface Sorted {
  fixed: number[];
  flexible: number[];
  branching: (readonly (readonly number[])[])[];
}

/** Whether one of the readings can be paid. Using every source is allowed: mana that is left over stays (106.4). */
export function payable(readings: readonly Needs[], supply: Supply): boolean {
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
  return readings.some((r) => most >= r.mana && search(r, sorted, 0, sorted.fixed, new Set()));
}

/** Hall's condition: for every set of kinds there are as many units as symbols that accept nothing else. */
function suffices(reading: Needs, fixed: readonly number[], flexible: readonly number[]): boolean {
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
function search(reading: Needs, sorted: Sorted, at: number, fixed: readonly number[], seen: Set<string>): boolean {
  const group = sorted.branching[at];
  if (!group) return suffices(reading, fixed, sorted.flexible);
  const key = `${at}:${capped(reading, fixed)}`;
  if (seen.has(key)) return false;
  seen.add(key);
  return group.some((alternative) => {
    const next = [...fixed];
    for (const kind of alternative) next[kind] = (next[kind] ?? 0) + 1;
    return search(reading, sorted, at + 1, next, seen);
  });
}

function capped(reading: Needs, fixed: readonly number[]): string {
  let total = 0;
  const useful = fixed.map((n, kind) => {
    total += n;
    let most = 0;
    for (const { kinds, atLeast } of reading.limits) if (kinds & (1 << kind)) most = Math.max(most, atLeast);
    return Math.min(n, most);
  });
  return `${Math.min(total, reading.mana)},${useful.join()}`;
}
