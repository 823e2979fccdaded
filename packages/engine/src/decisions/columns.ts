/** A list of options by the fields that matchers may ask for, so that what fits one is found without looking at all. */
import type { Matcher } from '../contract/contract.js';
import { faceNames, hasFaces } from '../language/layouts.js';
import type { Choice } from '../machine/control.js';

/** Counts work in units of a few microseconds, and throws where a call does too much. */
export type Spend = (units: number) => void;

/** Fields that matchers may ask for. */
const KEYS = [
  'kind',
  'card',
  'object',
  'player',
  'controller',
  'owner',
  'zone',
  'method',
  'ability',
  'cost',
  'keyword',
  'loyalty',
  'mana',
  'index',
  'value',
] as const;
type Key = (typeof KEYS)[number];

/** The same, those first that few options have in common. */
const TELLING: readonly Key[] = [...new Set<Key>(['object', 'value', 'index', 'card', ...KEYS])];

/** So few options are looked at one by one. */
const FEW = 16;
/** Options that are looked at in the time of one unit. */
export const LOOKS_PER_UNIT = 32;

/** What an option has for a key, so that equal things are identical. */
function cell(choice: Choice, key: Key): unknown {
  if (key === 'mana') return choice.mana ?? false;
  if (key === 'value') return choice.value === undefined ? undefined : JSON.stringify(choice.value);
  return choice[key];
}

/** Other names that an option's card goes by: those of its faces, or of the one that the option is about. */
function aliases({ card, index, whole }: Choice): readonly string[] {
  if (card === undefined || whole || !hasFaces(card)) return NO_NAMES;
  const names = faceNames(card);
  return index === undefined ? names : names.slice(index, index + 1);
}
const NO_NAMES: readonly string[] = [];

const fits = (choice: Choice, key: Key, value: unknown): boolean =>
  cell(choice, key) === value || (key === 'card' && aliases(choice).some((name) => name === value));

const NONE: readonly number[] = [];

export class Columns {
  readonly #columns = new Map<Key, Map<unknown, number[]>>();
  readonly #all: readonly number[];

  constructor(private readonly choices: readonly Choice[]) {
    this.#all = [...choices.keys()];
  }

  /** Indices of all options that fit a matcher, in listed order; `nth` is not looked at. */
  fitting(matcher: Matcher, spend: Spend): readonly number[] {
    const wanted = TELLING.flatMap((key): [Key, unknown][] => {
      if (matcher[key] === undefined) return [];
      return [[key, key === 'value' ? JSON.stringify(matcher.value) : matcher[key]]];
    });
    let among = this.#all;
    for (const [key, value] of wanted) {
      if (among.length <= FEW) break;
      const list = this.#column(key, spend).get(value) ?? NONE;
      if (list.length < among.length) among = list;
    }
    spend((among.length * wanted.length) / LOOKS_PER_UNIT);
    if (wanted.length === 0) return among;
    return among.filter((i) => {
      const choice = this.choices[i];
      return choice !== undefined && wanted.every(([key, value]) => fits(choice, key, value));
    });
  }

  #column(key: Key, spend: Spend): ReadonlyMap<unknown, number[]> {
    let column = this.#columns.get(key);
    if (!column) {
      spend(this.choices.length / LOOKS_PER_UNIT);
      column = new Map();
      for (const [i, choice] of this.choices.entries()) {
        for (const has of [cell(choice, key), ...(key === 'card' ? aliases(choice) : NO_NAMES)]) {
          const list = column.get(has);
          if (list) list.push(i);
          else column.set(has, [i]);
        }
      }
      this.#columns.set(key, column);
    }
    return column;
  }
}

/** Lists of options are kept from one decision to the next. */
const ofLists = new WeakMap<readonly Choice[], Columns>();

export function columnsOf(choices: readonly Choice[]): Columns {
  let columns = ofLists.get(choices);
  if (!columns) {
    columns = new Columns(choices);
    ofLists.set(choices, columns);
  }
  return columns;
}
