/**
 * Mutants of definitions: a clause dropped, a number, a player, a zone changed, a condition or parameter added, an order
 * swapped. What may stand where is taken from other definitions, so that every word that these use is tried.
 */
import { canonical } from '@arbiter/engine';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type Table = { readonly [key: string]: Json };
const isTable = (value: Json | undefined): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

export interface Mutant {
  /** Which parameter of which word was changed, and how. */
  what: string;
  ability: Json;
}

/** Parameters that take a filter are one place: what stands in one may stand in all. */
const FILTERS = ['what', 'object', 'filter', 'each', 'count', 'exists', 'from', 'not', 'affects', 'of', 'source'];
/** Texts for people, and names of the author's own choice, mean nothing. */
const FREE = ['label', 'prompt', 'save', 'saved', 'as', 'name', 'total'];

/** The word that a part of a definition is: what its parameters belong to. */
function wordOf(part: Table, place: string): string {
  for (const head of ['do', 'pay', 'mod', 'on'])
    if (typeof part[head] === 'string')
      return head === 'mod' && typeof part.rule === 'string' ? `rule ${part.rule}` : `${head} ${part[head]}`;
  if (typeof part.kind === 'string')
    return typeof part.keyword === 'string' ? `${part.kind} ${part.keyword}` : part.kind;
  if ('choices' in part) return 'modes';
  const keys = Object.keys(part);
  return keys.length === 1 && !['match', 'limit', 'status', 'counters', 'props'].includes(place) ? `${keys[0]}` : place;
}
const placeOf = (key: string): string => (FILTERS.includes(key) ? 'filter' : key);

/** What was seen where. */
export class Seen {
  private readonly fields = new Map<string, Map<string, Map<string, Json>>>();
  private readonly items = new Map<string, Map<string, Json>>();

  read(part: Json, place = 'abilities'): void {
    if (isList(part)) {
      const items = this.items.get(placeOf(place)) ?? new Map<string, Json>();
      this.items.set(placeOf(place), items);
      for (const item of part) {
        if (isTable(item)) items.set(canonical(item), item);
        this.read(item, place);
      }
    } else if (isTable(part)) {
      const word = wordOf(part, place);
      const fields = this.fields.get(word) ?? new Map<string, Map<string, Json>>();
      this.fields.set(word, fields);
      for (const [key, value] of Object.entries(part)) {
        if (FREE.includes(key)) continue;
        const values = fields.get(key) ?? new Map<string, Json>();
        fields.set(key, values.set(canonical(value), value));
        this.read(value, key);
      }
    }
  }
  words(): string[] {
    return [...this.fields.keys()];
  }
  valuesOf(word: string, key: string): Json[] {
    return [...(this.fields.get(word)?.get(key)?.values() ?? [])];
  }
  keysOf(word: string): string[] {
    return [...(this.fields.get(word)?.keys() ?? [])];
  }
  itemsOf(place: string): Json[] {
    return [...(this.items.get(placeOf(place))?.values() ?? [])];
  }
}

/** Numbers in a fixed order, the same in each run. */
export function picker(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** All mutants of one part; `most` other values are tried in each place. */
export class Mutator {
  constructor(
    private readonly seen: Seen,
    private readonly pick: (below: number) => number,
    private readonly most: number,
  ) {}

  *of(part: Json, place = 'abilities', word = place): Generator<Mutant> {
    if (isList(part)) yield* this.list(part, place, word);
    else if (isTable(part)) yield* this.table(part, place);
    else if (typeof part === 'number') {
      for (const other of [part + 1, part - 1, -part])
        if (other !== part) yield mutant(`${word}: ${place} counted otherwise`, other);
    }
  }

  private *table(part: Table, place: string): Generator<Mutant> {
    const word = wordOf(part, place);
    for (const [key, value] of Object.entries(part)) {
      if (FREE.includes(key)) continue;
      const without = Object.fromEntries(Object.entries(part).filter(([name]) => name !== key));
      if (Object.keys(without).length > 0) yield mutant(`${word}: ${key} dropped`, without);
      for (const other of this.some(this.seen.valuesOf(word, key)))
        yield mutant(`${word}: ${key} is ${canonical(other).slice(0, 90)}`, { ...part, [key]: other });
      for (const { what, ability } of this.of(value, key, word)) yield { what, ability: { ...part, [key]: ability } };
    }
    for (const key of this.seen.keysOf(word))
      if (!(key in part))
        for (const other of this.some(this.seen.valuesOf(word, key)))
          yield mutant(`${word}: ${key} added, ${canonical(other).slice(0, 90)}`, { ...part, [key]: other });
  }

  private *list(part: readonly Json[], place: string, word: string): Generator<Mutant> {
    for (const [i, item] of part.entries()) {
      yield mutant(`${word}: one of ${place} dropped`, part.toSpliced(i, 1));
      if (i > 0) yield mutant(`${word}: two of ${place} swapped`, part.toSpliced(i - 1, 2, item, part[i - 1] ?? null));
      for (const { what, ability } of this.of(item, place, word)) yield { what, ability: part.with(i, ability) };
    }
    const items = this.seen.itemsOf(place);
    if (part.some((item) => !isTable(item)) || items.length === 0) return;
    for (const other of this.some(items))
      yield mutant(`${word}: one more of ${place}, ${canonical(other).slice(0, 90)}`, [...part, other]);
    for (const other of this.some(items))
      yield mutant(`${word}: one more of ${place}, ${canonical(other).slice(0, 90)}`, [other, ...part]);
  }

  private some(values: readonly Json[]): Json[] {
    if (values.length <= this.most) return [...values];
    return Array.from({ length: this.most }, () => values[this.pick(values.length)] ?? null);
  }
}
const mutant = (what: string, ability: Json): Mutant => ({ what, ability });
