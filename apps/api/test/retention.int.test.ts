/** What is deleted when, and what stays. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from '../src/config.js';
import { GameRepository } from '../src/games/repository.js';
import { createLogger } from '../src/logger.js';
import { type Retention, RetentionJob } from '../src/services/retention.js';
import { act, createGame, send, startApp, type TestApp, take } from './support/app.js';
import { stones } from './support/nim.js';

const DAY = 86_400;
const open: TestApp[] = [];
const start = async (options: Parameters<typeof startApp>[0] = {}): Promise<TestApp> => {
  const t = await startApp(options);
  open.push(t);
  return t;
};
afterEach(async () => {
  for (const t of open.splice(0)) await t.close();
});
const job = (t: TestApp, retention: Retention) =>
  new RetentionJob(
    new GameRepository(t.database.pool),
    t.app.services.incidents,
    retention,
    createLogger('silent') as never,
  );
const age = (t: TestApp, id: string, days: number) =>
  t.database.pool.query(
    `UPDATE games SET created_at = created_at - make_interval(days => $2), updated_at = updated_at - make_interval(days => $2) WHERE id = $1`,
    [id, days],
  );
const status = async (t: TestApp, id: string) => (await t.app.inject(`/v1/games/${id}`)).statusCode;

/** One game of each status, with a log. */
async function some(t: TestApp) {
  const [active, finished, aborted] = [await createGame(t.app), await createGame(t.app), await createGame(t.app)];
  for (const game of [active, finished, aborted]) await act(t.app, game, 0, 0, take(1));
  await send(t.app, 'POST', `/v1/games/${finished.id}/concede`, { token: finished.tokens[0] });
  await t.database.pool.query(`UPDATE games SET status = 'ABORTED' WHERE id = $1`, [aborted.id]);
  const body = { ruleset: 'nim', edition: '1', seats: [{ name: 'Ann', deck: stones(9) }, { open: true }] };
  const waiting = (await send(t.app, 'POST', '/v1/games', { body })).json().game as string;
  return { active: active.id, finished: finished.id, aborted: aborted.id, waiting };
}

test('Each status has its own time; what is younger and what nothing is said of stays', async () => {
  const t = await start();
  const old = await some(t);
  const young = await some(t);
  for (const id of Object.values(old)) await age(t, id, 31);
  for (const id of Object.values(young)) await age(t, id, 29);
  const left = async () => Promise.all(Object.values(old).map((id) => status(t, id)));
  expect(await job(t, {}).run()).toBe(0);
  expect(await left()).toEqual([200, 200, 200, 200]);
  expect(await job(t, { finished: 30 * DAY }).run()).toBe(2);
  expect(await left()).toEqual([200, 404, 404, 200]);
  expect(await job(t, { open: 30 * DAY }).run()).toBe(1);
  expect(await left()).toEqual([200, 404, 404, 404]);
  expect(await job(t, { active: 30 * DAY }).run()).toBe(1);
  expect(await left()).toEqual([404, 404, 404, 404]);
  for (const id of Object.values(young)) expect(await status(t, id)).toBe(200);
  for (const table of ['game_setups', 'seats', 'log', 'snapshots']) {
    const { rowCount } = await t.database.pool.query(`SELECT 1 FROM ${table} WHERE game_id = ANY ($1)`, [
      Object.values(old),
    ]);
    expect(rowCount, table).toBe(0);
  }
});

test('A start deletes what is too old, more than a batch of it', async () => {
  const first = await start();
  const key = randomUUID();
  const body = { ruleset: 'nim', edition: '1', seats: [{ name: 'Ann', deck: stones(9) }, { open: true }] };
  const named = (await send(first.app, 'POST', '/v1/games', { body, headers: { 'idempotency-key': key } })).json().game;
  const { pool } = first.database;
  await pool.query(
    `INSERT INTO games (id, ruleset, edition, status, seed_hash) SELECT 'g_' || n, 'nim', '1', 'FINISHED', '' FROM generate_series(1, 55) n`,
  );
  await pool.query(`UPDATE games SET created_at = now() - interval '3 days', updated_at = now() - interval '3 days'`);
  await pool.query(`UPDATE idempotency_keys SET created_at = now() - interval '3 days'`);
  const second = await start({ url: first.url, retention: { finished: 2 * DAY, open: 2 * DAY } });
  await vi.waitUntil(async () => (await pool.query('SELECT 1 FROM games')).rowCount === 0, { timeout: 20_000 });
  // The key is new again, and makes a new game.
  const again = await second.app.inject({
    method: 'POST',
    url: '/v1/games',
    payload: body,
    headers: { 'idempotency-key': key },
  });
  expect(again.statusCode, again.body).toBe(201);
  expect(again.json().game).not.toBe(named);
});

