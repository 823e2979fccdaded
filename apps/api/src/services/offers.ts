import { paused } from '../clocks/clock.js';
import { ApiError } from '../errors.js';
import type { Beside } from '../games/beside.js';
import { GamePosition, openState } from '../games/position.js';
import type { GameRecord, SeatRecord } from '../games/repository.js';
import type { Turn } from '../games/turn.js';
import { type Offer, type OfferKind, offerAt, versionOf } from '../offers/offer.js';
import { drop, type OrderBook } from '../orders/book.js';
import { faultAt } from '../schemas/parse.js';
import { hashToken } from '../security/keys.js';
import { type Caller, identifyActor, isOver, playerOf } from './access.js';
import type { Change, Committer } from './committer.js';
import { entryOf } from './entry.js';
import type { GameService } from './games.js';
import type { Idempotency, NewKey } from './idempotency.js';
import { type Agreed, declined, ended, endOf, event, lifted, restarted } from './offer-outcomes.js';
import type { OfferRules } from './offer-rules.js';
import type { Successors } from './successors.js';

/** How often somebody tries again while others move at the same time. */
const TRIES = 50;
const NOTHING = { events: [], applied: [], random: [] };

export interface OfferReply {
  offer: string;
  kind: OfferKind;
  /** Whose offer it is; of a rematch that was accepted the caller's seat in the new game. */
  seat: number;
  status: 'OPEN' | 'ACCEPTED' | 'DECLINED' | 'LAPSED';
  version?: number;
  /** Of a rematch that was accepted: whose offer it was, the new game, and the token of the caller's seat there. */
  by?: number;
  game?: string;
  token?: string;
}

export interface OfferRequest {
  token: string | undefined;
  idempotencyKey?: string | undefined;
  turn: Turn;
}

export class OfferService {
  constructor(
    readonly games: GameService,
    readonly committer: Committer,
    readonly idempotency: Idempotency,
    readonly successors: Successors,
    readonly rules: OfferRules,
  ) {}

