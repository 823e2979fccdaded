/** A service on a loopback address, and pages that a developer happens to visit. */
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGame, send, startApp, type TestApp, type TestGame } from './support/app.js';
import { stones } from './support/nim.js';

let t: TestApp;
let game: TestGame;
let port: number;
beforeAll(async () => {
  t = await startApp({ onLoopback: true, publicUrl: 'https://games.example.org' });
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  port = (t.app.server.address() as AddressInfo).port;
  game = await createGame(t.app);
});
afterAll(() => t?.close());

/** Sends lines as they are, and gives the whole reply. */
function raw(...lines: string[]): Promise<string> {
  return new Promise((done, failed) => {
    let reply = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    socket.on('data', (chunk) => (reply += chunk));
    socket.on('error', failed);
    socket.on('close', () => done(reply));
  });
}
const get = (host: string, path = '/v1/games'): Promise<string> =>
  raw(`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close');
const UPGRADE = [
  ...['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'],
  ...['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Protocol: graphql-transport-ws'],
];

describe('A service on a loopback address', () => {
  test.each([
    ...['localhost', 'localhost:3000', 'LOCALHOST', '127.0.0.1', '127.0.0.1:1', '127.8.9.1', '[::1]', '[::1]:3000'],
    ...['games.example.org', 'games.example.org:8443', 'Games.Example.Org'],
  ])('answers to %s', async (host) => {
    expect(await get(host)).toMatch(/^HTTP\/1\.1 200/);
  });

  test.each([
    ...[
      'evil.example',
      'evil.example:3000',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      'localhost@evil.example',
    ],
    ...[
      'evil.example#localhost',
      '10.0.0.1',
      '0.0.0.0',
      '[::2]',
      '128.0.0.1',
      '',
      'notlocalhost',
      'localhost,evil.example',
    ],
    ...['evil.games.example.org', '[::ffff:10.0.0.1]', 'localhost/x', '127.0.0.1:80:80'],
  ])('does not answer to "%s", whatever is asked', async (host) => {
    for (const path of [
      '/',
      '/health',
      '/metrics',
      '/docs/',
      '/v1/games',
      `/v1/games/${game.id}`,
      '/none',
      '/graphiql',
    ])
      expect(await get(host, path), path).toMatch(/^HTTP\/1\.1 4(?:21|00)/);
    expect(await raw('GET /graphql HTTP/1.1', `Host: ${host}`, ...UPGRADE)).toMatch(/^HTTP\/1\.1 4(?:21|00)/);
  });

  test('says so in a problem document', async () => {
    const reply = await t.app.inject({ url: '/v1/games', headers: { host: 'evil.example' } });
    expect(reply.statusCode).toBe(421);
    expect(reply.headers['content-type']).toContain('application/problem+json');
    expect(reply.json()).toMatchObject({
      status: 421,
      code: 'INVALID_INPUT',
      detail: expect.stringContaining('PUBLIC_URL'),
    });
  });

  test('believes no header but Host, and wants one of old clients as well', async () => {
    const forwarded = await raw(
      'GET /v1/games HTTP/1.1',
      'Host: evil.example',
      'X-Forwarded-Host: localhost',
      'Connection: close',
    );
    expect(forwarded).toMatch(/^HTTP\/1\.1 421/);
    expect(await raw('GET /v1/games HTTP/1.0')).toMatch(/^HTTP\/1\.\d 421/);
    expect(await raw('GET /v1/games HTTP/1.0', 'Host: localhost')).toMatch(/^HTTP\/1\.\d 200/);
  });

  const nim = { ruleset: 'nim', edition: '1', seats: ['Ann', 'Bob'].map((name) => ({ name, deck: stones(10) })) };
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'https://localhost.evil.example' },
    { origin: 'null' },
    { origin: 'file://' },
    { origin: 'https://evil.example', authorization: 'Bearer made-up' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
  ];

  test.each(foreign)('creates and computes nothing for a page of another site: %j', async (headers) => {
    const requests = [
      { method: 'POST', url: '/v1/games', payload: nim },
      { method: 'POST', url: '/v1/positions/decisions', payload: { scenario: { ruleset: 'nim' } } },
      { method: 'POST', url: '/v1/positions/actions', payload: {} },
      { method: 'POST', url: '/v1/decks/validate', payload: {} },
      { method: 'POST', url: '/graphql', payload: { query: '{ rulesets { id } }' } },
      { method: 'GET', url: '/graphql?query={rulesets{id}}' },
    ] as const;
    for (const request of requests)
      expect((await t.app.inject({ ...request, headers })).statusCode, `${request.method} ${request.url}`).toBe(403);
  });

  test.each(foreign)('lets such a page look, and play with a token: %j', async (headers) => {
    for (const url of ['/v1/games', '/v1/rulesets', `/v1/games/${game.id}`]) {
      const { authorization: _made, ...rest } = headers;
      expect((await t.app.inject({ url, headers: rest })).statusCode).toBe(200);
    }
    const { version } = (await send(t.app, 'GET', `/v1/games/${game.id}`)).json();
    const body = { expectedVersion: version, answers: [{ choose: ['none'] }] };
    const token = game.tokens[version % 2];
    const reply = await send(t.app, 'POST', `/v1/games/${game.id}/actions`, {
      token,
      body,
      once: true,
      headers: { origin: 'https://evil.example' },
    });
    expect(reply.statusCode).toBe(422);
  });

  test.each([
    {},
    { origin: 'http://localhost:5173' },
    { origin: 'http://127.0.0.1:3000' },
    { origin: 'http://[::1]:8080' },
    { origin: 'https://games.example.org' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
  ])('serves programs, and pages of the same machine: %j', async (headers) => {
    const reply = await t.app.inject({ method: 'POST', url: '/v1/games', payload: nim, headers });
    expect(reply.statusCode, reply.body).toBe(201);
  });
});

describe('Behind a proxy, by its public name,', () => {
  test('any site is served, as long as the page does not ask the machine itself', async () => {
    const ask = (host: string) =>
      t.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { host, origin: 'https://client.example' },
        payload: { query: '{ rulesets { id } }' },
      });
    expect((await ask('games.example.org')).statusCode).toBe(200);
    expect((await ask('localhost:3000')).statusCode).toBe(403);
  });
});

describe('Elsewhere', () => {
  test('any name and any site is served', async () => {
    const open = await startApp();
    const headers = { host: 'games.example.org', origin: 'https://client.example' };
    const payload = { query: '{ rulesets { id } }' };
    const reply = await open.app.inject({ method: 'POST', url: '/graphql', headers, payload });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['access-control-allow-origin']).toBe('*');
    await open.close();
  });
});

describe('The headers of every reply', () => {
  const NOTHING = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
  test.each([
    '/v1/games',
    '/v1/games/none',
    '/none',
    '/health',
    '/v1/openapi.json',
    '/%',
    '/graphql',
    '/docs/js/start.js',
  ])('%s: nothing may be loaded from it, nothing may frame it', async (url) => {
    const { headers } = await t.app.inject(url);
    expect(headers['content-security-policy']).toBe(NOTHING);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
  });

  test.each(['/', '/docs/', '/graphiql'])('%s: its own files and nothing else, no inline script', async (url) => {
    const { headers, body } = await t.app.inject(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/default-src 'none'; script-src '(?:self|none)';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/\*|https?:|unsafe-eval|script-src[^;]*unsafe/);
    expect(body).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=|https?:\/\//);
    for (const [, src = ''] of body.matchAll(/(?:src|href)="([^"#:]+)"/g)) {
      const { pathname } = new URL(src, `http://localhost${url}`);
      if (!pathname.startsWith('/v1/')) expect((await t.app.inject(pathname)).statusCode, pathname).toBeLessThan(400);
    }
  });

  test('HSTS is for addresses with TLS, and for no other names of the domain', async () => {
    expect((await t.app.inject('/')).headers['strict-transport-security']).toMatch(/^max-age=\d+$/);
    const plain = await startApp({ publicUrl: 'http://games.example.org' });
    expect((await plain.app.inject('/')).headers['strict-transport-security']).toBeUndefined();
    await plain.close();
  });
});
