/** Mana sources put in order for an automatic payment: which to use first, and which are worth keeping (601.2g). */
import type { Effect } from '@arbiter/engine';
import { type Sums, sumsOf } from './106-payment-check.js';
import type { Color } from './107.4-mana-symbols.js';

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
  /** Its cost or effect is more than tapping for mana: spared as long as anything else will do. */
  costly?: boolean;
  /** What it adds is no mana, and pays for generic mana alone. */
  generic?: boolean;
  /** The instruction that adds it; where it hangs on the game, what there is of it now is worked out. */
  added?: Extract<Effect, { do: 'addMana' }>;
  /** Its cost has {T} in it (106.12). */
  tapped?: boolean;
  /** What triggers on it adds mana as well, so that it is activated by itself. */
  byItself?: true;
  /** For each of the outputs the alternative of the ability, and what is chosen for each that triggers on it. */
  ways?: { output: number; more: string[] }[];
  /** Life that its cost takes. */
  life?: number;
}

/** What to use first where it helps to pay: objects, or single abilities of them. */
export type Named = readonly (number | { id: number; ability: number })[];

/** Types of mana by kind; the same types from snow sources are kinds 6 to 11. */
export const MANA_TYPES: readonly ManaColor[] = ['W', 'U', 'B', 'R', 'G', 'C'];
export const SNOW = MANA_TYPES.length;
/** What pays for generic mana alone. */
const GENERIC = SNOW * 2;
export const KINDS = GENERIC + 1;
export const COLORLESS = MANA_TYPES.indexOf('C');

export interface Alternative {
  source: ManaSource;
  output: number;
  /** Kinds of the mana, each once a mana. */
  kinds: readonly number[];
  /** Position among what the player named; infinite when not named. */
  named: number;
}

/** Sources of which one can be used. */
export interface Group {
  alternatives: Alternative[];
  /** The best position of an alternative. */
  named: number;
  choices: number;
  /** All that it could add is costly. */
  costly: boolean;
  preference: number;
  colors: readonly number[];
  id: number;
}

/** Sources that exclude each other put together; those that add nothing left out. */
export function groupsOf(sources: readonly ManaSource[], must: Named): Group[] {
  const placeOf = placesIn(must);
  return together(sources)
    .map((members) => toGroup(members, placeOf))
    .filter((group) => group.alternatives.length > 0);
}

/** Only what each group of sources could add, and all of them together. */
interface Mana {
  groups: number[][][];
  sums: Sums;
}

const manaOfSources = new WeakMap<readonly ManaSource[], Mana>();

/** What sources could add, where the order does not matter. The same list is asked about for many costs. */
export function manaOf(sources: readonly ManaSource[]): Mana {
  let found = manaOfSources.get(sources);
  if (!found) {
    const groups: number[][][] = [];
    for (const members of together(sources)) {
      const [only, ...others] = members;
      const alternatives = only && others.length === 0 ? manaOfSource(only) : members.flatMap(manaOfSource);
      if (alternatives.length > 0) groups.push(alternatives);
    }
    found = { groups, sums: sumsOf(groups) };
    manaOfSources.set(sources, found);
  }
  return found;
}

const ofSource = new WeakMap<ManaSource, number[][]>();
/** What a source could add: sources stay while lists of them change. */
function manaOfSource(source: ManaSource): number[][] {
  let found = ofSource.get(source);
  if (!found) {
    found = source.outputs.map((mana) => kindsOf(mana, source)).filter((kinds) => kinds.length > 0);
    ofSource.set(source, found);
  }
  return found;
}

function together(sources: readonly ManaSource[]): ManaSource[][] {
  const groups: ManaSource[][] = [];
  const byKey = new Map<number | string, ManaSource[]>();
  for (const source of sources) {
    const { exclusive } = source;
    const members = exclusive === undefined ? undefined : byKey.get(exclusive);
    if (members) {
      members.push(source);
      continue;
    }
    const alone = [source];
    groups.push(alone);
    if (exclusive !== undefined) byKey.set(exclusive, alone);
  }
  return groups;
}

const kindsOf = (mana: readonly ManaColor[], source: ManaSource): number[] =>
  mana.map((m) => (source.generic ? GENERIC : MANA_TYPES.indexOf(m) + (source.snow ? SNOW : 0)));

