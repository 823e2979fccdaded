/** What a step of a procedure tells the machine to do next. */
import type { Matcher, Option, Refusal, RuleRef, Seat, Shape } from '../contract/contract.js';
import type { Json, JsonObject } from '../contract/json.js';
import type { Frame } from '../state/state.js';
import type { Game } from './game.js';

/** A listed choice while the engine holds it: `data` is what the asking step gets back when it is chosen. */
export interface Choice extends Omit<Option, 'id' | 'to'> {
  data: Json;
  /** ASSIGN, on a `from` choice: indices into `to` it may go to. */
  into?: number[];
}

/** A question to a seat. Made anew from the state whenever it is looked at, so it may hold functions. */
export interface Ask {
  seat: Seat;
  for?: Seat;
  kind: string;
  shape: Shape;
  prompt: string;
  rules: RuleRef[];
  source?: number;
  options?: Choice[];
  /** ASSIGN: what is assigned to what. */
  from?: Choice[];
  to?: Choice[];
  min?: number;
  max?: number | null;
  ordered?: boolean;
  total?: number;
  vocabulary?: string;
  /** NAME: the names that exist; anything else is refused. */
  names?: readonly string[];
  /** What the default answer is, in resolved data; absent: the first legal one. */
  fallback?: Resolved;
  /** Asked even when only one answer is legal (passing, revealing). */
  always?: boolean;
  /** Breaks of a rule about the whole answer. */
  check?: (answer: Resolved) => Violation | null;
  /** Why something that a pick describes is not offered; null where nothing more can be said than that it isn't. */
  unoffered?: (pick: Matcher) => Violation | null;
  /** Sources an answer may name for an automatic payment; few answers do. */
  sources?: () => Choice[];
}

/**
 * A question with all the fields that any has, so that those who read it, of whatever kind it is, find all in the same
 * place. Its options may be listed when somebody first looks.
 */
export class Question implements Ask {
  readonly seat: Seat;
  readonly for: Seat | undefined;
  readonly kind: string;
  readonly shape: Shape;
  readonly prompt: string;
  readonly rules: RuleRef[];
  readonly source: number | undefined;
  readonly from: Choice[] | undefined;
  readonly to: Choice[] | undefined;
  readonly min: number | undefined;
  readonly max: number | null | undefined;
  readonly ordered: boolean | undefined;
  readonly total: number | undefined;
  readonly vocabulary: string | undefined;
  readonly names: readonly string[] | undefined;
  readonly fallback: Resolved | undefined;
  readonly always: boolean | undefined;
  readonly check: Ask['check'];
  readonly unoffered: Ask['unoffered'];
  readonly sources: Ask['sources'];
  private listed: Choice[] | undefined;

  /**
   * @param list finds the options, where these are not among what is asked
   * @param pass the first option, where that is passing: whoever passes need not wait for the others to be listed
   */
  constructor(
    ask: Ask,
    private readonly list?: () => Choice[],
    readonly pass?: Choice,
  ) {
    this.seat = ask.seat;
    this.for = ask.for;
    this.kind = ask.kind;
    this.shape = ask.shape;
    this.prompt = ask.prompt;
    this.rules = ask.rules;
    this.source = ask.source;
    this.from = ask.from;
    this.to = ask.to;
    this.min = ask.min;
    this.max = ask.max;
    this.ordered = ask.ordered;
    this.total = ask.total;
    this.vocabulary = ask.vocabulary;
    this.names = ask.names;
    this.fallback = ask.fallback;
    this.always = ask.always;
    this.check = ask.check;
    this.unoffered = ask.unoffered;
    this.sources = ask.sources;
    this.listed = list ? undefined : ask.options;
  }

  /** The same question, asked of somebody else. */
  askedOf(seat: Seat): Question {
    return new Question({ ...(this as Ask), seat }, () => this.options ?? [], this.pass);
  }

  get options(): Choice[] | undefined {
    if (this.listed === undefined && this.list) this.listed = this.list();
    return this.listed;
  }
}

export const questionOf = (ask: Ask): Question => (ask instanceof Question ? ask : new Question(ask));

export interface Violation {
  detail: string;
  rules: RuleRef[];
  code?: Refusal['code'];
}

/**
 * A checked answer in the engine's own terms. CHOOSE and ORDER: list of `data`; ASSIGN: list of [from, to];
 * DISTRIBUTE: list of [data, amount]; NUMBER, NAME, CONFIRM: the value itself.
 */
export type Resolved = Json;

export type Control =
  // Nothing said means the next step.
  | undefined
  /** Ask, put the answer into this local (a list of answers where several are asked at once), then go on. */
  | { ask: Ask | Ask[]; into: string; go?: string }
  | { go: string }
  /** Run another procedure first; its result goes into the local `into`. */
  | { call: string; locals: Locals; into?: string; go?: string }
  | { done: Json };

/** What a procedure is given and remembers: JSON, of whatever type it is in detail. */
export type Locals = { [local: string]: unknown };

export type Step<L extends object = JsonObject> = (g: Game, locals: L, frame: Frame) => Control;

/** A procedure: named steps in order, read from top to bottom like the rule they implement. */
export interface Procedure {
  name: string;
  steps: { [name: string]: Step };
  order: string[];
  following: { [name: string]: string | undefined };
}

/** Declares a procedure. Steps run in the order written unless one says `go`. After the last one it is done. */
export function procedure<L extends object>(name: string, steps: { [name: string]: Step<L> }): Procedure {
  const order = Object.keys(steps);
  const following: { [name: string]: string | undefined } = {};
  order.forEach((step, i) => {
    following[step] = order[i + 1];
  });
  return { name, steps: steps as unknown as { [name: string]: Step }, order, following };
}
