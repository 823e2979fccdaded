/** Finds the option that an id or a matcher means. */
import type { Matcher, Pick } from '../contract/contract.js';
import { type Choice, matcherOf } from '../machine/choice.js';
import { columnsOf, LOOKS_PER_UNIT, type Spend } from './columns.js';

export type Found = { at: number } | { code: 'NO_MATCH' | 'AMBIGUOUS_MATCHER'; detail: string };

/** What is needed to tell options apart, with the budget that it is paid from. */
export interface Faces {
  /** All that a viewer could see of an option but which object it is: options with equal texts are interchangeable. */
  of(choice: Choice): string;
  spend: Spend;
}

/** What fits a matcher, as far as it was asked for in one answer. */
interface Fitting {
  all: readonly number[];
  /** Those before it are taken. */
  next: number;
  /** Whether all that were free when this was asked are interchangeable; fewer of them still are. */
  alike: boolean;
}

/** Units of finding one pick, whatever it is. */
export const COST_OF_PICK = 0.5;
/** Characters of a matcher that are written out in the time of one unit. */
const TEXT_PER_UNIT = 512;

const DIGIT_0 = 48;

/** The place that an option's id names (`o12`), or -1 where it names none of so many. */
export function placeOf(id: string, prefix: string, count: number): number {
  const digits = id.length - 1;
  if (id[0] !== prefix || digits < 1 || digits > 7) return -1;
  let at = 0;
  for (let i = 1; i <= digits; i++) {
    const digit = id.charCodeAt(i) - DIGIT_0;
    if (digit < 0 || digit > 9 || (digit === 0 && i === 1 && digits > 1)) return -1;
    at = at * 10 + digit;
  }
  return at < count ? at : -1;
}

/** Finds what the picks of one answer mean in one list of options. */
export class Finder {
  // Most answers name one option by its id: what only others need is made when it is needed.
  #known: Map<string, Fitting> | undefined;
  #faces: (number | undefined)[] | undefined;
  #numbers: Map<string, number> | undefined;

  /**
   * @param prefix letter of this list's option ids
   * @param taken indices already used in the same answer, only ever more; several alike are used one after another
   */
  constructor(
    private readonly choices: readonly Choice[],
    private readonly prefix: string,
    private readonly faces: Faces,
    private readonly taken: ReadonlySet<number>,
  ) {}

  find(pick: Pick): Found {
    this.faces.spend(COST_OF_PICK);
    if (typeof pick === 'string') return this.#byId(pick);
    const fitting = this.#fitting(pick);
    const { all } = fitting;
    if (pick.nth !== undefined) {
      const at = all[pick.nth];
      return at === undefined
        ? { code: 'NO_MATCH', detail: `nth is ${pick.nth} but ${all.length} option(s) match` }
        : { at };
    }
    while (fitting.next < all.length && this.taken.has(all[fitting.next] ?? 0)) fitting.next++;
    const first = all[fitting.next] ?? all[0];
    if (first === undefined) return { code: 'NO_MATCH', detail: `no option matches ${JSON.stringify(pick)}` };
    if (!fitting.alike) {
      const free = this.free(all);
      if (!free.every((at) => free.length === 1 || this.face(at) === this.face(first)))
        return {
          code: 'AMBIGUOUS_MATCHER',
          detail: `${free.length} options match ${JSON.stringify(pick)}; add keys or nth`,
        };
      fitting.alike = true;
    }
    return { at: first };
  }

  /** Indices of all that fit a matcher and are not taken yet. */
  freeFitting(matcher: Matcher): number[] {
    this.faces.spend(COST_OF_PICK);
    return this.free(this.#fitting(matcher).all);
  }

  /** A number that interchangeable options have in common. */
  face(at: number): number {
    this.#faces ??= [];
    this.#numbers ??= new Map();
    let number = this.#faces[at];
    if (number === undefined) {
      const text = this.faces.of(this.choices[at] as Choice);
      number = this.#numbers.get(text) ?? this.#numbers.size;
      this.#numbers.set(text, number);
      this.#faces[at] = number;
    }
    return number;
  }

  private free(all: readonly number[]): number[] {
    this.faces.spend(all.length / LOOKS_PER_UNIT);
    return all.filter((at) => !this.taken.has(at));
  }

  #byId(id: string): Found {
    const at = placeOf(id, this.prefix, this.choices.length);
    if (at >= 0) return { at };
    return { code: 'NO_MATCH', detail: `there is no option "${id}" in this decision` };
  }

