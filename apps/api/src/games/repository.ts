/**
 * Games in the database. What every move needs goes through named statements on the pool: one read, one write.
 * Listing and creating games, which happen now and then, are in `services/`, through Prisma and plain transactions.
 */
import type { GameResult, GameState, NamedDefinition } from '@arbiter/engine';
import type pg from 'pg';
import type { Clock } from '../clocks/clock.js';
import type { GameStatus } from '../generated/prisma/enums.js';
import type { OrderBook } from '../orders/book.js';
import type { Keys, StoredSeed } from '../security/keys.js';
import type { Beside, EntryBeside } from './beside.js';
import { type ChainedRow, packState } from './codec.js';
import { type Append, LogWriter } from './log-writer.js';

export interface SeatRecord {
  seat: number;
  name: string | null;
  bot: string | null;
  nonce: string | null;
  tokenHash: Buffer | null;
  inviteHash: Buffer | null;
  /** The player whose seat it is, or who is invited to it. */
  playerId: string | null;
  /** How often its token was made anew. */
  tokenSerial: number;
}

/** A decision as everybody may know it, of the version that the game is at. */
export interface PendingRecord {
  id: string;
  seat: number;
  kind: string;
  deadline: string | null;
}

export interface GameRecord {
  id: string;
  ruleset: string;
  edition: string;
  status: GameStatus;
  version: number;
  /** Behaviour number of the engine that began it. */
  epoch: number;
  test: boolean;
  result: GameResult | null;
  seedHash: string;
  judgeHash: Buffer | null;
  /** Id of the server secret that the tokens are made with. */
  keyId: string;
  chain: Buffer | null;
  /** In the public list, and shown to whoever knows its id. */
  listed: boolean;
  /** Open seats may be taken without their invites. */
  joinable: boolean;
  /** The format that it is played in. */
  format: string | null;
  metadata: Record<string, string> | null;
  /** Who is asked; null of a game in which no player sits. */
  pending: PendingRecord[] | null;
  /** How often it has changed who sits here, and by what name, since it began. */
  seating: number;
  /** How often seats have given standing orders; 0: none has. */
  ordersRevision: number;
  /** Time and agreements at this version; null: neither was ever spoken of. */
  beside: Beside | null;
  createdAt: Date;
  updatedAt: Date;
  seats: SeatRecord[];
}

export interface LogRow extends ChainedRow {
  /** NOTE: nothing that the rules know of; TAKEBACK: the game is again as it was. */
  kind: 'ACTION' | 'CONCEDE' | 'ABORT' | 'NOTE' | 'TAKEBACK';
  chain: Buffer;
  beside: EntryBeside | null;
}

/** What a game began from. */
export interface SetupRecord {
  seed: string;
  /** The creator chose it, so that the same seed gives the same game. */
  seedChosen: boolean;
  options: Record<string, unknown>;
  scenario: Record<string, unknown> | null;
  startHash: string | null;
  startedAt: Date | null;
  /** The definitions that the game names: while it is open, those of the decks that were accepted. */
  definitions?: NamedDefinition[];
  /** What was due at version 0, where somebody's time runs. */
  due?: Clock['due'] | null;
  seats: {
    seat: number;
    name: string | null;
    deck: unknown;
    /** By which rules of construction it was accepted. */
    deckFormat?: string | null;
    nonce: string | null;
    /** It was open as the game was created. */
    joined?: boolean;
  }[];
}

export interface KeyRecord {
  caller: string;
  key: string;
  route: string;
  bodyHash: Buffer;
  gameId: string;
  version: number;
  /** The last of the versions that it made, where standing orders went on from the first. */
  lastVersion?: number | null;
}

interface StoredSnapshot {
  version: number;
  state: Buffer;
}
export interface Checkpoint extends StoredSnapshot {
  epoch: number;
}

/** From what a game can be loaded. */
export interface LoadRecord {
  /** The definitions that it names. */
  named: NamedDefinition[];
  snapshot: StoredSnapshot | undefined;
}

