/** The operator's commands, on the database of a service that runs. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admin } from '../src/admin/program.js';
import { rulesets } from '../src/rulesets.js';
import { archiveReply } from '../src/schemas/archive.js';
import { newSecret, writtenSecret } from '../src/security/secrets.js';
import { verifyArchive } from '../src/verify/archive.js';
import { send, startApp, type TestApp } from './support/app.js';

const secret = newSecret();
let t: TestApp;
let env: Record<string, string>;
beforeAll(async () => {
  t = await startApp({ rulesets, secrets: [secret], apiKeysRequired: true });
  env = { DATABASE_URL: t.url, SERVER_SECRET: writtenSecret(secret) };
});
afterAll(() => t?.close());

/** Carries a command out: its exit code, and the lines that it printed. */
async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' };
  const code = await admin(args, env, {
    out: (text) => (said.out += text),
    err: (text) => (said.err += text),
  });
  return { code, out: said.out.trimEnd(), err: said.err.trimEnd() };
}
const done = async (...args: string[]): Promise<string> => {
  const { code, out, err } = await run(...args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
};

const deck = { main: [{ card: 'Mountain', count: 60 }] };
interface Made {
  id: string;
  tokens: string[];
}
async function create(
  key: string,
  seats: object[] = [
    { name: 'Ann', deck },
    { name: 'Ben', deck },
  ],
): Promise<Made> {
  const headers = { 'x-api-key': key };
  const body = { ruleset: 'mtg', edition: 'current', seats };
  const reply = await send(t.app, 'POST', '/v1/games', { body, headers, once: true });
  expect(reply.statusCode, reply.body).toBe(201);
  const { game, seats: given } = reply.json();
  return { id: game, tokens: given.map((seat: { token?: string }) => seat.token ?? '') };
}
const look = (id: string, token?: string) => send(t.app, 'GET', `/v1/games/${id}`, { token });
const concede = (id: string, token: string | undefined) =>
  send(t.app, 'POST', `/v1/games/${id}/concede`, { token, once: true });

let key: string;
beforeAll(async () => {
  key = await done('key', 'create');
});

describe('Keys', () => {
  test('`key create` prints a key alone, which works at once in a service that runs', async () => {
    const made = await done('key', 'create', '--name', 'Club', '--scopes', 'games', '--per-minute', '50');
    expect(made).toMatch(/^key_[\w-]{43}$/);
    await create(made);
    const line = (await done('key', 'list')).split('\n').find((each) => each.includes('Club')) ?? '';
    expect(line.split('\t').slice(1, 4)).toEqual(['Club', 'games', '50']);
    expect(line).not.toContain(made);
  });

  test('`key revoke` makes a key void at once', async () => {
    const made = await done('key', 'create', '--name', 'Lost');
    const [id = ''] =
      (await done('key', 'list'))
        .split('\n')
        .find((each) => each.includes('Lost'))
        ?.split('\t') ?? [];
    await done('key', 'revoke', id);
    const headers = { 'x-api-key': made };
    expect((await send(t.app, 'GET', '/v1/rulesets', { headers })).statusCode).toBe(401);
    expect(await run('key', 'revoke', id)).toMatchObject({ code: 1, err: `there is no key ${id}` });
  });

  test.each([
    [['key', 'create', '--scopes', 'games,all'], 'all is none of games, players, positions'],
    [['key', 'create', '--per-minute', '0'], 'whole number'],
    [['key', 'create', '--name', 'a\nb'], 'printable'],
    [['key', 'destroy'], 'destroy'],
    [['keys'], 'keys'],
    [['game', 'token', 'g', 'first'], 'number of a seat'],
    [['game', 'expire', '--finished', 'a week'], 'ISO 8601'],
    [['game', 'verify'], 'missing required argument'],
  ])('%j is not understood, and nothing is done', async (args, what) => {
    const before = await t.database.pool.query('SELECT count(*) FROM api_keys');
    const said = await run(...args);
    expect(said).toMatchObject({ code: 2, out: '', err: expect.stringContaining(what) });
    expect((await t.database.pool.query('SELECT count(*) FROM api_keys')).rows).toEqual(before.rows);
  });

  test('`--help` says what there is', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    for (const command of ['key', 'player', 'game']) expect(out).toContain(command);
  });
});

describe('Players', () => {
  test('`player key` gives another key to whoever has lost theirs, and `player delete` takes the player away', async () => {
    const headers = { 'x-api-key': key };
    const name = `Ann ${randomUUID()}`;
    const { player } = (await send(t.app, 'POST', '/v1/players', { body: { name }, headers, once: true })).json();
    const again = await done('player', 'key', player);
    expect((await send(t.app, 'GET', '/v1/me', { token: again })).json()).toMatchObject({ player, name });
    expect((await done('player', 'list', name)).split('\t').slice(0, 3)).toEqual([player, name, '0']);
    expect(await done('player', 'mails', player)).toBe('');
    const game = await create(key);
    await t.database.pool.query(
      `INSERT INTO mail_notices (id, player_id, game_id, seat, version, type, about, status, attempts, at, error)
         VALUES ('a', $1, $2, 0, 7, 'decision.pending', '{}', 'PENDING', 2, '2026-01-02T03:04:05Z', 'the mail server is away')`,
      [player, game.id],
    );
    const mail = [
      'a',
      'decision.pending',
      game.id,
      '7',
      'PENDING',
      '2',
      '2026-01-02T03:04:05.000Z',
      '-',
      'the mail server is away',
    ];
    expect((await done('player', 'mails', player)).split('\t')).toEqual(mail);
    await done('player', 'delete', player);
    expect((await send(t.app, 'GET', '/v1/me', { token: again })).statusCode).toBe(401);
    for (const command of ['key', 'delete', 'mails'])
      expect(await run('player', command, player)).toMatchObject({ code: 1, err: `there is no player ${player}` });
  });
});

