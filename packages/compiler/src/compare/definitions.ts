/**
 * Definitions as they are compared with one another: those that mean the same come out equal. Each normal form says why what
 * it leaves out means nothing.
 */
import { canonical } from '@arbiter/engine';

type Part = { [key: string]: unknown };
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts for people are not part of what a card does. */
const FOR_PEOPLE = ['label', 'prompt'];

/** Abilities, or parts of them, in normal form. */
export function comparable(abilities: unknown): unknown {
  const names = new Map<string, string>();
  return walk(withoutForgotten(abilities, askedFor(abilities)), '', names);
}

/** All strings but the names of what is remembered: whatever asks for something again is among them. */
function askedFor(value: unknown, asked = new Set<string>()): Set<string> {
  if (typeof value === 'string') asked.add(value);
  else if (Array.isArray(value)) for (const one of value) askedFor(one, asked);
  else if (isPart(value))
    for (const [key, inner] of Object.entries(value))
      if (key !== 'as' || value.do !== 'remember') askedFor(inner, asked);
  return asked;
}

/** What is remembered changes nothing where nobody asks for it again. */
function withoutForgotten(value: unknown, asked: ReadonlySet<string>): unknown {
  if (Array.isArray(value))
    return value.flatMap((one) =>
      isPart(one) && one.do === 'remember' && !asked.has(String(one.as)) ? [] : [withoutForgotten(one, asked)],
    );
  if (!isPart(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutForgotten(inner, asked)]));
}

function walk(value: unknown, key: string, names: Map<string, string>): unknown {
  if (Array.isArray(value)) return listOf(value, key, names);
  if (!isPart(value)) return isName(key, value) ? nameOf(String(value), names) : value;
  return entriesOf(isThere(value), names);
}

/** That so many fit is what it is that their number is at least so much. */
function isThere(part: Part): Part {
  if (!Array.isArray(part.compare)) return part;
  const [value, comparison, bound] = part.compare as unknown[];
  if (!isPart(value) || Object.keys(value).join() !== 'count' || comparison !== '>=' || typeof bound !== 'number')
    return part;
  return bound > 0 ? { exists: value.count, atLeast: bound } : part;
}

function entriesOf(value: Part, names: Map<string, string>): unknown {
  const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    if (FOR_PEOPLE.includes(key) || isDefault(value, key, inner)) return [];
    const said = walk(key === 'what' ? withoutPayer(value, inner) : inner, key, names);
    if (key === 'mods' && Array.isArray(said)) return [[key, modsOf(said)]];
    if (key === 'choices' && value.do === 'addMana' && Array.isArray(said)) return [[key, [...said].sort()]];
    return [
      [
        key,
        FILTERS.includes(key) || isTargeting(value, key)
          ? conjunction(said, isTarget(value, key) || key === 'not')
          : said,
      ],
    ];
  });
  const object = Object.fromEntries(entries);
  if (Array.isArray(object.is)) return { ...object, is: [object.is[0], conjunction(object.is[1], true)] };
  return 'has' in object ? { has: words(object.has) } : object;
}

/** Cards are discarded from one's own hand, and only what one controls is returned as a cost (mtg 118.3, 701.9a). */
const PAYERS: { [pay: string]: string } = { discard: '{"owner":"you"}', return: '{"controller":"you"}' };
function withoutPayer({ pay }: Part, what: unknown): unknown {
  const payer = typeof pay === 'string' ? PAYERS[pay] : undefined;
  if (payer === undefined || typeof what !== 'object') return what;
  return [what].flat().filter((clause) => canonical(clause) !== payer);
}

