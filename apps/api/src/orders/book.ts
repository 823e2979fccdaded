/** The orders of one seat as they stand: what of each has happened, how often it may still answer, and which were dropped. */
import type { Decision, GameView, Refusal, SeatAnswer } from '@arbiter/engine';
import { type Fact, fitsEvent } from './facts.js';
import type { Asked, NamedOrder, Source } from './form.js';

/** An order in force. */
export interface Standing {
  order: NamedOrder;
  /** How often it may still answer; null: without limit. */
  left: number | null;
  /** Which of the events that it waits for have happened, by their places in `if`. */
  seen: number[];
  /** An event of `unless` has happened that has woken the seat for no decision yet. */
  woken: boolean;
  /** The step of `stops` that has begun, and in which the seat was not woken yet. */
  stop: string | null;
}

/** An order that was refused when its time came. */
export interface Dropped {
  type: 'ORDER_DROPPED';
  order: string;
  at: string;
  version: number;
  refusal: Refusal;
}

/** What is stored of a seat's orders. */
export interface OrderBook {
  standing: Standing[];
  dropped: Dropped[];
  /** The decision that was pending when the orders were placed: they answer those that come after it. */
  pending: string | null;
}

const standingOf = (order: NamedOrder): Standing => ({
  order,
  left: order.times ?? ('on' in order ? 1 : null),
  seen: [],
  woken: false,
  stop: null,
});

export const bookOf = (orders: readonly NamedOrder[], pending: string | null): OrderBook => ({
  standing: orders.map(standingOf),
  dropped: [],
  pending,
});

/** The orders as they would be given anew: without those that are done, and with what is left of the others. */
export const ordersIn = (book: OrderBook): NamedOrder[] =>
  book.standing.map(({ order, left }) => (left === null ? order : { ...order, times: left }));

/** Takes note of what happened. Whoever has nothing to note stays the same object. */
export function note(book: OrderBook, facts: readonly Fact[], seat: number): OrderBook {
  const standing = book.standing.flatMap((one) => {
    let noted: Standing | undefined = one;
    for (const fact of facts) noted = noted && noteOne(noted, fact, seat);
    return noted ?? [];
  });
  const same = standing.length === book.standing.length && standing.every((one, i) => one === book.standing[i]);
  return same ? book : { ...book, standing };
}

/** Undefined: its time is over. */
function noteOne(standing: Standing, fact: Fact, seat: number): Standing | undefined {
  const { order } = standing;
  if ('yield' in order) return standing;
  if ('on' in order) {
    const seen = (order.if ?? []).flatMap((clause, i) =>
      !standing.seen.includes(i) && fitsEvent(clause, fact, seat) ? [i] : [],
    );
    const woken = standing.woken || (order.unless ?? []).some((clause) => fitsEvent(clause, fact, seat));
    return seen.length === 0 && woken === standing.woken
      ? standing
      : { ...standing, woken, seen: [...standing.seen, ...seen] };
  }
  const { until, unless = [], stops = [] } = order.pass;
  if (until !== 'always' && ('step' in until ? begins(until, fact, seat) : turnBegins(until.turn, fact, seat)))
    return undefined;
  const woken = standing.woken || unless.some((clause) => fitsEvent(clause, fact, seat));
  const stop = stopAfter(standing.stop, stops, fact, seat);
  return woken === standing.woken && stop === standing.stop ? standing : { ...standing, woken, stop };
}

const turnBegins = (turn: 'mine' | 'next', { type, by }: Fact, seat: number): boolean =>
  type === 'TURN_BEGAN' && (turn === 'next' || by === seat);

interface Place {
  step: string;
  turn?: 'mine' | 'theirs';
}
const isTurnOf = (turn: Place['turn'], active: unknown, seat: number): boolean =>
  turn === undefined || (turn === 'mine') === (active === seat);

/** Whether a step, or a phase that is named like one, begins. */
const begins = ({ step, turn }: Place, { type, event }: Fact, seat: number): boolean =>
  ((type === 'STEP_BEGAN' && event.step === step) || (type === 'PHASE_BEGAN' && event.phase === step)) &&
  isTurnOf(turn, event.active, seat);

/** A stop is for its own step or phase: where nothing was asked there, it has passed. */
function stopAfter(stop: string | null, stops: readonly Place[], fact: Fact, seat: number): string | null {
  if (fact.type === 'TURN_BEGAN') return null;
  if (fact.type !== 'STEP_BEGAN' && fact.type !== 'PHASE_BEGAN') return stop;
  const reached = stops.find((place) => begins(place, fact, seat));
  if (reached) return reached.step;
  return fact.type === 'STEP_BEGAN' && stop !== null && fact.event.phase === stop ? stop : null;
}

/** A decision of the seat, with what orders ask about it. */
export interface Question {
  seat: number;
  decision: Decision;
  view: Pick<GameView, 'turn' | 'objects' | 'stack'>;
}

/** What the orders say to a decision. */
export interface Reaction {
  book: OrderBook;
  /** The order that answers, by its place. */
  at?: number;
  answers?: SeatAnswer[];
}

