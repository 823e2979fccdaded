/** Who may get the answer to a creation again, with its tokens: only whoever knows a key that nobody could guess. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../src/database/migrate.js';
import { send, startApp, type TestApp } from './support/app.js';
import { stones } from './support/nim.js';

let t: TestApp;
beforeAll(async () => {
  t = await startApp();
});
afterAll(() => t.close());

const seats = [{ name: 'Ann', deck: stones(10) }, { open: true }];
const body = { ruleset: 'nim', edition: '1', seats, options: { test: true } };
const rest = (key: string, from = '127.0.0.1') =>
  t.app.inject({
    method: 'POST',
    url: '/v1/games',
    headers: { 'idempotency-key': key },
    payload: body,
    remoteAddress: from,
  });
const CREATE = `mutation ($input: CreateGameInput!) { createGame(input: $input) {
  game { id } seats { seat token invite } judgeToken userErrors { code detail errors { path detail } } } }`;
const ask = async (idempotencyKey: string, from = '127.0.0.1') =>
  (
    await t.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: CREATE, variables: { input: { ...body, idempotencyKey } } },
      remoteAddress: from,
    })
  ).json().data.createGame;
const games = async (): Promise<number> =>
  Number((await t.database.pool.query('SELECT count(*) AS n FROM games')).rows[0].n);

const guessable = [
  '1',
  'my-game',
  `game ${new Date(0).toISOString()}`,
  '0'.repeat(36),
  '00000000-0000-4000-8000-000000000001',
];
test.each(guessable)('A game is not made under a key that others could guess: %s', async (key) => {
  const before = await games();
  for (let i = 0; i < 2; i++) {
    const refused = await rest(key);
    expect(refused.statusCode, refused.body).toBe(400);
    expect(refused.json()).toMatchObject({ code: 'INVALID_INPUT', errors: [{ path: 'Idempotency-Key' }] });
    expect(refused.json().detail).toContain('random UUID');
    expect(await ask(key)).toMatchObject({
      game: null,
      seats: [],
      judgeToken: null,
      userErrors: [{ code: 'INVALID_INPUT', errors: [{ path: '$.idempotencyKey' }] }],
    });
  }
  expect(await games()).toBe(before);
});

const random: [string, () => string][] = [
  ['a UUID', randomUUID],
  ['16 bytes in hex', () => randomBytes(16).toString('hex')],
  ['32 bytes in base64url', () => randomBytes(32).toString('base64url')],
];
test.each(random)('Under %s the answer comes again, wherever the request comes from', async (_, make) => {
  const key = make();
  const first = await rest(key);
  expect(first.statusCode, first.body).toBe(201);
  const { rows } = await t.database.pool.query(`SELECT caller, key FROM idempotency_keys WHERE game_id = $1`, [
    first.json().game,
  ]);
  expect(rows).toEqual([{ caller: 'create game', key: createHash('sha256').update(key).digest('hex') }]);
  // A telephone that leaves the house has another address.
  expect((await rest(key, '203.0.113.9')).json()).toEqual(first.json());
  const again = await ask(key, '2001:db8::9');
  expect(again).toMatchObject({ game: { id: first.json().game }, judgeToken: first.json().judgeToken });
  const other = await send(t.app, 'POST', '/v1/games', {
    body: { ...body, options: {} },
    headers: { 'idempotency-key': key },
    once: true,
  });
  expect(other.json()).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
});

test('The key of a creation opens nothing elsewhere, and stands nowhere in the database', async () => {
  const key = randomUUID();
  const { game, seats: made } = (await rest(key)).json();
  const join = { invite: made[1].invite, name: 'Bob', deck: stones(9) };
  const joined = await send(t.app, 'POST', `/v1/games/${game}/join`, {
    body: join,
    headers: { 'idempotency-key': key },
  });
  expect(joined.statusCode, joined.body).toBe(200);
  const { rows } = await t.database.pool.query(
    `SELECT k::text AS row FROM idempotency_keys k WHERE game_id = $1 AND caller = 'create game'`,
    [game],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].row).not.toContain(key);
});

test('Joining and moving take any key: they belong to an invite, to a token', async () => {
  const { game, seats: made } = (await rest(randomUUID())).json();
  const join = { invite: made[1].invite, name: 'Bob', deck: stones(9) };
  const headers = { 'idempotency-key': '1' };
  const joined = await send(t.app, 'POST', `/v1/games/${game}/join`, { body: join, headers });
  expect(joined.statusCode).toBe(200);
  const moved = await send(t.app, 'POST', `/v1/games/${game}/actions`, {
    token: made[0].token,
    body: { expectedVersion: 0, answers: [{ choose: [{ kind: 'TAKE', value: 1 }] }] },
    headers,
  });
  expect(moved.statusCode).toBe(200);
});

test('Keys from before are hashed where they were random, and forgotten where they could be guessed', async () => {
  const { createTestDatabase } = await import('./support/database.js');
  const { cpSync, mkdtempSync, readdirSync, rmSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const { join } = await import('node:path');
  const pg = (await import('pg')).default;
  const all = join(import.meta.dirname, '../../../migrations');
  const before = mkdtempSync(join(tmpdir(), 'arbiter-migrations-'));
  for (const name of readdirSync(all).sort().slice(0, 1))
    cpSync(join(all, name), join(before, name), { recursive: true });
  const url = await createTestDatabase('empty');
  await migrate(url, before);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const key = randomUUID();
  const row = (caller: string, name: string) =>
    client.query(`INSERT INTO idempotency_keys VALUES ($1, $2, 'create game', 'x', 'g', 0)`, [caller, name]);
  const twice = randomUUID();
  await row('address 127.0.0.1', key);
  await row('address 127.0.0.1', '1');
  await row('address 127.0.0.1', twice);
  await row('address ::1', twice);
  await row('ab12', '1');
  await migrate(url);
  const { rows } = await client.query('SELECT caller, key FROM idempotency_keys ORDER BY caller');
  await client.end();
  rmSync(before, { recursive: true });
  expect(rows).toEqual([
    { caller: 'ab12', key: '1' },
    { caller: 'create game', key: createHash('sha256').update(key).digest('hex') },
  ]);
});
