/** Open seats are taken: with an invite, by the player who is invited, or by anybody where the game is joinable. */
import pLimit from 'p-limit';
import type { PoolClient } from 'pg';
import { inTransaction, isDangling } from '../database/database.js';
import { lockGames } from '../database/locks.js';
import { ApiError } from '../errors.js';
import { rulesetFor } from '../games/definitions.js';
import type { GameRecord, GameRepository, SeatRecord } from '../games/repository.js';
import type { GameStates } from '../games/states.js';
import type { Turn } from '../games/turn.js';
import type { JoinedGame, JoinInput } from '../schemas/games.js';
import { faultAt } from '../schemas/parse.js';
import { hashToken, type KeyedGame, type Keys, sameHash } from '../security/keys.js';
import {
  type Access,
  type Caller,
  identify,
  isOver,
  type PlayerRef,
  playerOf,
  seatOfPlayer,
  unknownGame,
} from './access.js';
import type { Beginnings, Taken } from './beginnings.js';
import { type CatalogueService, formatOf } from './catalogue.js';
import type { Idempotency, NewKey } from './idempotency.js';
import { decksOf, formatIn } from './seat-plans.js';
import { renewSeatToken } from './seat-tokens.js';

/** A seat that has been taken. */
interface Seated extends Taken {
  game: GameRecord;
  seat: number;
}

/** Who joins, and with what. */
interface Joining {
  input: JoinInput;
  name: string;
  player: PlayerRef | undefined;
  key: NewKey | null;
  turn: Turn;
}

export interface JoinRequest {
  token?: string | undefined;
  key: string | undefined;
  /** The same where nobody is known who asks: a secret. */
  secretKey: () => string | undefined;
  turn: Turn;
}

export class JoinService {
  /** Joining waits for its turn with a connection to the database in its hands: so few at a time leave some for others. */
  readonly #joining = pLimit(4);

  constructor(
    readonly catalogue: CatalogueService,
    readonly games: GameRepository,
    readonly states: GameStates,
    readonly beginnings: Beginnings,
    readonly idempotency: Idempotency,
    readonly keys: Keys,
    readonly access: Access,
  ) {}

  /** Takes an open seat. The game begins when the last one is taken; its version is 0 then, as before. */
  async join(gameId: string, input: JoinInput, request: JoinRequest): Promise<JoinedGame> {
    const caller = await this.access.caller(request.token);
    const player = playerOf(caller);
    const name = input.name ?? player?.name;
    if (name === undefined) throw faultAt('$.name', 'is required', 'REQUIRED');
    const route = `join ${gameId}`;
    return this.idempotency.once(
      { ...callerOf(input, player, request), route, body: input },
      {
        execute: async (key) => {
          await request.turn();
          const joined = await this.#joining(() =>
            this.#inTransaction(gameId, (client, game) => {
              const taken = seatFor(game, input, caller);
              return this.#seat(client, game, taken, { input, name, player, key, turn: request.turn });
            }),
          );
          this.states.definitions.confirm(joined.game.ruleset, joined.definitions);
          const seats = joined.game.seats.map((seat) => {
            return seat.seat === joined.seat ? { ...seat, playerId: player?.id ?? null } : seat;
          });
          if (joined.begun) this.beginnings.announce({ ...joined.game, seats }, joined.begun, joined.ruleset);
          return this.#joined(joined.game, joined.seat);
        },
        again: async ({ version: seat }) => {
          const game = await this.games.find(gameId);
          if (game) return this.#joined(game, seat);
          throw new ApiError('NOT_FOUND', 'the game of the first request with this key is not kept any more');
        },
      },
    );
  }

  /** A seat token in the place of the one that there is, which is void from now on. */
  async newSeatToken(
    gameId: string,
    seat: number,
    request: { token: string | undefined; key: string | undefined },
  ): Promise<JoinedGame> {
    const caller = await this.access.caller(request.token);
    const game = await this.games.find(gameId);
    if (!game) throw unknownGame();
    // For strangers there is no game that is not listed, before anything else is said.
    identify(game, caller);
    const player = await this.access.player(request.token);
    if (!game.seats.some((s) => s.seat === seat)) throw new ApiError('NOT_FOUND', `the game has no seat ${seat}`);
    const mine = seatOfPlayer(game, player);
    if (mine?.seat !== seat || mine.name === null) throw new ApiError('FORBIDDEN', `seat ${seat} is not yours`);
    return this.idempotency.once(
      { caller: `player ${player.id}`, key: request.key, route: `token ${gameId} ${seat}`, body: null },
      {
        execute: async (key) => {
          const serial = await this.#inTransaction(gameId, (client, now) =>
            this.#renewToken(client, now, { seat, player, key }),
          );
          return { game: gameId, seat, token: this.keys.seatToken(game, seat, serial) };
        },
        again: async ({ version: serial }) => {
          return { game: gameId, seat, token: this.keys.seatToken(game, seat, serial) };
        },
      },
    );
  }

  async #renewToken(
    client: PoolClient,
    game: GameRecord,
    { seat, player, key }: { seat: number; player: PlayerRef; key: NewKey | null },
  ): Promise<number> {
    const mine = seatOfPlayer(game, player);
    if (mine?.seat !== seat) throw new ApiError('FORBIDDEN', `seat ${seat} is not yours`);
    const serial = await renewSeatToken(client, this.keys, game, seat);
    if (key) await this.games.rememberKey(client, { ...key, gameId: game.id, version: serial });
    return serial;
  }

  /** Does something to a game while nobody else changes it, or deletes one who sits in it. */
  #inTransaction<T>(gameId: string, work: (client: PoolClient, game: GameRecord) => Promise<T>): Promise<T> {
    const done = inTransaction(this.games.pool, async (client) => {
      // Whoever joins holds the game's row, so that exactly one request finds itself the last.
      await lockGames(client, gameId);
      const game = await this.games.find(gameId, client);
      if (!game) throw unknownGame();
      return work(client, game);
    });
    return done.catch((error: unknown) => {
      if (isDangling(error)) throw new ApiError('UNAUTHORIZED', 'this key belongs to no player (any more)');
      throw error;
    });
  }

  #joined(game: KeyedGame, seat: number): JoinedGame {
    return { game: game.id, seat, token: this.keys.seatToken(game, seat) };
  }

  async #seat(
    client: PoolClient,
    game: GameRecord,
    taken: SeatRecord,
    { input, name, player, key, turn }: Joining,
  ): Promise<Seated> {
    // Its seed is public: it must not begin any more.
    if (isOver(game)) throw new ApiError('GAME_OVER', 'the game ended before it began', { version: game.version });
    const before = await this.games.setup(game.id, client);
    const plain = this.catalogue.edition(game.ruleset, game.edition);
    const ruleset = await rulesetFor(this.states.definitions, plain, before.definitions ?? [], true);
    const decks = decksOf(formatIn(ruleset, game.edition, game.format), taken.seat);
    const deck = before.scenario ? null : this.catalogue.legalDeck(ruleset, game.edition, input, '$', decks);
    await client.query(
      'UPDATE seats SET name = $3, deck = $4, token_hash = $5, nonce = $6, player_id = $7, deck_format = $8 WHERE game_id = $1 AND seat = $2',
      [
        game.id,
        taken.seat,
        name,
        deck === null ? null : JSON.stringify(deck),
        hashToken(this.keys.seatToken(game, taken.seat)),
        input.nonce ?? null,
        player?.id ?? null,
        decks ?? formatOf(input.deck),
      ],
    );
    // The version of the game is 0 whoever joins; which seat it was is what cannot be seen again otherwise.
    if (key) await this.games.rememberKey(client, { ...key, gameId: game.id, version: taken.seat });
    const waits = game.seats.some((s) => s.name === null && s !== taken);
    const seats = game.seats.map((s) => (s === taken ? { ...s, playerId: player?.id ?? null } : s));
    const begun = await this.beginnings.take(client, { ...game, seats }, { waits, turn });
    return { game, seat: taken.seat, ...begun };
  }
}

