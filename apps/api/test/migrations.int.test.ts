import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '../src/database/migrate.js';
import { createTestDatabase } from './support/database.js';
import { schemaSql } from './support/schema-engine.js';

const folder = join(import.meta.dirname, '..', '..', '..', 'migrations');

const copies: string[] = [];
afterAll(async () => {
  for (const copy of copies) await rm(copy, { recursive: true, force: true });
});

async function copyMigrations(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'arbiter-migrations-'));
  copies.push(copy);
  await cp(folder, copy, { recursive: true });
  return copy;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

/** What a database is made of, in Postgres' own words. */
async function describeSchema(url: string): Promise<string[]> {
  const rows = await query(
    url,
    `SELECT format('%s.%s %s %s %s', table_name, column_name, udt_name, is_nullable, column_default) AS line
       FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'
     UNION SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
     UNION SELECT format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace AND conrelid::regclass::text <> '_prisma_migrations'
     UNION SELECT format('%s %s', enumtypid::regtype, string_agg(enumlabel, ',' ORDER BY enumsortorder)) FROM pg_enum GROUP BY enumtypid
     ORDER BY line`,
  );
  return (rows as { line: string }[]).map(({ line }) => line);
}

test('The migrations make exactly what schema.prisma says', async () => {
  const migrated = await createTestDatabase();
  const wanted = await createTestDatabase('empty');
  await query(wanted, await schemaSql(wanted));
  const schema = await describeSchema(migrated);
  expect(schema).toEqual(await describeSchema(wanted));
  expect(schema.length).toBeGreaterThan(50);
  await query(migrated, 'ALTER TABLE seats DROP COLUMN nonce');
  expect(await describeSchema(migrated)).not.toEqual(schema);
});

test('Of several processes that start at once, one applies the migrations', async () => {
  const url = await createTestDatabase('empty');
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(url)));
  expect(applied.flat()).toEqual((await readdir(folder)).sort());
  expect(await query(url, 'SELECT migration_name, applied_steps_count FROM _prisma_migrations')).toHaveLength(
    applied.flat().length,
  );
});

test('A migration that was changed after it had been applied is refused', async () => {
  const url = await createTestDatabase('empty');
  const changed = await copyMigrations();
  await migrate(url, changed);
  await writeFile(join(changed, '20261121000000_init', 'migration.sql'), 'SELECT 1;');
  await expect(migrate(url, changed)).rejects.toThrow(/was changed/);
});

test('A migration that fails leaves nothing behind', async () => {
  const url = await createTestDatabase('empty');
  const broken = await copyMigrations();
  await cp(join(folder, '20261121000000_init'), join(broken, '20991231000000_broken'), { recursive: true });
  await writeFile(join(broken, '20991231000000_broken', 'migration.sql'), 'CREATE TABLE half (); SELECT nothing;');
  await expect(migrate(url, broken)).rejects.toThrow(/20991231000000_broken failed/);
  expect(await query(url, `SELECT to_regclass('half') AS half, to_regclass('games') IS NOT NULL AS games`)).toEqual([
    { half: null, games: true },
  ]);
});

test('Games whose hidden cards could be computed end, finished ones stay as they are', async () => {
  const url = await createTestDatabase('empty');
  const first = await copyMigrations();
  const later = (await readdir(first)).filter((name) => name > '20261122');
  for (const name of later) await rm(join(first, name), { recursive: true });
  await migrate(url, first);
  await query(
    url,
    `INSERT INTO games (id, ruleset, edition, status, seed_hash)
       SELECT lower(s), 'mtg', 'current', s::game_status, 'x' FROM unnest(ARRAY['OPEN', 'ACTIVE', 'FINISHED']) s`,
  );
  await migrate(url);
  expect(await query(url, 'SELECT id, status, result FROM games ORDER BY id')).toMatchObject([
    { id: 'active', status: 'ABORTED', result: { kind: 'ABORTED', winners: [], rules: [] } },
    { id: 'finished', status: 'FINISHED', result: null },
    { id: 'open', status: 'ABORTED' },
  ]);
});