/** The first order that fits answers. Orders that would fit, but rest, have rested for this decision. */
export function react(book: OrderBook, question: Question): Reaction {
  const standing = [...book.standing];
  let rested = false;
  for (const [at, one] of standing.entries()) {
    const answers = answersTo(one, question);
    if (!answers) continue;
    if (!one.woken && one.stop === null) {
      const { seat } = question;
      return {
        book: rested ? { ...book, standing } : book,
        at,
        answers: answers.map((answer) => ({ ...answer, seat })),
      };
    }
    standing[at] = { ...one, woken: false, stop: null };
    rested = true;
  }
  return { book: rested ? { ...book, standing } : book };
}

/** An order has answered: what it waited for counts from now on, and after the last time others take its place. */
export function used(book: OrderBook, at: number): OrderBook {
  const standing = book.standing.flatMap((one, i) => {
    if (i !== at) return one;
    const left = one.left === null ? null : one.left - 1;
    if (left === 0) return ((one.order.then ?? []) as NamedOrder[]).map(standingOf);
    return { ...one, left, seen: [] };
  });
  return { ...book, standing };
}

/** An order was refused: it is gone with what would have come after it. */
export function drop(book: OrderBook, at: number, dropped: Omit<Dropped, 'type' | 'order'>): OrderBook {
  const order = book.standing[at]?.order.id ?? '';
  return {
    ...book,
    standing: book.standing.filter((_, i) => i !== at),
    dropped: [...book.dropped, { type: 'ORDER_DROPPED', order, ...dropped }],
  };
}

type Given = Omit<SeatAnswer, 'seat'>;

function answersTo({ order, seen }: Standing, question: Question): Given[] | undefined {
  const { decision } = question;
  if ('pass' in order) {
    const pass = passOf(decision);
    return pass && [pass];
  }
  if ('on' in order) {
    const ready = (order.if ?? []).every((_, i) => seen.includes(i)) && isAsked(order.on, question);
    return ready ? (order.answers as Given[]) : undefined;
  }
  if (!isYielded(order.yield, question)) return undefined;
  return order.answer === 'default' ? [decision.default] : [order.answer as Given];
}

const passOf = ({ options }: Decision): Given | undefined =>
  options.some(({ kind }) => kind === 'PASS') ? { choose: [{ kind: 'PASS' }] } : undefined;

function isAsked({ kind, shape, step, turn, source, card }: Asked, question: Question): boolean {
  const { decision, view, seat } = question;
  return (
    (kind === undefined || kind === decision.kind) &&
    (shape === undefined || shape === decision.shape) &&
    (step === undefined || step === view.turn.step || step === view.turn.phase) &&
    isTurnOf(turn, view.turn.active, seat) &&
    (card === undefined || sourceOf(question)?.card === card) &&
    (source === undefined || isSource(source, question))
  );
}

type Thing = { readonly [field: string]: unknown };

function sourceOf({ decision: { source }, view }: Question): Thing | undefined {
  if (source === null) return undefined;
  // What has left since is still named by its ability on the stack.
  return view.objects[source] ?? view.stack.find(({ id, source: of }) => id === source || of === source);
}

function isSource(wanted: Source, question: Question): boolean {
  const { source } = question.decision;
  if (source === null) return false;
  return typeof wanted === 'string' ? wanted === source : isSuch(wanted, source, sourceOf(question));
}

const isSuch = (matcher: Exclude<Source, string>, id: string, thing: Thing | undefined): boolean =>
  Object.entries(matcher).every(([field, value]) => (field === 'object' ? id : thing?.[field]) === value);

/**
 * An ability that is yielded to asks nothing of the player: neither what it asks itself, nor whether to respond while it is
 * what resolves next.
 */
function isYielded({ source, ability }: { source: Source; ability?: number }, question: Question): boolean {
  const { decision, view } = question;
  const top = view.stack[0];
  const asksItself = isSource(source, question);
  const resolvesNext = passOf(decision) !== undefined && top !== undefined && isAbilityOf(source, top, view);
  if (!asksItself && !resolvesNext) return false;
  if (ability === undefined) return true;
  const item = resolvesNext
    ? top
    : view.stack.find(({ id, source: of }) => id === decision.source || of === decision.source);
  return item !== undefined && placeOf(item) === ability;
}

function isAbilityOf(wanted: Source, item: Thing, view: Question['view']): boolean {
  if (item.kind !== 'ABILITY' || typeof item.source !== 'string') return false;
  if (typeof wanted === 'string') return wanted === item.source || wanted === item.id;
  return isSuch(wanted, item.source, view.objects[item.source] ?? item);
}

/** Where an ability on the stack stands among all abilities of its card. */
function placeOf({ ability }: Thing): number | undefined {
  const path = (ability as { path?: string } | undefined)?.path;
  const first = path === undefined ? Number.NaN : Number.parseInt(path, 10);
  return Number.isNaN(first) ? undefined : first;
}
