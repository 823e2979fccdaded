import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { send, startApp, type TestApp } from '../support/app.js';
import { stones } from '../support/nim.js';
import { newPlayer } from '../support/players.js';

let t: TestApp;
let other: TestApp;
beforeAll(async () => {
  t = await startApp();
  other = await startApp({ url: t.url });
  for (const { app } of [t, other]) await app.listen({ port: 0 });
});
afterAll(async () => {
  await other?.close();
  await t?.close();
});

const deck = stones(10);
const create = async (
  token: string,
  seats: object[] = [
    { me: true, deck },
    { name: 'Guest', deck },
  ],
) => (await send(t.app, 'POST', '/v1/games', { token, body: { ruleset: 'nim', edition: '1', seats } })).json();
const act = (app: TestApp['app'], id: string, token: string, expectedVersion: number) =>
  send(app, 'POST', `/v1/games/${id}/actions`, {
    token,
    body: { answers: [{ choose: [{ kind: 'TAKE', value: 1 }] }], expectedVersion },
  });

/** Waits until nothing that began before is still open anywhere in the server: what is committed until then is before any stream. */
async function settled(): Promise<void> {
  const { pool } = t.database;
  const { rows } = await pool.query<{ id: string }>('SELECT pg_current_xact_id()::text AS id');
  const over = `SELECT 1 WHERE pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8`;
  await expect.poll(async () => (await pool.query(over, [rows[0]?.id])).rowCount, { timeout: 20_000 }).toBe(1);
}

type Line = Record<string, unknown> & { id: string };

/** Reads lines of JSON, until it is closed. */
async function open(app: TestApp['app'], key: string, headers: Record<string, string> = {}) {
  const stop = new AbortController();
  const { port } = app.server.address() as AddressInfo;
  const reply = await fetch(`http://127.0.0.1:${port}/v1/me/stream`, {
    headers: { authorization: `Bearer ${key}`, accept: 'application/x-ndjson', ...headers },
    signal: stop.signal,
  });
  const lines: Line[] = [];
  let text = '';
  let ended = false;
  const reading = (async () => {
    for await (const chunk of reply.body as unknown as AsyncIterable<Uint8Array>) {
      text += new TextDecoder().decode(chunk);
      const whole = text.split('\n');
      text = whole.pop() ?? '';
      if (headers.accept === undefined) lines.push(...whole.filter(Boolean).map((line) => JSON.parse(line) as Line));
      else text = `${whole.join('\n')}\n${text}`;
    }
    ended = true;
  })().catch(() => undefined);
  return {
    reply,
    lines,
    text: () => text,
    ended: () => ended,
    async got(count: number): Promise<Line[]> {
      for (let i = 0; lines.length < count && i < 200; i++) await sleep(25);
      return lines;
    },
    async close() {
      stop.abort();
      await reading;
    },
  };
}

