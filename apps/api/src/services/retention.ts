/** Forgets what has been kept for long enough, so that the database does not grow without end. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { inTransaction } from '../database/database.js';
import type { Incidents } from '../games/incidents.js';
import type { GameRepository } from '../games/repository.js';

/** Seconds that games are kept after they were last changed; undefined: for ever. */
export interface Retention {
  /** Finished and aborted ones. */
  finished?: number | undefined;
  /** Those that still wait for players, from their creation on. */
  open?: number | undefined;
  /** Those in progress in which nobody moves. */
  active?: number | undefined;
}

/** With their logs and snapshots: small enough that nobody waits for one of them. */
const BATCH = 20;
const PAUSE_MS = 50;
const LOCK = 72707372;

/** A game is looked at again when it is deleted: one that was locked or has moved since stays. */
const remove = (statuses: string, since: string): string => `DELETE FROM games WHERE id IN (
  SELECT id FROM games WHERE status IN (${statuses}) AND match_id IS NULL AND ${since} < now() - make_interval(secs => $1)
    ORDER BY ${since} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`;
/** Games of a match go together, when the one that it stands at is old enough: what came before it is how it stands. */
const oldMatches = (statuses: string, since: string): string => `SELECT g.match_id FROM games g
  WHERE g.status IN (${statuses}) AND g.match_id IS NOT NULL AND g.${since} < now() - make_interval(secs => $1)
    AND NOT EXISTS (SELECT 1 FROM games later WHERE later.match_id = g.match_id AND (length(later.id), later.id) > (length(g.id), g.id))`;
/** Matches are held, then their games, and then looked at again: one that anybody else has to do with stays. */
const holdMatches = (statuses: string, since: string): string => `SELECT id FROM matches
  WHERE id IN (${oldMatches(statuses, since)} ORDER BY g.${since} LIMIT ${BATCH}) ORDER BY id FOR UPDATE SKIP LOCKED`;
const HOLD_GAMES = 'SELECT id FROM games WHERE match_id = ANY($1) ORDER BY id FOR UPDATE SKIP LOCKED';
const removeMatches = (statuses: string, since: string): string => `DELETE FROM matches m
  WHERE id = ANY($2) AND NOT EXISTS (SELECT 1 FROM games WHERE match_id = m.id AND id <> ALL($3))
    AND id IN (${oldMatches(statuses, since)} AND g.match_id = ANY($2))`;

/** Deletes some of what is old. @returns how much that was */
type Removal = (client: pg.PoolClient, seconds: number) => Promise<number>;
const REMOVE: Record<keyof Retention, readonly Removal[]> = {
  finished: both(`'FINISHED', 'ABORTED'`, 'updated_at'),
  open: both(`'OPEN'`, 'created_at'),
  active: both(`'ACTIVE'`, 'updated_at'),
};
function both(statuses: string, since: string): readonly Removal[] {
  const [games, hold, matches] = [remove, holdMatches, removeMatches].map((sql) => sql(statuses, since)) as [
    string,
    string,
    string,
  ];
  return [
    async (client, seconds) => (await client.query(games, [seconds])).rowCount ?? 0,
    async (client, seconds) => {
      const held = idsOf(await client.query<{ id: string }>(hold, [seconds]));
      const all = idsOf(await client.query<{ id: string }>(HOLD_GAMES, [held]));
      return (await client.query(matches, [seconds, held, all])).rowCount ?? 0;
    },
  ];
}
const idsOf = ({ rows }: pg.QueryResult<{ id: string }>): string[] => rows.map(({ id }) => id);

export class RetentionJob {
  constructor(
    readonly games: GameRepository,
    readonly incidents: Pick<Incidents, 'purge'>,
    readonly retention: Retention,
    readonly logger: FastifyBaseLogger,
  ) {}

  /** Milliseconds between two looks, within bounds: games are kept for at most one and a half times as long as is said. */
  every(least: number, most: number): number {
    const kept = Object.values(this.retention).filter((seconds) => seconds !== undefined);
    return Math.max(least, Math.min(most, ...kept.map((seconds) => (seconds * 1000) / 2)));
  }

  /**
   * Deletes what is too old; of several processes one does it, the others leave it to that one.
   * @returns how many games it has deleted
   */
  async run(signal?: AbortSignal): Promise<number> {
    // On the connection that it has: whoever waits for a second one while all are taken holds up everybody.
    const old = await this.#alone(async (client) => {
      await this.games.purgeKeys(client);
      await this.incidents.purge(client);
      return 0;
    });
    if (old === undefined) return 0;
    let deleted = 0;
    const all = Object.entries(REMOVE).flatMap(([kind, ways]) => ways.map((some) => ({ kind, some })));
    for (const { kind, some } of all) {
      const seconds = this.retention[kind as keyof Retention];
      if (seconds === undefined) continue;
      for (let last = BATCH; last === BATCH && !signal?.aborted; deleted += last) {
        last = (await this.#alone((client) => some(client, seconds))) ?? 0;
        await sleep(PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
    if (deleted > 0) this.logger.info({ games: deleted }, 'old games deleted');
    return deleted;
  }

  /**
   * Does something while no other process does any of this; the lock ends with the transaction, as a pooler wants it.
   * Undefined: another one is at it.
   */
  #alone(work: (client: pg.PoolClient) => Promise<number>): Promise<number | undefined> {
    return inTransaction(this.games.pool, async (client) => {
      const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS mine', [LOCK]);
      return rows[0]?.mine ? work(client) : undefined;
    });
  }
}
