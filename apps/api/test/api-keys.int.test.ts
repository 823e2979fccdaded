/** Keys of the operator: what takes one where they are required, and what each is good for. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.js';
import { type ApiKeys, SCOPES, type Scope } from '../src/services/api-keys.js';
import { createGame, send, startApp, type TestApp } from './support/app.js';
import { stones } from './support/nim.js';

let t: TestApp;
let keys: ApiKeys;
beforeAll(async () => {
  t = await startApp({ apiKeysRequired: true });
  keys = t.app.services.apiKeys;
});
afterAll(() => t?.close());

const made = (scopes: readonly Scope[] = SCOPES, perMinute: number | null = null) =>
  keys.create({ name: 'Example', scopes, perMinute });
const seats = [
  { name: 'Ann', deck: stones(10) },
  { name: 'Ben', deck: stones(10) },
];
const GAME = { ruleset: 'nim', edition: '1', seats };
const POSITION = { scenario: { ruleset: 'nim', edition: '1', stones: 3 } };
/** What each scope is for, in both interfaces. */
const CREATING: [Scope, url: string, body: object, document: string, variables: object][] = [
  [
    'games',
    '/v1/games',
    GAME,
    'mutation ($input: CreateGameInput!) { done: createGame(input: $input) { userErrors { code } } }',
    { input: GAME },
  ],
  [
    'games',
    '/v1/matches',
    { ...GAME, bestOf: 3 },
    'mutation ($input: CreateMatchInput!) { done: createMatch(input: $input) { userErrors { code } } }',
    { input: { ...GAME, bestOf: 3 } },
  ],
  [
    'players',
    '/v1/players',
    { name: 'Ann' },
    'mutation { done: createPlayer(name: "Ann") { userErrors { code } } }',
    {},
  ],
  [
    'positions',
    '/v1/positions/decisions',
    POSITION,
    'query ($scenario: JSON!) { done: positionDecisions(scenario: $scenario) { position userErrors { code } } }',
    POSITION,
  ],
];

const withKey = (key: string | undefined): Record<string, string> => (key === undefined ? {} : { 'x-api-key': key });
const post = (url: string, body: object, key?: string, own = t) =>
  send(own.app, 'POST', url, { body, headers: withKey(key), once: true });

describe('Where keys are required', () => {
  test.each(CREATING)(
    'Without a key 401, with one for something else 403, with its own it is done: %s',
    async (scope, url, body) => {
      const none = await post(url, body);
      expect(none.statusCode).toBe(401);
      expect(none.json()).toMatchObject({ code: 'UNAUTHORIZED', detail: expect.stringContaining('X-Api-Key') });
      const others = await made(SCOPES.filter((s) => s !== scope));
      expect((await post(url, body, others.key)).json()).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      const own = await made([scope]);
      const done = await post(url, body, own.key);
      expect([200, 201], done.body).toContain(done.statusCode);
    },
  );

  test.each(CREATING)('In GraphQL as in REST: %s', async (scope, _url, _body, query, variables) => {
    const ask = async (key?: string) => (await post('/graphql', { query, variables }, key)).json();
    const others = await made(SCOPES.filter((s) => s !== scope));
    const own = await made([scope]);
    expect((await ask()).errors[0].extensions.code).toBe('UNAUTHORIZED');
    expect((await ask(others.key)).errors[0].extensions.code).toBe('FORBIDDEN');
    const done = await ask(own.key);
    expect(done.errors).toBeUndefined();
    expect(done.data.done.userErrors ?? []).toEqual([]);
  });

  test('Asking why in a position takes a key in both interfaces, in a game none', async () => {
    const match = { kind: 'TAKE', value: 1 };
    const query = `query ($id: ID, $scenario: JSON, $match: JSON!) {
      why(gameId: $id, scenario: $scenario, match: $match, seat: 0) { offered userErrors { code } } }`;
    const codes = async (variables: object, key?: string): Promise<string[]> => {
      const { why } = (await post('/graphql', { query, variables: { match, ...variables } }, key)).json().data;
      return why.userErrors.map(({ code }: { code: string }) => code);
    };
    const { key } = await made(['positions']);
    expect((await post('/v1/positions/why', { ...POSITION, match, seat: 0 })).statusCode).toBe(401);
    expect(await codes(POSITION)).toEqual(['UNAUTHORIZED']);
    expect(await codes(POSITION, key)).not.toContain('UNAUTHORIZED');
    const { game } = (await post('/v1/games', GAME, (await made()).key)).json();
    expect(await codes({ id: game })).toEqual(['UNAUTHORIZED']);
    const { detail } = (await post(`/v1/games/${game}/why`, { match })).json();
    expect(detail).not.toContain('X-Api-Key');
  });

  test('Reading, joining and moving take no key', async () => {
    const { key } = await made();
    const reply = await post('/v1/games', { ...GAME, seats: [seats[0], { open: true }] }, key);
    const { game, seats: given } = reply.json();
    expect((await send(t.app, 'GET', `/v1/games/${game}`)).statusCode).toBe(200);
    expect((await send(t.app, 'GET', '/v1/cards?ruleset=nim')).statusCode).toBe(200);
    const joined = await post(`/v1/games/${game}/join`, { ...seats[1], invite: given[1].invite });
    expect(joined.statusCode).toBe(200);
    const { decisions, version } = (await send(t.app, 'GET', `/v1/games/${game}`, { token: given[0].token })).json();
    const [asked] = decisions;
    const token = asked.seat === 0 ? given[0].token : joined.json().token;
    const shown = (await send(t.app, 'GET', `/v1/games/${game}`, { token })).json().decisions[0];
    const moved = await send(t.app, 'POST', `/v1/games/${game}/actions`, {
      token,
      body: { expectedVersion: version, answers: [shown.default] },
    });
    expect(moved.statusCode).toBe(200);
  });

  test.each([
    ['garbage', 'key_x'],
    ['one of the right form', `key_${'A'.repeat(43)}`],
    ['a seat’s token', 'seat_abc'],
    ['nothing', ''],
  ])('A key that is none is refused wherever it is sent: %s', async (_what, key) => {
    for (const url of ['/v1/games', '/v1/rulesets'])
      expect((await send(t.app, 'GET', url, { headers: withKey(key) })).statusCode).toBe(401);
    expect((await post('/v1/games', GAME, key)).statusCode).toBe(401);
  });

  test('A key that was revoked is refused at once, also by another process; others stay good', async () => {
    const other = await startApp({ url: t.url, apiKeysRequired: true });
    const [one, two] = [await made(), await made()];
    for (const own of [t, other])
      expect((await post('/v1/players', { name: 'Ann' }, one.key, own)).statusCode).toBe(201);
    expect(await keys.revoke(one.id)).toBe(true);
    expect(await keys.revoke(one.id)).toBe(false);
    for (const own of [t, other]) {
      expect((await post('/v1/players', { name: 'Ann' }, one.key, own)).statusCode).toBe(401);
      expect((await post('/v1/players', { name: 'Ann' }, two.key, own)).statusCode).toBe(201);
    }
    await other.close();
  });

  test('The database has the hash of a key alone, and when it was used', async () => {
    const { id, key } = await made();
    expect((await keys.list()).find((k) => k.id === id)?.lastUsedAt).toBeNull();
    await post('/v1/players', { name: 'Ann' }, key);
    const { rows } = await t.database.pool.query('SELECT row_to_json(k)::text AS row FROM api_keys k');
    for (const form of [key, key.slice(4), Buffer.from(key).toString('hex')])
      expect(JSON.stringify(rows)).not.toContain(form);
    expect((await keys.list()).find((k) => k.id === id)).toMatchObject({
      name: 'Example',
      scopes: [...SCOPES],
      lastUsedAt: expect.any(Date),
    });
  });
});

