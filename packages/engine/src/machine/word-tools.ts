/** What records of words are given to say themselves, to weigh themselves, and to check what their parameters point to. */
import type { RuleRef } from '../contract/contract.js';
import type { Ability, Condition, Cost, Effects, Filter, Mod, Ref, Until, Value } from '../language/types.js';

/** Says parts of the language in short words. */
export interface Printer {
  effects(effects: Effects | undefined): string;
  ref(ref: Ref): string;
  /** A player as the subject of an instruction: nothing for the ability's controller. */
  doer(ref: Ref | undefined): string;
  value(value: Value): string;
  /** A value without its sign. */
  size(value: Value): string;
  filter(filter: Filter): string;
  condition(condition: Condition): string;
  costs(costs: Cost[]): string;
  mods(mods: Mod[]): string;
  until(until: Until | undefined): string;
  ability(ability: Ability): string;
  /** A name of the game as instructions say it: a status that is turned on or off, the cause of a move. */
  status(status: string, on: boolean): string;
  cause(cause: string | undefined): string | undefined;
  rule(rule: string): string;
}

/** Weighs parts of the language: above 0 good for what they are done to, below 0 bad. */
export interface Judge {
  effects(effects: Effects | undefined): number;
  mods(mods: Mod[]): number;
  status(status: string): number;
  cause(cause: string | undefined): number;
  rule(rule: string): number;
}

/** What a question or a reference speaks of, where it speaks of nothing else. */
export type EntityKind = 'objects' | 'players';

/** Names that an instruction gives and uses, for the check that nothing points nowhere. */
export interface Scope {
  targets: number;
  /** What may be chosen for each target clause; undefined where it may be either. */
  chosen: readonly (EntityKind | undefined)[];
  /** Whether an X was chosen for a cost. */
  x: boolean;
  divided: boolean;
  /** Whether these are modifications of a static ability. */
  modified?: boolean;
  /** Grows as instructions save; shared by instructions that share a context. */
  saved: Set<string>;
  numbers: Set<string>;
  event: EventFields | undefined;
}
export interface Scoping {
  scope: Scope;
  /** A scope that knows nothing but what is given. */
  apart(known: Partial<Scope>): Scope;
  /** What an event, or an action about to happen, has. */
  event(on: string): EventFields | undefined;
  action(on: string): EventFields | undefined;
  /** Checks a parameter, by the present scope unless another is given. */
  walk(parameter: string, scope?: Scope): void;
  /** Checks a body that is a parameter: its targets are its own. */
  body(parameter: string, scope: Scope): void;
  /** Checks all other parameters by the present scope. */
  others(...but: string[]): void;
  /** Reports what is wrong with a parameter. */
  fault(parameter: string, detail: string, rules?: RuleRef[]): void;
}

/** Fields of events and actions that `{"event": …}` may name: those that hold an object or player, and numbers. */
export interface EventFields {
  refs?: readonly string[];
  numbers?: readonly string[];
}
