import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { send, type TestApp } from '../support/app.js';
import { GREEN, type MagicGame, magicGame, RED, startMagic } from '../support/magic.js';

interface Response {
  description: string;
  content?: object;
}

let t: TestApp;
let address: string;
beforeAll(async () => {
  t = await startMagic();
  address = await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => t?.close());

const get = (url: string, token?: string, headers: Record<string, string> = {}) =>
  send(t.app, 'GET', url, { token, headers });
const keep = { confirm: false };

/** Sends the default answer of whoever is asked. */
async function step(game: MagicGame): Promise<number> {
  const seen = (await get(`/v1/games/${game.id}`, game.judge)).json();
  const [d] = seen.decisions;
  const body = { answers: [d.default], expectedVersion: seen.version };
  const reply = await send(t.app, 'POST', `/v1/games/${game.id}/actions`, { token: game.tokens[d.seat], body });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().version;
}
/** Whoever is asked first. */
const asked = async (game: MagicGame): Promise<number> => (await get(`/v1/games/${game.id}`)).json().decisions[0].seat;

describe('4 Versions', () => {
  test('4 The ETag is the version; replies are private and vary by token', async () => {
    const game = await magicGame(t);
    const before = await get(`/v1/games/${game.id}`, game.tokens[0]);
    expect(before.headers).toMatchObject({ etag: '"0"', 'cache-control': 'private', vary: 'Authorization' });
    expect(await step(game)).toBe(1);
    for (const path of ['', '/decisions'])
      expect((await get(`/v1/games/${game.id}${path}`, game.tokens[0])).headers.etag).toBe('"1"');
  });

  test('4 If-Match carries the version in place of the body', async () => {
    const game = await magicGame(t);
    const seat = await asked(game);
    const sending = { token: game.tokens[seat], body: { answers: [keep] }, headers: { 'if-match': '"0"' } };
    const reply = await send(t.app, 'POST', `/v1/games/${game.id}/actions`, sending);
    expect(reply.json()).toMatchObject({ version: 1, unapplied: [], events: [{ type: 'MULLIGAN_DECIDED' }] });
  });

  test('4 Prefer: return=minimal gets the reply to a move without the view', async () => {
    const game = await magicGame(t);
    const act = async (prefer?: string) => {
      const seen = (await get(`/v1/games/${game.id}`, game.judge)).json();
      const [d] = seen.decisions;
      return send(t.app, 'POST', `/v1/games/${game.id}/actions`, {
        token: game.tokens[d.seat],
        body: { answers: [d.default], expectedVersion: seen.version },
        ...(prefer ? { headers: { prefer } } : {}),
      });
    };
    const whole = await act();
    expect(whole.headers['preference-applied']).toBeUndefined();
    expect(whole.json().view).toBeDefined();
    for (const prefer of ['return=minimal', 'respond-async, return="minimal"; x=1']) {
      const minimal = await act(prefer);
      expect(minimal.headers).toMatchObject({ 'preference-applied': 'return=minimal' });
      expect(Object.keys(minimal.json())).toEqual(Object.keys(whole.json()).filter((field) => field !== 'view'));
    }
    expect((await act('return=representation')).json().view).toBeDefined();
  });

  test('4 Time travel shows a game as it was to the same viewer', async () => {
    const game = await magicGame(t);
    const was = [(await get(`/v1/games/${game.id}`, game.tokens[0])).json()];
    for (let i = 0; i < 6; i++) {
      await step(game);
      was.push((await get(`/v1/games/${game.id}`, game.tokens[0])).json());
    }
    for (const [version, then] of was.entries()) {
      const now = (await get(`/v1/games/${game.id}?version=${version}`, game.tokens[0])).json();
      expect({ view: now.view, decisions: now.decisions }).toEqual({ view: then.view, decisions: then.decisions });
    }
  });
});

describe('4 Idempotency', () => {
  test('4 One key, one execution; another body is a mismatch', async () => {
    const game = await magicGame(t);
    const seat = await asked(game);
    const headers = { 'idempotency-key': randomUUID() };
    const url = `/v1/games/${game.id}/actions`;
    const once = (body: object) => send(t.app, 'POST', url, { token: game.tokens[seat], body, headers, once: true });
    const first = await once({ answers: [keep], expectedVersion: 0 });
    expect(first.json()).toMatchObject({ version: 1 });
    expect((await once({ answers: [keep], expectedVersion: 0 })).json()).toEqual(first.json());
    const other = await once({ answers: [{ confirm: true }], expectedVersion: 0 });
    expect(other.json()).toMatchObject({ status: 422, code: 'IDEMPOTENCY_MISMATCH' });
    expect((await get(`/v1/games/${game.id}`)).json().version).toBe(1);
  });
});

describe('4 Seats', () => {
  test('4 An open seat is taken by its invite, and the game begins', async () => {
    const game = await magicGame(t, { seats: [{ name: 'Ann', deckText: RED }, { open: true }], options: {} });
    expect((await get(`/v1/games/${game.id}`)).json()).toMatchObject({ status: 'OPEN', version: 0, decisions: [] });
    const body = { ruleset: 'mtg', edition: 'current', seats: [{ name: 'Ann', deckText: RED }, { open: true }] };
    const made = (await send(t.app, 'POST', '/v1/games', { body })).json();
    const url = `/v1/games/${made.game}/join`;
    const join = async (more: object) => (await send(t.app, 'POST', url, { body: { name: 'Bob', ...more } })).json();
    expect(await join({ invite: 'invite_wrong', deckText: GREEN })).toMatchObject({ status: 401 });
    expect(await join({ invite: made.seats[1].invite, deckText: '4 Shcok' })).toMatchObject({ status: 422 });
    const joined = await join({ invite: made.seats[1].invite, deckText: GREEN });
    expect(joined).toEqual({ game: made.game, seat: 1, token: expect.any(String) });
    const seen = (await get(`/v1/games/${made.game}`, joined.token)).json();
    expect(seen).toMatchObject({
      status: 'ACTIVE',
      version: 0,
      seats: [{ name: 'Ann' }, { name: 'Bob' }],
      view: { viewer: 1 },
    });
  });

  test('4 Bots move by themselves, and a game of bots comes to its end', { timeout: 90_000 }, async () => {
    const seats = [
      { bot: 'greedy', deckText: RED },
      { bot: 'random', deckText: GREEN },
    ];
    const game = await magicGame(t, { seats });
    await expect
      .poll(async () => (await get(`/v1/games/${game.id}`)).json().status, { timeout: 60_000, interval: 200 })
      .toBe('FINISHED');
    const over = (await get(`/v1/games/${game.id}?viewer=judge`)).json();
    expect(over).toMatchObject({ decisions: [], seed: 'contract', result: { rules: expect.arrayContaining([]) } });
  });

  test('4 A bot answers a person', async () => {
    const game = await magicGame(t, {
      seats: [
        { name: 'Ann', deckText: RED },
        { bot: 'greedy', deckText: GREEN },
      ],
    });
    await expect.poll(() => asked(game), { timeout: 5000 }).toBe(0);
  });

  test('4 Conceding needs no version and ends the game with its rule', async () => {
    const game = await magicGame(t);
    const reply = await send(t.app, 'POST', `/v1/games/${game.id}/concede`, { token: game.tokens[1] });
    expect(reply.json()).toMatchObject({
      version: 1,
      decisions: [],
      events: [
        { type: 'CONCEDED', rules: ['mtg:104.3a'] },
        { type: 'PLAYER_LOST' },
        { type: 'GAME_ENDED', winners: [0] },
      ],
    });
    const result = { kind: 'WIN', winners: [0], reason: 'conceded' };
    expect((await get(`/v1/games/${game.id}`)).json()).toMatchObject({ status: 'FINISHED', result });
  });
});

describe('4 The log and its stream', () => {
  /** Reads a stream until so many messages have come. */
  async function read(
    url: string,
    count: number,
    headers: Record<string, string> = {},
  ): Promise<{ id: number; version: number }[]> {
    const controller = new AbortController();
    const response = await fetch(`${address}${url}`, { headers, signal: controller.signal });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      text += decoder.decode(chunk, { stream: true });
      if (text.split('\n\n').filter((m) => m.startsWith('id:')).length >= count && text.endsWith('\n\n')) break;
    }
    controller.abort();
    return text
      .split('\n\n')
      .filter((m) => m.startsWith('id:'))
      .map((m) => ({ id: Number(/^id: (.*)$/m.exec(m)?.[1]), ...JSON.parse(/^data: (.*)$/m.exec(m)?.[1] ?? '{}') }));
  }

  test('4 A stream resumes after Last-Event-ID, and says what the log says', async () => {
    const game = await magicGame(t);
    for (let i = 0; i < 4; i++) await step(game);
    const url = `/v1/games/${game.id}`;
    const authorization = `Bearer ${game.tokens[0]}`;
    const resumed = await read(`${url}/stream`, 2, { authorization, 'last-event-id': '2' });
    const log = (await get(`${url}/log?after=2`, game.tokens[0])).json();
    expect(resumed.map(({ id, ...entry }) => entry)).toEqual(log);
    expect(resumed.map(({ id }) => id)).toEqual([3, 4]);
    const whole = (await get(`${url}/log?after=-1&first=2`, game.tokens[0])).json();
    expect(whole.map((e: { version: number }) => e.version)).toEqual([0, 1]);
  });

  test('4 A ticket opens a stream where headers cannot be sent; a wrong one does not', async () => {
    const game = await magicGame(t);
    const url = `/v1/games/${game.id}`;
    const { ticket } = (
      await send(t.app, 'POST', `${url}/stream-tickets`, { token: game.tokens[0], once: true })
    ).json();
    const [beginning] = await read(`${url}/stream?after=-1&ticket=${encodeURIComponent(ticket)}`, 1);
    const mine = (await get(`${url}/log?after=-1`, game.tokens[0])).json();
    expect(beginning).toMatchObject(mine[0]);
    for (const [query, status] of [
      ['ticket=made-up', 401],
      ['after=x', 400],
    ] as const)
      expect((await get(`${url}/stream?${query}`)).statusCode).toBe(status);
    expect((await get(`${url}/stream`, undefined, { 'last-event-id': 'x' })).statusCode).toBe(400);
  });
});

