/**
 * Log entries on their way into the database. Those of different games that come while a statement is under way share
 * the next one: one round trip and one wait for the disk for all of them, and none waits for others to come.
 */
import type { GameResult } from '@arbiter/engine';
import type pg from 'pg';
import { persist } from '../database/database.js';
import type { GameStatus } from '../generated/prisma/enums.js';
import { changeJobs, type JobChange, jobColumns } from '../jobs/add.js';
import { type Beside, wasLate } from './beside.js';
import type { KeyRecord, LogRow, PendingRecord } from './repository.js';

/** A game's next versions with all that belongs to them. */
export interface Append {
  /** At least one, without a gap. */
  rows: readonly LogRow[];
  game: { status: GameStatus; result: GameResult | null };
  /** Who sat there as this was worked out: where that has changed since, it is not stored. */
  seating: number;
  players: PlayersTold;
  snapshot: Buffer | null;
  key: Omit<KeyRecord, 'gameId' | 'version' | 'lastVersion'> | null;
  /** How often the game's standing orders had been given when it was read: with others this would have come out otherwise. */
  ordersRevision: number;
  /** The standing orders that are no longer as they were. */
  orders: readonly { seat: number; book: object }[];
  /** What is to be done later because of them. */
  jobs: readonly JobChange[];
  /** What there is beside the rules from now on; absent: as before, nothing. */
  beside?: Beside | undefined;
  /** What the game must be: in progress, unless only something is agreed on after its end. */
  from?: GameStatus;
}

/** The same with one version, which most have. */
interface Single extends Omit<Append, 'rows' | 'orders' | 'jobs' | 'beside' | 'from'> {
  row: LogRow;
}

/** What a version means to those who sit there as players. */
export interface PlayersTold {
  /** Who is asked then; null where no player sits. */
  pending: PendingRecord[] | null;
  /** The seats that were not asked before; null: the game has ended, and all are told. */
  asked: number[] | null;
}
export const NO_PLAYERS: PlayersTold = { pending: null, asked: [] };

interface Waiting {
  append: Single;
  done: (won: boolean) => void;
  failed: (error: unknown) => void;
}

/** What the next statement takes with it at most; the others wait for the one after it. */
const MAX_BATCH = 32;

const WRITTEN = `(player_id, tx, game_id, seat, version, type, own)`;
const TX = 'pg_current_xact_id()::text::bigint';
/** Tells the players of a game that has come to be; here and below in the order in which players are locked. */
export const TELL = `INSERT INTO player_events ${WRITTEN}
  SELECT player_id, ${TX}, game_id, seat, 0, CASE WHEN $2::int[] IS NULL THEN 'game.finished' ELSE 'decision.pending' END, false
    FROM seats WHERE game_id = $1 AND player_id IS NOT NULL AND ($2::int[] IS NULL OR seat = ANY($2)) ORDER BY player_id`;

/**
 * One statement, so one round trip and one transaction: the game moves from its present version to the next, or nothing
 * happens. The row lock on the game and the log's primary key each let exactly one of several writers win.
 */
const ONE = `WITH moved AS (
  UPDATE games SET version = $2, chain = $3, status = $4::game_status, result = $5::jsonb, updated_at = $6, pending = $19::jsonb
    WHERE id = $1 AND version = $2 - 1 AND status = 'ACTIVE' AND seating = $18 AND orders_revision = $21 RETURNING id
), entry AS (
  INSERT INTO log (game_id, version, kind, seat, answers, random, epoch, state_hash, chain, at)
    SELECT id, $2, $7, $8, $9::jsonb, $10::jsonb, $11, $12, $3, $6 FROM moved
), snapshot AS (
  INSERT INTO snapshots (game_id, version, epoch, state)
    SELECT id, $2, $11, $13 FROM moved WHERE $13::bytea IS NOT NULL ON CONFLICT DO NOTHING
), remembered AS (
  INSERT INTO idempotency_keys (caller, key, route, body_hash, game_id, version)
    SELECT $14, $15, $16, $17, id, $2 FROM moved WHERE $15::text IS NOT NULL
), told AS (
  INSERT INTO player_events ${WRITTEN}
    SELECT s.player_id, ${TX}, s.game_id, s.seat, $2, CASE WHEN $20::int[] IS NULL THEN 'game.finished' ELSE 'decision.pending' END, s.seat = $8
    FROM moved JOIN seats s ON s.game_id = moved.id
    WHERE $19::jsonb IS NOT NULL AND s.player_id IS NOT NULL AND ($20::int[] IS NULL OR s.seat = ANY($20))
    ORDER BY s.player_id
) SELECT id FROM moved`;

/**
 * The same for several games. It takes only those that nobody else is writing to, so it never waits for another's lock with
 * locks of its own; whoever is left out goes alone.
 */
