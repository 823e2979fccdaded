/**
 * How Riftbound's cards say the card language: wordings in the templates of printed cards. The phrases of words stand in
 * tables, by word (`verbs/`, `things.ts`, …); this is what they share. Nothing here knows how texts are read.
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
  type OptionalCost,
  type Ref,
  type Role,
  type Subject,
  type TargetSpec,
  type Value,
  wordsOf,
} from '@arbiter/engine';

/** What became of those that are kept under a name: "unit", "killed". */
export interface Done {
  past: string;
  kind: string;
  many: boolean;
}
/** What was spoken of so far in an ability, so that it can be called "it" from then on. */
export interface Spoken extends Mentions {
  moved: readonly string[];
  done: { readonly [name: string]: Done };
  /** What numbers that are kept under a name count. */
  numbers: { readonly [name: string]: string };
  /** What amount was spoken of last: "that much". */
  amount?: string;
  /** Figures that were taken, as what they were taken from. */
  figures: { readonly [name: string]: Value };
  /** What was chosen to have something done with it: it is described where that is said. */
  inline?: { key: string; text: string; kinds: readonly string[]; many: boolean };
  /** Who was given something last, where nothing else was done since. */
  gave?: string | undefined;
  /** The hand of this player is shown. */
  shown?: string;
  /** What was chosen in a sentence of its own, with what else it is called from then on: "the chosen unit", "the enemy unit". */
  chosen: { readonly [key: string]: readonly string[] };
  /** These cards of a deck are looked at, or shown. */
  looked?: 'look' | 'reveal';
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
  doing: string | undefined;
  /** Something is moved: where it is described to be is where it comes from. */
  moving?: true;
  /** How long it lasts was said in front: "this turn, …". */
  lasting?: true;
  /** What is asked before what is being said: what is chosen only then needs no word for that. */
  asked?: string;
  /** The card lies in the trash as this happens. */
  fromTrash: boolean;
  /** The trigger, where there is one: what "that unit" may be. */
  on?: Extract<Ability, { kind: 'triggered' }>['on'];
  /** Instructions, one after another; those on which a condition or a choice hangs are one sentence. */
  effects(effects: readonly Effect[] | undefined, sentence?: 'sentence'): string;
  object(ref: Ref, role?: Role): string;
  about(ref: Ref, said: (subject: Subject) => string, role?: Role): string;
  value(value: Value): string;
  condition(condition: Condition): string;
  /** A list before a colon, or `spoken` in a sentence: "pay [2]". */
  costs(costs: readonly Cost[], how?: 'spoken'): string;
  mods(mods: readonly Mod[], subject: Subject): string;
  /** A description, after its determiner; `card`: of what is not on the board. */
  thing(filter: Filter, more?: Described): string;
  ability(ability: Ability): string;
  /** A triggered ability of the card itself, after what it waits for. */
  triggered(ability: Extract<Ability, { kind: 'triggered' }>): string;
  /** Abilities that something is given, those together that are said together. */
  abilities(abilities: readonly Ability[]): string[];
  body(body: Body): string;
  apart<T>(say: () => T): T;
  ways(...ways: (() => string)[]): string;
}
export interface Described {
  many?: boolean;
  /** "a", "each", "all", "target" …; none of several may still be "your units". */
  determiner?: string;
  card?: boolean;
}

/** Units and legends speak of themselves in the first person (053.1); what has no face may be either. */
export const isFirstPerson = (face: Face): boolean => {
  const types = wordsOf(face.props.types);
  return types.length === 0 || types.includes('Unit') || types.includes('Legend');
};
/** What may be paid besides as a card is played. */
export const optionalCosts = (face: Face): OptionalCost[] =>
  face.abilities.flatMap((one) => {
    if (one.kind === 'spell') return one.optional ?? [];
    if (one.kind !== 'static' || (one.affects ?? 'self') !== 'self') return [];
    return one.mods.flatMap((mod) => (mod.mod === 'cost' && mod.optional ? [mod.optional] : []));
  });
export const typesOf = (face: Face): readonly string[] => wordsOf(face.props.types);
/** Cost symbols as cards print them: "[2][Fury][A]" (135.2.e). */
export function symbols(energy: number | undefined, power: readonly string[] = []): string {
  const said = power.map((one) => (one === 'any' ? '[A]' : `[${one.split('|').join('/')}]`)).join('');
  return energy === undefined || energy === 0 ? said : `[${energy}]${said}`;
}
export {
  article,
  clausesOf,
  either,
  isWholeWording,
  joined,
  listed,
  numeral,
  type Role,
  type Subject,
  UNSAID,
  verb,
  whole,
} from '@arbiter/engine';