describe('4 What the service says of itself', () => {
  test('4 The OpenAPI document is of version 3.1, holds together, and describes every route', async () => {
    const document = (await get('/v1/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    const wanted = [
      'get /v1/rulesets',
      'get /v1/rulesets/{id}/rules/{number}',
      'get /v1/cards',
      'get /v1/cards/{ruleset}/{name}',
      'post /v1/decks/validate',
      'post /v1/games',
      'get /v1/games',
      'post /v1/games/{id}/join',
      'get /v1/games/{id}',
      'get /v1/games/{id}/decisions',
      'post /v1/games/{id}/actions',
      'get /v1/games/{id}/log',
      'get /v1/games/{id}/stream',
      'post /v1/games/{id}/stream-tickets',
      'post /v1/games/{id}/concede',
      'post /v1/positions/decisions',
      'post /v1/positions/actions',
    ];
    for (const route of wanted) {
      const [method, path] = route.split(' ') as [string, string];
      const operation = document.paths[path]?.[method];
      expect(operation, route).toBeDefined();
      expect(operation.summary, route).toMatch(/\S/);
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((m) => m[1]);
      const named = (operation.parameters ?? []).filter((p: { in: string }) => p.in === 'path');
      expect(named.map((p: { name: string }) => p.name).sort(), route).toEqual(inPath.sort());
      expect(Object.keys(operation.responses), route).toEqual(expect.arrayContaining(['400']));
      for (const [status, { description, content }] of Object.entries<Response>(operation.responses)) {
        expect(description, `${route} ${status}`).not.toBe('Default Response');
        if (Number(status) >= 400) expect(Object.keys(content ?? {})).toEqual(['application/problem+json']);
      }
    }
    const operations = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap(Object.values);
    const ids = operations.map((o: { operationId: string }) => o.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain(undefined);
    // A client may be written from it: no schema that nothing uses.
    for (const name of Object.keys(document.components.schemas))
      expect(JSON.stringify(document), name).toContain(`"#/components/schemas/${name}"`);
    // Every reference leads somewhere.
    const text = JSON.stringify(document);
    for (const [, name] of text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g))
      expect(document.components.schemas, name).toHaveProperty([String(name)]);
    expect(text).not.toMatch(/"nullable":|"\$ref":"(?!#\/components\/)/);
  });

  test('4 The routes’ headers are described: version, key, last event', async () => {
    const { paths } = (await get('/v1/openapi.json')).json();
    const headers = (path: string, method: string): string[] =>
      (paths[path][method].parameters ?? [])
        .filter((p: { in: string }) => p.in === 'header')
        .map((p: { name: string }) => p.name.toLowerCase());
    expect(headers('/v1/games/{id}/actions', 'post')).toEqual(expect.arrayContaining(['if-match', 'idempotency-key']));
    for (const path of ['/v1/games', '/v1/games/{id}/join', '/v1/games/{id}/concede'])
      expect(headers(path, 'post'), path).toContain('idempotency-key');
    expect(headers('/v1/games/{id}/stream', 'get')).toContain('last-event-id');
  });

  test.each([
    ['/', 'text/html'],
    ['/docs', 'text/html'],
    ['/graphiql', 'text/html'],
    ['/health', 'application/json'],
    ['/ready', 'application/json'],
    ['/metrics', 'text/plain'],
  ])('4 %s answers', async (url, type) => {
    const reply = await fetch(`${address}${url}`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toContain(type);
  });

  test('4 A method that an address does not have is 405, and says which it has', async () => {
    const reply = await t.app.inject({ method: 'DELETE', url: '/v1/games' });
    expect(reply.statusCode).toBe(405);
    expect(reply.headers.allow).toBe('GET, HEAD, POST');
    expect(reply.headers['content-type']).toContain('application/problem+json');
    expect((await t.app.inject({ method: 'GET', url: '/v1/nowhere' })).statusCode).toBe(404);
  });

  test('4 Rules and cards are found, and what is not brings the nearest name', async () => {
    expect((await get('/v1/rulesets/mtg/rules/601.2c')).json()).toMatchObject({ number: '601.2c', status: 'enforced' });
    for (const unknown of ['999.9', '601.2zz'])
      expect((await get(`/v1/rulesets/mtg/rules/${unknown}`)).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await get('/v1/cards/mtg/llanowar%20elves')).json()).toMatchObject({
      name: 'Llanowar Elves',
      support: 'exact',
    });
    expect((await get('/v1/cards/mtg/Llanowar%20Elfs')).json()).toMatchObject({
      status: 404,
      suggestions: expect.arrayContaining(['Llanowar Elves']),
    });
    const page = (await get('/v1/cards?ruleset=mtg&search=bolt&first=1')).json();
    expect(page.pageInfo.hasNextPage).toBe(true);
    const next = (await get(`/v1/cards?ruleset=mtg&search=bolt&first=1&after=${page.pageInfo.endCursor}`)).json();
    expect(next.cards[0].name).not.toBe(page.cards[0].name);
  });
});
