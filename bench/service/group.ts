/** The service as a process with a real database, beside a bare route; called by a process of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, migrate, openDatabase, startEmbedded } from '@arbiter/api';
import type { BenchOptions } from '../main.js';
import type { Row } from '../support/table.js';
import { graphql } from './graphql.js';
import { loading } from './loading.js';
import { memory } from './memory.js';
import { startBare, startCaller, startService } from './processes.js';
import { starting } from './starting.js';
import { throughput } from './throughput.js';

/** What the measures of the service work with. */
export interface Bench {
  folder: string;
  databaseUrl: string;
  database: Database;
  /** Seconds of a round, and how many rounds. */
  seconds: number;
  rounds: number;
  quick: boolean;
}

export async function service({ quick }: BenchOptions): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-bench-'));
  const embedded = await startEmbedded(folder);
  const databaseUrl = embedded.url();
  await migrate(databaseUrl);
  const database = openDatabase(databaseUrl, 2);
  await database.pool.query('CREATE TABLE bench_log (LIKE log INCLUDING ALL)');
  const bench: Bench = {
    folder,
    databaseUrl,
    database,
    quick,
    ...(quick ? { seconds: 2, rounds: 2 } : { seconds: 4, rounds: 5 }),
  };
  try {
    const rows: Row[] = [];
    for (const part of [throughput, graphql, memory, loading, starting]) {
      console.log(`service: ${part.name}`);
      rows.push(...(await part(bench)));
    }
    return rows;
  } finally {
    await database.close();
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

/** Runs work with the service, and ends the service. */
export async function withService<T>(
  { folder, databaseUrl }: Bench,
  work: (url: string, caller: ReturnType<typeof startCaller>) => Promise<T>,
): Promise<T> {
  const running = await startService(folder, databaseUrl);
  const caller = startCaller();
  try {
    return await work(running.url, caller);
  } finally {
    caller.stop();
    await running.stop();
  }
}

/** The same with the bare route beside it. */
export async function withBare<T>(bench: Bench, work: (url: string) => Promise<T>): Promise<T> {
  const running = await startBare(bench.folder, bench.databaseUrl);
  try {
    return await work(running.url);
  } finally {
    await running.stop();
  }
}
