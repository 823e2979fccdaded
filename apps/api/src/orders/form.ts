/** Standing orders as players send them: section 10 of the public contract. */
import { type RulesetInfo, SHAPES } from '@arbiter/engine';
import { z } from 'zod';
import { ApiError } from '../errors.js';
import { answerInput, matcherInput, present, typeName } from '../schemas/answers.js';
import { versionNumber } from '../schemas/common.js';
import { orderExamples } from '../schemas/examples.js';
import { faultAt, inWords, parseInput } from '../schemas/parse.js';

/** Orders of one seat, nested ones counted; and how deep they may be nested, so that reading them is bounded. */
const MAX_ORDERS = 200;
const MAX_DEPTH = 20;
const MAX_CLAUSES = 50;

/** An attack by one attacker, whatever the game calls its declaration: the one event that the service derives. */
export const ATTACKED = 'ATTACKED';

const name = z.string().min(1).max(100);
const side = z.enum(['mine', 'theirs']);
const by = z.union([z.enum(['me', 'opponent']), z.int().min(0).max(7)]);
const WHOSE = 'Whose doing it is: mine, any other seat’s, a seat’s';

const eventInput = matcherInput
  .omit({ nth: true })
  .extend({ type: name.describe('The type of the event, or `ATTACKED`'), by: by.nullish().describe(WHOSE) })
  .transform(present)
  .meta({ id: 'EventMatcher', description: 'Fits events of this type that have all these fields' });
const events = z.array(eventInput).min(1).max(MAX_CLAUSES);

/** A step of a turn. */
const at = z.strictObject({
  step: name.describe('The step, or the phase where it has none'),
  turn: side.nullish().describe('In whose turn; left out: in any'),
  ...typeName,
});
const until = z.union(
  [
    z.literal('always'),
    z
      .strictObject({
        turn: z.enum(['mine', 'next']).describe('Until the next turn of mine, or of anybody, begins'),
        ...typeName,
      })
      .transform(present),
    at.transform(present),
  ],
  { error: 'must be "always", {turn: "mine"}, {turn: "next"} or {step, turn?}' },
);
const stop = at.transform(present);
const source = z.union([name, matcherInput.transform(present)]);
const answer = answerInput.transform(present);

const asked = z
  .strictObject({
    kind: name.nullish().describe('What is asked'),
    shape: z.enum(SHAPES).nullish().describe('How it is answered'),
    step: name.nullish().describe('In which step, or phase'),
    turn: side.nullish().describe('In whose turn'),
    source: source.nullish().describe('Which object asks'),
    card: name.nullish().describe('The name of the object that asks'),
    ...typeName,
  })
  .transform(present);

const passBody = z
  .strictObject({
    until: until.describe('When the order is gone'),
    unless: events.nullish().describe('Events that wake the seat: it is asked once, then the order goes on'),
    stops: z.array(stop).min(1).max(MAX_CLAUSES).nullish().describe('Steps in which the seat is asked'),
    ...typeName,
  })
  .transform(present);
const yieldBody = z
  .strictObject({
    source: source.describe('Which object asks'),
    ability: z.int().min(0).nullish().describe('Which ability of it, counted from 0 in printed order'),
    ...typeName,
  })
  .transform(present);

export type EventMatcher = z.output<typeof eventInput>;
export type Asked = z.output<typeof asked>;
export type Source = z.output<typeof source>;
type OrderAnswer = z.output<typeof answer>;
interface AnyOrder {
  id?: string;
  /** How often it answers. */
  times?: number;
  /** What takes its place after the last time. */
  then?: Order[];
}
interface PassOrder extends AnyOrder {
  pass: z.output<typeof passBody>;
}
interface AnswerOrder extends AnyOrder {
  on: Asked;
  if?: EventMatcher[];
  unless?: EventMatcher[];
  answers: OrderAnswer[];
}
interface YieldOrder extends AnyOrder {
  yield: z.output<typeof yieldBody>;
  answer: 'default' | OrderAnswer;
}
type Order = PassOrder | AnswerOrder | YieldOrder;
/** An order with the id that the seat knows it by. */
export type NamedOrder = Order & { id: string };