  async make(
    gameId: string,
    { kind, version }: { kind: OfferKind; version?: number | undefined },
    request: OfferRequest,
  ): Promise<OfferReply> {
    if (kind === 'TAKEBACK' && version === undefined) throw faultAt('$.version', 'is required', 'REQUIRED');
    if (kind !== 'TAKEBACK' && version !== undefined) throw faultAt('$.version', `is nothing for ${kind}`);
    const done = await this.#record(gameId, `offer ${gameId}`, { kind, version }, request, async (game, seat) => {
      await this.rules.mayOffer(game, seat, kind, version, request.turn);
      const offer: Offer = {
        offer: offerAt(game.version + 1),
        kind,
        seat,
        ...(version === undefined ? {} : { version }),
      };
      const offers = [...(game.beside?.offers ?? []), offer];
      return { entry: { events: [event('OFFER_MADE', { ...offer })] }, after: { ...game.beside, offers } };
    });
    return this.#status(done.game, offerAt(done.version), done.caller, request.turn, true);
  }

  async answer(gameId: string, offerId: string, accept: boolean, request: OfferRequest): Promise<OfferReply> {
    const body = { offer: offerId, accept };
    const done = await this.#record(gameId, `answer ${gameId}`, body, request, async (game, seat) => {
      const offer = game.beside?.offers?.find((one) => one.offer === offerId);
      if (!offer && game.beside?.pause === offerId && !accept) return lifted(game, seat);
      if (!offer) throw await this.#closed(game, offerId);
      if (offer.seat === seat) throw new ApiError('FORBIDDEN', 'this offer is your own');
      return accept ? this.#accept(game, offer, seat, request.turn) : declined(game, offer, seat);
    });
    return this.#status(done.game, offerId, done.caller, request.turn);
  }

  /** How an offer stands; whoever sits in the game that came of it learns where. */
  async get(gameId: string, offerId: string, { token, turn }: OfferRequest): Promise<OfferReply> {
    const { game, caller } = await this.games.seen(gameId, token);
    return this.#status(game, offerId, caller, turn);
  }

  /** Stores what is decided on the game as it is, and looks again where somebody moves at the same time. */
  async #record(
    gameId: string,
    route: string,
    body: unknown,
    { token, idempotencyKey, turn }: OfferRequest,
    decide: (game: GameRecord, seat: number) => Promise<Agreed>,
  ): Promise<{ game: GameRecord; version: number; caller: Caller }> {
    const caller = await this.games.access.caller(token);
    const first = await this.games.record(gameId);
    seatOfCaller(first, caller);
    const player = playerOf(caller);
    const whose = player ? `player ${player.id}` : hashToken(token ?? '').toString('hex');
    return this.idempotency.once(
      { caller: idempotencyKey === undefined ? '' : whose, key: idempotencyKey, route, body },
      {
        execute: async (key) => {
          for (let tries = 0; tries < TRIES; tries++) {
            const game = tries === 0 ? first : await this.games.record(gameId);
            const seat = seatOfCaller(game, caller);
            const agreed = await decide(game, seat);
            if (!(await this.#store(game, seat, agreed, key, turn))) continue;
            return { game: await this.games.record(gameId), version: game.version + 1, caller };
          }
          throw new ApiError('UNAVAILABLE', 'the game moves on too quickly');
        },
        again: async ({ version }) => ({ game: await this.games.record(gameId), version, caller }),
      },
    );
  }

  async #store(game: GameRecord, seat: number, agreed: Agreed, key: NewKey | null, turn: Turn): Promise<boolean> {
    const { kind = 'NOTE', entry: beside, after, end, to } = agreed;
    const { states } = this.committer;
    const earlier = to === undefined ? undefined : await this.#asAt(game, to, turn);
    const orders = to === undefined ? [] : await this.#cleared(game);
    let stored = false;
    const held = await states.hold(game, turn, async (position) => {
      const now = earlier ?? position;
      const at = new Date();
      const clock = earlier && after.clock ? restarted(after.clock, earlier, at.getTime()) : after.clock;
      now.clock = clock;
      const entry = { ...entryOf(now, kind, seat, NOTHING), version: game.version + 1, result: null };
      entry.beside = { ...beside, ...(clock ? { due: clock.due } : {}) };
      const standing = { ...after, ...(clock ? { clock } : {}), ...(isOver(game) ? { ended: endOf(game) } : {}) };
      const change: Change = { entries: [entry], position: now, at, beside: standing, key, orders };
      const ending = end ?? (isOver(game) ? { status: game.status, result: game.result } : {});
      stored = await this.committer.commit(game, { ...change, ...ending, saves: earlier !== undefined });
      // The working match stands where nobody goes on from.
      if (stored && earlier) position.failed = true;
      else if (stored) position.version = game.version + 1;
      return stored ? 'stored' : 'refused';
    });
    if (held === undefined)
      throw new ApiError('UNAVAILABLE', 'only another version of the engine can go on with this game');
    return stored;
  }

  /** The game as it was, for good: to be gone on from. */
  async #asAt(game: GameRecord, version: number, turn: Turn): Promise<GamePosition> {
    const { states } = this.committer;
    const found = await states.lookAt(game, version, turn, ({ ruleset, match }) => ({ ruleset, state: match.state() }));
    if (!found) throw new ApiError('CONFLICT', `only another version of the engine knows version ${version}`);
    const { ruleset, state } = found;
    const names = game.seats.map(({ name }) => name);
    const of = { edition: game.edition, game: game.id, version: game.version + 1, names, clock: game.beside?.clock };
    return new GamePosition(ruleset, openState(ruleset, state), states.incidents, of);
  }

  /** No order stands any more, and each seat is told of its own. */
  async #cleared(game: GameRecord): Promise<{ seat: number; book: OrderBook }[]> {
    if (game.ordersRevision === 0) return [];
    const books = await this.committer.games.orderBooks(game.id);
    const refusal = { code: 'ILLEGAL_ACTION' as const, detail: 'a takeback has cleared all orders', rules: [] };
    const dropped = { at: new Date().toISOString(), version: game.version + 1, refusal };
    return [...books].map(([seat, before]) => {
      let book: OrderBook = { ...before, pending: null };
      while (book.standing.length > 0) book = drop(book, 0, dropped);
      return { seat, book };
    });
  }

  async #accept(game: GameRecord, offer: Offer, seat: number, turn: Turn): Promise<Agreed> {
    const agreed = [...(offer.agreed ?? []), seat];
    const others = (game.beside?.offers ?? []).filter((one) => one !== offer);
    const asked = await this.#asked(game, offer, turn);
    const about = { offer: offer.offer, kind: offer.kind, seat };
    if (!asked.every((one) => agreed.includes(one))) {
      const offers = [...others, { ...offer, agreed }];
      return { entry: { events: [event('OFFER_AGREED', about)] }, after: { ...game.beside, offers } };
    }
    const after: Beside = { ...game.beside, offers: others };
    const events = [
      event('OFFER_ACCEPTED', { ...about, ...(offer.version === undefined ? {} : { to: offer.version }) }),
    ];
    switch (offer.kind) {
      case 'DRAW':
      case 'ABORT':
        return ended(game, offer.kind, events, after);
      case 'PAUSE': {
        const clock = after.clock && paused(after.clock, Date.now());
        return {
          entry: { events: [...events, event('PAUSED', { seat })] },
          after: { ...after, pause: offer.offer, ...(clock ? { clock } : {}) },
        };
      }
      case 'TAKEBACK': {
        const to = offer.version ?? 0;
        await this.rules.mayTakeBack(game, to, turn);
        const { pause: _over, ...going } = after;
        return { kind: 'TAKEBACK', entry: { events, to }, after: { ...going, offers: [] }, to };
      }
      case 'REMATCH': {
        const rematch = { offer: offer.offer, game: this.successors.newIdAfter(game.id) };
        return { entry: { events }, after: { ...after, offers: [], rematch } };
      }
    }
  }

  /** Who must agree: people who still play, or (to a rematch) have played. */
  async #asked(game: GameRecord, { kind, seat }: Offer, turn: Turn): Promise<number[]> {
    const people = game.seats.filter((one) => one.bot === null && one.seat !== seat).map((one) => one.seat);
    if (kind === 'REMATCH' || people.length === 1) return people;
    const view = await this.committer.states.look(game, turn, (position) => position.view('spectator'));
    const gone = new Set(view?.players.filter(({ lost }) => lost).map((player) => Number(player.seat)));
    return people.filter((one) => !gone.has(one));
  }

  /** Why an offer cannot be answered that is not open. */
  async #closed(game: GameRecord, offer: string): Promise<ApiError> {
    const made = await this.#made(game, offer);
    if (!made) return new ApiError('NOT_FOUND', 'there is no such offer');
    return new ApiError('CONFLICT', 'this offer has been answered, or it has lapsed');
  }

  async #made(game: GameRecord, offer: string): Promise<Offer | undefined> {
    const version = versionOf(offer);
    if (version === undefined || version > game.version) return undefined;
    const [row] = await this.committer.games.rows(game.id, version - 1, version);
    const told = row?.beside?.events?.find(({ type, data }) => type === 'OFFER_MADE' && data.offer === offer);
    return told?.data as Offer | undefined;
  }

  async #status(game: GameRecord, id: string, caller: Caller, turn: Turn, made = false): Promise<OfferReply> {
    const offer = await this.#made(game, id);
    if (!offer) throw new ApiError('NOT_FOUND', 'there is no such offer');
    const { kind, seat, version } = offer;
    const about = { offer: id, kind, seat, ...(version === undefined ? {} : { version }) };
    if (made || game.beside?.offers?.some((one) => one.offer === id)) return { ...about, status: 'OPEN' };
    const { rematch } = game.beside ?? {};
    if (rematch?.offer === id) {
      const there = await this.successors.seatAfter(game, rematch.game, caller, turn);
      return { ...about, status: 'ACCEPTED', by: seat, ...there };
    }
    return { ...about, status: await this.#end(game, offer) };
  }

  async #end(game: GameRecord, { offer }: Offer): Promise<OfferReply['status']> {
    const { rows } = await this.committer.games.pool.query<{ type: string }>(
      `SELECT e->>'type' AS type FROM log, jsonb_array_elements(beside->'events') e
         WHERE game_id = $1 AND version > $2 AND e->'data'->>'offer' = $3 AND e->>'type' IN ('OFFER_ACCEPTED', 'OFFER_DECLINED') LIMIT 1`,
      [game.id, versionOf(offer), offer],
    );
    if (rows[0]?.type === 'OFFER_ACCEPTED') return 'ACCEPTED';
    return rows[0] ? 'DECLINED' : 'LAPSED';
  }
}

/** Whoever offers or answers has a seat. */
function seatOfCaller(game: GameRecord, caller: Caller): SeatRecord['seat'] {
  const actor = identifyActor(game, caller);
  if (actor === 'judge') throw new ApiError('FORBIDDEN', 'the judge has no seat, and so nothing to offer');
  return actor;
}