test('A key whose game is not kept any more says so, and makes no other game', async () => {
  const t = await start();
  const headers = { 'idempotency-key': randomUUID() };
  const body = { ruleset: 'nim', edition: '1', seats: [{ name: 'Ann', deck: stones(9) }, { open: true }] };
  const post = (url: string, payload: object) => t.app.inject({ method: 'POST', url, payload, headers });
  const { game, seats } = (await post('/v1/games', body)).json();
  const bob = { name: 'Bob', deck: stones(9), invite: seats[1].invite };
  expect((await post(`/v1/games/${game}/join`, bob)).statusCode).toBe(200);
  await age(t, game, 31);
  // The service's own job may just be at it, and is waited for.
  await vi.waitUntil(async () => (await job(t, { active: 30 * DAY }).run()) === 1);
  for (const again of [await post('/v1/games', body), await post(`/v1/games/${game}/join`, bob)])
    expect(again.json()).toMatchObject({ status: 404, code: 'NOT_FOUND', detail: expect.stringContaining('not kept') });
  expect((await t.database.pool.query('SELECT 1 FROM games')).rowCount).toBe(0);
});

test('Short times are seen to more often than every hour', async () => {
  const t = await start({ retention: { finished: 1 } });
  const { finished } = await some(t);
  await vi.waitUntil(async () => (await status(t, finished)) === 404, { timeout: 20_000, interval: 100 });
});

test('Of several processes one deletes at a time, and games that somebody holds are left for later', async () => {
  const t = await start();
  const { finished, aborted } = await some(t);
  for (const id of [finished, aborted]) await age(t, id, 31);
  const holder = new pg.Client({ connectionString: t.url });
  await holder.connect();
  await holder.query('SELECT pg_advisory_lock(72707372)');
  expect(await job(t, { finished: 30 * DAY }).run()).toBe(0);
  await holder.query('SELECT pg_advisory_unlock(72707372)');
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM games WHERE id = $1 FOR UPDATE', [aborted]);
  expect(await job(t, { finished: 30 * DAY }).run()).toBe(1);
  await holder.query('COMMIT');
  expect(await job(t, { finished: 30 * DAY }).run()).toBe(1);
  expect(await job(t, { finished: 30 * DAY }).run()).toBe(0);
  await holder.end();
});

test('The job needs no more than one connection, so that a full pool does not stop it half way', async () => {
  const t = await start();
  const { pool } = t.database;
  await vi.waitUntil(() => pool.idleCount === pool.totalCount);
  const taken = await Promise.all(Array.from({ length: (pool.options.max ?? 10) - 1 }, () => pool.connect()));
  expect(await job(t, {}).run()).toBe(0);
  expect(pool.waitingCount).toBe(0);
  for (const connection of taken) connection.release();
});

test('Times are durations', () => {
  expect(readConfig({}).retention).toEqual({});
  expect(readConfig({ RETAIN_FINISHED: 'P30D', RETAIN_OPEN: 'PT1S', RETAIN_ACTIVE: 'P1Y2M' }).retention).toEqual({
    finished: 30 * DAY,
    open: 1,
    active: 425 * DAY,
  });
});

test.each(['P0D', 'PT0S', '30', '30d', 'P', '-P30D', 'P101Y', 'never'])('%s is no such time', (value) => {
  expect(() => readConfig({ RETAIN_FINISHED: value })).toThrow(/RETAIN_FINISHED: must be/);
});

test('The figures tell the size of the database and the games by status, and ask for it once a minute', async () => {
  const t = await start();
  await some(t);
  const asked = vi.spyOn(t.database.pool, 'query');
  const read = async () => (await t.app.inject('/metrics')).body;
  const [figures = ''] = await Promise.all([read(), read(), read()]);
  expect(Number(/^arbiter_database_bytes (\d+)$/m.exec(figures)?.[1])).toBeGreaterThan(1e6);
  for (const name of ['ACTIVE', 'FINISHED', 'ABORTED', 'OPEN'])
    expect(figures).toMatch(new RegExp(`^arbiter_games\\{status="${name}"\\} 1$`, 'm'));
  expect(figures).toMatch(/^arbiter_log_entries \d+$/m);
  await read();
  expect(asked.mock.calls.filter(([sql]) => String(sql).includes('pg_database_size'))).toHaveLength(1);
});
