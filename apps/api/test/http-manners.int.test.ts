import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { act, createGame, send, startApp, type TestApp, type TestGame, take } from './support/app.js';
import { stones } from './support/nim.js';

let t: TestApp;
let other: TestApp;
beforeAll(async () => {
  t = await startApp();
  other = await startApp({ url: t.url });
});
afterAll(async () => {
  await other?.close();
  await t?.close();
});

const get = (url: string, headers: Record<string, string>, token?: string, { app } = t) =>
  send(app, 'GET', url, { headers, token });
const both = (game: TestGame): string[] => ['', '/decisions'].map((rest) => `/v1/games/${game.id}${rest}`);

describe('13 If-None-Match', () => {
  test('13 Whoever has the version gets 304 with its tag and nothing else', async () => {
    const game = await createGame(t.app);
    for (const url of both(game)) {
      const { etag = '' } = (await get(url, {})).headers;
      expect(etag).toBe('"0"');
      const same = await get(url, { 'if-none-match': etag }, game.tokens[0]);
      expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag]);
      expect((await get(url, { 'if-none-match': '"7", "0"' })).statusCode).toBe(304);
      for (const old of ['"1"', 'x', '""', '*', '0'])
        expect([old, (await get(url, { 'if-none-match': old })).statusCode]).toEqual([old, 200]);
    }
    await act(t.app, game, 0, 0, take(1));
    for (const url of both(game)) {
      expect((await get(url, { 'if-none-match': '"0"' })).statusCode).toBe(200);
      // A proxy that has compressed a reply makes its tag weak.
      expect((await get(url, { 'if-none-match': 'W/"1"' })).statusCode).toBe(304);
      expect((await get(`${url}?version=0`, { 'if-none-match': '"0"' })).statusCode).toBe(304);
      expect((await get(`${url}?version=9`, { 'if-none-match': '"9"' })).statusCode).toBe(404);
    }
  });

  test('13 Access is checked first', async () => {
    const game = await createGame(t.app);
    const headers = { 'if-none-match': '"0"', prefer: 'wait=60' };
    for (const url of both(game)) {
      expect((await get(url, headers, 'seat_wrong')).statusCode).toBe(401);
      expect((await get(`${url}?viewer=judge`, headers)).statusCode).toBe(401);
      expect((await get(url.replace(game.id, 'g_unknown'), headers)).statusCode).toBe(404);
    }
  });

  test('13 A game that has not begun changes without a version, and so has a weak tag that is never taken for it', async () => {
    const deck = stones(10);
    const seats = [{ name: 'Ann', deck }, { open: true }];
    const made = (await send(t.app, 'POST', '/v1/games', { body: { ruleset: 'nim', edition: '1', seats } })).json();
    const url = `/v1/games/${made.game}`;
    const { etag = '' } = (await get(url, {})).headers;
    expect(etag).toBe('W/"0"');
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(200);
    const waiting = get(url, { 'if-none-match': etag, prefer: 'wait=20' });
    await sleep(200);
    await send(other.app, 'POST', `${url}/join`, { body: { name: 'Bob', deck, invite: made.seats[1].invite } });
    expect((await waiting).json().status).toBe('ACTIVE');
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(200);
  });
});

test('13 Whoever waits for a game that has not begun hears of each seat that is taken', async () => {
  const body = { ruleset: 'nim', edition: '1', seats: [{ open: true }, { open: true }] };
  const made = (await send(t.app, 'POST', '/v1/games', { body })).json();
  const url = `/v1/games/${made.game}`;
  const waiting = get(url, { 'if-none-match': 'W/"0"', prefer: 'wait=3' });
  await sleep(200);
  const join = { body: { name: 'Bob', deck: stones(10), invite: made.seats[1].invite } };
  expect((await send(other.app, 'POST', `${url}/join`, join)).statusCode).toBe(200);
  const reply = await waiting;
  expect([reply.statusCode, reply.json().status, reply.json().seats[1].name]).toEqual([200, 'OPEN', 'Bob']);
});