/** Position of a source among what is named; infinite for all others. */
function placesIn(must: Named): (source: ManaSource) => number {
  const places = new Map<number | string, number>();
  must.forEach((m, at) => {
    const key = typeof m === 'number' ? m : `${m.id}:${m.ability}`;
    if (!places.has(key)) places.set(key, at);
  });
  const at = (key: number | string): number => places.get(key) ?? Number.POSITIVE_INFINITY;
  if (places.size === 0) return () => Number.POSITIVE_INFINITY;
  return ({ id, ability }) => Math.min(at(id), at(`${id}:${ability}`));
}

function toGroup(members: readonly ManaSource[], placeOf: (source: ManaSource) => number): Group {
  const alternatives: Alternative[] = [];
  let named = Number.POSITIVE_INFINITY;
  let preference = Number.POSITIVE_INFINITY;
  let id = Number.POSITIVE_INFINITY;
  for (const source of members) {
    const place = placeOf(source);
    named = Math.min(named, place);
    preference = Math.min(preference, source.preference);
    id = Math.min(id, source.id);
    source.outputs.forEach((mana, output) => {
      if (mana.length > 0) alternatives.push({ source, output, kinds: kindsOf(mana, source), named: place });
    });
  }
  const colors = new Set(alternatives.flatMap((a) => a.kinds.map((k) => (k === GENERIC ? COLORLESS : k % SNOW))));
  colors.delete(COLORLESS);
  const single = alternatives.length === 1;
  const choices = single ? 1 : new Set(alternatives.map((a) => a.kinds.toSorted((x, y) => x - y).join())).size;
  if (!single) alternatives.sort(alternativeFirst);
  const costly = alternatives.every((a) => a.source.costly === true);
  return { alternatives, named, choices, costly, preference, colors: [...colors], id };
}

/** Equal infinities have no difference: so they are compared before they are subtracted. */
const compare = (a: number, b: number): number => (a === b ? 0 : a - b);

/** Which alternative is used first: what was named, the lower preference, less mana, the earlier one. */
export const alternativeFirst = (a: Alternative, b: Alternative): number =>
  compare(a.named, b.named) ||
  a.source.preference - b.source.preference ||
  a.kinds.length - b.kinds.length ||
  a.source.ability - b.source.ability ||
  a.output - b.output;

/** Which of two groups is used first, as far as that does not depend on what else there is. */
const rank = (a: Group, b: Group): number =>
  compare(a.named, b.named) ||
  Number(a.costly) - Number(b.costly) ||
  a.choices - b.choices ||
  a.preference - b.preference ||
  Math.min(a.colors.length, 1) - Math.min(b.colors.length, 1);

/** Which of two groups is used first; among equals the older object. */
export const usedFirst = (a: Group, b: Group): number => rank(a, b) || a.id - b.id;

/**
 * Goes through the groups from the one best kept to the one best used and asks of each whether it can be kept; of equal
 * ones it asks first for those whose color is kept least so far, then for those whose color fewest others make.
 */
export function eachFromBestKept(groups: readonly Group[], keep: (group: Group) => boolean): void {
  const left = groups.toSorted((a, b) => usedFirst(b, a));
  const kept = MANA_TYPES.map(() => 0);
  const makers = MANA_TYPES.map((_, c) => left.reduce((n, g) => (g.colors.includes(c) ? n + 1 : n), 0));
  const least = (counts: readonly number[], g: Group): number =>
    g.colors.reduce((n, c) => Math.min(n, counts[c] ?? 0), Number.POSITIVE_INFINITY);
  while (left.length > 0) {
    const first = left[0] as Group;
    let next = first;
    for (const group of left) {
      if (rank(first, group) !== 0) break;
      if ((compare(least(kept, group), least(kept, next)) || compare(least(makers, group), least(makers, next))) < 0) {
        next = group;
      }
    }
    left.splice(left.indexOf(next), 1);
    const counts = keep(next) ? kept : null;
    for (const c of next.colors) {
      makers[c] = (makers[c] ?? 0) - 1;
      if (counts) counts[c] = (counts[c] ?? 0) + 1;
    }
  }
}
