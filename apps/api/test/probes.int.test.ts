/** Health, readiness and figures: cheap however often they are asked for, and telling strangers nothing. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../src/config.js';
import { readTrust } from '../src/security/addresses.js';
import { startApp, type TestApp } from './support/app.js';
import { createTestDatabase } from './support/database.js';

let url: string;
let t: TestApp;
beforeAll(async () => {
  url = await createTestDatabase();
});
afterEach(() => t.close());
const start = async (options: Parameters<typeof startApp>[0] = {}): Promise<void> => {
  t = await startApp({ ...options, url });
};

describe('Health', () => {
  test('A flood of questions asks the database once', async () => {
    await start();
    let asked = 0;
    t.database.pool.on('acquire', () => asked++);
    const ask = (path: string) => Promise.all(Array.from({ length: 300 }, () => t.app.inject(path)));
    for (const path of ['/health', '/ready', '/health'])
      for (const { statusCode } of await ask(path)) expect(statusCode).toBe(200);
    // Once, and once more for each second that all of this may have taken.
    expect(asked).toBeLessThan(30);
  });

  test('A database that does not answer holds up nobody, and is asked once however many ask', async () => {
    await start();
    const { pool } = t.database;
    // What a start does in the background takes a connection as well.
    await vi.waitUntil(() => pool.idleCount === pool.totalCount);
    const taken = await Promise.all(Array.from({ length: pool.options.max ?? 10 }, () => pool.connect()));
    const order: string[] = [];
    const waiting = pool.connect().then(
      (connection) => connection.release(),
      () => order.push('the pool gave up'),
    );
    const replies = await Promise.all(Array.from({ length: 50 }, () => t.app.inject('/health')));
    order.push('answered');
    for (const reply of replies) expect(reply.json()).toEqual({ status: 'degraded', database: 'away' });
    expect((await t.app.inject('/ready')).json()).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect(order).toEqual(['answered']);
    // It is still being asked, by one, beside the one that waits here.
    expect(pool.waitingCount).toBe(2);
    for (const connection of taken) connection.release();
    await waiting;
    await expect.poll(async () => (await t.app.inject('/health')).json()).toEqual({ status: 'ok' });
    expect((await t.app.inject('/ready')).json()).toEqual({ status: 'ready' });
  });

  test('They tell nothing else', async () => {
    await start();
    const [health, ready] = [await t.app.inject('/health'), await t.app.inject('/ready')];
    expect([health.json(), ready.json()]).toEqual([{ status: 'ok' }, { status: 'ready' }]);
    for (const { headers } of [health, ready])
      expect(Object.keys(headers).filter((name) => /server|powered|version/.test(name))).toEqual([]);
  });
});

describe('Figures', () => {
  const get = (more: Omit<InjectOptions, 'url'> = {}) => t.app.inject({ url: '/metrics', ...more });

  function apart(): { server: Server; base: string } {
    const server = t.app.metricsServer as Server;
    return { server, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  }

  test('are for callers on the same machine alone, unless it is said otherwise', async () => {
    await start();
    const own = await get();
    expect(own.statusCode).toBe(200);
    expect(own.body).toContain('http_request_duration_seconds');
    expect(own.headers['access-control-allow-origin'], 'no web page reads them').toBeUndefined();
    expect((await get({ remoteAddress: '::1' })).statusCode).toBe(200);
    expect((await get({ remoteAddress: '::ffff:127.0.0.1' })).statusCode).toBe(200);
    for (const remoteAddress of ['10.0.0.1', '203.0.113.9', '2001:db8::1', '::ffff:10.0.0.1'])
      expect((await get({ remoteAddress })).json(), remoteAddress).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    // A proxy on the same machine passes on what strangers ask.
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      expect((await get({ headers: { [name]: '127.0.0.1' } })).statusCode, name).toBe(404);
    await t.close();
    await start({ trust: readTrust('loopback') });
    expect((await get({ headers: { 'x-forwarded-for': '203.0.113.9' } })).statusCode).toBe(404);
    expect((await get()).statusCode).toBe(200);
  });

  test('with a token are for whoever has it', async () => {
    await start({ metrics: { token: 'a token of many letters' } });
    const authorization = 'Bearer a token of many letters';
    expect((await get()).json()).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
    expect((await get({ headers: { authorization: 'Bearer another' } })).statusCode).toBe(401);
    expect((await get({ headers: { authorization }, remoteAddress: '10.0.0.1' })).statusCode).toBe(200);
  });

  test('on a port of their own are nowhere else', async () => {
    await start({ metrics: { port: 0, host: '127.0.0.1', token: 'a token of many letters' } });
    expect((await get()).statusCode).toBe(404);
    const { server, base } = apart();
    const headers = { authorization: 'Bearer a token of many letters' };
    const reply = await fetch(`${base}/metrics`, { headers });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
    expect(await reply.text()).toContain('http_request_duration_seconds');
    expect((await fetch(`${base}/metrics`)).status).toBe(401);
    expect((await fetch(`${base}/v1/games`, { headers })).status).toBe(404);
    expect((await fetch(`${base}/metrics`, { method: 'POST', headers })).status).toBe(405);
    const closed = once(server, 'close');
    await t.app.close();
    await closed;
  });

  test('without a token on a port of their own answer whoever reaches it, so often', async () => {
    await start({ metrics: { port: 0, host: '127.0.0.1' }, rateLimit: 3 });
    const { base } = apart();
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) statuses.push((await fetch(`${base}/metrics`)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  test('Their settings are checked', () => {
    expect(readConfig({ METRICS_PORT: '9090', METRICS_TOKEN: 'a token of many letters' }).metrics).toEqual({
      port: 9090,
      host: '127.0.0.1',
      token: 'a token of many letters',
    });
    expect(() => readConfig({ PORT: '3000', METRICS_PORT: '3000' })).toThrow(/METRICS_PORT/);
    expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow(/METRICS_TOKEN/);
  });
});