describe('13 Prefer: wait', () => {
  test('13 It waits for another version, from another process too', async () => {
    const game = await createGame(t.app);
    for (const [version, url] of both(game).entries()) {
      const headers = { 'if-none-match': `"${version}"`, prefer: 'respond-async, wait=20' };
      const waiting = get(url, headers, game.tokens[0]);
      let done = false;
      void waiting.then(() => {
        done = true;
      });
      await sleep(300);
      expect(done).toBe(false);
      await act(other.app, game, version, version, take(1));
      const moved = performance.now();
      const reply = await waiting;
      // Without being told it would look after ten seconds.
      expect(performance.now() - moved).toBeLessThan(5000);
      expect([reply.statusCode, reply.headers.etag]).toEqual([200, `"${version + 1}"`]);
      expect(reply.headers['preference-applied']).toBe('wait=20');
    }
  });

  test('13 At the end of the time it is 304; less than a second is one', async () => {
    const game = await createGame(t.app);
    const began = performance.now();
    const reply = await get(`/v1/games/${game.id}`, { 'if-none-match': '"0"', prefer: 'wait=0' });
    expect([reply.statusCode, reply.headers['preference-applied']]).toEqual([304, 'wait=1']);
    expect(performance.now() - began).toBeGreaterThan(900);
  });

  test('13 Nobody waits for a game that is over, for a past version, or without a tag', async () => {
    const game = await createGame(t.app);
    await send(t.app, 'POST', `/v1/games/${game.id}/concede`, { token: game.tokens[0] });
    const headers = { 'if-none-match': '"1"', prefer: 'wait=600' };
    const over = await get(`/v1/games/${game.id}`, headers);
    expect([over.statusCode, over.headers['preference-applied']]).toEqual([304, 'wait=60']);
    expect((await get(`/v1/games/${game.id}?version=0`, { ...headers, 'if-none-match': '"0"' })).statusCode).toBe(304);
    expect((await get(`/v1/games/${game.id}`, { prefer: 'wait=60' })).statusCode).toBe(200);
    expect((await get(`/v1/games/${game.id}`, { ...headers, prefer: 'wait=soon' })).statusCode).toBe(304);
  });
});

describe('13 Compression', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('13 By %s a reply is what it is without', async (encoding, decompress) => {
    const game = await createGame(t.app);
    for (const url of [`/v1/games/${game.id}`, '/v1/openapi.json', '/docs/']) {
      const plain = await t.app.inject({ url });
      const packed = await t.app.inject({ url, headers: { 'accept-encoding': encoding } });
      expect(plain.headers['content-encoding']).toBeUndefined();
      if (plain.rawPayload.length < 1024) {
        expect(packed.headers['content-encoding']).toBeUndefined();
        continue;
      }
      expect([url, packed.headers['content-encoding']]).toEqual([url, encoding]);
      expect(packed.headers.vary).toMatch(/accept-encoding/i);
      expect(packed.headers.etag).toBe(plain.headers.etag);
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length);
      expect(decompress(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    }
  });

  test('13 Bodies that were compressed are not read: they could become of any size', async () => {
    const payload = gzipSync(JSON.stringify({ name: 'Ann' }));
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    expect((await t.app.inject({ method: 'POST', url: '/v1/players', headers, payload })).statusCode).toBe(400);
  });
});

describe('13 Names of requests, and the old address of the document', () => {
  test.each(['a', 'req-1.2:3_4', 'x'.repeat(128)])('13 Request-Id %s is echoed', async (id) => {
    for (const url of ['/v1/rulesets', '/v1/games/unknown', '/nothing', '/%'])
      expect((await t.app.inject({ url, headers: { 'request-id': id } })).headers['request-id']).toBe(id);
  });

  test.each([undefined, '', 'a b', 'ä', 'x'.repeat(129), '<a>', 'a,b'])('13 Instead of %j one is made', async (id) => {
    const headers = id === undefined ? {} : { 'request-id': id };
    const made = String((await t.app.inject({ url: '/v1/rulesets', headers })).headers['request-id']);
    expect(made).toMatch(/^[\da-f-]{36}$/);
  });

  test('13 /openapi.json redirects', async () => {
    const reply = await t.app.inject('/openapi.json');
    expect([reply.statusCode, reply.headers.location]).toEqual([301, '/v1/openapi.json']);
  });
});