/** Which of the three an order is says one field, so that its faults are told as those of that form. */
const orderInput: z.ZodType<Order> = z.unknown().transform((given, context): Order => {
  const forms = FORM_NAMES.filter((form) => (given as Partial<Record<Form, unknown>> | null)?.[form] != null);
  const [form] = forms;
  if (form === undefined || forms.length > 1) {
    const message = `an order has exactly one of pass, on and yield; this one has ${forms.join(' and ') || 'none'}`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }
  const read = FORMS[form].safeParse(given, inWords);
  if (read.success) return read.data;
  for (const issue of read.error.issues) context.addIssue({ ...issue } as Parameters<typeof context.addIssue>[0]);
  return z.NEVER;
});
const ordersInput = z.array(orderInput).max(MAX_ORDERS);

const common = {
  id: name.nullish().describe('What you call it'),
  times: z
    .int()
    .min(1)
    .max(10_000)
    .nullish()
    .describe('How often it answers; left out: once, and without end where it passes or yields'),
  then: ordersInput.nullish().describe('Orders like these, which take its place after the last time'),
  ...typeName,
};
const FORMS = {
  pass: z.strictObject({ ...common, pass: passBody.describe('Passes, and answers nothing else') }).transform(present),
  on: z
    .strictObject({
      ...common,
      on: asked.describe('The decision that it answers'),
      if: events.nullish().describe('Only if each of these has happened since the order was placed'),
      unless: events.nullish().describe('Not if one of these has happened since then'),
      answers: z.array(answer).min(1).max(MAX_CLAUSES).describe('What is answered, one after the other'),
    })
    .transform(present),
  yield: z
    .strictObject({
      ...common,
      yield: yieldBody.describe('Whatever this object asks'),
      answer: z
        .union([z.literal('default'), answer], { error: 'must be "default" or an answer' })
        .describe('What is answered'),
    })
    .transform(present),
} satisfies Record<string, z.ZodType<Order>>;
type Form = keyof typeof FORMS;
const FORM_NAMES = ['pass', 'on', 'yield'] as const;

const placing = z
  .strictObject({ orders: ordersInput, expectedVersion: versionNumber.nullish(), ...typeName })
  .transform(present);

/** The same as it is published: each form by itself. It is read by `readOrders`, which names the faults of the form that was meant. */
export const ordersBody = z
  .strictObject({
    orders: z
      .array(
        z.union([FORMS.pass, FORMS.on, FORMS.yield]).meta({
          id: 'StandingOrder',
          description: 'Answers for you: passes, answers one decision, or yields to one object',
        }),
      )
      .max(MAX_ORDERS)
      .describe(
        'Replace all that were there. A decision that arises later meets them in this order; the first that fits answers',
      ),
    expectedVersion: versionNumber.optional().describe('Refused where the game is at another version'),
  })
  .meta({ id: 'StandingOrders', description: 'All orders of your seat', 'x-examples': orderExamples });

/** What orders may name. */
type Words = Pick<RulesetInfo, 'phases' | 'decisionKinds' | 'eventTypes'>;

/**
 * Reads the orders of one seat as far as they can be judged before their time.
 * @param body `{orders, expectedVersion?}`, untrusted
 * @param seats how many seats the game has
 * @throws ApiError INVALID_INPUT with the path of every fault
 */
export function readOrders(
  body: unknown,
  words: Words,
  seats: number,
): { orders: NamedOrder[]; expectedVersion: number | undefined } {
  if (depthOf((body as { orders?: unknown } | null)?.orders) > MAX_DEPTH)
    throw faultAt('$.orders', `orders may be nested ${MAX_DEPTH} deep`, 'TOO_DEEP');
  const { orders: given, expectedVersion } = parseInput(placing, body ?? undefined, 'the body');
  const reader = new Reader(words, seats);
  const orders = reader.all(given, '$.orders');
  const [first] = reader.faults;
  if (first) throw new ApiError('INVALID_INPUT', `the body, ${first.path}: ${first.detail}`, { errors: reader.faults });
  return { orders, expectedVersion };
}

function depthOf(orders: unknown): number {
  let depth = 0;
  for (let level = [orders]; level.length > 0 && depth <= MAX_DEPTH; depth++) {
    level = level
      .flatMap((list) =>
        Array.isArray(list) ? list.map((order: unknown) => (order as { then?: unknown } | null)?.then) : [],
      )
      .filter((then) => then != null);
  }
  return depth;
}