/** A game with its seats, as `gameOf` reads it. */
export const GAME = `g.id, g.ruleset, g.edition, g.status::text AS status, g.version, g.epoch, g.test, g.result, g.seed_hash AS "seedHash",
  g.judge_hash AS "judgeHash", g.key_id AS "keyId", g.chain, g.listed, g.joinable, g.metadata, g.pending, g.seating, g.orders_revision AS "ordersRevision", g.beside,
  (SELECT u.options->>'format' FROM game_setups u WHERE u.game_id = g.id) AS format,
  g.created_at AS "createdAt", g.updated_at AS "updatedAt",
  (SELECT json_agg(json_build_array(s.seat, s.name, s.bot, s.nonce, encode(s.token_hash, 'hex'), encode(s.invite_hash, 'hex'),
     s.player_id, s.token_serial) ORDER BY s.seat) FROM seats s WHERE s.game_id = g.id) AS seats`;
const READ = `SELECT ${GAME} FROM games g WHERE g.id = $1`;

const ROWS = `SELECT game_id AS "gameId", version, kind, seat, answers, random, epoch, state_hash AS "stateHash", chain, at, beside
  FROM log WHERE game_id = $1 AND version > $2 AND version <= $3 ORDER BY version`;

/** Snapshots of another engine are of no use, but for checkpoints, which are what the next one begins with. */
const LOAD = `SELECT u.definitions AS named, s.version, s.state FROM game_setups u LEFT JOIN LATERAL (
    SELECT version, state FROM snapshots WHERE game_id = u.game_id AND version <= $2 AND (epoch = $3 OR authoritative)
      ORDER BY version DESC LIMIT 1
  ) s ON true WHERE u.game_id = $1`;

/**
 * The first version from which on every entry was played by the engine of one epoch: the beginning, if that was, or a
 * checkpoint (or a snapshot of this engine) that nothing of another engine came after.
 */
const PLAYABLE = `SELECT CASE WHEN other.last IS NULL AND $3 = $2 THEN 0 ELSE (
    SELECT min(version) FROM snapshots
      WHERE game_id = $1 AND version >= coalesce(other.last, 0) AND (authoritative OR epoch = $2)
  ) END AS version
  FROM (SELECT max(version) AS last FROM log WHERE game_id = $1 AND epoch <> $2) other`;

/** Games in progress whose last entry is of another engine, and which have no checkpoint there. */
const STRANDED = `SELECT count(*)::int AS count FROM games g
  WHERE status = 'ACTIVE' AND ruleset = $1
    AND coalesce((SELECT epoch FROM log WHERE game_id = g.id AND version = g.version), g.epoch) <> $2
    AND NOT EXISTS (SELECT 1 FROM snapshots s WHERE s.game_id = g.id AND s.version = g.version AND s.authoritative)`;

const DECKLISTS = `SELECT coalesce(options->>'decklists' = 'public', false) OR scenario IS NOT NULL AS known FROM game_setups WHERE game_id = $1`;

const SETUP = `SELECT u.seed, u.seed_key AS "keyId", u.seed_chosen AS "seedChosen", u.options, u.scenario, u.start_hash AS "startHash", u.started_at AS "startedAt", u.definitions, u.due,
  (SELECT json_agg(json_build_object('seat', s.seat, 'name', s.name, 'deck', s.deck, 'deckFormat', s.deck_format, 'nonce', s.nonce, 'joined', s.invite_hash IS NOT NULL) ORDER BY s.seat)
     FROM seats s WHERE s.game_id = u.game_id) AS seats
  FROM game_setups u WHERE u.game_id = $1`;

const KEY = `SELECT caller, key, route, body_hash AS "bodyHash", game_id AS "gameId", version, last_version AS "lastVersion"
  FROM idempotency_keys WHERE caller = $1 AND key = $2`;

