/** What the server's secrets open, what a reader of the database can do without them, and what holds when they change. */
import { createHmac, randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { openDatabase } from '../src/database/database.js';
import { renewSeeds } from '../src/games/seeds.js';
import { atOnce } from '../src/games/turn.js';
import { createLogger } from '../src/logger.js';
import { Keys } from '../src/security/keys.js';
import { newSecret, type Secret } from '../src/security/secrets.js';
import { act, createGame, send, startApp, take } from './support/app.js';
import { createTestDatabase } from './support/database.js';
import { stones } from './support/nim.js';
import { newPlayer } from './support/players.js';
import { type Received, startReceiver } from './support/receiver.js';

/** Everything that a reader of the database sees, as it is and decoded. */
async function readAll(url: string): Promise<Buffer[]> {
  const database = openDatabase(url, 1);
  const { rows: tables } = await database.pool.query(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const found: Buffer[] = [];
  for (const { name } of tables) {
    const { rows } = await database.pool.query(`SELECT * FROM "${name}"`);
    for (const value of rows.flatMap((row) => Object.values(row))) {
      if (Buffer.isBuffer(value)) found.push(value);
      else if (value !== null) {
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        found.push(Buffer.from(text), Buffer.from(text, 'base64'), Buffer.from(text, 'hex'));
      }
    }
  }
  await database.close();
  return found;
}

/** Makes a seat's token out of what lies in the database, as the source code says. */
async function forge(url: string, game: string, seat: number): Promise<string[]> {
  return (await readAll(url)).map(
    (secret) =>
      `seat_${createHmac('sha256', secret)
        .update(JSON.stringify(['seat', game, seat]))
        .digest('base64url')}`,
  );
}

test('Whoever reads the database can make no token, unless the secret lies there for want of another place', async () => {
  const inside = await startApp();
  const open = await createGame(inside.app);
  expect(await forge(inside.url, open.id, 0)).toContain(open.tokens[0]);
  await inside.close();

  const outside = await startApp({ secrets: [newSecret()] });
  const game = await createGame(outside.app);
  for (const seat of [0, 1]) expect(await forge(outside.url, game.id, seat)).not.toContain(game.tokens[seat]);
  const { rowCount } = await outside.database.pool.query('SELECT 1 FROM server_secrets');
  expect(rowCount).toBe(0);
  await outside.close();
});

test('Seeds of games in progress are encrypted, each for its own game, and plain once they are public', async () => {
  const secrets = [newSecret()];
  const t = await startApp({ secrets });
  const seed = 'a seed that nobody may read';
  const game = await createGame(t.app, { seed, options: { test: true } });
  const other = await createGame(t.app);
  const scenario = { ruleset: 'nim', edition: '1', seed: 'a seed of a scenario', stones: 7 };
  const posed = await createGame(t.app, { scenario, seats: undefined });
  const everything = (await readAll(t.url)).map(String).join('\n');
  expect(everything).not.toContain(seed);
  expect(everything).not.toContain('a seed of a scenario');
  const archive = await send(t.app, 'GET', `/v1/games/${posed.id}/archive`, { token: posed.judge });
  expect(archive.json()).toMatchObject({ seed: 'a seed of a scenario', scenario });

  // Exchanged for another game's it is found out, and nothing is played with it.
  const { pool } = t.database;
  const stolen = await pool.query('SELECT seed FROM game_setups WHERE game_id = $1', [other.id]);
  const kept = await pool.query('SELECT seed FROM game_setups WHERE game_id = $1', [game.id]);
  const put = (text: string) => pool.query('UPDATE game_setups SET seed = $2 WHERE game_id = $1', [game.id, text]);
  await put(stolen.rows[0].seed);
  await expect(t.app.services.games.verify(game.id)).rejects.toThrow(/not sealed/);
  await put(kept.rows[0].seed);
  expect(await t.app.services.games.verify(game.id)).toMatchObject({ exact: true });

  await send(t.app, 'POST', `/v1/games/${game.id}/concede`, { token: game.tokens[0] });
  expect((await send(t.app, 'GET', `/v1/games/${game.id}`)).json()).toMatchObject({ seed, status: 'FINISHED' });
  expect(await renewSeeds(pool, new Keys(secrets as [Secret]))).toBe(1);
  expect((await pool.query('SELECT seed, seed_key FROM game_setups WHERE game_id = $1', [game.id])).rows).toEqual([
    { seed, seed_key: null },
  ]);
  expect((await send(t.app, 'GET', `/v1/games/${game.id}`)).json()).toMatchObject({ seed });
  await t.close();
});

/** Things made under one secret, and what must be the same under later ones. */
async function make(app: FastifyInstance) {
  const create = {
    ruleset: 'nim',
    edition: '1',
    seats: [{ name: 'Ann', deck: stones(10) }, { open: true }],
    options: { test: true },
  };
  const headers = { 'idempotency-key': randomUUID() };
  const created = await send(app, 'POST', '/v1/games', { body: create, headers });
  const { game, seats, judgeToken } = created.json();
  const scenario = { ruleset: 'nim', edition: '1', stones: 5 };
  const position = (await send(app, 'POST', '/v1/positions/decisions', { body: { scenario }, once: true })).json()
    .position as string;
  const ticketed = await send(app, 'POST', `/v1/games/${game}/stream-tickets`, { token: seats[0].token, once: true });
  return {
    create,
    headers,
    created,
    id: game as string,
    seats,
    judgeToken,
    position,
    ticket: ticketed.json().ticket as string,
  };
}

test('After a rotation everything made before stays good, and the older secret can be taken away in the end', async () => {
  const [k1, k2] = [newSecret(), newSecret()];
  const url = await createTestDatabase();
  let t = await startApp({ url, secrets: [k1] });
  const before = await make(t.app);
  await t.close();

  t = await startApp({ url, secrets: [k2, k1] });
  const again = await send(t.app, 'POST', '/v1/games', { body: before.create, headers: before.headers });
  expect(again.json()).toEqual(before.created.json());
  const held = (position: string) => send(t.app, 'POST', '/v1/positions/decisions', { body: { position }, once: true });
  expect((await held(before.position)).statusCode).toBe(200);
  expect(t.app.services.games.isToken(before.id, before.seats[0].token)).toBe(true);
  expect(
    t.app.services.log.stream(before.id, { ticket: before.ticket, turn: atOnce }, AbortSignal.abort()),
  ).resolves.toBeDefined();
  const body = { invite: before.seats[1].invite, name: 'Bob', deck: stones(10) };
  const joined = await send(t.app, 'POST', `/v1/games/${before.id}/join`, { body });
  const game = { id: before.id, tokens: [before.seats[0].token, joined.json().token], judge: before.judgeToken };
  expect((await act(t.app, game, 0, 0, take(1))).statusCode).toBe(200);
  const after = await make(t.app);
  const { pool } = t.database;
  const keys = async () => {
    const { rows } = await pool.query(
      'SELECT g.id, g.key_id, u.seed_key FROM games g JOIN game_setups u ON u.game_id = g.id',
    );
    return Object.fromEntries(rows.map((row) => [row.id, [row.key_id, row.seed_key]]));
  };
  await expect.poll(keys).toEqual({ [before.id]: [k1.id, k2.id], [after.id]: [k2.id, k2.id] });
  await t.close();

  t = await startApp({ url, secrets: [k2] });
  expect((await act(t.app, game, 1, 1, take(1))).statusCode).toBe(200);
  expect(await t.app.services.games.verify(before.id)).toMatchObject({ exact: true });
  // Nobody can say the tokens of that time again; nothing is made up in their place.
  const lost = await send(t.app, 'POST', '/v1/games', { body: before.create, headers: before.headers });
  expect(lost.json()).toMatchObject({ code: 'UNAVAILABLE' });
  expect(lost.body).not.toContain('seat_');
  expect((await held(before.position)).json()).toMatchObject({ code: 'INVALID_INPUT' });
  expect((await held(after.position)).statusCode).toBe(200);
  await t.close();
});

test('A secret that lay in the database becomes the oldest, and a missing one is told of in the log', async () => {
  const url = await createTestDatabase();
  const lines: string[] = [];
  const logger = createLogger('warn', { write: (line: string) => void lines.push(line) });
  let t = await startApp({ url, logger });
  expect(lines.join('')).toMatch(/the server secret lies in the database/);
  const before = await make(t.app);
  const seeds = 'SELECT seed_key FROM game_setups';
  expect((await t.database.pool.query(seeds)).rows).toEqual([{ seed_key: null }]);
  await t.close();

  lines.length = 0;
  const secret = newSecret();
  t = await startApp({ url, logger, secrets: [secret] });
  expect(lines.join('')).toMatch(/still holds an older server secret/);
  const again = await send(t.app, 'POST', '/v1/games', { body: before.create, headers: before.headers });
  expect(again.json()).toEqual(before.created.json());
  expect(
    (await send(t.app, 'POST', '/v1/positions/decisions', { body: { position: before.position }, once: true }))
      .statusCode,
  ).toBe(200);
  await expect.poll(async () => (await t.database.pool.query(seeds)).rows).toEqual([{ seed_key: secret.id }]);
  await t.database.pool.query('DELETE FROM server_secrets');
  await t.close();

  lines.length = 0;
  t = await startApp({ url, logger, secrets: [newSecret()] });
  expect(lines.join('')).toMatch(/server secrets that are missing/);
  expect(lines.join('')).toContain(secret.id);
  // The tokens are known by their hashes; what needs the seed cannot be had.
  const seen = await send(t.app, 'GET', `/v1/games/${before.id}`, { token: before.seats[0].token });
  expect(seen.statusCode).toBe(200);
  await t.close();
});

test('Secrets of webhooks come under the newest secret at the next start, and the older one can go', async () => {
  const [first, second] = [newSecret(), newSecret()];
  const receiver = await startReceiver();
  const webhooks = { allowPrivate: true };
  const t = await startApp({ secrets: [first], webhooks });
  const ann = await newPlayer(t.app);
  const made = await send(t.app, 'POST', '/v1/me/webhooks', {
    token: ann.key,
    body: { url: receiver.url, events: ['decision.pending'] },
  });
  const { webhook, secret } = made.json();
  await t.close();
  const rotated = await startApp({ url: t.url, secrets: [second, first], webhooks });
  const sealed = async () =>
    (await rotated.database.pool.query('SELECT secret FROM webhooks')).rows[0].secret as string;
  await expect.poll(sealed, { timeout: 10_000 }).toMatch(new RegExp(`^${second.id}\\.`));
  await rotated.close();
  const after = await startApp({ url: t.url, secrets: [second], webhooks });
  await send(after.app, 'POST', `/v1/me/webhooks/${webhook}/test`, { token: ann.key });
  await expect.poll(() => receiver.got.length, { timeout: 10_000 }).toBe(1);
  receiver.verify(secret, receiver.got[0] as Received);
  await after.close();
  await receiver.close();
});

test('Where a secret is gone too early, its webhooks say so and wait; a new secret, or the old one, makes them good', async () => {
  const [first, second] = [newSecret(), newSecret()];
  const receiver = await startReceiver();
  const webhooks = { allowPrivate: true };
  const t = await startApp({ secrets: [first], webhooks });
  const ann = await newPlayer(t.app);
  const headers = { 'idempotency-key': randomUUID() };
  const body = { url: receiver.url, events: ['decision.pending'] };
  const { webhook } = (await send(t.app, 'POST', '/v1/me/webhooks', { token: ann.key, body, headers })).json();
  await t.close();

  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const without = await startApp({ url: t.url, secrets: [second], webhooks, logger: createLogger('warn', sink) });
  expect(
    lines.filter((line) => line.includes('webhooks are told nothing')).map((line) => JSON.parse(line).webhooks),
  ).toEqual([1]);
  const again = await send(without.app, 'POST', '/v1/me/webhooks', { token: ann.key, body, headers, once: true });
  expect([again.statusCode, again.json().code]).toEqual([503, 'UNAVAILABLE']);
  await send(without.app, 'POST', `/v1/me/webhooks/${webhook}/test`, { token: ann.key });
  const told = async () =>
    (await send(without.app, 'GET', `/v1/me/webhooks/${webhook}/deliveries`, { token: ann.key })).json().deliveries[0];
  await expect.poll(told, { timeout: 10_000 }).toMatchObject({ status: 'PENDING', attempts: 1, response: null });
  const waits = await told();
  expect(waits.error).toContain('its secret was encrypted with a secret that this server does not have any more');
  expect(Date.parse(waits.nextAt)).toBeGreaterThan(Date.now());
  expect(receiver.got).toEqual([]);
  const another = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  await send(without.app, 'PATCH', `/v1/me/webhooks/${webhook}`, { token: ann.key, body: { secret: another } });
  await without.database.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
  await expect.poll(told, { timeout: 10_000 }).toMatchObject({ status: 'DELIVERED', attempts: 2 });
  receiver.verify(another, receiver.got[0] as Received);
  await without.close();
  await receiver.close();
});
