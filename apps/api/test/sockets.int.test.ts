/** Connections: no address takes them all, and whoever comes from another one is served. */
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { readTrust } from '../src/security/addresses.js';
import { createGame, startApp, type TestApp } from './support/app.js';
import { createTestDatabase } from './support/database.js';

let url: string;
let t: TestApp;
let port: number;
const clients: Client[] = [];
beforeAll(async () => {
  url = await createTestDatabase();
});
afterEach(async () => {
  for (const { socket } of clients.splice(0)) socket.destroy();
  await t.close();
});

async function listening(options: Parameters<typeof startApp>[0]): Promise<void> {
  t = await startApp({ ...options, url });
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  port = (t.app.server.address() as AddressInfo).port;
}

interface Client {
  socket: Socket;
  told: () => string;
  /** Sends a request; gives the first line of the answer. */
  ask: (path: string) => Promise<string>;
}

/** Each test connects from addresses of its own machine, which are all the same machine. */
async function client(localAddress: string): Promise<Client> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  let told = '';
  socket.on('data', (chunk: Buffer) => {
    told += chunk;
  });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const ask = async (path: string): Promise<string> => {
    told = '';
    if (!socket.destroyed) socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await expect.poll(() => told !== '' || socket.destroyed, { timeout: 10_000 }).toBe(true);
    return told.split('\r\n', 1)[0] || 'closed';
  };
  const made = { socket, told: () => told, ask };
  clients.push(made);
  return made;
}
async function several(count: number, localAddress: string): Promise<Client[]> {
  const made: Client[] = [];
  for (let i = 0; i < count; i++) made.push(await client(localAddress));
  return made;
}
const connected = (): Promise<number> =>
  new Promise((done) => t.app.server.getConnections((_error, count) => done(count)));
const alive = (all: Client[]): number => all.filter(({ socket }) => !socket.destroyed).length;
const OK = 'HTTP/1.1 200 OK';

describe('One address', () => {
  test('has so many connections at a time: those that wait longest for nothing give way', async () => {
    await listening({ maxConnectionsPerAddress: 20 });
    const many = await several(20, '127.0.0.1');
    // The first is used again, so that it is no longer the one that waits longest.
    expect(await many[0]?.ask('/v1/rulesets')).toBe(OK);
    const more = await several(10, '127.0.0.1');
    await expect.poll(connected).toBe(20);
    expect(alive(more)).toBe(10);
    expect(many[0]?.socket.destroyed).toBe(false);
    expect(await more[9]?.ask('/v1/rulesets')).toBe(OK);
    const other = await client('127.0.0.2');
    expect(await other.ask('/v1/rulesets')).toBe(OK);
    expect(await connected()).toBe(21);
  });

  test('is told so where all of them are in use, whether by streams or by websockets', async () => {
    await listening({ maxConnectionsPerAddress: 4 });
    const game = await createGame(t.app);
    const streams = await several(2, '127.0.0.1');
    for (const stream of streams) expect(await stream.ask(`/v1/games/${game.id}/stream`)).toBe(OK);
    const sockets = [0, 1].map(() => new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws'));
    await Promise.all(sockets.map((socket) => once(socket, 'open')));
    const refused = await client('127.0.0.1');
    await expect
      .poll(() => refused.told())
      .toMatch(/^HTTP\/1\.1 429 [\s\S]*"RATE_LIMITED"[\s\S]*at most 4 connections/);
    expect(alive(streams)).toBe(2);
    expect(await (await client('127.0.0.2')).ask('/health')).toBe(OK);
    for (const socket of sockets) socket.terminate();
    await expect.poll(connected).toBe(3);
    expect(await (await client('127.0.0.1')).ask('/health'), 'what is given back can be used again').toBe(OK);
  });

  test('of a proxy that is trusted speaks for many, and is not limited', async () => {
    await listening({ maxConnectionsPerAddress: 4, trust: readTrust('127.0.0.1') });
    const many = await several(12, '127.0.0.1');
    expect(await many[11]?.ask('/v1/rulesets')).toBe(OK);
    await several(12, '127.0.0.2');
    await expect.poll(connected).toBe(16);
    expect(alive(many)).toBe(12);
  });
});

describe('When there are no more connections', () => {
  test('whoever has most gives one up that nothing happens on', async () => {
    await listening({ maxConnections: 10 });
    const much = await several(6, '127.0.0.1');
    const little = await several(4, '127.0.0.2');
    const newcomer = await client('127.0.0.3');
    expect(await newcomer.ask('/v1/rulesets')).toBe(OK);
    expect(await newcomer.ask('/health')).toBe(OK);
    await expect.poll(() => alive(much)).toBe(5);
    expect(alive(little)).toBe(4);
  });

  test('even to somebody who has only one', async () => {
    await listening({ maxConnections: 5 });
    const each = await Promise.all([2, 3, 4, 5, 6].map((i) => client(`127.0.0.${i}`)));
    expect(await (await client('127.0.0.7')).ask('/v1/rulesets')).toBe(OK);
    await expect.poll(() => alive(each)).toBe(4);
  });

  test('the same where something happens on all of them', async () => {
    await listening({ maxConnections: 10 });
    const game = await createGame(t.app);
    const much = await several(6, '127.0.0.1');
    const little = await several(4, '127.0.0.2');
    for (const each of [...much, ...little]) expect(await each.ask(`/v1/games/${game.id}/stream`)).toBe(OK);
    expect(await (await client('127.0.0.3')).ask('/v1/rulesets')).toBe(OK);
    await expect.poll(() => alive(much)).toBe(5);
    expect(alive(little)).toBe(4);
    // Those who have most already take nothing from others.
    expect(await (await client('127.0.0.1')).ask('/v1/rulesets')).not.toBe(OK);
  });
});

test('A connection that nothing happens on is closed before long, unless it comes from a proxy', async () => {
  await listening({});
  expect(t.app.server.keepAliveTimeout).toBeLessThanOrEqual(20_000);
  await t.close();
  await listening({ trust: readTrust('127.0.0.1') });
  expect(t.app.server.keepAliveTimeout).toBeGreaterThan(60_000);
});