const SEVERAL = `WITH given AS (
  SELECT * FROM json_to_recordset($1::json) AS given (id text, version int, chain bytea, status game_status, result jsonb,
    at timestamptz, kind text, seat int, answers jsonb, random jsonb, epoch int, state_hash bytea, snapshot bytea,
    caller text, key text, route text, body_hash bytea, seating int, pending jsonb, asked int[], orders_revision int)
), free AS (
  SELECT g.id FROM games g JOIN given USING (id)
    WHERE g.version = given.version - 1 AND g.status = 'ACTIVE' AND g.seating = given.seating AND g.orders_revision = given.orders_revision
    FOR NO KEY UPDATE OF g SKIP LOCKED
), moved AS (
  UPDATE games g SET version = n.version, chain = n.chain, status = n.status, result = n.result, updated_at = n.at, pending = n.pending
    FROM given n JOIN free USING (id)
    WHERE g.id = n.id AND g.version = n.version - 1 AND g.status = 'ACTIVE' AND g.seating = n.seating
      AND g.orders_revision = n.orders_revision RETURNING g.id
), entry AS (
  INSERT INTO log (game_id, version, kind, seat, answers, random, epoch, state_hash, chain, at)
    SELECT id, version, kind, seat, answers, random, epoch, state_hash, chain, at FROM given JOIN moved USING (id)
), snapshot AS (
  INSERT INTO snapshots (game_id, version, epoch, state)
    SELECT id, version, epoch, snapshot FROM given JOIN moved USING (id) WHERE snapshot IS NOT NULL ON CONFLICT DO NOTHING
), remembered AS (
  INSERT INTO idempotency_keys (caller, key, route, body_hash, game_id, version)
    SELECT caller, key, route, body_hash, id, version FROM given JOIN moved USING (id) WHERE key IS NOT NULL
), told AS (
  INSERT INTO player_events ${WRITTEN}
    SELECT s.player_id, ${TX}, s.game_id, s.seat, n.version, CASE WHEN n.asked IS NULL THEN 'game.finished' ELSE 'decision.pending' END, s.seat = n.seat
    FROM given n JOIN moved USING (id) JOIN seats s ON s.game_id = n.id
    WHERE n.pending IS NOT NULL AND s.player_id IS NOT NULL AND (n.asked IS NULL OR s.seat = ANY(n.asked))
    ORDER BY s.player_id
) SELECT id FROM moved`;

/**
 * A move with what standing orders made of it: several versions of one game, and the orders as they stand after them; and a
 * move from which there is something to be done later.
 */
const CHAIN = `WITH entries AS (
  SELECT * FROM json_to_recordset($5::json) AS entries (version int, kind text, seat int, answers jsonb, random jsonb, epoch int,
    state_hash bytea, chain bytea, at timestamptz, beside jsonb)
), last AS (
  SELECT * FROM entries ORDER BY version DESC LIMIT 1
), moved AS (
  UPDATE games g SET version = last.version, chain = last.chain, status = $3::game_status, result = $4::jsonb, updated_at = last.at,
      pending = $14::jsonb, beside = coalesce($17::jsonb, g.beside)
    FROM last WHERE g.id = $1 AND g.version = $2 - 1 AND g.status = $18::game_status AND g.orders_revision = $8 AND g.seating = $13
    RETURNING g.id, last.version, last.epoch
), entry AS (
  INSERT INTO log (game_id, version, kind, seat, answers, random, epoch, state_hash, chain, at, beside)
    SELECT id, e.version, kind, seat, answers, random, e.epoch, state_hash, chain, at, e.beside FROM moved, entries e
), snapshot AS (
  INSERT INTO snapshots (game_id, version, epoch, state)
    SELECT id, version, epoch, $6 FROM moved WHERE $6::bytea IS NOT NULL ON CONFLICT DO NOTHING
), noted AS (
  INSERT INTO standing_orders (game_id, seat, book)
    SELECT id, seat, book FROM moved, json_to_recordset($7::json) AS orders (seat int, book json)
    ON CONFLICT (game_id, seat) DO UPDATE SET book = excluded.book
), remembered AS (
  INSERT INTO idempotency_keys (caller, key, route, body_hash, game_id, version, last_version)
    SELECT $9, $10, $11, $12, id, $2, version FROM moved WHERE $10::text IS NOT NULL
), told AS (
  INSERT INTO player_events ${WRITTEN}
    SELECT s.player_id, ${TX}, s.game_id, s.seat, moved.version, CASE WHEN $15::int[] IS NULL THEN 'game.finished' ELSE 'decision.pending' END,
      s.seat IS NOT DISTINCT FROM $19::int FROM moved JOIN seats s ON s.game_id = moved.id
    WHERE $14::jsonb IS NOT NULL AND s.player_id IS NOT NULL AND ($15::int[] IS NULL OR s.seat = ANY($15))
    ORDER BY s.player_id
) SELECT id, ${changeJobs('$16', 'moved.id IS NOT NULL')} FROM moved`;

/** Errors of a row's content, or of who was first: the statement did nothing, and each of its rows is to be tried alone. */
const OF_ONE_ROW = /^(22|23|40)/;

export class LogWriter {
  #waiting: Waiting[] = [];
  #underWay = false;

  constructor(readonly pool: pg.Pool) {}

