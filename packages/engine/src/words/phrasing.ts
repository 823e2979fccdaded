/** What printers of card texts share in every game: English in small, and that a phrase looks at every parameter of its word. */
import type { Effect, Filter, FilterClause, Value } from '../language/types.js';

/** A phrase for a word that has none yet: no printed text says this. */
export const UNSAID = '⁇';

/** Somebody or something that does or has something: what is said of it agrees with its number. */
export interface Subject {
  text: string;
  many: boolean;
  /** "You", or a verb alone: it takes the plain form. */
  you?: true;
  /** "You may have" it do something: it takes the plain form, too. */
  plain?: true;
}

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
  ' ',
);
export const numeral = (n: number): string => WORDS[n] ?? String(n);
/** By how a word begins when it is spoken: "an 8/8", "an hour counter", "a Unicorn". */
export const article = (word: string): string =>
  /^\u27e6*(?!uni)(?:[aeiou]|hour|8|1[18](?!\d)|x\b)/i.test(word) ? 'an' : 'a';
export const verb = (subject: Subject, plain: string, third = `${plain}s`): string =>
  subject.you || subject.many || subject.plain ? plain : third;

/** Whether a value is written as it is: a number, or X. */
export const isPlain = (value: Value): value is number | 'x' => typeof value === 'number' || value === 'x';
/** The questions of a filter, one after another. */
export const clausesOf = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);

/** A list as cards print it: the comma is not compared, the last joint is. */
export const listed = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')}${all.length > 2 ? ',' : ''} and ${all.at(-1)}`;
/** The same with another joint than "and". */
export const joined = (all: readonly string[], by: string): string =>
  all.length < 3 ? all.join(` ${by} `) : `${all.slice(0, -1).join(', ')}, ${by} ${all.at(-1)}`;
/** All orders of some words, as long as these are few. */
export function orders(all: readonly string[]): string[] {
  if (all.length < 2) return [all.join(' ')];
  if (all.length > 3) return [all.join(' '), [...all].reverse().join(' ')];
  return all.flatMap((one, i) => orders(all.filter((_, k) => k !== i)).map((rest) => `${one} ${rest}`));
}

/** Texts for people say nothing, and names of an author's own choice are looked at where they are used. */
const FREE = ['label', 'prompt', 'save'];
/** A part as a phrase says it: a parameter that the phrase did not look at is not said. */
export function whole<T extends object>(part: T, phrase: (part: T) => string): string {
  const read = new Set<PropertyKey>();
  const watched = new Proxy(part, {
    get: (from, key, receiver): unknown => {
      read.add(key);
      return Reflect.get(from, key, receiver);
    },
  });
  const said = phrase(watched);
  return Object.keys(part).every((key) => read.has(key) || FREE.includes(key)) ? said : UNSAID;
}
/** The same of an instruction: which one it is is what its phrase is chosen by. */
export const wholeEffect = <E extends Effect>(effect: E, phrase: (effect: E) => string): string =>
  whole(effect, (watched) => (watched.do === effect.do ? phrase(watched) : UNSAID));
