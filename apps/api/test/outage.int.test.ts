/** What happens while the database is away, when a process is left alone, and when two do the same thing at once. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, isAway, openDatabase } from '../src/database/database.js';
import { startEmbedded } from '../src/database/embedded.js';
import { keepEmbedded } from '../src/database/keep.js';
import { migrate } from '../src/database/migrate.js';
import type { GameBus } from '../src/games/bus.js';
import { GameRepository } from '../src/games/repository.js';
import { openStates } from '../src/games/states.js';
import { atOnce } from '../src/games/turn.js';
import { createLogger } from '../src/logger.js';
import { BotService } from '../src/services/bots.js';
import { Committer } from '../src/services/committer.js';
import { Mover } from '../src/services/mover.js';
import { act, createGame, send, startApp, type TestApp, take } from './support/app.js';
import { nim, stones } from './support/nim.js';

let t: TestApp;
let other: TestApp;
beforeAll(async () => {
  t = await startApp();
  other = await startApp({ url: t.url });
});
afterAll(async () => {
  await other.close();
  await t.close();
});

/** Lets both processes come as far as the game's row before either may go on. */
async function whileLocked<T>(gameId: string, work: () => Promise<T>[]): Promise<T[]> {
  const both = await inTransaction(t.database.pool, async (client) => {
    await client.query('SELECT 1 FROM games WHERE id = $1 FOR UPDATE', [gameId]);
    const running = Promise.all(work());
    await expect.poll(waiting, { interval: 10 }).toBe(2);
    return { running };
  });
  return both.running;
}
/** Asked outside of the transaction, which would see only what was so at its first look. */
const waiting = async (): Promise<number> => {
  const { rows } = await t.database.pool.query(
    `SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
  );
  return rows[0].n;
};

test('One request that two processes get at the same time is carried out once and answered twice the same', async () => {
  const seats = [{ name: 'Ann', deck: stones(10) }, { open: true }];
  const created = await send(t.app, 'POST', '/v1/games', { body: { ruleset: 'nim', edition: '1', seats } });
  const { game: id, seats: given } = created.json();
  const headers = { 'idempotency-key': 'the same' };
  const body = { invite: given[1].invite, name: 'Bob', deck: stones(10) };
  const joined = await whileLocked(id, () =>
    [t, other].map(({ app }) => send(app, 'POST', `/v1/games/${id}/join`, { body, headers, once: true })),
  );
  expect(joined.map((r) => r.statusCode)).toEqual([200, 200]);
  expect(joined[0]?.json()).toEqual(joined[1]?.json());

  const token = given[0].token;
  const conceded = await whileLocked(id, () =>
    [t, other].map(({ app }) => send(app, 'POST', `/v1/games/${id}/concede`, { token, headers, once: true })),
  );
  expect(conceded.map((r) => r.statusCode)).toEqual([200, 200]);
  expect(conceded[0]?.json()).toEqual(conceded[1]?.json());
});

test('A connection that breaks in the middle of a transaction fails the transaction, not the process', async () => {
  const cut = inTransaction(t.database.pool, async (client) => {
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
    await t.database.pool.query('SELECT pg_terminate_backend($1)', [rows[0].pid]);
    await sleep(50);
    await client.query('SELECT 1');
  });
  expect(isAway(await cut.catch((error: unknown) => error))).toBe(true);
  expect((await t.database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test('Processes hear each other again after their connections were cut, each by one connection', async () => {
  const game = await createGame(t.app);
  // That the game began is told to the other process a little later: that is not what is counted here.
  await sleep(200);
  let heard = 0;
  const stop = bus(other).subscribe(game.id, () => heard++);
  const listening = async (): Promise<number[]> => {
    const { rows } = await t.database.pool.query(
      `SELECT pid FROM pg_stat_activity WHERE query = 'LISTEN arbiter_games' AND datname = current_database()`,
    );
    return rows.map((row) => row.pid as number);
  };
  const before = await listening();
  expect(before.length).toBe(2);
  for (const pid of before) await t.database.pool.query('SELECT pg_terminate_backend($1)', [pid]);
  // Whoever listens is told to look, since nobody knows what was said meanwhile.
  await expect.poll(() => heard, { timeout: 5000 }).toBeGreaterThan(0);
  await expect.poll(listening, { timeout: 5000 }).toHaveLength(2);
  const told = heard;
  await act(t.app, game, 0, 0, take(1));
  await expect.poll(() => heard, { timeout: 5000 }).toBeGreaterThan(told);
  stop();
});
const bus = (app: TestApp): GameBus => app.app.services.log.bus;

test('While the database is away everything is 503; when it is back, requests, bots and streams go on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'arbiter-outage-'));
  let server = await startEmbedded(folder, { fsync: 'off' });
  const { port } = new URL(server.url());
  await migrate(server.url());
  const own = await startApp({ url: server.url() });
  const { app } = own;
  const game = await createGame(app, {
    seats: [
      { name: 'Ann', deck: stones(10) },
      { bot: 'greedy', deck: stones(10) },
    ],
  });
  const stopped = new AbortController();
  const heard: number[] = [];
  const entries = await app.services.log.stream(game.id, { after: 0, turn: atOnce }, stopped.signal);
  const follow = async (): Promise<void> => {
    for await (const entry of entries ?? []) heard.push(entry.version);
  };
  const following = follow();

  await server.stop();
  for (const url of ['/ready', '/v1/games', `/v1/games/${game.id}`]) {
    const reply = await app.inject(url);
    expect(reply.json(), url).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect(reply.headers['content-type']).toMatch('application/problem+json');
  }
  expect((await app.inject('/health')).json()).toEqual({ status: 'degraded', database: 'away' });
  const ask = async (query: string) => {
    const reply = await app.inject({ method: 'POST', url: '/graphql', payload: { query } });
    return [reply.statusCode, reply.json().errors[0].extensions.code];
  };
  expect(await ask('{ games { nodes { id } } }')).toEqual([503, 'UNAVAILABLE']);
  expect(await ask(`{ game(id: "${game.id}") { id } }`)).toEqual([200, 'UNAVAILABLE']);

  server = await startEmbedded(folder, { fsync: 'off', port });
  expect((await app.inject('/health')).json()).toEqual({ status: 'ok' });
  expect((await act(app, game, 0, 0, take(1))).statusCode).toBe(200);
  await expect.poll(() => heard, { timeout: 5000 }).toEqual([1, 2]);

  // The bot is just about to move when the database goes away.
  const database = openDatabase(server.url(), 1);
  const lock = await database.pool.connect();
  lock.on('error', () => undefined);
  expect((await act(app, game, 0, 2, take(1))).statusCode).toBe(200);
  await lock.query('BEGIN; LOCK TABLE log');
  const before = (await lock.query('SELECT version FROM games WHERE id = $1', [game.id])).rows[0].version;
  await server.stop();
  server = await startEmbedded(folder, { fsync: 'off', port });
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual([1, 2, 3, 4]);
  expect([3, 4]).toContain(before);
  stopped.abort();
  await following;
  lock.release(true);
  await database.close();
  await own.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

test('A bot whose process ended before it had moved is taken over by another', async () => {
  const lonely = await startApp({ url: t.url });
  const seats = [
    { name: 'Ann', deck: stones(10) },
    { bot: 'greedy', deck: stones(10) },
  ];
  const game = await createGame(lonely.app, { seats });
  // Its bots stop, as if the process had been killed right after the move.
  await lonely.app.services.close();
  expect((await act(lonely.app, game, 0, 0, take(1))).json()).toMatchObject({ version: 1 });
  await lonely.database.pool.query(`UPDATE games SET updated_at = now() - interval '20 s' WHERE id = $1`, [game.id]);
  const games = new GameRepository(t.database.pool);
  const committer = new Committer(
    games,
    openStates(games, () => nim, createLogger('silent')),
    bus(t),
  );
  const bots = new BotService(new Mover(committer), createLogger('silent'));
  await bots.takeOver();
  await expect.poll(async () => (await games.find(game.id))?.version).toBe(2);
  await bots.close();
  await lonely.close();
});

test('An embedded server that is killed is started again at the same address', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'arbiter-outage-'));
  const server = await keepEmbedded(folder, createLogger('silent'));
  const url = server.url();
  const database = openDatabase(url, 2);
  await database.pool.query('CREATE TABLE kept AS SELECT 1 AS one');
  const pid = Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  const read = () =>
    database.pool.query('SELECT one FROM kept').then(
      (found) => found.rows,
      () => undefined,
    );
  await expect.poll(server.running).toBe(false);
  await expect.poll(read, { timeout: 20_000 }).toEqual([{ one: 1 }]);
  expect(server.url()).toBe(url);
  await database.close();
  await server.stop();
  await sleep(600);
  expect(server.running()).toBe(false);
  await rm(folder, { recursive: true, force: true });
}, 60_000);
