/** Forgets what has been kept for long enough, so that the database does not grow without end. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
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
const removeMatches = (statuses: string, since: string): string => `DELETE FROM matches WHERE id IN (
  SELECT g.match_id FROM games g WHERE g.status IN (${statuses}) AND g.match_id IS NOT NULL
      AND g.${since} < now() - make_interval(secs => $1)
      AND NOT EXISTS (SELECT 1 FROM games later WHERE later.match_id = g.match_id AND (length(later.id), later.id) > (length(g.id), g.id))
    ORDER BY g.${since} LIMIT ${BATCH} FOR UPDATE OF g SKIP LOCKED)`;
const REMOVE: Record<keyof Retention, readonly string[]> = {
  finished: both(`'FINISHED', 'ABORTED'`, 'updated_at'),
  open: both(`'OPEN'`, 'created_at'),
  active: both(`'ACTIVE'`, 'updated_at'),
};
function both(statuses: string, since: string): readonly string[] {
  return [remove(statuses, since), removeMatches(statuses, since)];
}

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
    const client = await this.games.pool.connect();
    let broken: Error | undefined;
    const onError = (error: Error): void => {
      broken = error;
    };
    client.on('error', onError);
    try {
      const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [LOCK]);
      if (!rows[0]?.mine) return 0;
      try {
        return await this.#forget(client, signal);
      } finally {
        await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
      }
    } catch (error) {
      // Whatever it was, this connection may hold the lock.
      broken ??= error as Error;
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  }

  async #forget(client: pg.PoolClient, signal: AbortSignal | undefined): Promise<number> {
    // On the connection that it has: whoever waits for a second one while all are taken holds up everybody.
    await this.games.purgeKeys(client);
    await this.incidents.purge(client);
    let deleted = 0;
    const all = Object.entries(REMOVE).flatMap(([kind, sqls]) => sqls.map((sql) => ({ kind, sql })));
    for (const { kind, sql } of all) {
      const seconds = this.retention[kind as keyof Retention];
      if (seconds === undefined) continue;
      for (let last = BATCH; last === BATCH && !signal?.aborted; deleted += last) {
        last = (await client.query(sql, [seconds])).rowCount ?? 0;
        await sleep(PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
    if (deleted > 0) this.logger.info({ games: deleted }, 'old games deleted');
    return deleted;
  }
}
