/** How large the database is, for Prometheus; asked at most once a minute, however often the figures are read. */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

const FRESH_MS = 60_000;
/** Whoever reads the figures does not wait longer for a database that is away: they are then the old ones. */
const PATIENCE_MS = 1000;

const SQL = `SELECT pg_database_size(current_database())::float8 AS bytes,
  (SELECT greatest(reltuples, 0)::float8 FROM pg_class WHERE oid = 'log'::regclass) AS entries,
  (SELECT json_object_agg(status, n) FROM (SELECT status, count(*) AS n FROM games GROUP BY status) AS counted) AS games,
  (SELECT json_object_agg(state, n) FROM (
    SELECT CASE WHEN attempts >= max_attempts THEN 'failed' WHEN locked_at IS NOT NULL THEN 'running'
        WHEN run_at > now() THEN 'later' ELSE 'due' END AS state, count(*) AS n
      FROM graphile_worker.jobs GROUP BY 1) AS counted) AS jobs`;
const JOB_STATES = ['due', 'later', 'running', 'failed'];
const STATUSES = ['OPEN', 'ACTIVE', 'FINISHED', 'ABORTED'];

type Counted = Record<string, number> | null;

export function databaseFigures(registry: Registry, pool: pg.Pool): void {
  let asked = Number.NEGATIVE_INFINITY;
  let asking = Promise.resolve();
  const ask = async (): Promise<void> => {
    const { rows } = await pool.query<{ bytes: number; entries: number; games: Counted; jobs: Counted }>(SQL);
    const [{ bytes, entries, games, jobs } = { bytes: 0, entries: 0, games: null, jobs: null }] = rows;
    size.set(bytes);
    log.set(entries);
    for (const status of STATUSES) byStatus.set({ status }, games?.[status] ?? 0);
    for (const state of JOB_STATES) byState.set({ state }, jobs?.[state] ?? 0);
  };
  const collect = async (): Promise<void> => {
    if (performance.now() - asked >= FRESH_MS) {
      asked = performance.now();
      asking = ask().catch(() => {
        asked = Number.NEGATIVE_INFINITY;
      });
    }
    await Promise.race([asking, sleep(PATIENCE_MS, undefined, { ref: false })]);
  };
  const registers = [registry];
  const size = new Gauge({ name: 'arbiter_database_bytes', help: 'Size of the database on disk', registers, collect });
  const log = new Gauge({
    name: 'arbiter_log_entries',
    help: 'Entries in the logs of all games, as the database estimates it',
    registers,
    collect,
  });
  const byStatus = new Gauge({
    name: 'arbiter_games',
    help: 'Games by status',
    labelNames: ['status'],
    registers,
    collect,
  });
  const byState = new Gauge({
    name: 'arbiter_jobs',
    help: 'Jobs in the queue: due now, due later, being done, or given up',
    labelNames: ['state'],
    registers,
    collect,
  });
}
