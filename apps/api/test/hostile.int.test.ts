/** What hostile requests found once, and what keeps one caller from taking everything. */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import websocket from '@fastify/websocket';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { shutdown } from '../src/plugins/shutdown.js';
import { createGame, send, startApp, type TestApp, type TestGame } from './support/app.js';

let t: TestApp;
let game: TestGame;
beforeAll(async () => {
  t = await startApp();
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  game = await createGame(t.app);
});
afterAll(() => t?.close());

interface Answer {
  data: unknown;
  errors: { message: string; extensions: { code: string } }[];
}
const ask = async (payload: unknown): Promise<Answer> =>
  (await t.app.inject({ method: 'POST', url: '/graphql', payload: payload as object })).json();

describe('GraphQL', () => {
  const SUBMIT = 'mutation ($i: SubmitActionInput!) { submitAction(input: $i) { version } }';

  test.each([
    ['variables of another form', { query: SUBMIT, variables: { i: { card: 'x' } } }],
    ['a document that was parsed already', { query: '{"kind":"Document","definitions":[]}' }],
    ['a number', { query: '999' }],
    ['an empty object', { query: '{}' }],
    ['a subscription', { query: 'subscription { gameEvents(gameId: "g") { version } }' }],
    [
      'views of more games than one may see at once',
      { query: '{ games(first: 100) { nodes { view { viewer } decisions { id } log { version } } } }' },
    ],
    [
      'views of as many games as a variable says',
      {
        query:
          'query ($n: Int) { games(first: $n) { nodes { view { viewer } } edges { node { view { viewer } log { version } } } } }',
      },
    ],
  ])('%s is the client’s fault', async (_what, payload) => {
    const { data, errors } = await ask(payload);
    expect(data).toBeNull();
    expect(errors[0]?.extensions.code).toBe('INVALID_INPUT');
  });

  test('A version before the first is no version', async () => {
    const { errors } = await ask({ query: `{ game(id: "${game.id}", version: -1) { version } }` });
    expect(errors.map((e) => [e.extensions.code, e.message])).toEqual([
      ['INVALID_INPUT', expect.stringContaining('version')],
    ]);
  });

  test('A refusal does not repeat a whole page that was given', async () => {
    const { errors } = await ask({ query: SUBMIT, variables: { i: 'a '.repeat(4000) } });
    expect(errors[0]?.message).toMatch(/^Variable "\$i" got invalid value/);
    expect(errors[0]?.message.length).toBeLessThan(1500);
  });

  test('A document of very many words is not even read, and of very many faults only some are named', async () => {
    const words = await ask({ query: `{ rulesets { ${'id '.repeat(6000)} } }` });
    expect(words.errors).toHaveLength(1);
    expect(words.errors[0]?.message).toContain('5000 tokens');
    const faults = await ask({
      query: `{ rulesets { ${Array.from({ length: 500 }, (_, i) => `no${i}`).join(' ')} } }`,
    });
    expect(faults.errors.length).toBeLessThan(25);
  });
});

describe('Refusals', () => {
  test('A cursor that no database can read is refused', async () => {
    for (const cursor of [
      '2026-01-01T00:00:00Z \0',
      '+275760-09-13T00:00:00.000Z g',
      '-271821-04-20T00:00:00.000Z g',
    ]) {
      const after = Buffer.from(cursor).toString('base64url');
      const reply = await send(t.app, 'GET', `/v1/games?after=${after}`);
      expect(reply.json(), cursor).toMatchObject({ status: 400, errors: [{ path: '$.after' }] });
    }
  });

  test('A field with the name of what every object has is refused where it stands', async () => {
    const answers = { length: [[{ toString: [] }]] };
    const reply = await send(t.app, 'POST', `/v1/games/${game.id}/actions`, {
      token: game.tokens[0],
      body: { answers, expectedVersion: 0 },
      once: true,
    });
    expect(reply.json()).toMatchObject({ status: 400, errors: [{ path: '$.answers.length[0][0].toString' }] });
    const query = `mutation { submitAction(input: { gameId: "${game.id}", expectedVersion: 0, answers: [{ choose: { length: [[{ toString: [] }]] } }] }) { userErrors { code } } }`;
    expect((await ask({ query })).data).toEqual({ submitAction: { userErrors: [{ code: 'INVALID_INPUT' }] } });
  });

  test('They are no longer than they need be', async () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`field${i}`, 1]));
    const body = { ...many, ['x'.repeat(50_000)]: 1 };
    const reply = await send(t.app, 'POST', '/v1/decks/validate', { body, once: true });
    expect(reply.statusCode).toBe(400);
    expect(reply.body.length).toBeLessThan(100_000);
  });
});