/** What a word means that is left out (docs/card-language.md). */
function isDefault(part: Part, key: string, value: unknown): boolean {
  if (key === 'until') return canonical(value) === '{"kind":"endOfTurn"}' && part.do === 'modify';
  if (key === 'affects') return value === 'self';
  // What is taken `to` somewhere of cards that are looked at is one as well.
  if (key === 'count') return value === 1 && ('do' in part || 'pay' in part || 'to' in part);
  if (key === 'atLeast') return value === 1;
  if (key === 'order') return value === 'any' && (part.to === 'top' || part.to === 'bottom');
  if (EMPTY.includes(key)) return Array.isArray(value) && value.length === 0;
  if (key === 'min' || key === 'max') return value === 1 && 'what' in part;
  return false;
}

/** Where nothing is done, searched for or targeted, nothing need be written. */
const EMPTY = ['then', 'else', 'effects', 'targets', 'filter', 'of'];

/** What a spell targets is a filter, and the target clauses of an ability are no filter. */
const isTargeting = (part: Part, key: string): boolean => key === 'targets' && Object.keys(part).length === 1;

/** A target clause says where its targets are; any other filter that names no zone speaks of the battlefield. */
const isTarget = (part: Part, key: string): boolean => key === 'what' && !('pay' in part);

/** What one effect does to the same things is applied layer by layer, in whatever order it is written (mtg 613.1). */
const LAYERED = ['add', 'rule', 'ability', 'set', 'gain'];
/** What is set or gained is of a characteristic each: two of the same are applied in the order in which they stand. */
const isApart = (mods: readonly unknown[]): boolean => {
  const props = mods.flatMap((mod) => (isPart(mod) && 'prop' in mod ? [mod.prop] : []));
  return new Set(props).size === props.length;
};
const modsOf = (mods: readonly unknown[]): unknown[] =>
  isApart(mods) && mods.every((mod) => isPart(mod) && LAYERED.includes(String(mod.mod)))
    ? [...mods].sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1))
    : [...mods];

/** A list of one word is that word, and so is the order of several no matter. */
function words(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const [list, wanted] = value;
  if (!Array.isArray(wanted)) return value;
  return [list, wanted.length === 1 ? wanted[0] : [...wanted].sort()];
}

/** A filter is true or false by all its clauses together, in whatever order they stand. */
const FILTERS = [
  'what',
  'object',
  'filter',
  'each',
  'count',
  'exists',
  'from',
  'not',
  'affects',
  'of',
  'source',
  'target',
  'by',
];
function conjunction(filter: unknown, placed = false): unknown {
  if (isPart(filter) || typeof filter !== 'object') return sorted(filter, placed);
  if (!Array.isArray(filter)) return filter;
  const clauses = filter.flatMap((clause) => sorted(clause, placed));
  const there = placed ? clauses : clauses.filter((clause) => canonical(clause) !== '{"zone":"battlefield"}');
  const all = [...new Map(there.map((clause) => [canonical(clause), clause])).values()].sort((a, b) =>
    canonical(a) < canonical(b) ? -1 : 1,
  );
  return all.length === 1 ? all[0] : all;
}
function sorted(clause: unknown, placed: boolean): unknown {
  if (!isPart(clause) || !Array.isArray(clause.any)) return clause;
  const any = clause.any.map((one) => conjunction(one, placed));
  // One of one is that one.
  if (any.length === 1) return any[0];
  // One of several types is a type out of a list.
  const lists = any.map((one) => (isPart(one) && Array.isArray(one.has) ? one.has : undefined));
  const [first] = lists;
  if (first && lists.every((has) => has && has[0] === first[0]))
    return { has: words([first[0], lists.flatMap((has) => [has?.[1]].flat())]) };
  return { ...clause, any: any.sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1)) };
}

function listOf(list: readonly unknown[], key: string, names: Map<string, string>): unknown {
  return list.map((one) => walk(one, key, names));
}

/** Names of an author's own choice are called by their order. */
const isName = (key: string, value: unknown): boolean =>
  (key === 'save' || key === 'saved' || key === 'as' || key === 'number') && typeof value === 'string';
function nameOf(name: string, names: Map<string, string>): string {
  const known = names.get(name) ?? `$${names.size + 1}`;
  names.set(name, known);
  return known;
}
