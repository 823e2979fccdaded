/**
 * What a word of the card language is to who writes cards: one line, an example, and its parameters. Each word is
 * registered beside what implements it, by the kernel or by a ruleset; `CardLanguage` puts them together.
 */
import type { z } from 'zod';
import type { RuleRef } from '../contract/contract.js';
import type { Json, JsonObject } from '../contract/json.js';
import type {
  Ability,
  Body,
  CardDefinition,
  CompareOp,
  Condition,
  CopyExcept,
  Cost,
  Effect,
  Filter,
  Mod,
  Ref,
  StaticAbility,
  TargetSpec,
  TriggerPattern,
  Value,
} from '../language/types.js';

/** The zod fields of a type: all of its fields, each with a schema of that field's type. */
export type Fields<T> = { [K in keyof T]-?: z.ZodType<T[K]> };
export type AnyShape = { [field: string]: z.ZodType };

/** The parts of the language that parameters are made of, and names that a ruleset knows. */
export interface Parts {
  ability: z.ZodType<Ability>;
  abilities: z.ZodType<Ability[]>;
  effects: z.ZodType<Effect[]>;
  costs: z.ZodType<Cost[]>;
  filter: z.ZodType<Filter>;
  /** A filter or `self`. */
  what: z.ZodType<Filter | 'self'>;
  ref: z.ZodType<Ref>;
  /** A reference that is no plain word. */
  refObject: z.ZodType<Exclude<Ref, string>>;
  value: z.ZodType<Value>;
  condition: z.ZodType<Condition>;
  mods: z.ZodType<Mod[]>;
  /** What a static ability modifies. */
  affects: z.ZodType<NonNullable<StaticAbility['affects']>>;
  /** What a characteristic is set to. */
  setting: z.ZodType<Value | string | string[]>;
  trigger: z.ZodType<TriggerPattern>;
  targets: z.ZodType<TargetSpec[]>;
  body: Fields<Body>;
  token: z.ZodType<CardDefinition>;
  except: z.ZodType<CopyExcept>;
  /** How long something lasts. */
  until: z.ZodType<JsonObject>;
  /** What a replacement effect replaces, and by what. */
  replaces: z.ZodType<JsonObject>;
  compare: z.ZodType<CompareOp>;
  zone: z.ZodType<string>;
  step: z.ZodType<string>;
  status: z.ZodType<string>;
  /** Statuses that are on: `{"tapped": true}`. */
  statuses: z.ZodType<{ [status: string]: true }>;
  /** A kind of counter, and counters as `{kind: how many}`. */
  counter: z.ZodType<string>;
  counters: z.ZodType<{ [kind: string]: number }>;
  /** Any characteristic; one that is a list of words; one that is a number, or a number kept for players. */
  prop: z.ZodType<string>;
  list: z.ZodType<string>;
  stat: z.ZodType<string>;
  /** A number of objects. */
  figure: z.ZodType<string>;
  keyword: z.ZodType<string>;
  /** A rule about all targets of a clause together. */
  together: z.ZodType<string>;
  predicate: z.ZodType<string>;
  timing: z.ZodType<string>;
  /** A name that the card makes up (`save`, `as`, an optional cost). */
  name: z.ZodType<string>;
  /** Text for people: labels and prompts. */
  text: z.ZodType<string>;
  /** A word of a characteristic: a type, a color, a card's name. */
  term: z.ZodType<string>;
  terms: z.ZodType<string[]>;
  /** Why something moves, as the game's rules look at it: `destroy`, `discard` … */
  cause: z.ZodType<string>;
  /** A number that the rules keep for players. */
  score: z.ZodType<string>;
  /** A number from 0. */
  count: z.ZodType<number>;
  flag: z.ZodType<true>;
}

/** Names of the game for examples of words that every game has. */
export interface Sample {
  zone: string;
  discard: string;
  /** A zone that each player has. */
  pile: string;
  list: string;
  stat: string;
  otherStat: string;
  status: string;
  keyword: string;
  predicate: string;
  step: string;
  /** A number kept for players. */
  score: string;
  /** A card as small as the game allows, for tokens. */
  token: Json;
}
export type Example = Json | ((n: Sample) => Json);

export interface Word<T = never> {
  /** One line for who writes cards. */
  says: string;
  /** A use of the word, valid in the language. */
  example: Example;
  /** Its parameters; absent: it takes none. */
  takes?: (p: Parts) => [T] extends [never] ? AnyShape : Fields<T>;
  /** What is wrong with parameters that are right one by one; null where nothing is. */
  check?: (used: { [parameter: string]: unknown }) => string | null;
}

/** Something that happens: what abilities may trigger on. */
export interface HappeningWord {
  says: string;
  example: Example;
  /** Fields that `match` may speak of. */
  match?: (p: Parts) => AnyShape;
  /** Further parameters of a pattern for it. */
  more?: (p: Parts) => AnyShape;
  /** Fields that hold an object or player, and fields that hold a number: what `{"event": …}` may name. */
  refs?: readonly string[];
  numbers?: readonly string[];
}

/** Something about to happen that may be replaced; `change` has the fields that a replacement may change. */
export interface ActionWord extends HappeningWord {
  change?: (p: Parts) => AnyShape;
}

/** Which parameters a keyword takes, and whether it can do without them. */
export interface KeywordWord {
  says: string;
  takes?: { [parameter in 'cost' | 'value' | 'from' | 'label' | 'effects']?: 'must' | 'may' };
}

/** A name without parameters: a predicate, a timing, a status … */
export interface NameWord {
  says: string;
}
export type Names = { [name: string]: NameWord };

/** The words that a ruleset adds to the kernel's. */
export interface RulesetWords {
  /** The printed characteristics of a card. */
  props: (p: Parts) => AnyShape;
  /** Characteristics that are lists of words, and numbers of objects; other characteristics are single values. */
  lists: readonly string[];
  stats: readonly string[];
  /** Numbers of objects and players that filters and values may ask for, but that no effect changes. */
  fixed?: readonly string[];
  /** Numbers kept for players. */
  scores: readonly string[];
  verbs?: { [verb: string]: Word };
  costs: { [kind: string]: Word };
  happenings?: { [happening: string]: HappeningWord };
  actions?: { [action: string]: ActionWord };
  predicates?: Names;
  timings?: Names;
  statuses?: Names;
  /** Causes of moves, beside the kernel's. */
  causes?: Names;
  keywords: { [keyword: string]: KeywordWord };
  /** Rules about all targets of a clause together. */
  together?: Names;
  /** Durations that the game ends, beside the kernel's. */
  durations?: { [kind: string]: Word };
  /** Rules for `{"mod": "rule"}`. */
  rules?: { [rule: string]: Word };
  mods?: { [mod: string]: Word };
  /** Checks of meaning, after the form is found to be right. */
  check?: (definition: CardDefinition, fault: Fault) => void;
}

/** Reports a fault: a path below the definition, what is wrong, and the rules that say so. */
export type Fault = (path: readonly (string | number)[], detail: string, rules?: RuleRef[]) => void;
