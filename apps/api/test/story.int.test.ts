import { createParser } from 'eventsource-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { send, type TestApp } from './support/app.js';
import { type MagicGame, magicGame, startMagic } from './support/magic.js';

interface Entry {
  version: number;
  events: { type: string; card?: string }[];
  text?: string;
}

let t: TestApp;
let game: MagicGame;
let address: string;
beforeAll(async () => {
  t = await startMagic();
  address = await t.app.listen({ port: 0, host: '127.0.0.1' });
  game = await magicGame(t);
  for (let version = 0; version < 4; version++) {
    const decisions = (await send(t.app, 'GET', `/v1/games/${game.id}/decisions`, { token: game.judge })).json();
    const { seat, default: answer } = decisions[0];
    const body = { answers: [answer], expectedVersion: version };
    const moved = await send(t.app, 'POST', `/v1/games/${game.id}/actions`, { token: game.tokens[seat], body });
    expect(moved.statusCode, moved.body).toBe(200);
  }
});
afterAll(() => t.close());

const logOf = async (token?: string, query = '&text=true'): Promise<Entry[]> =>
  (await send(t.app, 'GET', `/v1/games/${game.id}/log?after=-1${query}`, { token })).json();
const graph = async (query: string, token?: string) => {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  return (await t.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } })).json();
};

describe('10 Story', () => {
  test('10 Entries have text where it is asked for, and only there', async () => {
    for (const { text } of await logOf()) expect(text).toEqual(expect.any(String));
    for (const query of ['', '&text=false'])
      for (const entry of await logOf(undefined, query)) expect(entry).not.toHaveProperty('text');
    const refused = await send(t.app, 'GET', `/v1/games/${game.id}/log?text=yes`);
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, '$.text']);
  });

  test('10 The text shows what its events show: a hand to its player, to others that there is one', async () => {
    const [opening] = await logOf(game.tokens[0]);
    const drawn = opening?.events.filter((e) => e.type === 'CARD_DRAWN' && e.card !== undefined) ?? [];
    expect(drawn).toHaveLength(7);
    const mine = opening?.text?.split('\n').find((line) => line.startsWith('Ann draws 7 cards'));
    for (const { card } of drawn) expect(mine).toContain(card);
    for (const token of [game.tokens[1], undefined]) {
      const text = (await logOf(token))[0]?.text?.split('\n');
      expect(text).toContain('Ann draws 7 cards');
    }
    expect((await logOf(game.judge))[0]?.text).toContain(mine);
  });

  test('10 Streams tell the same, and so does GraphQL', async () => {
    const told = (await logOf(game.tokens[0])).map(({ version, text }) => ({ version, text }));
    const stop = new AbortController();
    const headers = { authorization: `Bearer ${game.tokens[0]}` };
    const url = `${address}/v1/games/${game.id}/stream?after=-1&text=true`;
    const streamed: object[] = [];
    const parser = createParser({
      onEvent: ({ data }) => {
        const { version, text } = JSON.parse(data) as Entry;
        streamed.push({ version, text });
      },
    });
    const decoder = new TextDecoder();
    const reply = await fetch(url, { headers, signal: stop.signal });
    for await (const chunk of reply.body ?? []) {
      parser.feed(decoder.decode(chunk as Uint8Array, { stream: true }));
      if (streamed.length === told.length) break;
    }
    stop.abort();
    expect(streamed).toEqual(told);
    const { data } = await graph(`{ game(id: "${game.id}") { log(after: -1) { version text } } }`, game.tokens[0]);
    expect(data.game.log).toEqual(told);
  });
});

describe('10 Board', () => {
  const boardOf = (token?: string, query = '') => send(t.app, 'GET', `/v1/games/${game.id}/board${query}`, { token });

  test('10 The board is plain text of 80 columns for its viewer', async () => {
    const mine = await boardOf(game.tokens[0]);
    expect(mine.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      etag: '"4"',
      vary: expect.stringContaining('Authorization'),
    });
    for (const line of mine.body.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect(mine.body).toContain('Ann: 20 life');
    expect(mine.body.match(/hand: /g)).toHaveLength(1);
    expect((await boardOf()).body).not.toContain('hand: ');
    expect((await boardOf(game.judge)).body.match(/hand: /g)).toHaveLength(2);
    const { data } = await graph(`{ game(id: "${game.id}") { board } }`, game.tokens[0]);
    expect(data.game.board).toBe(mine.body);
  });

  test('10 An earlier board is shown as it was, a known one is not sent again, a foreign token is refused', async () => {
    expect((await boardOf(undefined, '?version=0')).headers.etag).toBe('"0"');
    expect((await boardOf(undefined, '?version=99')).statusCode).toBe(404);
    expect((await boardOf('seat_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')).statusCode).toBe(401);
    const known = { 'if-none-match': '"4"' };
    expect((await send(t.app, 'GET', `/v1/games/${game.id}/board`, { headers: known })).statusCode).toBe(304);
  });

  test('10 A game that waits for its players says so', async () => {
    const open = await magicGame(t, {
      seats: [{ name: 'Ann', deckText: '60 Mountain' }, { open: true }],
      options: {},
    });
    const { body } = await send(t.app, 'GET', `/v1/games/${open.id}/board`);
    expect(body).toBe('The game waits for its players.\n  seat 0: Ann\n  seat 1: open\n');
  });
});
