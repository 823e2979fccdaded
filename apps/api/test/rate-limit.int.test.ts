/** What one caller may do in a minute, by however many tokens, addresses, connections and names it tries. */
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { clientOf, readTrust, siteOf } from '../src/security/addresses.js';
import { RateLimiter } from '../src/security/rate-limiter.js';
import { SlidingCounts } from '../src/security/sliding-counts.js';
import { createGame, startApp, type TestApp, type TestGame } from './support/app.js';
import { stones } from './support/nim.js';

let t: TestApp;
let game: TestGame;
beforeAll(async () => {
  t = await startApp();
  game = await createGame(t.app);
});
afterAll(() => t?.close());

/** The same service with a limit, for as long as `work` takes. */
async function limited(options: Parameters<typeof startApp>[0], work: (own: TestApp) => Promise<void>): Promise<void> {
  const own = await startApp({ url: t.url, ...options });
  try {
    await work(own);
  } finally {
    await own.close();
  }
}
interface From {
  address?: string;
  forwarded?: string;
  token?: string | undefined;
}
const asked = async ({ app }: TestApp, url: string, { address, forwarded, token }: From = {}): Promise<number> => {
  const headers = {
    ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  return (await app.inject({ url, headers, ...(address === undefined ? {} : { remoteAddress: address }) })).statusCode;
};
const create = async ({ app }: TestApp, address: string): Promise<number> => {
  const seats = [{ name: 'Ann', deck: stones(10) }, { open: true }];
  const payload = { ruleset: 'nim', edition: '1', seats };
  return (await app.inject({ method: 'POST', url: '/v1/games', payload, remoteAddress: address })).statusCode;
};

describe('Tokens', () => {
  test('However many genuine tokens a caller has, its address has one allowance for all of them', async () => {
    const games = await Promise.all(Array.from({ length: 6 }, () => createGame(t.app)));
    await limited({ rateLimit: 10 }, async (own) => {
      const tokens = games.flatMap(({ id, tokens: each }) => each.map((token) => ({ id, token })));
      const statuses: number[] = [];
      for (const { id, token } of tokens)
        for (let i = 0; i < 10; i++) statuses.push(await asked(own, `/v1/games/${id}`, { token }));
      expect(statuses.filter((status) => status === 200)).toHaveLength(100);
      expect(statuses.filter((status) => status === 429)).toHaveLength(20);
      // A token's own allowance is the same from another address, and another address has its own.
      const [first] = tokens;
      expect(await asked(own, `/v1/games/${first?.id}`, { token: first?.token, address: '10.0.0.9' })).toBe(429);
      expect(await asked(own, `/v1/games/${game.id}`, { token: game.tokens[0], address: '10.0.0.9' })).toBe(200);
    });
  });

  test('A refusal says the limit, and when to come back', async () => {
    await limited({ rateLimit: 2 }, async (own) => {
      for (let i = 0; i < 2; i++) expect(await asked(own, '/v1/rulesets')).toBe(200);
      const reply = await own.app.inject('/v1/rulesets');
      expect(reply.json()).toMatchObject({
        status: 429,
        code: 'RATE_LIMITED',
        detail: expect.stringMatching(/at most 2 a minute/),
      });
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(120);
    });
  });

  test('Games are created in a stricter allowance: a tenth, but at least five', async () => {
    await limited({ rateLimit: 100 }, async (own) => {
      const statuses: number[] = [];
      for (let i = 0; i < 13; i++) statuses.push(await create(own, '10.0.0.1'));
      expect(statuses).toEqual([...Array(10).fill(201), 429, 429, 429]);
      expect(await asked(own, '/v1/rulesets', { address: '10.0.0.1' }), 'everything else goes on').toBe(200);
      expect(await create(own, '10.0.0.2')).toBe(201);
    });
    expect([0, 3, 20, 60, 600].map((limit) => new RateLimiter(limit).creations)).toEqual([0, 3, 5, 6, 60]);
  });

  test('Without a limit nothing is counted', async () => {
    await limited({ rateLimit: 0 }, async (own) => {
      for (let i = 0; i < 30; i++) expect(await create(own, '10.0.0.1')).toBe(201);
    });
  });
});

describe('Addresses', () => {
  test('Behind a proxy that is trusted each client has its own allowance; of anybody else it is one', async () => {
    const clients = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];
    const all = (own: TestApp, address: string) =>
      clients.reduce(
        async (found, forwarded) => [...(await found), await asked(own, '/v1/rulesets', { address, forwarded })],
        Promise.resolve<number[]>([]),
      );
    await limited({ rateLimit: 1, trust: readTrust('10.0.0.0/8') }, async (own) => {
      expect(await all(own, '10.0.0.1')).toEqual([200, 200, 200]);
      expect(await all(own, '198.51.100.1')).toEqual([200, 429, 429]);
      // What a client says before its proxy speaks is not heard.
      expect(await asked(own, '/v1/rulesets', { address: '10.0.0.1', forwarded: '1.1.1.1, 203.0.113.1' })).toBe(429);
    });
    await limited({ rateLimit: 1, trust: readTrust('1') }, async (own) => {
      expect(await all(own, '10.0.0.1')).toEqual([200, 200, 200]);
      expect(await asked(own, '/v1/rulesets', { address: '10.0.0.1', forwarded: '1.1.1.1, 203.0.113.1' })).toBe(429);
    });
    await limited({ rateLimit: 1 }, async (own) => {
      expect(await all(own, '10.0.0.1')).toEqual([200, 429, 429]);
    });
  });

  test('An IPv4 address is the same mapped into IPv6, and a network of IPv6 is one client', async () => {
    expect(clientOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(clientOf('::ffff:c000:207')).toBe('192.0.2.7');
    expect(clientOf('2001:db8:1:2:3:4:5:6')).toBe(clientOf('2001:db8:1:2::1'));
    expect(clientOf('2001:db8:1:2::1')).not.toBe(clientOf('2001:db8:1:3::1'));
    expect(siteOf(clientOf('2001:db8:1:2::1'))).toBe(siteOf(clientOf('2001:db8:1:ffff::1')));
    expect(siteOf('192.0.2.7')).toBeUndefined();
    expect(clientOf('nonsense')).toBe(clientOf(''));
    await limited({ rateLimit: 1 }, async (own) => {
      expect(await asked(own, '/v1/rulesets', { address: '::ffff:192.0.2.7' })).toBe(200);
      expect(await asked(own, '/v1/rulesets', { address: '192.0.2.7' })).toBe(429);
      for (let i = 0; i < 12; i++) {
        const address = `2001:db8:7:${i.toString(16)}::1`;
        expect(await asked(own, '/v1/rulesets', { address }), address).toBe(i < 10 ? 200 : 429);
        expect(await asked(own, '/v1/rulesets', { address: `2001:db8:7:${i.toString(16)}::2` })).toBe(429);
      }
      expect(await asked(own, '/v1/rulesets', { address: '2001:db8:8::1' })).toBe(200);
    });
  });

  test('Health and metrics have an allowance of their own', async () => {
    await limited({ rateLimit: 3 }, async (own) => {
      for (let i = 0; i < 3; i++) expect(await asked(own, '/health')).toBe(200);
      expect(await asked(own, '/ready')).toBe(429);
      expect(await asked(own, '/v1/rulesets')).toBe(200);
    });
  });
});

describe('Counting', () => {
  const NOW = 1_000_000;

  test('However many callers come, nobody who was counted gets a fresh allowance', () => {
    const counts = new SlidingCounts(100);
    counts.add('busy', 50, NOW);
    for (let i = 0; i < 3000; i++) counts.add(`other ${i}`, 1, NOW);
    expect(counts.of('busy', NOW)).toBeGreaterThanOrEqual(50);
    expect(counts.of('other 0', NOW)).toBeGreaterThanOrEqual(1);
    // A stranger is thought to have called as often as the least of those who are remembered: a hundredth of all at most.
    expect(counts.of('stranger', NOW)).toBeLessThanOrEqual(3050 / 100);
  });

  test('A minute slides: what is allowed comes back bit by bit, and twice as much never fits around its edge', () => {
    const counts = new SlidingCounts();
    counts.add('a', 60, NOW);
    const seen = [30, 60, 75, 90, 119, 121].map((s) => Math.round(counts.of('a', NOW + s * 1000)));
    expect(seen).toEqual([60, 60, 45, 30, 1, 0]);
    const again = new SlidingCounts();
    again.add('a', 60, NOW);
    const wait = again.wait('a', 59, NOW + 59_000);
    expect(again.of('a', NOW + 59_000 + wait)).toBeCloseTo(59);
    expect(again.of('a', NOW + 500_000)).toBe(0);
  });
});

describe('Websockets', () => {
  const open = async (own: TestApp): Promise<{ socket: WebSocket; closed: Promise<number>; told: string[] }> => {
    const { port } = own.app.server.address() as AddressInfo;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');
    const told: string[] = [];
    socket.on('message', (data) => told.push(String(data)));
    socket.on('error', () => undefined);
    const closed = new Promise<number>((done) => socket.on('close', done));
    await new Promise((done) => socket.on('open', done));
    socket.send('{"type":"connection_init"}');
    return { socket, closed, told };
  };

  test('Messages count for their connection, and for the address as whatever its tokens do', async () => {
    const games = await Promise.all(Array.from({ length: 5 }, () => createGame(t.app)));
    await limited({ rateLimit: 5 }, async (own) => {
      await own.app.listen({ port: 0, host: '127.0.0.1' });
      const ping = '{"type":"ping"}';
      const first = await open(own);
      for (let i = 0; i < 4; i++) first.socket.send(ping);
      await expect.poll(() => first.told.length).toBe(5);
      first.socket.send(ping);
      expect(await first.closed).toBe(4429);
      // Six until now; forty more by tokens, and one for the next connection, are 47 of 50.
      const tokens = games.flatMap(({ id, tokens: each }) => each.map((token) => ({ id, token })));
      for (const { id, token } of tokens.slice(0, 8))
        for (let i = 0; i < 5; i++) expect(await asked(own, `/v1/games/${id}`, { token })).toBe(200);
      const second = await open(own);
      for (let i = 0; i < 2; i++) second.socket.send(ping);
      await expect.poll(() => second.told.length).toBe(3);
      second.socket.send(ping);
      expect(await second.closed).toBe(4429);
    });
  });

  test('A subscription is a call', async () => {
    await limited({ rateLimit: 4 }, async (own) => {
      await own.app.listen({ port: 0, host: '127.0.0.1' });
      const { socket, told } = await open(own);
      for (let id = 0; id < 3; id++) {
        const query = `subscription { gameEvents(gameId: "${game.id}") { version } }`;
        socket.send(JSON.stringify({ type: 'subscribe', id: String(id), payload: { query } }));
      }
      await expect.poll(() => own.app.limiter.left('127.0.0.1')).toBe(0);
      expect(await asked(own, '/v1/rulesets')).toBe(429);
      expect(told.join()).not.toContain('RATE_LIMITED');
      socket.terminate();
    });
    await limited({ rateLimit: 4 }, async (own) => {
      await own.app.listen({ port: 0, host: '127.0.0.1' });
      const { socket, told } = await open(own);
      for (let i = 0; i < 3; i++) expect(await asked(own, '/v1/rulesets')).toBe(200);
      const query = `subscription { gameEvents(gameId: "${game.id}") { version } }`;
      socket.send(JSON.stringify({ type: 'subscribe', id: 'one too many', payload: { query } }));
      await expect.poll(() => told.join()).toContain('RATE_LIMITED');
      socket.terminate();
    });
  });
});
