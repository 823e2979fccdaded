/** What rows of several files say: the level of the champion, what X is, restrictions, and how long something lasts. */
import type { Ability, Condition, Cost, Effect, Filter, FilterClause, Mod, Ref, Until, Value } from '@arbiter/engine';
import { mentioned } from '../../references/making.js';
import { isNoun, type Unsettled, unsettled } from '../../references/nouns.js';
import type { Described } from '../categories.js';

const type = (...names: string[]): FilterClause => ({ has: ['types', names] });
export const CHAMPION = type('Champion');
export const YOUR_CHAMPION: Filter = [CHAMPION, { controller: 'you' }];
/** LV: the level of your champion. */
export const LV: Value = { stat: 'level', of: { each: YOUR_CHAMPION } };
/** X, until it is said what that is. */
export const X: Value = { number: 'x' };
const isX = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && 'number' in part && part.number === 'x';

export const UP_TO_ONE = { min: 0 };
/** The class of your champion is one of the card's (2.4.4.1). */
export const CLASS_BONUS: Condition = { is: ['self', { is: 'classBonus' }] };

export const yourChampion = (at: number): Exclude<Ref, string> =>
  mentioned(at, { each: YOUR_CHAMPION }, ['champion', 'unit', 'object']);

/** There is one attack at a time, and so one attacker (2.6.1.6). */
export const attacker = (at: number): Exclude<Ref, string> =>
  mentioned(at, { each: [{ is: 'attacking' }] }, ['attacker', 'unit', 'object']);

/** The value stands in the place of X; undefined where there is no X. */
export function withX<T>(part: T, value: Value): T | undefined {
  let found = false;
  const within = (inner: unknown): unknown => {
    if (isX(inner)) {
      found = true;
      return value;
    }
    if (Array.isArray(inner)) return inner.map(within);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, one]) => [key, within(one)]));
  };
  const settled = within(part) as T;
  return found ? settled : undefined;
}
export const saysX = (part: unknown): boolean =>
  isX(part) || (typeof part === 'object' && part !== null && Object.values(part).some(saysX));

/** Several conditions that must all hold are one. */
export const all = (conditions: readonly Condition[]): Condition => {
  const [one] = conditions;
  return one !== undefined && conditions.length === 1 ? one : { all: [...conditions] };
};
export const and = (a: Condition | undefined, b: Condition | undefined): { if?: Condition } =>
  a === undefined ? (b === undefined ? {} : { if: b }) : { if: b === undefined ? a : { all: [a, b] } };

/** An ability that is there only while a condition holds (2.4.4.2); undefined where none can be so. */
export function restricted(condition: Condition, { ability, ...more }: Unsettled): Unsettled | undefined {
  if (ability.kind === 'keyword')
    return unsettled({
      kind: 'static',
      if: condition,
      mods: [{ mod: 'ability', ability }],
      // It is of use there alone.
      ...(ability.keyword === 'ephemerate' ? { zone: 'graveyard' } : {}),
    });
  if (ability.kind === 'spell' || ability.kind === 'payment') return undefined;
  return { ...more, ability: { ...ability, ...and(condition, ability.if) } as Ability };
}

/** Instructions that are there only while a condition holds, and what they aim at with them (2.4.4.3). */
export function restrictedEffects(condition: Condition, effects: Effect[]): Effect[] {
  const then = aimedIf(condition, effects) as Effect[];
  const [one, ...others] = then;
  // What hangs on a condition of its own hangs on both.
  return one?.do === 'if' && one.else === undefined && others.length === 0
    ? [{ ...one, if: { all: [condition, one.if] } }]
    : [{ do: 'if', if: condition, then }];
}
function aimedIf(condition: Condition, part: unknown): unknown {
  if (Array.isArray(part)) return part.map((one) => aimedIf(condition, one));
  if (typeof part !== 'object' || part === null) return part;
  if (isNoun(part) && part.noun === 'target') return { ...part, if: condition };
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, aimedIf(condition, one)]));
}

/** What 1 less is: of whichever cost the card has (1.6.4.2.8.2). */
export const ONE: Cost[] = [
  { pay: 'reserve', amount: 1 },
  { pay: 'memory', amount: 1 },
];
export const END_OF_TURN: Until = { kind: 'endOfTurn' };
/** An effect without a duration lasts as long as the object is what it is. */
export const PERMANENT: Until = { kind: 'permanent' };
/** Whether a condition asks about the source and about no other object, so that "it" behind it is the source. */
export const isAboutSelf = (condition: Condition): boolean =>
  'is' in condition
    ? condition.is[0] === 'self' || isSelf(condition.is[0])
    : 'not' in condition
      ? isAboutSelf(condition.not)
      : 'all' in condition
        ? condition.all.every(isAboutSelf)
        : 'paid' in condition ||
          ('compare' in condition && isOfSelf(condition.compare[0]) && typeof condition.compare[2] === 'number');
const isOfSelf = (value: Value): boolean => typeof value === 'object' && 'counters' in value && value.of === 'self';
/** "It", without saying what it is. */
export const isIt = (noun: unknown): boolean => isNoun(noun) && noun.noun === 'anaphor' && noun.kind === undefined;
/** What is not done to all of a group. */
export const isOne = (noun: unknown): boolean => isNoun(noun) && !(noun.noun === 'mention' && noun.many === true);
export const lasting = (what: Ref, mods: Mod[], until: Until = END_OF_TURN): Effect[] => [
  { do: 'modify', what, mods, until },
];

export const isSelf = (noun: unknown): boolean => isNoun(noun) && noun.noun === 'mention' && noun.ref === 'self';
/** What the source is linked to. */
export const isLinked = (noun: unknown): boolean => isNoun(noun) && noun.noun === 'mention' && noun.ref === 'attached';
/** What fits, of a noun for all that do. */
export const eachOf = (noun: unknown): Filter | undefined =>
  isNoun(noun) && noun.noun === 'mention' && typeof noun.ref === 'object' && 'each' in noun.ref
    ? noun.ref.each
    : undefined;
export const asList = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);
export const isCard = ({ card, placed }: Described): boolean => card === true && placed !== true;
export const onField = ({ card }: Described): boolean => card !== true;
/** A zone, or one of several. */
export const zonesOf = (zones: readonly string[]): FilterClause => {
  const [one] = zones;
  return one !== undefined && zones.length === 1 ? { zone: one } : { any: zones.map((zone) => ({ zone })) };
};
/** What you control, whether the text says so or it goes without saying. */
export const controlled = (filter: readonly FilterClause[]): FilterClause[] =>
  filter.some((clause) => 'controller' in clause) ? [...filter] : [...filter, { controller: 'you' }];
