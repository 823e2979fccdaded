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

/** What was spoken of so far in an ability, so that it can be called "it" from then on. */
export interface Spoken extends Mentions {
  /** Names under which cards are kept that were permanents, or that a cost was paid with. */
  paid: readonly string[];
  /** Names under which something is kept that has just moved, so that it can be asked what it was before. */
  former: readonly string[];
  /** Names under which something was kept that was not there any more. */
  gone: readonly string[];
  /** What has become another object since it was spoken of (400.7). */
  moved: readonly string[];
  /** What was chosen to have something done with it: it is described where that is said. */
  chosen?: { key: string; text: string; kinds: readonly string[]; many: boolean; owned: boolean };
  /** What became of those that are kept under a name, and what they were: "creature", "exiled". */
  done?: { readonly [name: string]: { past: string; kinds: readonly string[]; many: boolean } };
  /** The kind of the counters of which X were taken as a cost. */
  taken?: string;
  /** Under what name it is kept whether a coin flip was won. */
  flip?: string;
  /** Under what name it is kept whether a clash was won. */
  clash?: string;
  /** Under what name the result of a die is kept. */
  rolled?: string;
  /** Under what name it is kept how much damage was dealt. */
  dealt?: string;
  /** Under what name the life is kept that was lost. */
  lost?: string;
  /** Under what names those are kept that were destroyed. */
  buried?: readonly string[];
  /** What was destroyed, and not kept for anything else. */
  destroyed?: readonly string[];
  /** Under what names those are kept that were dealt damage. */
  hurt?: readonly string[];
  /** Target clauses that are being said. */
  saying?: readonly string[];
  /** The top of a library that was shown, as long as nothing else can be there. */
  top?: string | undefined;
  /** Whether the spell itself was spoken of last: "if this spell was kicked". */
  spell?: boolean;
  /** Whether your life total was spoken of last. */
  lifeTotal?: boolean;
}
/** All that phrases may call; made by `sayer.ts`. */
export interface Say {
  face: Face;
  targets: readonly TargetSpec[];
  spoken: Spoken;
  /** "You may have" others do what follows: their verbs take the plain form. */
  having: boolean;
  /** Who "may" do what follows: they are not named again. */
  doing: string | undefined;
  /** What was paid in addition where what is said is done: only then are its targets chosen (702.33g). */
  paidFor?: string | undefined;
  /** The name of the number that somebody chose as they paid {X}. */
  chosenX?: string | undefined;
  /** The so many-th of its card's abilities this is, where it is an activated one. */
  place?: string | undefined;
  /** What is divided among targets, and whether the text has said so. */
  total?: Value;
  totalled: boolean;
  /** The zone in which the ability works, where that isn't the battlefield: the text must say it. */
  from?: { zone: string; said: boolean };
  /** The trigger, where there is one: what "that creature" may be. */
  on?: Extract<Ability, { kind: 'triggered' }>['on'];
  /** Instructions, one after another; those on which a condition or a choice hangs are one sentence. */
  effects(effects: readonly Effect[] | undefined, sentence?: 'sentence'): string;
  object(ref: Ref, role?: Role): string;
  /** What is said of a subject, in each way in which that can be named. */
  about(ref: Ref, said: (subject: Subject) => string, role?: Role): string;
  value(value: Value): string;
  /** So many of something: "a card", "two cards"; with what X is at the end, where it is worked out. */
  counted(value: Value, one: string, many?: string): string;
  condition(condition: Condition): string;
  costs(costs: readonly Cost[]): string;
  mods(mods: readonly Mod[], subject: Subject, lasting: boolean): string;
  /** A description, after its determiner; `from` is said of it as well: "from it". */
  thing(filter: Filter, more?: { many?: boolean; determiner?: string; library?: boolean; from?: string }): string;
  ability(ability: Ability): string;
  /** Several that something has, of which some may be said together; `of` is what has them, if that is known. */
  abilities(abilities: readonly Ability[], of?: Face): string[];
  body(body: Body): string;
  /** What another ability waits for that this one makes, and what it does then. */
  later(on: NonNullable<Say['on']>[], effects: readonly Effect[]): { when: string; then: string };
  /** Tries a wording without keeping what it has spoken of. */
  apart<T>(say: () => T): T;
  /** Several wordings of the same, each of which speaks of the same things. */
  ways(...ways: (() => string)[]): string;
}

/** What a card calls itself. */
export function ownNames(face: Face): string[] {
  const types = wordsOf(face.props.types).map((type) => type.toLowerCase());
  // What has no types is an emblem (114.3).
  if (types.length === 0) return ['this emblem'];
  const subtypes = wordsOf(face.props.subtypes);
  const spell = types.includes('instant') || types.includes('sorcery');
  // What is bestowed is an Aura (702.103b).
  const bestowed = face.abilities.some((one) => one.kind === 'keyword' && one.keyword === 'bestow');
  const named = ['Aura', 'Equipment', 'Vehicle', 'Saga', 'Class'].filter(
    (type) => subtypes.includes(type) || (type === 'Aura' && bestowed),
  );
  const kinds = spell ? ['spell', 'card'] : [...types, ...named, 'permanent', 'card', 'spell', 'token'];
  return [...(face.name === '' ? [] : ['~']), ...kinds.map((kind) => `this ${kind}`)];
}
export {
  article,
  either,
  isPlain,
  listed,
  type Mentioned,
  numeral,
  type Role,
  type Subject,
  UNSAID,
  verb,
  whole,
  wholeEffect,
} from '@arbiter/engine';
