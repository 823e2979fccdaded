/** Streams and subscriptions whose clients go away, at whatever moment, leave nothing behind. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { sendEntries } from '../src/rest/games/stream.js';
import { act, createGame, startApp, type TestApp, type TestGame, take } from './support/app.js';

let t: TestApp;
let game: TestGame;
let port: number;
beforeAll(async () => {
  t = await startApp();
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  port = (t.app.server.address() as AddressInfo).port;
  game = await createGame(t.app);
});
afterAll(() => t?.close());

/** Everything that this process waits for: every heartbeat and every stream's look at the database is a timer. */
const timers = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
const openSockets = (): Promise<number> =>
  new Promise((done) => t.app.server.getConnections((_error, count) => done(count)));

const request = (id = game.id): string => `GET /v1/games/${id}/stream HTTP/1.1\r\nHost: a\r\n\r\n`;

interface Client {
  socket: Socket;
  ask: () => void;
  /** What it was told of its stream, or that its connection was closed before. */
  status: () => Promise<number | 'closed'>;
}

/** A client that has a connection and has not asked for anything. */
async function connected(): Promise<Client> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  let told = '';
  // A thousand that ask again and again would keep the service, in the same process, from its work.
  const answered = new Promise<number | 'closed'>((resolve) => {
    socket.on('data', (chunk: Buffer) => {
      told += chunk;
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(told) ?? [];
      if (status !== undefined) resolve(Number(status));
    });
    socket.on('close', () => resolve('closed'));
  });
  await once(socket, 'connect');
  return { socket, ask: () => socket.write(request()), status: () => answered };
}

/** A client that has asked for a stream. */
async function asked(): Promise<Client> {
  const client = await connected();
  client.ask();
  return client;
}

async function allGone(before: number): Promise<void> {
  await expect.poll(openSockets, { timeout: 60_000 }).toBe(0);
  // Each of the pool's sixteen connections to the database has a timer while it is idle.
  await expect.poll(timers, { timeout: 60_000 }).toBeLessThan(before + 40);
}

/** Hundreds of connections take their time on a machine that has much else to do. */
const MANY = { timeout: 180_000 };

describe('Streams', MANY, () => {
  test('Hundreds of clients that reset their connections at once leave no timers', async () => {
    const before = timers();
    for (let round = 0; round < 2; round++)
      await Promise.all(
        Array.from({ length: 200 }, async (_, i) => {
          const { socket } = await asked();
          await sleep(i % 4);
          socket.resetAndDestroy();
        }),
      );
    await allGone(before);
  });

  test('The same while the game moves on', async () => {
    const moving = await createGame(t.app);
    const before = timers();
    const clients = Array.from({ length: 200 }, async (_, i) => {
      const socket = connect({ port, host: '127.0.0.1' });
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(request(moving.id));
      await sleep(i % 4);
      socket.resetAndDestroy();
    });
    await act(t.app, moving, 0, 0, take(1));
    await Promise.all(clients);
    await act(t.app, moving, 1, 1, take(1));
    await allGone(before);
  });

  test('A second stream on one connection, sent before the first has ended, leaves nothing either', async () => {
    const before = timers();
    const sockets = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { socket, status } = await asked();
        socket.write(request().repeat(20));
        await status();
        return socket;
      }),
    );
    await sleep(300);
    // Each stream that goes on has two timers: that of one connection is one stream.
    expect(timers()).toBeLessThan(before + 20 * 2 + 40);
    for (const socket of sockets) socket.resetAndDestroy();
    await allGone(before);
  });

  test('One address has a thousand at a time, counted from the moment they are asked for, and gets them back', async () => {
    const before = timers();
    const clients: Client[] = [];
    // More at once than the system's queue holds would wait for it to ask them again; what counts is asked for at once.
    for (let lot = 0; lot < 10; lot++) clients.push(...(await Promise.all(Array.from({ length: 102 }, connected))));
    for (const { ask } of clients) ask();
    const statuses = await Promise.all(clients.map(({ status }) => status()));
    const counts: { [status: string]: number } = {};
    for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
    expect(counts).toEqual({ 200: 1000, 429: 20 });
    for (const { socket } of clients) socket.resetAndDestroy();
    await allGone(before);
    const again = await asked();
    expect(await again.status()).toBe(200);
    again.socket.resetAndDestroy();
    await allGone(before);
  });

  test('A client that reads nothing is let go, one that reads slowly is not', async () => {
    const big = { version: 1, at: 'x'.repeat(2_000_000), seat: null, events: [] };
    async function* entries() {
      for (let i = 0; i < 20; i++) yield big;
    }
    const ends: Promise<string>[] = [];
    const server = createServer((_request, response) => {
      const stop = new AbortController();
      const how = new Promise<string>((done) => {
        response.socket?.once('close', () => done('cut off'));
        response.once('finish', () => done('sent'));
      });
      response.socket?.once('close', () => stop.abort());
      const cut = () => void response.socket?.destroy();
      ends.push(how);
      void sendEntries(response, entries(), stop.signal, { cut, heartbeatMs: 100 }).then(() => response.end());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port: own } = server.address() as AddressInfo;
    const deaf = connect({ port: own, host: '127.0.0.1' });
    deaf.on('error', () => undefined);
    deaf.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    await expect.poll(() => ends.length).toBe(1);
    expect(await ends[0]).toBe('cut off');
    deaf.destroy();
    const reading = connect({ port: own, host: '127.0.0.1' });
    reading.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    reading.resume();
    await expect.poll(() => ends.length).toBe(2);
    expect(await ends[1]).toBe('sent');
    reading.destroy();
    server.close();
  });

  test('What is refused does not count', async () => {
    for (let i = 0; i < 1010; i++) {
      const reply = await t.app.inject(`/v1/games/none/stream`);
      expect(reply.statusCode).toBe(404);
    }
  });
});

describe('Subscriptions', MANY, () => {
  const SUBSCRIBE = JSON.stringify({
    type: 'subscribe',
    id: '1',
    payload: { query: `subscription ($id: ID!) { gameEvents(gameId: $id) { version } }` },
  });

  test('Clients that are gone while they subscribe leave no timers', async () => {
    const before = timers();
    const subscribe = SUBSCRIBE.replace('}"}', `}","variables":{"id":"${game.id}"}}`);
    await Promise.all(
      Array.from({ length: 200 }, async (_, i) => {
        const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');
        socket.on('error', () => undefined);
        await once(socket, 'open');
        socket.send(JSON.stringify({ type: 'connection_init' }));
        if (i % 2 === 0) await once(socket, 'message');
        for (let id = 0; id < 5; id++) socket.send(subscribe.replace('"id":"1"', `"id":"${id}"`));
        await sleep(i % 4);
        socket.terminate();
      }),
    );
    await allGone(before);
  });
});
