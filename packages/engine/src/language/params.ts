/** What the parameters of words are made of, as schemas: a record says by them which parameters its word takes. */
import type { z } from 'zod';
import type { Json } from '../contract/json.js';
import type {
  Ability,
  Body,
  CardDefinition,
  CompareOp,
  Condition,
  CopyExcept,
  Cost,
  Effects,
  Filter,
  Mod,
  Ref,
  ReplacementSpec,
  StaticAbility,
  TargetSpec,
  TriggerPattern,
  Until,
  Value,
} from './types.js';

/** The zod fields of a type: all of its fields, each with a schema of that field's type. */
export type Fields<T> = { [K in keyof T]-?: z.ZodType<T[K]> };
export type AnyShape = { [field: string]: z.ZodType };

/** The parts of the language that parameters are made of, and names that a ruleset knows. */
export interface Parts {
  ability: z.ZodType<Ability>;
  abilities: z.ZodType<Ability[]>;
  effects: z.ZodType<Effects>;
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
  /** A definition of a token: of one with two faces, one that can be turned over. */
  token: z.ZodType<CardDefinition>;
  except: z.ZodType<CopyExcept>;
  /** How long something lasts. */
  until: z.ZodType<Until>;
  /** What a replacement effect replaces, and by what. */
  replaces: z.ZodType<ReplacementSpec>;
  compare: z.ZodType<CompareOp>;
  zone: z.ZodType<string>;
  step: z.ZodType<string>;
  status: z.ZodType<string>;
  /** Statuses that are on: `{"tapped": true}`. */
  statuses: z.ZodType<{ [status: string]: true }>;
  /** A kind of counter, and counters as `{kind: how many}`. */
  counter: z.ZodType<string>;
  counters: z.ZodType<{ [kind: string]: Value }>;
  /** Any characteristic; one that is a list of words; one that is a number, or a number kept for players. */
  prop: z.ZodType<string>;
  list: z.ZodType<string>;
  stat: z.ZodType<string>;
  /** A number of objects. */
  figure: z.ZodType<string>;
  keyword: z.ZodType<string>;
  /** A kind of cost. */
  costKind: z.ZodType<string>;
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

/** The type of parameters, as their schemas describe it. */
export type Infer<S extends AnyShape> = Simplify<z.infer<z.ZodObject<S>>>;
type Simplify<T> = { [K in keyof T]: T[K] };
/** The type of what `fields` describes. */
export type ParamsOf<F extends (p: Parts) => AnyShape> = Infer<ReturnType<F>>;
/** Parameters of a word, described once: the schema that checks them and, by `ParamsOf`, their type. */
export const fields = <S extends AnyShape>(describe: (p: Parts) => S): ((p: Parts) => S) => describe;

/** Names of the game for examples of words that every game has. */
export interface Sample {
  zone: string;
  discard: string;
  /** A zone that each player has. */
  pile: string;
  list: string;
  /** A kind of cost. */
  cost: string;
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
