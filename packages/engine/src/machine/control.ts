/** What a step of a procedure tells the machine to do next. */
import type { Matcher, Option, Refusal, RuleRef, Seat, Shape } from '../contract/contract.js';
import type { Json } from '../contract/json.js';
import type { PaymentSource } from '../state/marks.js';
import type { Frame, StoredCall } from '../state/state.js';
import { type Choice, wholeChoice, wholeChoices } from './choice.js';
import type { Game } from './game.js';
import type { Rules } from './rules.js';

export type { Choice } from './choice.js';

/** A source that an answer may name to pay with. */
export type SourceChoice = Choice<PaymentSource>;

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
  sources?: () => SourceChoice[];
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
  /** Its options as they were published. */
  published: Option[] | undefined = undefined;

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
    this.from = ask.from && wholeChoices(ask.from);
    this.to = ask.to && wholeChoices(ask.to);
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
    this.listed = list || !ask.options ? undefined : wholeChoices(ask.options);
  }

  /** The same question, asked of somebody else. */
  askedOf(seat: Seat): Question {
    return new Question({ ...this, seat }, () => this.options ?? [], this.pass);
  }

  /** The same question, which another player answers for whom it is asked of. */
  answeredBy(seat: Seat): Question {
    return new Question({ ...this, seat, for: this.seat }, () => this.options ?? [], this.pass);
  }

  /** The same question by another rulebook's numbers and in its words. */
  inEdition({ cited, said }: Pick<Rules, 'cited' | 'said'>): Question {
    const { unoffered, check, prompt, from, to, pass } = this;
    const all = (choices: Choice[]): Choice[] => (said ? choices.map((choice) => choiceSaid(choice, said)) : choices);
    const renumbered = (violation: Violation | null): Violation | null =>
      violation && { ...violation, rules: cited(violation.rules) };
    const why = (pick: Matcher): Violation | null => renumbered(unoffered?.(pick) ?? null);
    const broken = (answer: Json): Violation | null => renumbered(check?.(answer) ?? null);
    return new Question(
      {
        ...this,
        prompt: said?.(prompt) ?? prompt,
        from: from && all(from),
        to: to && all(to),
        rules: cited(this.rules),
        unoffered: unoffered && why,
        check: check && broken,
      },
      () => all(this.options ?? []),
      pass && said ? choiceSaid(pass, said) : pass,
    );
  }

  get options(): Choice[] | undefined {
    if (this.listed === undefined && this.list) this.listed = wholeChoices(this.list());
    return this.listed;
  }

  /** Where listing all that could be done takes more than a call may, passing is what is offered. */
  offerPassAlone(): void {
    if (this.pass) this.listed = [this.pass];
  }
}

