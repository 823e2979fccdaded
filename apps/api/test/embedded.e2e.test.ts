/** What the embedded service keeps beside its database, and as whom it works there. */
import { chmod, mkdir, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../src/config.js';
import { boundServerLog, type EmbeddedServer, MAX_LOG_BYTES, startEmbedded } from '../src/database/embedded.js';
import { migrate } from '../src/database/migrate.js';
import { createLogger } from '../src/logger.js';
import { type RunningService, startService } from '../src/service.js';
import { nim, stones } from './support/nim.js';

let folder: string;
let server: EmbeddedServer | undefined;
let service: RunningService | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arbiter-e2e-'));
});
afterEach(async () => {
  await service?.close();
  await server?.stop();
  service = server = undefined;
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function query(url: string, sql: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}
const secretFile = (): string => join(folder, 'server-secret');
const start = async (env: Record<string, string> = {}): Promise<RunningService> =>
  startService(readConfig({ DATA_DIR: folder, PORT: '0', ...env }), { nim }, createLogger('silent'));
async function create(): Promise<{ game: string; seats: { token: string }[] }> {
  const seats = ['Ann', 'Bob'].map((name) => ({ name, deck: stones(10) }));
  const payload = { ruleset: 'nim', edition: '1', seats };
  return (await (service as RunningService).app.inject({ method: 'POST', url: '/v1/games', payload })).json();
}

test('The embedded service keeps its secret in a file of its own, and nothing of it in the database', async () => {
  service = await start();
  expect((await stat(secretFile())).mode & 0o777).toBe(0o600);
  const { game } = await create();
  const { pool } = service.app.database;
  expect((await pool.query('SELECT * FROM server_secrets')).rows).toEqual([]);
  const [made] = (await pool.query('SELECT key_id, seed_key FROM games g JOIN game_setups ON game_id = g.id')).rows;
  expect(await readFile(secretFile(), 'utf8')).toMatch(new RegExp(`^${made.key_id}:\\S+\\n$`));
  expect(made.seed_key).toBe(made.key_id);
  expect((await service.app.inject(`/v1/games/${game}`)).statusCode).toBe(200);
  await service.close();

  await chmod(secretFile(), 0o640);
  await expect(start()).rejects.toThrow(`chmod 600 ${secretFile()}`);
  await chmod(secretFile(), 0o600);
  service = await start();
  const again = (await service.app.database.pool.query('SELECT seed_key FROM game_setups')).rows;
  expect(again).toEqual([{ seed_key: made.key_id }]);
}, 60_000);

test('A secret that an earlier version kept in the database is moved to the file, and its games go on', async () => {
  const old = Buffer.from(Array.from({ length: 32 }, (_, i) => i * 7));
  server = await startEmbedded(folder);
  await migrate(server.url());
  await query(server.url(), `INSERT INTO server_secrets VALUES ('main', $1)`, [old]);
  await server.stop();
  service = await start();
  expect((await service.app.database.pool.query('SELECT * FROM server_secrets')).rows).toEqual([]);
  const text = await readFile(secretFile(), 'utf8');
  expect(text).toMatch(new RegExp(`^k\\w{8}:\\S+\nmain:${old.toString('base64').replaceAll('+', '\\+')}\n$`));
  await service.close();
  // Given elsewhere, the file's are the older ones.
  service = await start({ SERVER_SECRET: `mine:${Buffer.from(old.map((b) => b ^ 0x5a)).toString('base64')}` });
  await create();
  const { rows } = await service.app.database.pool.query('SELECT key_id FROM games');
  expect(rows).toEqual([{ key_id: 'mine' }]);
  expect(await readFile(secretFile(), 'utf8')).toBe(text);
}, 60_000);

test('The service works as a role that owns its database and may do nothing else', async () => {
  server = await startEmbedded(folder);
  await migrate(server.url());
  const url = server.url();
  const may = `SELECT rolsuper OR rolcreatedb OR rolcreaterole OR rolreplication OR rolbypassrls AS may FROM pg_roles WHERE rolname = current_user`;
  expect(await query(url, may)).toEqual([{ may: false }]);
  const [{ owner, me }] = await query(
    url,
    `SELECT pg_get_userbyid(datdba) AS owner, current_user AS me FROM pg_database WHERE datname = current_database()`,
  );
  expect(owner).toBe(me);
  const forbidden = [
    `SELECT pg_read_file('${secretFile()}')`,
    `SELECT pg_read_file('arbiter.json')`,
    `COPY games TO PROGRAM 'true'`,
    `COPY games FROM '/etc/passwd'`,
    'CREATE ROLE eve SUPERUSER',
    'CREATE DATABASE other',
    'SELECT * FROM pg_authid',
    'ALTER SYSTEM SET fsync = off',
    'SET ROLE arbiter',
  ];
  for (const sql of forbidden) await expect(query(url, sql), sql).rejects.toMatchObject({ code: '42501' });
  for (const database of ['postgres', 'template1'])
    await expect(query(server.url(database), 'SELECT 1'), database).rejects.toMatchObject({ code: '42501' });
  const superuser = new URL(server.adminUrl()).password;
  expect(new URL(url).password).not.toContain(superuser);
}, 60_000);

test('A database that an earlier version kept as superuser is given to the plain role', async () => {
  server = await startEmbedded(folder);
  await migrate(server.url());
  const owners = `SELECT DISTINCT pg_get_userbyid(relowner) AS owner FROM pg_class WHERE relnamespace = 'public'::regnamespace
    UNION SELECT pg_get_userbyid(typowner) FROM pg_type WHERE typnamespace = 'public'::regnamespace
    UNION SELECT pg_get_userbyid(datdba) FROM pg_database WHERE datname = current_database()`;
  const made = await query(server.url(), owners);
  expect(made).toHaveLength(1);
  // As it was: all of it the superuser's, and no other role.
  await query(server.adminUrl(), 'REASSIGN OWNED BY arbiter_service TO arbiter');
  await query(server.adminUrl(), 'DROP OWNED BY arbiter_service');
  await query(server.adminUrl(), 'DROP ROLE arbiter_service');
  expect(await query(server.adminUrl(), owners)).toEqual([{ owner: 'arbiter' }]);
  await server.stop();
  server = undefined;
  service = await start();
  const { game, seats } = await create();
  const payload = { expectedVersion: 0, answers: [{ choose: [{ kind: 'TAKE', value: 1 }] }] };
  const headers = { authorization: `Bearer ${seats[0]?.token}` };
  const moved = await service.app.inject({ method: 'POST', url: `/v1/games/${game}/actions`, headers, payload });
  expect(moved.statusCode, moved.body).toBe(200);
  const { pool } = service.app.database;
  expect((await pool.query(owners)).rows).toEqual(made);
  await pool.query('ALTER TABLE games ADD COLUMN later int');
  expect((await pool.query(`SELECT unnest(enum_range(NULL::game_status))`)).rowCount).toBe(4);
  await pool.query(`ALTER TYPE game_status ADD VALUE 'LATER'`);
}, 60_000);

test('The log of the database server does not grow without end', async () => {
  const log = join(folder, 'postgres.log');
  server = await startEmbedded(folder);
  const begun = await readFile(log, 'utf8');
  boundServerLog(folder);
  expect(await readFile(log, 'utf8')).toBe(begun);
  await truncate(log, MAX_LOG_BYTES + 1);
  boundServerLog(folder);
  expect((await stat(`${log}.1`)).size).toBe(MAX_LOG_BYTES + 1);
  expect((await stat(log)).size).toBe(0);
  // The server that runs goes on in the same file.
  await expect(query(server.url(), 'SELECT nothing')).rejects.toThrow();
  await expect.poll(() => readFile(log, 'utf8')).toMatch(/^[^\0]*"nothing" does not exist/);
}, 60_000);

test.runIf(process.getuid?.() === 0)(
  'As root without namespaces only the database gets another owner',
  async () => {
    const tools = join(folder, 'tools');
    const data = join(folder, 'data');
    await mkdir(tools);
    await mkdir(data);
    await chmod(folder, 0o711);
    await writeFile(join(tools, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    await writeFile(join(data, 'mine'), 'mine', { mode: 0o600 });
    const before = process.env.PATH;
    process.env.PATH = `${tools}${delimiter}${before}`;
    try {
      server = await startEmbedded(data);
    } finally {
      process.env.PATH = before;
    }
    expect(await query(server.url(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect((await stat(join(data, 'mine'))).uid).toBe(0);
    expect((await stat(data)).uid).toBe(0);
    expect((await stat(join(data, 'postgres'))).uid).toBe(65534);
  },
  60_000,
);