const PLACE_ORDERS = `WITH game AS (
  UPDATE games SET orders_revision = orders_revision + 1
    WHERE id = $1 AND version = $2 AND status IN ('OPEN', 'ACTIVE') RETURNING id
), gone AS (
  DELETE FROM standing_orders o USING game WHERE o.game_id = game.id AND o.seat = $3 AND $4::json IS NULL
), placed AS (
  INSERT INTO standing_orders (game_id, seat, book) SELECT id, $3, $4::json FROM game WHERE $4::json IS NOT NULL
    ON CONFLICT (game_id, seat) DO UPDATE SET book = excluded.book
) SELECT id FROM game`;

type Text = string | null;
type SeatTuple = [number, name: Text, bot: Text, nonce: Text, token: Text, invite: Text, player: Text, serial: number];
const bytes = (hex: string | null): Buffer | null => (hex === null ? null : Buffer.from(hex, 'hex'));

/** A row of `GAME`. */
export function gameOf(row: object): GameRecord {
  const { seats, ...game } = row as Omit<GameRecord, 'seats'> & { seats: SeatTuple[] | null };
  const records = (seats ?? []).map(([seat, name, bot, nonce, token, invite, playerId, tokenSerial]) => {
    return { seat, name, bot, nonce, tokenHash: bytes(token), inviteHash: bytes(invite), playerId, tokenSerial };
  });
  return { ...game, seats: records };
}

export type Queryable = Pick<pg.Pool | pg.PoolClient, 'query'>;

export class GameRepository {
  readonly #writer: LogWriter;

  /** @param seeds opens the seeds that are encrypted; without it only plain ones can be read */
  constructor(
    readonly pool: pg.Pool,
    readonly seeds?: Pick<Keys, 'openSeed'>,
  ) {
    this.#writer = new LogWriter(pool);
  }

  async find(id: string, on: Queryable = this.pool): Promise<GameRecord | undefined> {
    const { rows } = await on.query({ name: 'game-read', text: READ, values: [id] });
    return rows[0] && gameOf(rows[0]);
  }

  /** Writes versions with all that belongs to them. False: somebody else made one first, or gave other orders. */
  append(append: Append): Promise<boolean> {
    return this.#writer.add(append);
  }

  /** The standing orders of a game's seats. */
  async orderBooks(gameId: string): Promise<Map<number, OrderBook>> {
    const { rows } = await this.pool.query<{ seat: number; book: OrderBook }>({
      name: 'order-books',
      text: 'SELECT seat, book FROM standing_orders WHERE game_id = $1 ORDER BY seat',
      values: [gameId],
    });
    return new Map(rows.map(({ seat, book }) => [seat, book]));
  }

  /**
   * Replaces the orders of a seat; null: there are none any more. False: the game has moved on from this version, or ended.
   * Nothing that others can see changes.
   */
  async placeOrders(gameId: string, version: number, seat: number, book: OrderBook | null): Promise<boolean> {
    const { rowCount } = await this.pool.query({
      name: 'orders-place',
      text: PLACE_ORDERS,
      values: [gameId, version, seat, book && JSON.stringify(book)],
    });
    return rowCount === 1;
  }

  /** Log rows with after < version ≤ to. */
  async rows(gameId: string, after: number, to: number): Promise<LogRow[]> {
    if (after >= to) return [];
    const { rows } = await this.pool.query({ name: 'game-rows', text: ROWS, values: [gameId, after, to] });
    return rows as LogRow[];
  }

  /** From what the engine of an epoch can load a version: the newest snapshot that is not newer, if there is one. */
  async load(gameId: string, version: number, epoch: number): Promise<LoadRecord> {
    const { rows } = await this.pool.query({ name: 'game-load', text: LOAD, values: [gameId, version, epoch] });
    const row = rows[0] as { named: NamedDefinition[]; version: number | null; state: Buffer | null } | undefined;
    if (!row) throw new Error(`game ${gameId} has no setup`);
    const { named, version: at, state } = row;
    return { named, snapshot: at === null || state === null ? undefined : { version: at, state } };
  }

