/** A pooler's address for requests, and the server's own for what belongs to a connection. */
import pg from 'pg';
import { expect, test } from 'vitest';
import { readConfig } from '../src/config.js';
import { createLogger } from '../src/logger.js';
import { newSecret, writtenSecret } from '../src/security/secrets.js';
import { startService } from '../src/service.js';
import { createTestDatabase } from './support/database.js';
import { nim } from './support/nim.js';

/** The same database, by a name that it tells of each connection. */
function named(url: string, name: string, options?: string): string {
  const other = new URL(url);
  other.searchParams.set('application_name', name);
  if (options !== undefined) other.searchParams.set('options', options);
  return other.href;
}

test('Migrations, LISTEN, the job queue and locks that last go by DATABASE_DIRECT_URL, requests by DATABASE_URL', async () => {
  const url = await createTestDatabase('empty');
  // Whatever were to make tables by the pooler's address would fail.
  const env = {
    DATABASE_URL: named(url, 'pooled', '-c default_transaction_read_only=on'),
    DATABASE_DIRECT_URL: named(url, 'direct'),
    SERVER_SECRET: writtenSecret(newSecret()),
    PORT: '0',
  };
  const service = await startService(readConfig(env), { nim }, createLogger('silent'));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const names = async (sql: string): Promise<string[]> =>
    (await client.query<{ name: string }>(sql)).rows.map(({ name }) => name);
  try {
    expect((await service.app.inject('/v1/games')).json()).toMatchObject({ games: [] });
    const here = `datname = current_database() AND application_name IN ('pooled', 'direct')`;
    const listening = `SELECT DISTINCT application_name AS name FROM pg_stat_activity WHERE ${here} AND query ILIKE 'LISTEN%'`;
    await expect.poll(() => names(listening), { timeout: 10_000 }).toEqual(['direct']);
    // The queue listens for each of its lanes, and the bus.
    const connections = `SELECT application_name AS name FROM pg_stat_activity WHERE ${here} AND query ILIKE 'LISTEN%'`;
    await expect.poll(async () => (await names(connections)).length, { timeout: 10_000 }).toBeGreaterThan(1);
    const locks = `SELECT DISTINCT a.application_name AS name FROM pg_locks l JOIN pg_stat_activity a USING (pid) WHERE l.locktype = 'advisory' AND ${here}`;
    await expect.poll(() => names(locks), { timeout: 10_000 }).toEqual(['direct']);
    expect(
      await names(`SELECT DISTINCT application_name AS name FROM pg_stat_activity WHERE ${here} ORDER BY 1`),
    ).toEqual(['direct', 'pooled']);
  } finally {
    await client.end();
    await service.close();
  }
});

test('DATABASE_DIRECT_URL without DATABASE_URL is refused', () => {
  expect(() => readConfig({ DATABASE_DIRECT_URL: 'postgres://localhost/x' })).toThrow(
    /DATABASE_DIRECT_URL: .*DATABASE_URL/,
  );
});
