/**
 * What grows with the games can be distributed by the game's id (`docs/scaling.md`): every statement of the paths that are
 * walked all day names the game, and games are played with log and snapshots in partitions.
 */
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { distributed } from '../../../bench/distribute.js';
import { act, createGame, send, startApp, type TestApp, take } from './support/app.js';
import { createTestDatabase } from './support/database.js';
import { stones } from './support/nim.js';

/** Tables whose rows belong to one game, and what names it there. */
const OF_A_GAME: { [table: string]: string } = {
  games: 'id',
  game_setups: 'game_id',
  seats: 'game_id',
  log: 'game_id',
  snapshots: 'game_id',
  standing_orders: 'game_id',
};

/** Statements that go over many games, and why that may be. */
const OVER_MANY: readonly { has: RegExp; why: string }[] = [
  { has: /WHERE status = 'ACTIVE' AND ruleset/, why: 'once at the start: games that another engine must go on with' },
  { has: /^SELECT id FROM games g WHERE status = 'ACTIVE'/, why: 'games whose bots were left alone, now and then' },
  { has: /^SELECT DISTINCT k\.id FROM games/, why: 'once at the start: the secrets that games still need' },
];

let t: TestApp;
let said: Set<string>;

beforeAll(async () => {
  const url = await createTestDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const sql of distributed(8)) await client.query(sql);
  await client.end();
  said = new Set();
  const { query } = pg.Client.prototype;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [what] = args as [string | { text?: string }];
    const text = typeof what === 'string' ? what : what?.text;
    if (text !== undefined) said.add(text);
    return Reflect.apply(query, this, args);
  });
  t = await startApp({ url });
}, 120_000);
afterAll(async () => {
  await t?.close();
  vi.restoreAllMocks();
});

/** Whether each mention of a table whose rows are read or changed comes with a condition on the game. */
function withoutGame(sql: string): string[] {
  const text = sql.replaceAll('"public".', '').replaceAll('"', '');
  return Object.entries(OF_A_GAME).flatMap(([table, id]) => {
    const mentions = [
      ...text.matchAll(new RegExp(`\\b(?:FROM|JOIN|UPDATE|USING)\\s+${table}\\b(?:\\s+(?:AS\\s+)?(\\w+))?`, 'gi')),
    ];
    const one = String.raw`(?:\$\d+|\(\$\d+\)|\w+\.(?:id|game_id))`;
    const named = new RegExp(`\\b(?:\\w+\\.)?${id}\\s*(?:=\\s*${one}|IN \\(\\$\\d+\\))|USING \\(${id}\\)`, 'i');
    return mentions.length > 0 && !named.test(text) ? [table] : [];
  });
}

test('A game is played, looked at, replayed, listed to its players and deleted with log and snapshots in partitions', {
  timeout: 120_000,
}, async () => {
  const bob = (await send(t.app, 'POST', '/v1/players', { body: { name: 'Bob' } })).json();
  const game = await createGame(t.app, {
    seats: [{ name: 'Ann', deck: stones(40) }, { player: bob.player }],
    options: { clock: { perMove: 'P3D' }, onTimeout: 'claim' },
  });
  const body = { deck: stones(40) };
  const joined = await send(t.app, 'POST', `/v1/games/${game.id}/join`, { token: bob.key, body });
  expect(joined.statusCode, joined.body).toBe(200);
  game.tokens[1] = bob.key;
  for (let version = 0; version < 25; version++)
    expect((await act(t.app, game, version % 2, version, take(1))).statusCode).toBe(200);
  const look = (path: string) => send(t.app, 'GET', `/v1/games/${game.id}${path}`, { token: game.tokens[0] });
  for (const path of ['', '?version=3', '/log', '/log?after=20', '/decisions', '/orders', '/offers'])
    expect((await look(path)).statusCode, path).toBeLessThan(500);
  expect((await send(t.app, 'GET', '/v1/me/games', { token: bob.key })).statusCode).toBe(200);
  // A process that has nothing of it in memory has from a snapshot.
  const other = await startApp({ url: t.url });
  expect((await send(other.app, 'GET', `/v1/games/${game.id}`, { token: game.tokens[0] })).json().version).toBe(25);
  await other.close();
  expect((await send(t.app, 'POST', `/v1/games/${game.id}/concede`, { token: game.tokens[0] })).statusCode).toBe(200);
  const { rows } = await t.database.pool.query(
    `SELECT count(DISTINCT tableoid)::int AS parts, count(*)::int AS entries FROM log WHERE game_id = $1`,
    [game.id],
  );
  expect(rows).toEqual([{ parts: 1, entries: 26 }]);
});

test('Every statement that reads or changes what belongs to games names the game, or says why not', () => {
  const own = /^\s*(ALTER|CREATE|DO|DROP|INSERT INTO \w+ SELECT \* FROM \w+_whole)/;
  const far = [...said].filter((sql) => !own.test(sql) && withoutGame(sql).length > 0);
  expect(far.filter((sql) => !OVER_MANY.some(({ has }) => has.test(sql)))).toEqual([]);
  // A reason that nothing needs any more goes.
  for (const { has } of OVER_MANY)
    expect(
      far.some((sql) => has.test(sql)),
      String(has),
    ).toBe(true);
  expect([...said].filter((sql) => /\b(FROM|INTO) log\b/.test(sql)).length).toBeGreaterThan(2);
});

test('Games whose bots were left alone are found by an index that has no others', async () => {
  const { pool } = t.database;
  await pool.query(
    `INSERT INTO games (id, ruleset, edition, status, seed_hash, updated_at)
       SELECT 'g_many_' || n, 'nim', '1', 'ACTIVE', '', now() - interval '1 minute' FROM generate_series(1, 3000) n`,
  );
  await pool.query(
    `INSERT INTO seats (game_id, seat, name, bot) SELECT 'g_many_' || n, 1, 'Bot', CASE WHEN n % 300 = 0 THEN 'greedy' END FROM generate_series(1, 3000) n`,
  );
  await pool.query('ANALYZE games');
  const search = [...said].find((sql) => sql.startsWith('SELECT id FROM games g WHERE status'));
  const plan = await pool.query(`EXPLAIN ${search}`, [15, 3600]);
  expect(JSON.stringify(plan.rows)).toContain('games_active_with_bots_idx');
  expect(await t.app.services.games.games.activeWithBots({ atLeast: 15, atMost: 3600 })).toHaveLength(10);
});

test('Keys that must be unique have the game in them', async () => {
  const { rows } = await t.database.pool.query<{ table: string; columns: string[] }>(
    `SELECT c.relname AS table, array_agg(a.attname::text ORDER BY a.attname) AS columns
       FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace
         JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY(i.indkey)
       WHERE i.indisunique AND n.nspname = 'public' AND c.relname = ANY($1) GROUP BY i.indexrelid, c.relname`,
    [Object.keys(OF_A_GAME)],
  );
  expect(new Set(rows.map(({ table }) => table))).toEqual(new Set(Object.keys(OF_A_GAME)));
  for (const { table, columns } of rows)
    expect([table, columns]).toEqual([table, expect.arrayContaining([OF_A_GAME[table]])]);
});
