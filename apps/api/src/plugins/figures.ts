/** What this process does, for Prometheus: moves, games in memory, streams, replays, connections, failures. */
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';

/** A total that is counted elsewhere. */
function total(
  registry: Registry,
  name: string,
  help: string,
  labelNames: string[],
  now: () => { labels: Record<string, string>; count: number }[],
): void {
  const counter = new Counter({
    name,
    help,
    labelNames,
    registers: [registry],
    collect: () => {
      counter.reset();
      for (const { labels, count } of now()) counter.inc(labels, count);
    },
  });
}

/** A number of things that there are now, by one label. */
function amounts(
  registry: Registry,
  name: string,
  help: string,
  label: string,
  now: () => Record<string, number>,
): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect: () => {
      for (const [value, amount] of Object.entries(now())) gauge.set({ [label]: value }, amount);
    },
  });
}

export function processFigures(registry: Registry, app: FastifyInstance): void {
  const { incidents, live, committer, states } = app.services;
  const { pool } = app.database;
  total(
    registry,
    'arbiter_moves_total',
    'Entries of logs that this process has stored, by who made them',
    ['ruleset', 'by'],
    () => committer.moves.all,
  );
  total(
    registry,
    'arbiter_slow_moves_total',
    'Moves that took longer than SLOW_MS, each of which is logged',
    ['ruleset'],
    () => incidents.slow.all,
  );
  total(
    registry,
    'arbiter_incidents_total',
    'Failures of the engine, each of which is logged as an incident',
    ['ruleset', 'during'],
    () => incidents.failures.all,
  );
  total(
    registry,
    'arbiter_replayed_entries_total',
    'Entries of logs that were run again, since their games were not in memory',
    [],
    () => [{ labels: {}, count: states.loader.replayed }],
  );
  const games = 'Games of which this process keeps a working match, or its deflated state';
  amounts(registry, 'arbiter_games_in_memory', games, 'state', () => {
    const { awake, asleep } = live.figures;
    return { awake, asleep };
  });
  amounts(registry, 'arbiter_streams', 'Streams and waiting requests that are open', 'kind', () => ({
    http: app.streams.count,
  }));
  amounts(
    registry,
    'arbiter_database_connections',
    'Connections to the database, and who waits for one',
    'state',
    () => ({
      idle: pool.idleCount,
      used: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
  );
}
