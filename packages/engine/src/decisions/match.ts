/** Finds the option that an id or a matcher means. */
import type { Matcher, Pick } from '../border/contract.js';
import type { Choice } from '../machine/control.js';

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

export type Found = { at: number } | { code: 'NO_MATCH' | 'AMBIGUOUS_MATCHER'; detail: string };

/** Whether two options differ in nothing that a viewer could see, apart from which object they are. */
export type Alike = (a: Choice, b: Choice) => boolean;

/**
 * @param prefix letter of this list's option ids
 * @param taken indices already used in the same answer; several alike are then used one after another
 */
export function findOption(
  choices: readonly Choice[],
  pick: Pick,
  prefix: string,
  taken: ReadonlySet<number>,
  alike: Alike,
): Found {
  if (typeof pick === 'string') {
    const at = pick.startsWith(prefix) ? Number(pick.slice(prefix.length)) : Number.NaN;
    if (Number.isInteger(at) && at >= 0 && at < choices.length && pick === `${prefix}${at}`) return { at };
    return { code: 'NO_MATCH', detail: `there is no option "${pick}" in this decision` };
  }
  const fitting: number[] = [];
  choices.forEach((choice, i) => {
    if (fits(choice, pick)) fitting.push(i);
  });
  if (pick.nth !== undefined) {
    const at = fitting[pick.nth];
    return at === undefined
      ? { code: 'NO_MATCH', detail: `nth is ${pick.nth} but ${fitting.length} option(s) match` }
      : { at };
  }
  const free = fitting.filter((i) => !taken.has(i));
  const first = free[0] ?? fitting[0];
  if (first === undefined) return { code: 'NO_MATCH', detail: `no option matches ${JSON.stringify(pick)}` };
  if (free.length > 1 && !free.every((i) => alike(choices[first] as Choice, choices[i] as Choice))) {
    return {
      code: 'AMBIGUOUS_MATCHER',
      detail: `${free.length} options match ${JSON.stringify(pick)}; add keys or nth`,
    };
  }
  return { at: first };
}

export function fits(choice: Choice, matcher: Matcher): boolean {
  return KEYS.every((key) => {
    const wanted = matcher[key];
    if (wanted === undefined) return true;
    const has = choice[key];
    if (key === 'mana') return (has ?? false) === wanted;
    return has === wanted || (typeof has === 'object' && JSON.stringify(has) === JSON.stringify(wanted));
  });
}

const matchers = new WeakMap<readonly Choice[], Matcher[]>();

/** What was worked out of a list of options already: where those of each object stand, and what fits a matcher. */
interface Known {
  ofObject: Map<string | undefined, number[]>;
  fitting: Map<string, number[]>;
}
const lists = new WeakMap<readonly Choice[], Known>();

function knownOf(choices: readonly Choice[]): Known {
  let found = lists.get(choices);
  if (!found) {
    found = { ofObject: new Map(), fitting: new Map() };
    for (const [i, { object }] of choices.entries()) {
      const list = found.ofObject.get(object);
      if (list) list.push(i);
      else found.ofObject.set(object, [i]);
    }
    lists.set(choices, found);
  }
  return found;
}

/** All that fit a matcher, in listed order; many options may be alike, and there may be thousands. */
function allFitting(choices: readonly Choice[], matcher: Matcher): number[] {
  const { ofObject, fitting } = knownOf(choices);
  const key = JSON.stringify(matcher);
  let found = fitting.get(key);
  if (!found) {
    const among = matcher.object === undefined ? [...choices.keys()] : (ofObject.get(matcher.object) ?? []);
    found = among.filter((i) => fits(choices[i] as Choice, matcher));
    fitting.set(key, found);
  }
  return found;
}

/** The most telling matcher for an option: all its keys, and `nth` where that isn't enough. */
export function matcherFor(choices: readonly Choice[], at: number): Matcher {
  let known = matchers.get(choices);
  if (!known) {
    known = [];
    matchers.set(choices, known);
  }
  const found = known[at] ?? makeMatcher(choices, at);
  known[at] = found;
  return { ...found };
}

function makeMatcher(choices: readonly Choice[], at: number): Matcher {
  const choice = choices[at] as Choice;
  const matcher: Matcher = {};
  for (const key of KEYS) {
    const value = choice[key];
    if (value !== undefined) Object.assign(matcher, { [key]: value });
  }
  const fitting = allFitting(choices, matcher);
  if (fitting.length > 1) matcher.nth = fitting.indexOf(at);
  return matcher;
}
