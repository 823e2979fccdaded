/** Standing orders of seats: given, read and taken back by the seat alone. */
import { ApiError } from '../errors.js';
import type { GameRecord } from '../games/repository.js';
import type { GameStates } from '../games/states.js';
import type { Turn } from '../games/turn.js';
import { bookOf, type Dropped, type OrderBook, ordersIn } from '../orders/book.js';
import { type NamedOrder, readOrders } from '../orders/form.js';
import { identifyActor, isOver } from './access.js';
import type { CatalogueService } from './catalogue.js';
import type { GameService } from './games.js';

/** How often orders are placed anew where the game moves on meanwhile. */
const TRIES = 50;

export interface OrdersReply {
  orders: NamedOrder[];
  /** Orders that were refused when their time came, since orders were last given. */
  dropped: Dropped[];
}

export interface OrdersRequest {
  token: string | undefined;
  /** `{orders, expectedVersion?}`, untrusted. */
  body: unknown;
  /** The version of `If-Match`. */
  ifMatch?: number | undefined;
  turn: Turn;
}

export class OrderService {
  constructor(
    readonly catalogue: CatalogueService,
    readonly games: GameService,
    readonly states: GameStates,
  ) {}

  async get(gameId: string, token: string | undefined): Promise<OrdersReply> {
    const { seat } = await this.#own(gameId, token);
    return replyOf((await this.states.games.orderBooks(gameId)).get(seat));
  }

  /** Replaces all orders of the seat. They answer the decisions that arise from now on. */
  async put(gameId: string, { token, body, ifMatch, turn }: OrdersRequest): Promise<OrdersReply> {
    const first = await this.#own(gameId, token);
    const { info } = this.catalogue.ruleset(first.game.ruleset);
    const { orders: named, expectedVersion } = readOrders(body, info, first.game.seats.length);
    return this.#place(first, ifMatch ?? expectedVersion, ifMatch !== undefined, async (game, seat) =>
      bookOf(named, await this.#pending(game, seat, turn)),
    );
  }

  async delete(gameId: string, token: string | undefined): Promise<OrdersReply> {
    return this.#place(await this.#own(gameId, token), undefined, false, async () => null);
  }

  async #place(
    { game: first, seat }: { game: GameRecord; seat: number },
    expected: number | undefined,
    fromHeader: boolean,
    make: (game: GameRecord, seat: number) => Promise<OrderBook | null>,
  ): Promise<OrdersReply> {
    let game = first;
    for (let tries = 1; ; tries++) {
      assertGoesOn(game);
      if (expected !== undefined && expected !== game.version) {
        const detail = `the game is at version ${game.version}, not ${expected}`;
        throw new ApiError('VERSION_CONFLICT', detail, {
          version: game.version,
          ...(fromHeader ? { status: 412 } : {}),
        });
      }
      const book = await make(game, seat);
      if (await this.states.games.placeOrders(game.id, game.version, seat, book)) return replyOf(book ?? undefined);
      game = await this.games.record(game.id);
      if (tries >= TRIES) throw new ApiError('UNAVAILABLE', 'the game moves on too quickly');
    }
  }

  /** The decision that the seat is being asked: it came before the orders. */
  async #pending(game: GameRecord, seat: number, turn: Turn): Promise<string | null> {
    if (game.status !== 'ACTIVE') return null;
    return (
      (await this.states.lookAt(game, game.version, turn, (position) => position.decisionOf(seat)?.id ?? null)) ?? null
    );
  }

  async #own(gameId: string, token: string | undefined): Promise<{ game: GameRecord; seat: number }> {
    const caller = await this.games.access.caller(token);
    const game = await this.games.record(gameId);
    const seat = identifyActor(game, caller);
    if (seat === 'judge') throw new ApiError('NOT_YOUR_DECISION', 'the judge has no seat, and so no orders');
    return { game, seat };
  }
}

const replyOf = (book: OrderBook | undefined): OrdersReply => ({
  orders: book ? ordersIn(book) : [],
  dropped: book?.dropped ?? [],
});

function assertGoesOn(game: GameRecord): void {
  if (isOver(game))
    throw new ApiError('GAME_OVER', 'the game is over', { rules: game.result?.rules ?? [], version: game.version });
}
