/** Moves on games, with all that standing orders make of them, in one transaction. */
import type { GameEvent, Played, Result } from '@arbiter/engine';
import { besideAfter } from '../clocks/course.js';
import { type EntryBeside, told } from '../games/beside.js';
import type { Refused } from '../games/incidents.js';
import type { GamePosition } from '../games/position.js';
import type { GameRecord } from '../games/repository.js';
import { measured, type Turn } from '../games/turn.js';
import { FailingOrder, type Followed, failingName, follow } from '../orders/follow.js';
import { about, inSpan } from '../tracing/spans.js';
import type { Change, Committer } from './committer.js';
import { type Entry, entryOf } from './entry.js';
import type { NewKey } from './idempotency.js';

/** How often a move is made again because orders were given meanwhile, or because the engine failed at one. */
const TRIES = 50;
const untold = () => ({});
const NOBODY: Followed = { entries: [], changed: [] };

export interface Move {
  kind: Entry['kind'];
  seat: number;
  key?: NewKey | null;
  turn: Turn;
  act: (position: GamePosition) => Result<Played, Refused>;
  /** What there is to it beside the rules, once it has been made. */
  beside?: (position: GamePosition) => EntryBeside;
}

/** What came of a move, for whoever made it. */
export interface Moved {
  /** What the move itself did. */
  played: Played;
  /** Everything that happened, with what orders answered. */
  events: GameEvent[];
}

/** How a move ended. Of nothing but what was stored may anybody be told. */
export type MoveEnd<T> =
  | { end: 'stored'; reply: T }
  | { end: 'refused'; error: Refused }
  /** Somebody else was first. */
  | { end: 'late' }
  /** Only another engine can say how the game stands. */
  | { end: 'earlier engine' };

export class Mover {
  constructor(readonly committer: Committer) {}

  /**
   * Makes a move on the working match, lets orders answer, works out the reply, and stores it all. Where any of this fails,
   * the game is as it was.
   * @param reply must be done when it returns
   */
  move<T>(game: GameRecord, move: Move, reply: (position: GamePosition, moved: Moved) => T): Promise<MoveEnd<T>> {
    const told = () => ({ attributes: { ...about(game), 'arbiter.move': move.kind } });
    return inSpan('move', told, async (span) => {
      const done = await this.#tried(game, move, reply);
      span?.setAttribute('arbiter.end', done.end);
      return done;
    });
  }

  async #tried<T>(
    game: GameRecord,
    move: Move,
    reply: (position: GamePosition, moved: Moved) => T,
  ): Promise<MoveEnd<T>> {
    const failing = new Map<string, string | undefined>();
    let now = game;
    for (let tries = 1; ; tries++) {
      try {
        const done = await this.#once(now, move, reply, failing);
        if (done.end !== 'late' || tries >= TRIES) return done;
        const next = await this.committer.games.find(game.id);
        const onlyOrders = next?.status === 'ACTIVE' && next.version === now.version && next.seating === now.seating;
        if (!onlyOrders || next.ordersRevision === now.ordersRevision) return done;
        now = next;
      } catch (error) {
        if (!(error instanceof FailingOrder) || tries >= TRIES) throw error;
        failing.set(failingName(error.seat, error.order), error.incident);
      }
    }
  }

  async #once<T>(
    game: GameRecord,
    { kind, seat, key, turn, act, beside }: Move,
    reply: (position: GamePosition, moved: Moved) => T,
    failing: ReadonlyMap<string, string | undefined>,
  ): Promise<MoveEnd<T>> {
    const { states, games } = this.committer;
    const books = game.ordersRevision > 0 ? await games.orderBooks(game.id) : undefined;
    let done: MoveEnd<T> = { end: 'late' };
    const end = await states.hold(game, turn, async (position) => {
      const { value: result, work } = inSpan('engine', untold, (span) => {
        const made = measured(() => act(position));
        span?.setAttribute('arbiter.work', made.work);
        return made;
      });
      if (!result.ok) {
        done = { end: 'refused', error: result.error };
        return 'refused';
      }
      const first = entryOf(position, kind, seat, result.value, work);
      if (beside) first.beside = beside(position);
      const { events: happened } = result.value;
      const orders = (): Promise<Followed> => follow(position, books ?? new Map(), happened, turn, failing);
      const followed = books?.size ? await inSpan('orders', untold, orders) : NOBODY;
      const entries: Change['entries'] = [first, ...followed.entries];
      const at = new Date();
      const after = besideAfter(game.beside, entries, at, position.result !== null);
      position.clock = after?.clock;
      position.over = first.beside?.result ?? null;
      const events = entries.flatMap((entry) => told(entry.beside, entry.played.events));
      const answer = reply(position, { played: result.value, events });
      const change = {
        entries,
        position,
        at,
        beside: after,
        orders: followed.changed,
        ...(key === undefined ? {} : { key }),
      };
      const append = () => this.committer.commit(game, change);
      if (!(await inSpan('append', () => ({ attributes: { 'arbiter.entries': entries.length } }), append)))
        return 'refused';
      done = { end: 'stored', reply: answer };
      return 'stored';
    });
    return end === undefined ? { end: 'earlier engine' } : end === 'moved on' ? { end: 'late' } : done;
  }
}