describe('Limits', () => {
  test('A key with a limit is counted by itself, from whatever address; other callers are counted as before', async () => {
    const own = await startApp({ url: t.url, rateLimit: 5 });
    const [large, small] = [await made(SCOPES, 30), await made(SCOPES, 2)];
    const status = async (key?: string, remoteAddress = '10.0.0.1') =>
      (await own.app.inject({ url: '/v1/rulesets', headers: withKey(key), remoteAddress })).statusCode;
    const statuses: number[] = [];
    for (let i = 0; i < 31; i++) statuses.push(await status(large.key, `10.0.0.${i % 3}`));
    expect(statuses.filter((s) => s === 200)).toHaveLength(30);
    expect(await status()).toBe(200);
    expect([await status(small.key), await status(small.key), await status(small.key)]).toEqual([200, 200, 429]);
    await own.close();
  });

  test('A limit holds for what GraphQL asks at once, and where addresses have none', async () => {
    const own = await startApp({ url: t.url });
    const { key } = await made(SCOPES, 5);
    const query = `{ ${['a', 'b', 'c', 'd'].map((alias) => `${alias}: games { pageInfo { hasNextPage } }`).join(' ')} }`;
    const ask = async () => (await post('/graphql', { query }, key, own)).json();
    expect((await ask()).errors).toBeUndefined();
    expect((await ask()).errors[0].extensions.code).toBe('RATE_LIMITED');
    expect((await post('/graphql', { query }, undefined, own)).statusCode).toBe(200);
    await own.close();
  });

  test('Creating things takes a share of a key’s own limit', async () => {
    const own = await startApp({ url: t.url, rateLimit: 1000 });
    const { key } = await made(SCOPES, 100);
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) statuses.push((await post('/v1/players', { name: 'Ann' }, key, own)).statusCode);
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
    await own.close();
  });

  test('Trying keys counts as calling does', async () => {
    const own = await startApp({ url: t.url, rateLimit: 3 });
    const status = async () =>
      (await own.app.inject({ url: '/v1/rulesets', headers: withKey('key_x'), remoteAddress: '10.1.1.1' })).statusCode;
    expect([await status(), await status(), await status(), await status()]).toEqual([401, 401, 401, 429]);
    await own.close();
  });
});

test('Where keys are not required nothing takes one, but one that is sent is checked', async () => {
  const own = await startApp({ url: t.url });
  await createGame(own.app);
  const { key } = await made(['positions']);
  expect((await post('/v1/players', { name: 'Ann' }, key, own)).statusCode).toBe(201);
  expect((await post('/v1/players', { name: 'Ann' }, 'key_x', own)).statusCode).toBe(401);
  await own.close();
});

test('API_KEYS is `required` or `optional`, and optional unless said', () => {
  expect(readConfig({}).apiKeysRequired).toBe(false);
  expect(readConfig({ API_KEYS: 'required' }).apiKeysRequired).toBe(true);
  expect(() => readConfig({ API_KEYS: 'yes' })).toThrow(/API_KEYS/);
});

test('Pages of other origins may send the header, and all methods that there are', async () => {
  const { headers } = await t.app.inject({
    method: 'OPTIONS',
    url: '/v1/games',
    headers: { origin: 'https://example.org', 'access-control-request-method': 'PUT' },
  });
  expect(headers['access-control-allow-headers']).toMatch(/X-Api-Key/);
  for (const method of ['PUT', 'PATCH', 'DELETE']) expect(headers['access-control-allow-methods']).toContain(method);
});
