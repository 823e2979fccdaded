/** Finds the option that an id or a matcher means. */
import type { Matcher, Pick } from '../contract/contract.js';
import type { Choice } from '../machine/control.js';
import { columnsOf, KEYS, LOOKS_PER_UNIT, type Spend } from './columns.js';

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
const COST_OF_PICK = 0.5;
/** Characters of a matcher that are written out in the time of one unit. */
const TEXT_PER_UNIT = 512;

/** Finds what the picks of one answer mean in one list of options. */
export class Finder {
  readonly #known = new Map<string, Fitting>();
  readonly #faces: (number | undefined)[] = [];
  readonly #numbers = new Map<string, number>();

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
    while (fitting.next < all.length && this.taken.has(all[fitting.next] as number)) fitting.next++;
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
    const { choices, prefix } = this;
    const at = id.startsWith(prefix) ? Number(id.slice(prefix.length)) : Number.NaN;
    if (Number.isInteger(at) && at >= 0 && at < choices.length && id === `${prefix}${at}`) return { at };
    return { code: 'NO_MATCH', detail: `there is no option "${id}" in this decision` };
  }

  #fitting({ nth: _, ...matcher }: Matcher): Fitting {
    const key = JSON.stringify(matcher);
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

/** The most telling matcher for an option: all its keys, and `nth` where that isn't enough. */
export function matcherFor(choices: readonly Choice[], at: number, spend: Spend): Matcher {
  const known = kept(matchers, choices, (): Matcher[] => []);
  const found = known[at] ?? makeMatcher(choices, at, spend);
  known[at] = found;
  return { ...found };
}

function makeMatcher(choices: readonly Choice[], at: number, spend: Spend): Matcher {
  const choice = choices[at] as Choice;
  const matcher: Matcher = {};
  for (const key of KEYS) {
    const value = choice[key];
    if (value !== undefined) Object.assign(matcher, { [key]: value });
  }
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
    if ((list[middle] as number) < one) low = middle + 1;
    else high = middle;
  }
  return low;
}
