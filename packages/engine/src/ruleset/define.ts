/** Makes the rules of an edition out of its parts: a base, and what an edition changes of it. */
import { wordSet } from '../continuous/compile.js';
import type { Procedure } from '../machine/control.js';
import type { KeywordRecord } from '../machine/keyword.js';
import type { ContinuousRules, Rules } from '../machine/rules.js';
import type { WordLists } from '../machine/words.js';
import { proceduresOf } from './kernel.js';

/** The rules as they are written: lists, where the rules themselves look up by name. */
export interface RulesParts extends Omit<Rules, 'edition' | 'kept' | 'words' | 'procedures' | 'continuous'> {
  words: Omit<WordLists, 'keywords'>;
  procedures: readonly Procedure[];
  keywords: readonly KeywordRecord[];
  continuous: Omit<ContinuousRules, 'keywords'>;
}

const GROUPS = ['zones', 'turn', 'play', 'events', 'continuous', 'view', 'cite'] as const;
type Group = (typeof GROUPS)[number];
type Grouped = { [group in Group]: object };

/** What an edition has otherwise than its base; of a group only the fields that differ. */
export type Changes<Parts extends Grouped> = Partial<Omit<Parts, Group>> & {
  [group in Group]?: Partial<Parts[group]>;
};

/** The parts of an edition: those of its base, with its changes. */
export function changed<Parts extends Grouped>(base: Parts, changes: Changes<Parts>): Parts {
  const groups = GROUPS.filter((group) => changes[group] !== undefined);
  return {
    ...base,
    ...changes,
    ...Object.fromEntries(groups.map((group) => [group, { ...base[group], ...changes[group] }])),
  };
}

/** A list in which these take the places of those with the same name; new names come at the end. */
export function replaced<T extends { name: string }>(list: readonly T[], ...others: readonly T[]): T[] {
  const names = new Set(list.map(({ name }) => name));
  const kept = list.map((one) => others.find(({ name }) => name === one.name) ?? one);
  return [...kept, ...others.filter(({ name }) => !names.has(name))];
}

/** The kernel's part of an edition's rules. */
export function defineRules(edition: Rules['edition'], parts: RulesParts): Rules {
  const { procedures, keywords, continuous, ...rest } = parts;
  const words = wordSet({ ...parts.words, keywords }, parts.zones.field);
  return {
    ...rest,
    edition,
    kept: [],
    words,
    // A game may have a procedure of its own in the place of one that a word brings with it.
    procedures: new Map([...proceduresOf(words), ...procedures].map((p) => [p.name, p])),
    continuous: { ...continuous, keywords: new Map(keywords.map((k) => [k.name, k])) },
  };
}
