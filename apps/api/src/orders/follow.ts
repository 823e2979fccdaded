/** What standing orders make of a move: the answers that they give, one after the other, until a decision waits for a person. */
import type { Decision, GameEvent } from '@arbiter/engine';
import type { GamePosition } from '../games/position.js';
import { measured, type Turn } from '../games/turn.js';
import { type Entry, entryOf } from '../services/entry.js';
import { drop, note, type OrderBook, react, used } from './book.js';
import { factsOf } from './facts.js';

/** Answers of orders after one move; then the decision waits. */
const MAX_FOLLOWING = 1000;

/** The orders of all seats that have some, as they stood when the move was made. */
export type Books = ReadonlyMap<number, OrderBook>;

/** What came of the orders. */
export interface Followed {
  entries: Entry[];
  /** The books that are no longer as they were. */
  changed: { seat: number; book: OrderBook }[];
}

/** An order's answer at which the engine failed: the move is to be made again without it. */
export class FailingOrder extends Error {
  constructor(
    readonly seat: number,
    readonly order: string,
    readonly incident: string | undefined,
  ) {
    super(`the engine failed at order ${order} of seat ${seat}`);
  }
}

/** Names an order that is known to fail. */
export const failingName = (seat: number, order: string): string => `${seat} ${order}`;

/**
 * Lets orders answer what arises after a move.
 * @param position stands right after the move, and goes on with each answer
 * @param turn waited for before each answer, so that others come in between
 * @param failing orders (`failingName`) at which the engine has failed, with the incident
 * @throws FailingOrder where the engine fails: the position is of no use then
 */
export async function follow(
  position: GamePosition,
  books: Books,
  moved: readonly GameEvent[],
  turn: Turn,
  failing: ReadonlyMap<string, string | undefined>,
): Promise<Followed> {
  const now = new Map(books);
  const entries: Entry[] = [];
  noteAll(now, position, moved);
  while (entries.length < MAX_FOLLOWING && position.result === null) {
    const asked = nextAsked(now, position);
    if (!asked) break;
    const { seat, book, decision } = asked;
    const reaction = react(book, { seat, decision, view: position.view(seat) });
    const { at, answers } = reaction;
    if (at === undefined || !answers) {
      now.set(seat, { ...reaction.book, pending: decision.id });
      continue;
    }
    await turn();
    const id = reaction.book.standing[at]?.order.id ?? '';
    const dropped = { at: new Date().toISOString(), version: position.version };
    const name = failingName(seat, id);
    if (failing.has(name)) {
      const refusal = { code: 'INTERNAL' as const, detail: 'the engine failed at this answer', rules: [] };
      now.set(seat, { ...drop(reaction.book, at, { ...dropped, refusal }), pending: decision.id });
      continue;
    }
    const { value: result, work } = measured(() => position.submit(answers));
    if (position.failed) throw new FailingOrder(seat, id, result.ok ? undefined : result.error.incident);
    if (!result.ok) {
      now.set(seat, { ...drop(reaction.book, at, { ...dropped, refusal: result.error }), pending: decision.id });
      continue;
    }
    const { events, error } = result.value;
    entries.push(entryOf(position, 'ACTION', seat, result.value, work));
    now.set(seat, error ? drop(reaction.book, at, { ...dropped, refusal: error }) : used(reaction.book, at));
    noteAll(now, position, events);
    // What is left of an answer that was refused in its middle is for the player to decide.
    if (error) letWait(now, seat, position);
  }
  const changed = [...now].filter(([seat, book]) => book !== books.get(seat)).map(([seat, book]) => ({ seat, book }));
  return { entries, changed };
}

function noteAll(books: Map<number, OrderBook>, position: GamePosition, events: readonly GameEvent[]): void {
  for (const [seat, book] of books) books.set(seat, note(book, factsOf(position.redact([...events], seat)), seat));
}

function letWait(books: Map<number, OrderBook>, seat: number, position: GamePosition): void {
  const book = books.get(seat);
  const decision = position.decisionOf(seat);
  if (book && decision) books.set(seat, { ...book, pending: decision.id });
}

/** The first seat with orders that is asked what it was not asked before. */
function nextAsked(
  books: ReadonlyMap<number, OrderBook>,
  position: GamePosition,
): { seat: number; book: OrderBook; decision: Decision } | undefined {
  for (const [seat, book] of books) {
    if (book.standing.length === 0) continue;
    const decision = position.decisionOf(seat);
    // Orders are for decisions of one's own, not for those that are made for another player.
    if (decision && decision.for === undefined && decision.id !== book.pending) return { seat, book, decision };
  }
  return undefined;
}
