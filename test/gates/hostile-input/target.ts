/** The service under attack: the real rulesets, a real database, every word of its log, and what the process itself notices. */
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { build, createLogger, type Database, migrate, openDatabase, rulesets, startEmbedded } from '@arbiter/api';
import type { FastifyInstance } from 'fastify';
import { betrays } from './spelling.js';

/** Nobody asks whether a database that is thrown away survives a power cut. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export interface Target {
  app: FastifyInstance;
  database: Database;
  port: number;
  /** Log lines that speak of a fault of ours, and those that a watched secret got into. */
  faults: string[];
  /** Texts that must never appear in the log. */
  secrets: Set<string>;
  /** Log lines looked at. */
  lines: () => number;
  close(): Promise<void>;
}

/** What clients do wrong is told at level info; a line above it needs a fault of ours. */
const WARN = 40;

/** What the process says of things that nobody caught. */
export function watchProcess(): { noticed: string[]; stop(): void } {
  const noticed: string[] = [];
  const events = ['unhandledRejection', 'uncaughtExceptionMonitor', 'warning'] as const;
  const listeners = events.map((event) => {
    const listener = (what: unknown): void => {
      const text = what instanceof Error ? `${what.name}: ${what.stack}` : String(what);
      // Node's own notices of what it will change some day say nothing of us.
      if (!/ExperimentalWarning|DeprecationWarning/.test(text)) noticed.push(`${event}: ${text}`);
    };
    process.on(event as 'warning', listener);
    return { event, listener };
  });
  return {
    noticed,
    stop() {
      for (const { event, listener } of listeners) process.off(event as 'warning', listener);
    },
  };
}

let collect: (() => void) | undefined;
/** Megabytes on the heap, with the garbage taken out. */
export function heap(): number {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

export async function startTarget(options: { rateLimit?: number } = {}): Promise<Target> {
  const folder = await mkdtemp(join(tmpdir(), 'arbiter-hostile-'));
  const server = await startEmbedded(folder, FAST);
  await migrate(server.url());
  const database = openDatabase(server.url());
  const faults: string[] = [];
  const secrets = new Set<string>([new URL(server.url()).password].filter((text) => text.length > 5));
  let lines = 0;
  const sink = new Writable({
    write(chunk, _encoding, done) {
      const line = String(chunk);
      lines++;
      const level = Number(/"level":(\d+)/.exec(line)?.[1]);
      if (level >= WARN) faults.push(line.slice(0, 3000));
      if (betrays(line, secrets)) faults.push(`a secret in the log: ${line.slice(0, 3000)}`);
      done();
    },
  });
  const app = await build({
    rulesets,
    database,
    logger: createLogger('trace', sink),
    // The gate says itself how late a reply may be.
    maxDelayMs: 0,
    rateLimit: options.rateLimit ?? 0,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  // What the start has to say is for the operator.
  faults.length = 0;
  return {
    app,
    database,
    port: (app.server.address() as AddressInfo).port,
    faults,
    secrets,
    lines: () => lines,
    async close() {
      await app.close();
      await database.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