  async setup(gameId: string, on: Queryable = this.pool): Promise<SetupRecord> {
    const { rows } = await on.query({ name: 'game-setup', text: SETUP, values: [gameId] });
    const row = rows[0] as (SetupRecord & StoredSeed) | undefined;
    if (!row) throw new Error(`game ${gameId} has no setup`);
    const { keyId, ...setup } = row;
    if (keyId !== null && !this.seeds) throw new Error(`the seed of game ${gameId} is encrypted`);
    const seed = this.seeds?.openSeed(gameId, row) ?? setup.seed;
    return { ...setup, seed, scenario: setup.scenario && { ...setup.scenario, seed } };
  }

  /** Whether the seats of a game know each other's lists: those of scenarios are written for all to see. */
  async decklists(gameId: string): Promise<'public' | 'hidden'> {
    const { rows } = await this.pool.query<{ known: boolean }>({
      name: 'game-decklists',
      text: DECKLISTS,
      values: [gameId],
    });
    return rows[0]?.known ? 'public' : 'hidden';
  }

  async findKey(caller: string, key: string): Promise<KeyRecord | undefined> {
    const { rows } = await this.pool.query({ name: 'key-read', text: KEY, values: [caller, key] });
    return rows[0] as KeyRecord | undefined;
  }

  async rememberKey(on: Queryable, key: KeyRecord): Promise<void> {
    await on.query(
      'INSERT INTO idempotency_keys (caller, key, route, body_hash, game_id, version) VALUES ($1, $2, $3, $4, $5, $6)',
      [key.caller, key.key, key.route, key.bodyHash, key.gameId, key.version],
    );
  }

  /** Forgets keys older than the promised 24 hours (and some). */
  async purgeKeys(on: Queryable): Promise<number> {
    const { rowCount } = await on.query(`DELETE FROM idempotency_keys WHERE created_at < now() - interval '48 hours'`);
    return rowCount ?? 0;
  }

  async checkpoint(gameId: string, version: number, state: GameState): Promise<void> {
    await this.pool.query(
      `INSERT INTO snapshots (game_id, version, epoch, authoritative, state) VALUES ($1, $2, $3, true, $4)
       ON CONFLICT (game_id, version) DO UPDATE SET authoritative = true, epoch = excluded.epoch, state = excluded.state`,
      [gameId, version, state.epoch, packState(state)],
    );
  }

  /** The states with which new epochs began. */
  async checkpoints(gameId: string): Promise<Checkpoint[]> {
    const { rows } = await this.pool.query<Checkpoint>(
      'SELECT version, epoch, state FROM snapshots WHERE game_id = $1 AND authoritative ORDER BY version',
      [gameId],
    );
    return rows;
  }

  /** The first version that the engine of an epoch can play from to the present one; undefined: there is none. */
  async playableFrom(game: Pick<GameRecord, 'id' | 'epoch'>, epoch: number): Promise<number | undefined> {
    const { rows } = await this.pool.query<{ version: number | null }>(PLAYABLE, [game.id, epoch, game.epoch]);
    return rows[0]?.version ?? undefined;
  }

  /** How many games in progress the engine of an epoch cannot go on with. */
  async stranded(ruleset: string, epoch: number): Promise<number> {
    const { rows } = await this.pool.query<{ count: number }>(STRANDED, [ruleset, epoch]);
    return rows[0]?.count ?? 0;
  }

  async active(): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>(`SELECT id FROM games WHERE status = 'ACTIVE' ORDER BY id`);
    return rows.map((row) => row.id);
  }

  /** Games in progress that have a bot: all, or those that stand still since between so many seconds ago. */
  async activeWithBots(still?: { atLeast: number; atMost: number }): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      `SELECT id FROM games g WHERE status = 'ACTIVE' AND has_bots
         AND ($1::int IS NULL OR updated_at BETWEEN now() - make_interval(secs => $2) AND now() - make_interval(secs => $1))`,
      [still?.atLeast ?? null, still?.atMost ?? null],
    );
    return rows.map((row) => row.id);
  }
}
