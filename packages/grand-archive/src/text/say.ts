/**
 * How Grand Archive's cards say the card language: wordings in the templates of printed cards. The phrases of words stand in
 * tables, by word (`verbs/`, `things.ts`, …); this is what they share. Nothing here knows how texts are read.
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
  type Mentions,
  type Mod,
  type Ref,
  type Role,
  type Subject,
  type TargetSpec,
  type Value,
  wordsOf,
} from '@arbiter/engine';

/** What became of those that are kept under a name, and what they were: "card", "discarded". */
export interface Done {
  past: string;
  /** Without "by lot" and "from where": what each of them is called. */
  kind: string;
  many: boolean;
  /** What they were all asked for: "wind element cards". */
  such?: string;
}

/** What was spoken of so far in an ability, so that it can be called "it" from then on. */
export interface Spoken extends Mentions {
  /** What has become another object since it was spoken of (2.7.8). */
  moved: readonly string[];
  done: { readonly [name: string]: Done };
  /** What numbers that are kept under a name count: "counter removed this way". */
  numbers: { readonly [name: string]: string };
  /** What was chosen to have something done with it: it is described where that is said. */
  inline?: { key: string; text: string; kinds: readonly string[]; many: boolean };
  /** Names under which a move kept what became of something. */
  became?: readonly string[];
  /** The top card of a deck was seen, and is still there: it is "that card". */
  onTop?: boolean;
  /** How many cards of the top of your deck were revealed, which are still there. */
  topShown?: string | undefined;
  /** Whose memory an instruction has shown, or looked at. */
  seen?: string;
  /** Into which zone of yours cards were drawn just before. */
  drewInto?: string | undefined;
  /** What was compared last, as it would be subtracted: "the difference". */
  difference?: string;
  /** Under which name the new target of a redirected attack is kept: if it is there, the attack was redirected. */
  redirected?: string;
  /** Cards of all memories, or of yours, were shown, which have not moved since. */
  shown?: 'all' | 'yours';
}

/** A subject, and what it is called where something is done to it. */
export interface Named extends Subject {
  object?: string;
}

/** All that phrases may call; made by `sayer.ts`. */
export interface Say {
  face: Face;
  targets: readonly TargetSpec[];
  spoken: Spoken;
  having: boolean;
  /** It speaks of what the card gives itself, which may have its name. */
  own: boolean;
  doing: string | undefined;
  /** The share that was divided, and whether the text has said so. */
  total?: Value;
  totalled: boolean;
  /** The zone in which the ability works, where that isn't the usual one: the text must say it. */
  from?: { zone: string; said: boolean };
  /** The condition under which what is said is done: what is targeted only then is. */
  under?: string | undefined;
  /** For how long what was said just before lasts, where the same need not be said again. */
  sameUntil?: string | undefined;
  /** The trigger, where there is one: what "that unit" may be. */
  on?: Extract<Ability, { kind: 'triggered' }>['on'];
  /** Instructions, one after another; those on which a condition or a choice hangs are one sentence. */
  effects(effects: readonly Effect[] | undefined, sentence?: 'sentence'): string;
  object(ref: Ref, role?: Role): string;
  about(ref: Ref, said: (subject: Subject) => string, role?: Role): string;
  value(value: Value): string;
  /** So many of something: "a card", "two cards", "LV cards". */
  counted(value: Value, one: string, many?: string): string;
  condition(condition: Condition): string;
  /** A list before a colon, or `spoken` in a sentence: "pay (2)". */
  costs(costs: readonly Cost[], how?: 'spoken'): string;
  mods(mods: readonly Mod[], subject: Subject, lasting: boolean): string;
  /** A description, after its determiner; `card`: of a card, wherever it is; `noun`: of what it is called, whatever it is. */
  thing(filter: Filter, more?: { many?: boolean; determiner?: string; card?: boolean; noun?: string }): string;
  ability(ability: Ability): string;
  abilities(abilities: readonly Ability[], of?: Face): string[];
  body(body: Body): string;
  apart<T>(say: () => T): T;
  ways(...ways: (() => string)[]): string;
}

/** A champion's name begins with what its lineage is called, and texts may stand for both. */
export const ownOr = (label: string, face: Face): string =>
  face.name === label || face.name.startsWith(`${label},`) ? either(label, '~') : label;
/** Boons do what they do in the pantheon, which is not said. */
export const isBoon = (face: Face): boolean => wordsOf(face.props.types).includes('Boon');
/** What a card calls itself. */
export function ownNames(face: Face): string[] {
  const types = wordsOf(face.props.types).map((type) => type.toLowerCase());
  const unit = types.includes('ally') || types.includes('champion') ? ['unit'] : [];
  const kinds = [...types, ...unit, 'object', 'card', ...(types.includes('attack') ? [] : ['token'])];
  return [...(face.name === '' ? [] : ['~']), ...kinds.map((kind) => `this ${kind}`)];
}
export {
  article,
  clausesOf,
  either,
  joined,
  listed,
  numeral,
  type Role,
  type Subject,
  UNSAID,
  verb,
  whole,
} from '@arbiter/engine';