/** Choices are kept and offered again: each is put into other words once. */
const choicesSaid = new WeakMap<Choice, Choice>();
function choiceSaid(choice: Choice, said: (text: string) => string): Choice {
  // Players are called by their names.
  const label = choice.player === undefined ? said(choice.label) : choice.label;
  if (label === choice.label) return choice;
  let known = choicesSaid.get(choice);
  if (known?.label !== label) {
    known = wholeChoice({ ...choice, label });
    choicesSaid.set(choice, known);
  }
  return known;
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
  undefined | Asking | Going | Call | Done;

/** Ask, put the answer into the local `into` (a list of answers where several are asked at once), then go on. */
export interface Asking {
  ask: Ask | Ask[];
  into: string;
  go?: string;
  /** Of several who are asked at once: whether such an answer is enough, and the others are not waited for. */
  until?: (answer: Resolved) => boolean;
  call?: undefined;
  done?: undefined;
}
/** Go on with another step than the next. */
export interface Going {
  go: string;
  ask?: undefined;
  call?: undefined;
  done?: undefined;
}
/** The procedure is over, with this result. */
export interface Done {
  done: Json;
  ask?: undefined;
  call?: undefined;
  go?: undefined;
}

/** What a procedure is given and remembers: JSON, of whatever type it is in detail. */
export type Locals = { [local: string]: unknown };
/** What a procedure is given that is given nothing. */
export type Nothing = { [local: string]: never };

/** How the caller goes on: its local that gets the result, and its step, where that isn't the next. */
export interface Then {
  into?: string;
  go?: string;
}

/** Another procedure runs first. Only a procedure makes one (`payCosts.call(…)`), which is why its locals are right. */
export class Call {
  declare readonly ask?: undefined;
  declare readonly done?: undefined;

  private constructor(
    /** The procedure's name: which procedure goes by it is the edition's to say. */
    readonly call: string,
    readonly locals: Locals,
    readonly into: string | undefined,
    readonly go: string | undefined,
    /** What it waits for before it runs its own first step. */
    readonly first: Call | undefined = undefined,
  ) {}

  static of<Given extends Locals>(procedure: Procedure<Given>, locals: Given, then?: Then): Call {
    return new Call(procedure.name, locals, then?.into, then?.go);
  }

  /** What was put off, now. A copy: states from before hold what waited, and a frame writes to its locals. */
  static resumed({ procedure, locals }: StoredCall): Call {
    return new Call(procedure, { ...locals }, undefined, undefined);
  }

  /** The same as a state keeps it until its time has come. */
  get stored(): StoredCall {
    return { procedure: this.call, locals: this.locals };
  }

  /** The same, but that the caller goes on with this step. */
  thenGo(step: string): Call {
    return new Call(this.call, this.locals, this.into, step, this.first);
  }

  /** The same, but that something else is done before, if there is anything. */
  after(first: Control): Call {
    return first?.call === undefined ? this : new Call(this.call, this.locals, this.into, this.go, first);
  }
}

/** Does first what something called for, if anything, and goes on with this step. */
export const thenGo = (control: Control, step: string): Call | Going =>
  control?.call === undefined ? { go: step } : control.thenGo(step);

export type Step<L extends object = Locals> = (g: Game, locals: L, frame: Frame) => Control;
type Known<Given, Own> = [Given] extends [Nothing] ? Own : Given & Own;

/**
 * A procedure: named steps in order, read from top to bottom like the rule they implement.
 * @typeParam Given what its callers give to it
 */
export interface Procedure<Given extends Locals = never> {
  readonly name: string;
  readonly steps: { readonly [name: string]: Step<never> };
  readonly order: readonly string[];
  /** The steps in order. */
  readonly run: readonly Step<never>[];
  /** Where each step stands in it. */
  readonly places: ReadonlyMap<string, number>;
  /** Its frames count what resolves while nobody chooses anything. */
  readonly counts: boolean;
  /** What a step says to have it run before the next. */
  readonly call: (locals: Given, then?: Then) => Call;
  /** What a new game begins with, or a position that is set up. @param step where it isn't the first */
  readonly frame: (locals: Given, step?: string) => Frame;
}

/** A procedure where it is declared: it knows its frames. */
export interface Declared<Given extends Locals> extends Procedure<Given> {
  /** Whether a frame is one of its own, which has its locals. */
  readonly runs: (frame: Frame) => frame is Frame & { locals: Given };
}

/**
 * Declares a procedure. Steps run in the order written unless one says `go`. After the last one it is done.
 * @typeParam Given what its callers give to it
 * @typeParam Own what it remembers beside that
 */
export function procedure<Given extends Locals = Nothing, Own extends object = object>(
  name: string,
  steps: { [name: string]: Step<Known<Given, Own>> },
  { counts = false } = {},
): Declared<Given> {
  const order = Object.keys(steps);
  const [first] = order;
  if (first === undefined) throw new Error(`procedure ${name} has no steps`);
  const declared: Declared<Given> = {
    name,
    steps,
    order,
    run: order.map((step) => steps[step] as Step<Known<Given, Own>>),
    places: new Map(order.map((step, i) => [step, i])),
    counts,
    call: (locals, then) => Call.of(declared, locals, then),
    frame: (locals, step = first) => ({ procedure: name, step, locals }),
    runs: (frame): frame is Frame & { locals: Given } => frame.procedure === name,
  };
  return declared;
}
