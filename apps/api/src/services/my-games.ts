/** A player's games: the list of them, and what happens in them that is the player's to know. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameResult } from '@arbiter/engine';
import type pg from 'pg';
import { isAway } from '../database/database.js';
import type { GameBus } from '../games/bus.js';
import { GAME, type GameRecord, gameOf, type PendingRecord } from '../games/repository.js';
import type { GameStatus } from '../generated/prisma/enums.js';
import { faultAt } from '../schemas/parse.js';
import { type Access, isOver, seatOfPlayer } from './access.js';
import { listCursor } from './games.js';
import { type Page, pageFrom } from './paging.js';
import { type GameSummary, summarise } from './summaries.js';
import { Wakening } from './wakening.js';

const MINE = `SELECT ${GAME} FROM seats mine JOIN games g ON g.id = mine.game_id
  WHERE mine.player_id = $1
    AND ($2::game_status IS NULL OR g.status = $2) AND ($3::text IS NULL OR g.ruleset = $3)
    AND (NOT $4::boolean OR (g.status IN ('OPEN', 'ACTIVE') AND g.pending @> jsonb_build_array(jsonb_build_object('seat', mine.seat))))
    AND ($5::timestamptz IS NULL OR (g.updated_at, g.id) < ($5, $6))
  ORDER BY g.updated_at DESC, g.id DESC LIMIT $7`;

/** What was written by transactions that ended before any that is under way: nothing can come between any more. */
const SETTLED = 'pg_snapshot_xmin(pg_current_snapshot())::text::bigint';
const NOW = `SELECT ${SETTLED}::text AS tx`;
const EVENTS = `SELECT e.tx::text AS tx, e.seq::text AS seq, e.type, e.game_id AS game, e.seat, e.version, e.at, g.result,
    e.tx < ${SETTLED} AS settled,
    (SELECT min((d->>'at')::float8) FROM jsonb_array_elements(l.beside->'due') d WHERE (d->>'seat')::int = e.seat) AS due
  FROM player_events e JOIN games g ON g.id = e.game_id
    LEFT JOIN log l ON l.game_id = e.game_id AND l.version = e.version
  WHERE e.player_id = $1 AND (e.tx, e.seq) > ($2::bigint, $3::bigint) ORDER BY e.tx, e.seq LIMIT 100`;

/** A stream looks for itself after this time, should a wake-up have been lost. */
const POLL_MS = 10_000;
/** While something was written that others may still come before. */
const UNSETTLED_MS = 30;
/** While the database is away, streams look whether it is back. */
const AWAY_MS = 500;

export interface MyGame extends GameSummary {
  /** The player's seat; `pending` tells whether it is asked. */
  seat: number | null;
  /** When the first of the player's decisions must have been answered. */
  deadline: string | null;
  /** Who is asked at this version. */
  pending: PendingRecord[];
}

export interface PlayerEvent {
  /** For `Last-Event-ID`. */
  id: string;
  type: 'decision.pending' | 'game.finished';
  game: string;
  version: number;
  /** The player's. */
  seat: number;
  deadline: string | null;
  /** Of a game that has ended. */
  result: GameResult | null;
  at: string;
}

interface EventRow extends Omit<PlayerEvent, 'id' | 'at' | 'deadline'> {
  tx: string;
  seq: string;
  at: Date;
  settled: boolean;
  /** When the first of the player's decisions must have been answered, in milliseconds since 1970. */
  due: number | null;
}

export class MyGames {
  constructor(
    readonly pool: pg.Pool,
    readonly access: Access,
    readonly bus: GameBus,
  ) {}