  /** Writes versions. False: somebody else made one first, or gave other orders, and nothing happened. */
  add({ rows, orders, jobs, beside, from = 'ACTIVE', ...append }: Append): Promise<boolean> {
    const [row] = rows;
    if (row === undefined) throw new Error('there is nothing to write');
    if (rows.length > 1 || orders.length > 0 || jobs.length > 0 || beside !== undefined || row.beside !== null)
      return this.#chain({ rows, orders, jobs, beside, from, ...append }, row);
    return new Promise((done, failed) => {
      this.#waiting.push({ append: { row, ...append }, done, failed });
      if (!this.#underWay) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#underWay = true;
    while (this.#waiting.length > 0) {
      const batch = this.#next();
      if (batch.length === 1) await this.#one(batch[0] as Waiting);
      else await this.#several(batch);
    }
    this.#underWay = false;
  }

  /** The first that wait, of each game one. */
  #next(): Waiting[] {
    const games = new Set<string>();
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const one of this.#waiting) {
      const { gameId } = one.append.row;
      if (batch.length < MAX_BATCH && !games.has(gameId)) batch.push(one);
      else rest.push(one);
      games.add(gameId);
    }
    this.#waiting = rest;
    return batch;
  }

  async #one({ append, done, failed }: Waiting): Promise<void> {
    await this.#alone(append).then(done, failed);
  }

  async #several(batch: Waiting[]): Promise<void> {
    let alone = batch;
    try {
      const given = JSON.stringify(batch.map(({ append }) => columns(append)));
      const { rows } = await this.pool.query({ name: 'game-appends', text: SEVERAL, values: [given] });
      const moved = new Set(rows.map(({ id }) => id as string));
      for (const { append, done } of batch) if (moved.has(append.row.gameId)) done(true);
      alone = batch.filter(({ append }) => !moved.has(append.row.gameId));
    } catch (error) {
      if (!OF_ONE_ROW.test((error as { code?: string }).code ?? '')) {
        for (const { failed } of batch) failed(error);
        return;
      }
    }
    // Those behind need not wait for what may take its time.
    for (const one of alone) void this.#one(one);
  }

  async #chain(append: Append, first: LogRow): Promise<boolean> {
    const { rows, game, snapshot, key, orders, jobs, beside, ordersRevision, seating, players } = append;
    const { pending, asked } = players;
    const values = [
      first.gameId,
      first.version,
      game.status,
      game.result === null ? null : JSON.stringify(game.result),
      JSON.stringify(rows.map(entryColumns)),
      snapshot,
      JSON.stringify(orders),
      ordersRevision,
      key?.caller ?? null,
      key?.key ?? null,
      key?.route ?? null,
      key?.bodyHash ?? null,
      seating,
      pending && JSON.stringify(pending),
      asked,
      jobColumns(jobs),
      beside === undefined ? null : JSON.stringify(beside),
      append.from ?? 'ACTIVE',
      moverOf(first),
    ];
    const { rowCount } = await persist(() => this.pool.query({ name: 'game-chain', text: CHAIN, values }));
    return rowCount === 1;
  }

  async #alone(append: Single): Promise<boolean> {
    const { row, game, snapshot, key, seating, ordersRevision, players } = append;
    const { pending, asked } = players;
    const values = [
      row.gameId,
      row.version,
      row.chain,
      game.status,
      game.result === null ? null : JSON.stringify(game.result),
      row.at,
      row.kind,
      row.seat,
      JSON.stringify(row.answers),
      JSON.stringify(row.random),
      row.epoch,
      row.stateHash,
      snapshot,
      key?.caller ?? null,
      key?.key ?? null,
      key?.route ?? null,
      key?.bodyHash ?? null,
      seating,
      pending && JSON.stringify(pending),
      asked,
      ordersRevision,
    ];
    const { rowCount } = await persist(() => this.pool.query({ name: 'game-append', text: ONE, values }));
    return rowCount === 1;
  }
}

/** The seat that moved itself; null: it was answered for, since its time was over. */
const moverOf = ({ seat, beside }: LogRow): number | null => (wasLate(beside) ? null : seat);

const hex = (bytes: Uint8Array): string => `\\x${Buffer.from(bytes).toString('hex')}`;

const entryColumns = ({
  version,
  kind,
  seat,
  answers,
  random,
  epoch,
  stateHash,
  chain,
  at,
  beside,
}: LogRow): object => ({
  version,
  kind,
  seat,
  answers,
  random,
  epoch,
  state_hash: hex(stateHash),
  chain: hex(chain),
  at,
  ...(beside ? { beside } : {}),
});

const columns = ({ row, game, snapshot, key, seating, ordersRevision, players }: Single): object => ({
  id: row.gameId,
  ...entryColumns(row),
  status: game.status,
  result: game.result,
  snapshot: snapshot && hex(snapshot),
  seating,
  pending: players.pending,
  asked: players.asked,
  orders_revision: ordersRevision,
  ...(key ? { caller: key.caller, key: key.key, route: key.route, body_hash: hex(key.bodyHash) } : {}),
});