/** Checks the names in orders against those that the game knows, and gives each order an id. */
class Reader {
  readonly faults: { path: string; code: string; detail: string }[] = [];
  readonly #steps: ReadonlySet<string>;
  readonly #kinds: ReadonlySet<string>;
  readonly #types: ReadonlySet<string>;
  readonly #ids = new Set<string>();
  #count = 0;
  #unnamed = 0;

  constructor(
    { phases, decisionKinds, eventTypes }: Words,
    readonly seats: number,
  ) {
    this.#steps = new Set(phases.flatMap(({ id, steps }) => [id, ...steps]));
    this.#kinds = new Set(decisionKinds.map(({ kind }) => kind));
    this.#types = new Set([...eventTypes.map(({ type }) => type), ATTACKED]);
  }

  all(orders: readonly Order[], at: string): NamedOrder[] {
    this.#ownIds(orders, at);
    return this.#named(orders, at);
  }

  /** The ids that players chose come first: those that are made up must not be among them. */
  #ownIds(orders: readonly Order[], at: string): void {
    for (const [i, order] of orders.entries()) {
      if (++this.#count === MAX_ORDERS + 1)
        this.#fault(`${at}[${i}]`, 'TOO_MANY', `a seat has at most ${MAX_ORDERS} orders`);
      if (order.id !== undefined) {
        if (this.#ids.has(order.id))
          this.#fault(`${at}[${i}].id`, 'NOT_UNIQUE', `another order is called "${order.id}"`);
        this.#ids.add(order.id);
      }
      this.#ownIds(order.then ?? [], `${at}[${i}].then`);
    }
  }

  #named(orders: readonly Order[], at: string): NamedOrder[] {
    return orders.map((order, i) => {
      const path = `${at}[${i}]`;
      this.#check(order, path);
      const id = order.id ?? this.#freeId();
      return { ...order, id, ...(order.then ? { then: this.#named(order.then, `${path}.then`) } : {}) };
    });
  }

  #freeId(): string {
    let id: string;
    do id = `o${++this.#unnamed}`;
    while (this.#ids.has(id));
    return id;
  }

  #check(order: Order, path: string): void {
    if ('pass' in order) {
      const { until: end, unless, stops = [] } = order.pass;
      if (typeof end === 'object' && 'step' in end) this.#step(end.step, `${path}.pass.until.step`);
      for (const [i, { step }] of stops.entries()) this.#step(step, `${path}.pass.stops[${i}].step`);
      this.#events(unless, `${path}.pass.unless`);
    } else if ('on' in order) {
      if (order.on.kind !== undefined) this.#name(this.#kinds, order.on.kind, `${path}.on.kind`, 'decision');
      if (order.on.step !== undefined) this.#step(order.on.step, `${path}.on.step`);
      this.#events(order.if, `${path}.if`);
      this.#events(order.unless, `${path}.unless`);
      for (const [i, answer] of order.answers.entries()) this.#answer(answer, `${path}.answers[${i}]`);
    } else if (order.answer !== 'default') this.#answer(order.answer, `${path}.answer`);
  }

  /** Which decision is answered is known when it comes, and whose answer it is always. */
  #answer(answer: { decision?: string; seat?: number }, path: string): void {
    for (const field of ['decision', 'seat'] as const)
      if (answer[field] !== undefined)
        this.#fault(`${path}.${field}`, 'UNKNOWN_FIELD', 'an order’s answer names neither decision nor seat');
  }

  #events(list: readonly EventMatcher[] | undefined, path: string): void {
    for (const [i, { type, by: doer }] of (list ?? []).entries()) {
      this.#name(this.#types, type, `${path}[${i}].type`, 'event');
      if (typeof doer === 'number' && doer >= this.seats)
        this.#fault(`${path}[${i}].by`, 'WRONG_VALUE', `there is no seat ${doer}: the game has ${this.seats}`);
    }
  }

  #step(step: string, path: string): void {
    this.#name(this.#steps, step, path, 'step or phase');
  }

  #name(known: ReadonlySet<string>, given: string, path: string, what: string): void {
    if (!known.has(given)) this.#fault(path, 'WRONG_VALUE', `"${given}" is no ${what} of this game`);
  }

  #fault(path: string, code: string, detail: string): void {
    this.faults.push({ path, code, detail });
  }
}