describe('9 The stream of a player', () => {
  test('9 A line comes when a decision arises and when a game ends, from other processes too', async () => {
    const { key } = await newPlayer(t.app);
    const before = await create(key);
    await settled();
    const stream = await open(other.app, key);
    expect(stream.reply.headers.get('content-type')).toContain('application/x-ndjson');
    const { game, seats } = await create(key);
    expect(await stream.got(1)).toEqual([
      {
        id: expect.stringMatching(/^\d+-\d+$/),
        type: 'decision.pending',
        game,
        version: 0,
        seat: 0,
        deadline: null,
        result: null,
        at: expect.any(String),
      },
    ]);
    await act(t.app, game, key, 0);
    await act(t.app, game, seats[1].token, 1);
    await act(other.app, before.game, key, 0);
    await send(t.app, 'POST', `/v1/games/${before.game}/concede`, { token: before.seats[1].token });
    await stream.got(3);
    await sleep(100);
    expect(stream.lines.slice(1)).toEqual([
      expect.objectContaining({ type: 'decision.pending', game, version: 2, seat: 0 }),
      expect.objectContaining({
        type: 'game.finished',
        game: before.game,
        version: 2,
        result: expect.objectContaining({ winners: [0] }),
      }),
    ]);
    await stream.close();
  });

  test('9 Last-Event-ID goes on where it stopped: nothing is missed, nothing told twice', async () => {
    const { key } = await newPlayer(t.app);
    const first = await open(t.app, key);
    const { game, seats } = await create(key);
    const [seen] = await first.got(1);
    await first.close();
    for (let version = 0; version < 6; version += 2) {
      await act(t.app, game, key, version);
      await act(other.app, game, seats[1].token, version + 1);
    }
    const second = await open(other.app, key, { 'last-event-id': seen?.id ?? '' });
    expect((await second.got(3)).map(({ version }) => version)).toEqual([2, 4, 6]);
    await second.close();
    const third = await open(t.app, key, { 'last-event-id': second.lines[1]?.id ?? '' });
    expect((await third.got(1)).map(({ version }) => version)).toEqual([6]);
    await third.close();
  });

  test('9 Many games at once come each once, in an order that can be gone on from anywhere', async () => {
    const { key } = await newPlayer(t.app);
    const stream = await open(t.app, key);
    const games = await Promise.all(Array.from({ length: 12 }, () => create(key)));
    await Promise.all(games.map(({ game }, i) => act(i % 2 ? t.app : other.app, game, key, 0)));
    await Promise.all(games.map(({ game, seats }, i) => act(i % 3 ? t.app : other.app, game, seats[1].token, 1)));
    const lines = await stream.got(24);
    expect(new Set(lines.map(({ game, version }) => `${game} ${version}`)).size).toBe(24);
    await stream.close();
    const again = await open(other.app, key, { 'last-event-id': lines[9]?.id ?? '' });
    expect((await again.got(14)).map(({ id }) => id)).toEqual(lines.slice(10).map(({ id }) => id));
    await again.close();
  });

  test('9 Without asking for lines it is server-sent events', async () => {
    const { key } = await newPlayer(t.app);
    const stream = await open(t.app, key, { accept: 'text/event-stream' });
    expect(stream.reply.headers.get('content-type')).toContain('text/event-stream');
    await create(key);
    for (let i = 0; !stream.text().includes('data:') && i < 100; i++) await sleep(25);
    const [, id = '', data = ''] = /id: (\S+)\ndata: (.*)\n\n/.exec(stream.text()) ?? [];
    expect(JSON.parse(data)).toMatchObject({ id, type: 'decision.pending' });
    await stream.close();
  });

  test('9 It ends when its key is revoked, in another process too, and so does a game’s', async () => {
    const { key } = await newPlayer(t.app);
    const { game } = await create(key);
    const stream = await open(other.app, key);
    const { port } = other.app.server.address() as AddressInfo;
    const ofGame = await fetch(`http://127.0.0.1:${port}/v1/games/${game}/stream`, {
      headers: { authorization: `Bearer ${key}` },
    });
    const whole = ofGame.text();
    await send(t.app, 'DELETE', '/v1/me/keys/k1', { token: key, once: true });
    for (let i = 0; !stream.ended() && i < 100; i++) await sleep(25);
    expect(stream.ended()).toBe(true);
    expect(await whole).toContain('retry');
    expect((await open(other.app, key)).reply.status).toBe(401);
  });

  test('9 Where a player is deleted, the streams of the games end at once', async () => {
    const { key } = await newPlayer(t.app);
    const { game } = await create(key);
    const { port } = other.app.server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/v1/games/${game}/stream`;
    const whole = (await fetch(url, { headers: { authorization: `Bearer ${key}` } })).text();
    const began = performance.now();
    await send(t.app, 'DELETE', '/v1/me', { token: key });
    expect(await whole).toContain('retry');
    // Without being told a stream would look after ten seconds.
    expect(performance.now() - began).toBeLessThan(8000);
  });

  test.each(['x', '1', '1-', '-1', '99999999999999999999-1', '9999999999999999999-1'])(
    '9 The Last-Event-ID %s is refused',
    async (id) => {
      const { key } = await newPlayer(t.app);
      const reply = await send(t.app, 'GET', '/v1/me/stream', { token: key, headers: { 'last-event-id': id } });
      expect(reply.statusCode).toBe(400);
    },
  );
});
