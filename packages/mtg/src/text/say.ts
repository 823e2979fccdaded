/**
 * How Magic's cards say the card language: wordings in the templates of printed cards. The phrases of words stand in tables,
 * by word (`verbs/`, `things.ts`, …); this is what they share. Nothing here knows how texts are read.
 */
import {
  type Ability,
  type Body,
  type Condition,
  type Cost,
  type Effect,
  either,
  type Face,
  type Filter,
  type Mod,
  type Ref,
  type TargetSpec,
  type Value,
  wordsOf,
} from '@arbiter/engine';

/** A phrase for a word that has none yet: no printed text says this. */
export const UNSAID = '⁇';

/** Somebody or something that does or has something: what is said of it agrees with its number. */
export interface Subject {
  text: string;
  many: boolean;
  /** "You", or a verb alone: it takes the plain form. */
  you?: true;
}

/** What was spoken of so far in an ability, so that it can be called "it" from then on. */
export interface Spoken {
  targets: Set<number>;
  /** Groups, by their filters. */
  groups: Set<string>;
  self: boolean;
  attached: boolean;
  event: boolean;
  /** Whom the last sentence was about; the next may leave that out. */
  subject?: string;
}

/** All that phrases may call; made by `sayer.ts`. */
export interface Say {
  face: Face;
  targets: readonly TargetSpec[];
  spoken: Spoken;
  /** The trigger, where there is one: what "that creature" may be. */
  on?: Extract<Ability, { kind: 'triggered' }>['on'];
  effects(effects: readonly Effect[] | undefined): string;
  object(ref: Ref): string;
  /** What is said of a subject, in each way in which that can be named. */
  about(ref: Ref, said: (subject: Subject) => string): string;
  value(value: Value): string;
  /** So many of something: "a card", "two cards"; with what X is at the end, where it is worked out. */
  counted(value: Value, one: string, many?: string): string;
  condition(condition: Condition): string;
  costs(costs: readonly Cost[]): string;
  mods(mods: readonly Mod[], subject: Subject, lasting: boolean): string;
  thing(filter: Filter, more?: { many?: boolean; determiner?: string }): string;
  ability(ability: Ability): string;
  body(body: Body): string;
  /** Tries a wording without keeping what it has spoken of. */
  apart<T>(say: () => T): T;
}

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
  ' ',
);
export const numeral = (n: number): string => WORDS[n] ?? String(n);
export const article = (word: string): string => (/^[aeiou]/i.test(word) ? 'an' : 'a');
export const verb = (subject: Subject, plain: string, third = `${plain}s`): string =>
  subject.you || subject.many ? plain : third;

/** What a card calls itself. */
export function ownNames(face: Face): string[] {
  const types = wordsOf(face.props.types).map((type) => type.toLowerCase());
  const subtypes = wordsOf(face.props.subtypes);
  const spell = types.includes('instant') || types.includes('sorcery');
  const named = ['Aura', 'Equipment', 'Vehicle', 'Saga'].filter((type) => subtypes.includes(type));
  const kinds = spell ? ['spell', 'card'] : [...types, ...named, 'permanent', 'card', 'spell', 'token'];
  return [...(face.name === '' ? [] : ['~']), ...kinds.map((kind) => `this ${kind}`)];
}
export { either };