/** Whose idempotency key it is: the invite's, the player's, or nobody's, and then it is a secret itself. */
function callerOf(
  { invite }: JoinInput,
  player: PlayerRef | undefined,
  request: JoinRequest,
): { caller: string; key: string | undefined } {
  if (invite !== undefined) return { caller: hashToken(invite).toString('hex'), key: request.key };
  if (player) return { caller: `player ${player.id}`, key: request.key };
  return { caller: 'join', key: request.secretKey() };
}

/** The seat that a request may take; it says why there is none. */
function seatFor(game: GameRecord, input: JoinInput, caller: Caller): SeatRecord {
  const player = playerOf(caller);
  const mine = seatOfPlayer(game, player);
  const taken = input.invite === undefined ? undefined : seatByInvite(game, input.invite);
  if (mine && mine.name !== null && taken?.name == null)
    throw new ApiError('SEAT_TAKEN', 'you have a seat in this game already');
  if (taken) {
    if (taken.name !== null) throw new ApiError('UNAUTHORIZED', 'this invite has been used');
    if (mine && mine !== taken) throw new ApiError('SEAT_TAKEN', 'you are invited to another seat of this game');
    return taken;
  }
  if (mine) return mine;
  if (!game.listed) throw unknownGame();
  if (!game.joinable) {
    if (player) throw new ApiError('FORBIDDEN', 'you are not invited to this game');
    throw new ApiError('UNAUTHORIZED', 'this needs the invite of a seat (invite)');
  }
  const { seat: wanted } = input;
  const open = game.seats.filter((s) => s.name === null && s.playerId === null);
  const seat = wanted === undefined ? open[0] : open.find((s) => s.seat === wanted);
  if (seat) return seat;
  if (isOver(game)) throw new ApiError('GAME_OVER', 'the game is over', { version: game.version });
  throw new ApiError('SEAT_TAKEN', wanted === undefined ? 'no seat is open any more' : `seat ${wanted} is not open`);
}

/** The seat that an invite is for. */
function seatByInvite(game: GameRecord, invite: string): SeatRecord {
  const hash = hashToken(invite);
  const seat = game.seats.find((s) => sameHash(s.inviteHash, hash));
  if (seat) return seat;
  if (!game.listed) throw unknownGame();
  throw new ApiError('UNAUTHORIZED', 'this invite belongs to no seat of this game');
}