describe('Too much', () => {
  test('A token counts where the game knows it; made-up ones and forwarded addresses buy nothing', async () => {
    const own = await startApp({ url: t.url, rateLimit: 4 });
    const statuses = async (request: (i: number) => { token?: string; headers?: Record<string, string> }) => {
      const found: number[] = [];
      for (let i = 0; i < 6; i++)
        found.push((await send(own.app, 'GET', `/v1/games/${game.id}`, request(i))).statusCode);
      return found;
    };
    expect(await statuses(() => ({ token: game.tokens[0] ?? '' }))).toEqual([200, 200, 200, 200, 429, 429]);
    expect(await statuses(() => ({ token: game.tokens[1] ?? '' }))).toEqual([200, 200, 200, 200, 429, 429]);
    const made = await statuses((i) => ({ token: `seat_made${i}`, headers: { 'x-forwarded-for': `10.0.0.${i}` } }));
    expect(made).toEqual([401, 401, 401, 401, 429, 429]);
    const graphql = await own.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: '{ rulesets { id } }' },
    });
    expect(graphql.statusCode).toBe(429);
    expect(graphql.headers['retry-after']).toBeDefined();
    expect(graphql.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
    await own.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = own.app.server.address() as AddressInfo;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');
    const refused = await new Promise((done) => {
      socket.on('unexpected-response', (_request, reply) => done(reply.statusCode));
      socket.on('open', () => done('open'));
      socket.on('error', done);
    });
    socket.terminate();
    expect(refused).toBe(429);
    expect((await send(own.app, 'GET', `/v1/games/${game.id}/stream`)).statusCode).toBe(429);
    await own.close();
  });

  const closing = (...messages: string[]): Promise<number> => {
    const { port } = t.app.server.address() as AddressInfo;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');
    return new Promise((done) => {
      socket.on('open', () => messages.forEach((message) => void socket.send(message)));
      socket.on('close', (code) => done(code));
      socket.on('error', () => undefined);
    });
  };
  const INIT = JSON.stringify({ type: 'connection_init' });

  test.each([
    ['no JSON', 'hello'],
    ['null', 'null'],
    ['a message of no type', '{}'],
    ['a subscription without an id', '{"type":"subscribe","payload":{"query":"{a}"}}'],
    ['a subscription without a query', '{"type":"subscribe","id":"1","payload":{}}'],
    [
      'a subscription without its operation',
      '{"type":"subscribe","id":"1","payload":{"query":"{a}","operationName":"b"}}',
    ],
    ['a list', '{"type":"connection_init","payload":[1]}'],
  ])('%s ends a websocket connection, and nothing else', async (_what, message) => {
    expect(await closing(INIT, message)).toBe(4400);
    expect((await t.app.inject('/health')).statusCode).toBe(200);
  });

  test('Who is refused a websocket before anything else is looked at is told so and let go', async () => {
    const app = Fastify();
    await app.register(shutdown);
    app.addHook('onRequest', async () => {
      throw new Error('not now');
    });
    await app.register(websocket);
    await app.listen({ port: 0, host: '127.0.0.1' });
    // The client's own end stays open.
    const socket = connect({ port: (app.server.address() as AddressInfo).port, allowHalfOpen: true });
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    let told = '';
    socket.on('data', (chunk: Buffer) => {
      told += chunk;
    });
    await once(socket, 'end');
    expect(told).toMatch(/^HTTP\/1\.1 500/);
    socket.destroy();
    await app.close();
  });

  test('So do messages that are too large or too many', async () => {
    expect(await closing(INIT, `{"type":"ping","payload":{"a":"${'x'.repeat(70_000)}"}}`)).toBe(1009);
    expect(await closing(INIT, ...Array<string>(3100).fill('{"type":"ping"}'))).toBe(4429);
  });

  test('Requests that arrive slowly do not keep their connections', () => {
    const { server } = t.app;
    expect(server.requestTimeout).toBeGreaterThan(0);
    expect(server.requestTimeout).toBeLessThanOrEqual(30_000);
    expect(server.headersTimeout).toBeLessThanOrEqual(30_000);
    expect(server.keepAliveTimeout).toBeGreaterThan(0);
    expect(server.maxConnections).toBeGreaterThan(0);
  });
});

test('Tokens and invites are stored only as their hashes', async () => {
  const seats = [{ name: 'Ann', deck: { main: [{ card: 'Stone', count: 10 }] } }, { open: true }];
  const made = await send(t.app, 'POST', '/v1/games', { body: { ruleset: 'nim', edition: '1', seats } });
  const { seats: given } = made.json<{ seats: { token?: string; invite?: string }[] }>();
  const secrets = [...game.tokens, game.judge, given[0]?.token, given[1]?.invite].filter((s) => s !== undefined);
  const { rows: tables } = await t.database.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  );
  let kept = '';
  for (const { name } of tables)
    kept += JSON.stringify((await t.database.pool.query(`SELECT t::text FROM "${name}" t`)).rows);
  expect(kept).toContain(game.id);
  for (const secret of secrets) {
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain(Buffer.from(secret).toString('hex'));
  }
});
