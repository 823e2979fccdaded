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
  /** "You may have" it do something: it takes the plain form, too. */
  plain?: true;
}

/**
 * What is asked about is what it was, whatever became of it since; what is done is done to what is there now (608.2h). What
 * something is given to, dealt to or attached to is another than what gives it.
 */
export type Role = 'done' | 'asked' | 'given';

/** What was spoken of so far in an ability, so that it can be called "it" from then on. */
export interface Spoken {
  /** What was spoken of, the latest last. */
  said: readonly Mentioned[];
  /** Names under which instructions kept things, with what these were spoken of as. */
  saved: { readonly [name: string]: string };
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
  /** Whom the last sentence was about; the next may leave that out. */
  subject?: string;
}
export interface Mentioned {
  key: string;
  /** What it may be called later: "creature", "card" … */
  kinds: readonly string[];
  many: boolean;
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

/** A list as cards print it: the comma is not compared, the last joint is. */
export const listed = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')}${all.length > 2 ? ',' : ''} and ${all.at(-1)}`;

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
export { either };