  #fitting({ nth: _, ...matcher }: Matcher): Fitting {
    const key = JSON.stringify(matcher);
    this.#known ??= new Map();
    let found = this.#known.get(key);
    this.faces.spend(key.length / TEXT_PER_UNIT);
    if (!found) {
      const all = columnsOf(this.choices).fitting(matcher, this.faces.spend);
      found = { all, next: 0, alike: false };
      this.#known.set(key, found);
    }
    return found;
  }
}

const matchers = new WeakMap<readonly Choice[], Matcher[]>();
/** What fits the most telling matchers of a list: many options may be alike, and there may be thousands. */
const alikes = new WeakMap<readonly Choice[], Map<string, readonly number[]>>();

function kept<V extends object>(map: WeakMap<readonly Choice[], V>, choices: readonly Choice[], make: () => V): V {
  let found = map.get(choices);
  if (!found) {
    found = make();
    map.set(choices, found);
  }
  return found;
}

/** The most telling matcher for an option: all its keys, and `nth` where that isn't enough. It is kept, and shared. */
export function matcherFor(choices: readonly Choice[], at: number, spend: Spend): Matcher {
  const choice = choices[at] as Choice;
  if (isOnlyOne(choices, choice, spend)) return matcherOf(choice, keysOf);
  const known = kept(matchers, choices, (): Matcher[] => []);
  const found = known[at] ?? Object.freeze(makeMatcher(choices, at, spend));
  known[at] = found;
  return found;
}

/** All by which an option can be told from others. */
function keysOf(choice: Choice): Matcher {
  const matcher: Matcher = { kind: choice.kind };
  if (choice.card !== undefined) matcher.card = choice.card;
  if (choice.object !== undefined) matcher.object = choice.object;
  if (choice.player !== undefined) matcher.player = choice.player;
  if (choice.controller !== undefined) matcher.controller = choice.controller;
  if (choice.owner !== undefined) matcher.owner = choice.owner;
  if (choice.zone !== undefined) matcher.zone = choice.zone;
  if (choice.method !== undefined) matcher.method = choice.method;
  if (choice.ability !== undefined) matcher.ability = choice.ability;
  if (choice.cost !== undefined) matcher.cost = choice.cost;
  if (choice.keyword !== undefined) matcher.keyword = choice.keyword;
  if (choice.loyalty !== undefined) matcher.loyalty = choice.loyalty;
  if (choice.mana !== undefined) matcher.mana = choice.mana;
  if (choice.index !== undefined) matcher.index = choice.index;
  if (choice.value !== undefined) matcher.value = choice.value;
  return matcher;
}

/** Whether no other option is of the same kind and object: then what is said of it fits no other. */
function isOnlyOne(choices: readonly Choice[], { kind, object }: Choice, spend: Spend): boolean {
  spend(choices.length / LOOKS_PER_UNIT);
  let alike = 0;
  for (const other of choices) if (other.kind === kind && (object === undefined || other.object === object)) alike++;
  return alike === 1;
}

function makeMatcher(choices: readonly Choice[], at: number, spend: Spend): Matcher {
  const choice = choices[at] as Choice;
  const matcher = keysOf(choice);
  const known = kept(alikes, choices, () => new Map());
  const text = JSON.stringify(matcher);
  spend(COST_OF_PICK + text.length / TEXT_PER_UNIT);
  let fitting = known.get(text);
  if (!fitting) {
    fitting = columnsOf(choices).fitting(matcher, spend);
    known.set(text, fitting);
  }
  if (fitting.length > 1) matcher.nth = placeIn(fitting, at);
  return matcher;
}

/** Where a number stands in an ascending list that has it. */
function placeIn(list: readonly number[], one: number): number {
  let low = 0;
  let high = list.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? 0) < one) low = middle + 1;
    else high = middle;
  }
  return low;
}