  /** The games in which the player sits, or to which it is invited: the one that was moved in last first. */
  async list(
    token: string | undefined,
    query: {
      status?: GameStatus | undefined;
      turn?: 'mine' | undefined;
      ruleset?: string | undefined;
      first: number;
      after?: string | undefined;
    },
  ): Promise<Page<MyGame>> {
    const player = await this.access.player(token);
    const after = query.after === undefined ? undefined : listCursor(query.after);
    const { rows } = await this.pool.query({
      name: 'my-games',
      text: MINE,
      values: [
        player.id,
        query.status ?? null,
        query.ruleset ?? null,
        query.turn === 'mine',
        after?.at ?? null,
        after?.id ?? null,
        query.first + 1,
      ],
    });
    const games = rows.map(gameOf).map((game) => mine(game, seatOfPlayer(game, player)?.seat ?? null));
    return pageFrom(games, query.first, (game) => `${game.updatedAt} ${game.id}`);
  }

  /** Checks whose stream it is, then gives what happens from now on, or after an event. */
  async stream(
    token: string | undefined,
    after: string | undefined,
    signal: AbortSignal,
  ): Promise<AsyncGenerator<PlayerEvent>> {
    const { id } = await this.access.player(token);
    return this.#follow(token, id, after === undefined ? await this.#now() : eventId(after), signal);
  }

  async #now(): Promise<[tx: string, seq: string]> {
    const { rows } = await this.pool.query<{ tx: string }>(NOW);
    return [rows[0]?.tx ?? '0', '-1'];
  }

  async *#follow(
    token: string | undefined,
    player: string,
    after: [tx: string, seq: string],
    signal: AbortSignal,
  ): AsyncGenerator<PlayerEvent> {
    const wakening = new Wakening(this.bus, [player], signal);
    try {
      for (let last = after; !signal.aborted; ) {
        wakening.rest();
        const rows = await this.#events(token, player, last);
        if (!rows) {
          await sleep(AWAY_MS, undefined, { signal, ref: false }).catch(() => undefined);
          continue;
        }
        const waits = rows.findIndex(({ settled }) => !settled);
        for (const row of waits < 0 ? rows : rows.slice(0, waits)) {
          last = [row.tx, row.seq];
          yield eventOf(row);
        }
        if (waits >= 0) await wakening.next(UNSETTLED_MS);
        else if (rows.length === 0) await wakening.next(POLL_MS);
      }
    } finally {
      wakening.end();
    }
  }

  /** What comes after an event; undefined while the database is away. Throws once the key is no longer good. */
  async #events(
    token: string | undefined,
    player: string,
    after: [tx: string, seq: string],
  ): Promise<EventRow[] | undefined> {
    try {
      await this.access.player(token);
      const values = [player, ...after];
      const { rows } = await this.pool.query<EventRow>({ name: 'player-events', text: EVENTS, values });
      return rows;
    } catch (error) {
      if (isAway(error)) return undefined;
      throw error;
    }
  }
}

function mine(game: GameRecord, seat: number | null): MyGame {
  const pending = isOver(game) ? [] : (game.pending ?? []);
  const deadlines = pending.flatMap((one) => (one.seat === seat && one.deadline !== null ? [one.deadline] : []));
  return { ...summarise(game), seat, deadline: deadlines.sort()[0] ?? null, pending };
}

const eventOf = ({ tx, seq, type, game, version, seat, result, at, due }: EventRow): PlayerEvent => ({
  id: `${tx}-${seq}`,
  type,
  game,
  version,
  seat,
  deadline: due === null ? null : new Date(due).toISOString(),
  result: type === 'game.finished' ? result : null,
  at: at.toISOString(),
});

const MAX_BIGINT = 2n ** 63n - 1n;

/** Reads the id of an event. */
function eventId(text: string): [tx: string, seq: string] {
  const [, tx = '', seq = ''] = /^(\d{1,19})-(\d{1,19})$/.exec(text) ?? [];
  if (tx === '' || BigInt(tx) > MAX_BIGINT || BigInt(seq) > MAX_BIGINT)
    throw faultAt('Last-Event-ID', 'must be the id of an event of this stream');
  return [tx, seq];
}