describe('Games', () => {
  test('`game token` makes a seat’s token anew, and the one before is void at once', async () => {
    const { id, tokens } = await create(key);
    const token = await done('game', 'token', id, '1');
    expect(token).toMatch(/^seat_[\w-]{43}$/);
    expect((await look(id, token)).json().view.viewer).toBe(1);
    expect((await look(id, tokens[1])).statusCode).toBe(401);
    expect((await look(id, tokens[0])).statusCode).toBe(200);
    expect(await run('game', 'token', id, '2')).toMatchObject({ code: 1, err: 'the game has no seat 2' });
  });

  test.each([
    ['open', { open: true }],
    ['a bot’s', { bot: 'random', deck }],
  ])('A seat that is %s has no token to be made anew', async (what, seat) => {
    const { id } = await create(key, [{ name: 'Ann', deck }, seat]);
    expect(await run('game', 'token', id, '1')).toMatchObject({ code: 1, err: expect.stringContaining(what) });
  });

  test('`game abort` ends a game with a reason, in its log, and nobody moves any more', async () => {
    const { id, tokens } = await create(key);
    await done('game', 'abort', id, '--reason', 'the tournament was called off');
    const result = { kind: 'ABORTED', winners: [], reason: 'the tournament was called off' };
    expect((await look(id)).json()).toMatchObject({ status: 'ABORTED', version: 1, result, decisions: [] });
    expect((await concede(id, tokens[0])).statusCode).toBe(409);
    expect(await run('game', 'abort', id)).toMatchObject({ code: 1, err: 'the game is aborted already' });
    expect(await done('game', 'verify', id)).toBe('EXACT: 1 versions');
  });

  test('`game abort` calls off what has not begun: nobody joins any more', async () => {
    const headers = { 'x-api-key': key };
    const seats = [{ name: 'Ann', deck }, { open: true }];
    const body = { ruleset: 'mtg', edition: 'current', seats };
    const made = (await send(t.app, 'POST', '/v1/games', { body, headers, once: true })).json();
    await done('game', 'abort', made.game);
    expect((await look(made.game)).json().status).toBe('ABORTED');
    const join = { name: 'Ben', deck, invite: made.seats[1].invite };
    expect((await send(t.app, 'POST', `/v1/games/${made.game}/join`, { body: join, once: true })).statusCode).toBe(409);
  });

  test('`game export` prints what anybody can verify', async () => {
    const { id, tokens } = await create(key);
    expect((await concede(id, tokens[0])).statusCode).toBe(200);
    const archive = archiveReply.parse(JSON.parse(await done('game', 'export', id)));
    expect(verifyArchive(rulesets, archive).exact).toBe(true);
    expect(archive).toEqual((await send(t.app, 'GET', `/v1/games/${id}/archive`)).json());
  });

  test('`game verify` says EXACT, or the first difference and ends with 1', async () => {
    const { id, tokens } = await create(key);
    await concede(id, tokens[0]);
    expect(await done('game', 'verify', id)).toBe('EXACT: 1 versions');
    await t.database.pool.query(`UPDATE log SET state_hash = decode(repeat('00', 32), 'hex') WHERE game_id = $1`, [id]);
    const said = await run('game', 'verify', id);
    expect(said).toMatchObject({ code: 1, out: expect.stringMatching(/^DIFFERENT at version 1: /), err: '' });
  });

  test('`game delete` leaves nothing of a game, also for a service that has it in memory', async () => {
    const { id } = await create(key);
    expect((await look(id)).statusCode).toBe(200);
    await done('game', 'delete', id);
    expect((await look(id)).statusCode).toBe(404);
    expect(await run('game', 'delete', id)).toMatchObject({ code: 1, err: `there is no game ${id}` });
  });

  test('`game expire` deletes what is old enough, and nothing else', async () => {
    const [old, recent] = [await create(key), await create(key)];
    for (const { id, tokens } of [old, recent]) await concede(id, tokens[0]);
    await t.database.pool.query(`UPDATE games SET updated_at = now() - interval '8 days' WHERE id = $1`, [old.id]);
    expect(await done('game', 'expire', '--finished', 'P7D')).toBe('1 games are deleted');
    expect([(await look(old.id)).statusCode, (await look(recent.id)).statusCode]).toEqual([404, 200]);
    expect(await run('game', 'expire')).toMatchObject({ code: 1, err: expect.stringContaining('--finished') });
  });

  test('`game list` has the games of one status', async () => {
    const { id } = await create(key);
    const fields = (await done('game', 'list', 'active')).split('\n').map((line) => line.split('\t'));
    expect(fields.find((each) => each[0] === id)).toMatchObject({ 1: 'mtg', 2: 'ACTIVE', 3: '0', 5: 'Ann, Ben' });
    expect(new Set(fields.map((each) => each[2]))).toEqual(new Set(['ACTIVE']));
  });
});

test('`database url` prints where the service works', async () => {
  expect(await done('database', 'url')).toBe(t.url);
});

test('As a process it prints the result alone, and ends with the code', { timeout: 60_000 }, async () => {
  const main = join(import.meta.dirname, '..', 'src', 'admin', 'main.ts');
  const ended = async (...args: string[]) => {
    const options = { env: { ...process.env, ...env, NODE_OPTIONS: '' } };
    const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=arbiter-source', main, ...args], options);
    let out = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    const code = await new Promise((resolve) => child.once('close', resolve));
    return { code, out };
  };
  const { code, out } = await ended('key', 'create');
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^key_[\w-]{43}\n$/) });
  expect((await ended('key', 'destroy')).code).toBe(2);
});
