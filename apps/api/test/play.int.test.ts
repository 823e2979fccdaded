import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createGame, send, startApp, type TestApp, type TestGame, take } from './support/app.js';
import { stones } from './support/nim.js';

let one: TestApp;
let two: TestApp;
beforeAll(async () => {
  one = await startApp();
  two = await startApp({ url: one.url });
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const post = (t: TestApp, game: TestGame, seat: number, body: unknown, key?: string) =>
  send(t.app, 'POST', `/v1/games/${game.id}/actions`, {
    token: game.tokens[seat],
    body,
    once: true,
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });
const version = async (game: TestGame): Promise<number> =>
  (await send(one.app, 'GET', `/v1/games/${game.id}`)).json().version;

describe('Races', () => {
  test('Of 32 submissions of one version, in two processes, exactly one wins', async () => {
    const game = await createGame(one.app);
    for (let v = 0; v < 3; v++) {
      const tries = Array.from({ length: 32 }, (_, i) => {
        const body = { answers: [take((i % 3) + 1)], expectedVersion: v };
        return post(i % 2 ? one : two, game, v % 2, body);
      });
      const replies = await Promise.all(tries);
      expect(replies.filter((r) => r.statusCode === 200)).toHaveLength(1);
      expect(replies.filter((r) => r.json().code === 'VERSION_CONFLICT')).toHaveLength(31);
      expect(await version(game)).toBe(v + 1);
    }
  });

  test('A process sees at once what another one has committed', async () => {
    const game = await createGame(one.app);
    for (let v = 0; v < 6; v++) {
      const body = { answers: [take(1)], expectedVersion: v };
      expect((await post(v % 2 ? one : two, game, v % 2, body)).json()).toMatchObject({ version: v + 1 });
    }
    // What the first process would refuse in the version that it left is answered for the version that there is.
    const stale = { answers: [{ choose: [{ kind: 'TAKE', value: 9 }] }], expectedVersion: 5 };
    for (const process of [one, two])
      expect((await post(process, game, 1, stale)).json()).toMatchObject({ code: 'VERSION_CONFLICT', version: 6 });
  });

  test('Conceding succeeds although others move at the same time', async () => {
    const game = await createGame(one.app);
    const moves = Array.from({ length: 8 }, (_, v) =>
      post(one, game, v % 2, { answers: [take(1)], expectedVersion: v }),
    );
    const url = `/v1/games/${game.id}/concede`;
    const conceded = await send(two.app, 'POST', url, { token: game.tokens[1], once: true });
    await Promise.all(moves);
    expect(conceded.json()).toMatchObject({ view: { result: { winners: [0] } } });
  });
});

/** Sessions of this database that wait for a lock. */
const WAITING = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";

describe('Idempotency', () => {
  const body = { answers: [{ choose: [{ kind: 'PEEK' }] }, { choose: ['o9'] }], expectedVersion: 0 };

  test('A repeated request is answered the same and executed once, also after others moved and in another process', async () => {
    const game = await createGame(one.app);
    const key = randomUUID();
    const first = await post(one, game, 0, body, key);
    expect(first.json()).toMatchObject({ version: 1, unapplied: [1], error: { code: 'ILLEGAL_ACTION' } });
    await post(one, game, 0, { answers: [take(1)], expectedVersion: 1 });
    for (const t of [one, two]) {
      const again = await post(t, game, 0, body, key);
      expect(again.json()).toEqual(first.json());
      expect(again.headers.etag).toBe('"1"');
    }
    expect(await version(game)).toBe(2);
  });

  test('The same key with another body, route or game is a mismatch', async () => {
    const game = await createGame(one.app);
    const key = randomUUID();
    await post(one, game, 0, body, key);
    const mismatch = { status: 422, code: 'IDEMPOTENCY_MISMATCH' };
    expect((await post(one, game, 0, { ...body, expectedVersion: 1 }, key)).json()).toMatchObject(mismatch);
    const headers = { 'idempotency-key': key };
    const url = `/v1/games/${game.id}/concede`;
    const other = await send(one.app, 'POST', url, { token: game.tokens[0], once: true, headers });
    expect(other.json()).toMatchObject(mismatch);
    expect(await version(game)).toBe(1);

    // The same body under the same key is not an answer for another game: nobody gets a token of it.
    const seats = [{ name: 'Ann', deck: stones(9) }, { open: true }];
    const opened = async () => {
      const reply = await send(one.app, 'POST', '/v1/games', { body: { ruleset: 'nim', edition: '1', seats } });
      return reply.json<{ game: string; seats: { invite?: string }[] }>();
    };
    const [mine, theirs] = [await opened(), await opened()];
    const join = { invite: mine.seats[1]?.invite, name: 'Bob', deck: stones(9) };
    const joining = ({ game: id }: { game: string }) =>
      send(one.app, 'POST', `/v1/games/${id}/join`, { body: join, headers, once: true });
    expect((await joining(mine)).statusCode).toBe(200);
    expect((await joining(theirs)).json()).toMatchObject(mismatch);
  });

  test('Keys of different callers do not meet', async () => {
    const game = await createGame(one.app);
    const key = randomUUID();
    await post(one, game, 0, { answers: [take(1)], expectedVersion: 0 }, key);
    const bob = await post(one, game, 1, { answers: [take(1)], expectedVersion: 1 }, key);
    expect(bob.json()).toMatchObject({ version: 2 });
  });

  test('While the first request is in flight, the second one is told so', async () => {
    const game = await createGame(one.app);
    const key = randomUUID();
    // Whoever holds the game's row keeps the first request waiting in the middle of its transaction.
    const holder = new pg.Client({ connectionString: one.url });
    const watcher = new pg.Client({ connectionString: one.url });
    await Promise.all([holder.connect(), watcher.connect()]);
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT 1 FROM games WHERE id = $1 FOR UPDATE', [game.id]);
      const first = post(one, game, 0, body, key);
      await vi.waitUntil(async () => (await watcher.query(WAITING)).rowCount, { timeout: 60_000 });
      const second = await post(one, game, 0, body, key);
      expect([second.statusCode, second.json().code]).toEqual([409, 'IDEMPOTENCY_IN_PROGRESS']);
      await holder.query('COMMIT');
      expect((await first).statusCode).toBe(200);
      expect(await version(game)).toBe(1);
    } finally {
      await Promise.all([holder.end(), watcher.end()]);
    }
  });

  test('Two processes that get the same request at once execute it once and answer the same', async () => {
    for (let i = 0; i < 5; i++) {
      const game = await createGame(one.app);
      const key = randomUUID();
      const [a, b] = await Promise.all([post(one, game, 0, body, key), post(two, game, 0, body, key)]);
      expect(a.statusCode, a.body).toBe(200);
      expect(b.json()).toEqual(a.json());
      expect(await version(game)).toBe(1);
    }
  });

  test('Creating twice with one key makes one game, with the same tokens', async () => {
    const seats = [{ name: 'Ann', deck: stones(9) }, { open: true }];
    const create = { ruleset: 'nim', edition: '1', seats, options: { test: true } };
    const headers = { 'idempotency-key': randomUUID() };
    const replies = await Promise.all(
      [one, two].map((t) => send(t.app, 'POST', '/v1/games', { body: create, headers, once: true })),
    );
    expect(replies[0]?.statusCode).toBe(201);
    expect(replies[1]?.json()).toEqual(replies[0]?.json());
    const other = await send(one.app, 'POST', '/v1/games', { body: { ...create, edition: '2' }, headers, once: true });
    expect(other.json()).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  });

  test('A refused request does not use up its key', async () => {
    const game = await createGame(one.app);
    const key = randomUUID();
    expect((await post(one, game, 0, { answers: [{ choose: ['o9'] }], expectedVersion: 0 }, key)).statusCode).toBe(422);
    expect((await post(one, game, 0, { answers: [take(1)], expectedVersion: 0 }, key)).statusCode).toBe(200);
  });

  test('Old keys are forgotten after two days, not before', async () => {
    const game = await createGame(one.app);
    await post(one, game, 0, { answers: [take(1)], expectedVersion: 0 }, 'old');
    await post(one, game, 1, { answers: [take(1)], expectedVersion: 1 }, 'young');
    const { pool } = one.database;
    await pool.query(`UPDATE idempotency_keys SET created_at = now() - interval '49 hours' WHERE key = 'old'`);
    await pool.query(`UPDATE idempotency_keys SET created_at = now() - interval '25 hours' WHERE key = 'young'`);
    const { GameRepository } = await import('../src/games/repository.js');
    expect(await new GameRepository(pool).purgeKeys(pool)).toBe(1);
    expect((await post(one, game, 1, { answers: [take(1)], expectedVersion: 1 }, 'young')).json()).toMatchObject({
      version: 2,
    });
  });

  test('A key must be printable and not endless', async () => {
    const game = await createGame(one.app);
    const reply = await post(one, game, 0, { answers: [take(1)], expectedVersion: 0 }, 'x'.repeat(201));
    expect(reply.json()).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  });
});
