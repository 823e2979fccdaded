import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGame, send, startApp, type TestApp } from './support/app.js';
import { stones } from './support/nim.js';

let t: TestApp;
beforeAll(async () => {
  t = await startApp({ publicUrl: 'https://arbiter.test' });
});
afterAll(() => t.close());
const get = (url: string) => send(t.app, 'GET', url);
const post = (url: string, body: unknown) => send(t.app, 'POST', url, { body, once: true });

describe('Rulesets, rules, cards and decks', () => {
  test('Rulesets say what a client may meet, and which bots there are', async () => {
    const [nim] = (await get('/v1/rulesets')).json();
    expect(nim).toMatchObject({ id: 'nim', editions: [{ id: '1' }], bots: ['random', 'greedy'] });
  });

  test('A rule is found by its number, an unknown one is not', async () => {
    expect((await get('/v1/rulesets/nim/rules/1.1')).json()).toMatchObject({ title: 'Taking', status: 'enforced' });
    expect((await get('/v1/rulesets/nim/rules/9')).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await get('/v1/rulesets/chess/rules/1')).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test('Cards are listed by name, in pages, and searched in any case', async () => {
    const page = (await get('/v1/cards?ruleset=nim&first=2')).json();
    expect(page.cards.map((c: { name: string }) => c.name)).toEqual(['Boulder', 'Pebble']);
    const rest = (await get(`/v1/cards?ruleset=nim&first=2&after=${page.pageInfo.endCursor}`)).json();
    expect(rest).toMatchObject({ cards: [{ name: 'Stone', support: 'exact' }], pageInfo: { hasNextPage: false } });
    const found = (await get('/v1/cards?ruleset=nim&search=BOUL')).json();
    expect(found.cards).toMatchObject([{ name: 'Boulder', support: 'unsupported', reason: 'too heavy' }]);
    const within = (await get('/v1/cards?ruleset=nim&search=bbl')).json();
    expect(within.cards).toMatchObject([{ name: 'Pebble' }]);
  });

  test('A card is found by its name; a misspelt one brings suggestions', async () => {
    expect((await get('/v1/cards/nim/Stone')).json()).toMatchObject({ name: 'Stone', support: 'exact' });
    const missing = (await get('/v1/cards/nim/Stoone')).json();
    expect(missing).toMatchObject({ status: 404, code: 'NOT_FOUND', errors: [{ suggestions: ['Stone'] }] });
  });

  test('A deck is judged with reasons and rules, as JSON or as text', async () => {
    const validate = async (body: object) =>
      (await post('/v1/decks/validate', { ruleset: 'nim', edition: '1', ...body })).json();
    expect(await validate({ deck: stones(5) })).toEqual({ legal: true, deck: stones(5), errors: [] });
    expect(await validate({ deckText: '5 Stone\n1 Pebble' })).toMatchObject({
      legal: true,
      deck: { main: [{ count: 5 }, {}] },
    });
    const small = { path: '$.deck.main', code: 'DECK_ILLEGAL', rules: ['nim:3.1'] };
    expect(await validate({ deck: stones(1) })).toMatchObject({ legal: false, errors: [small] });
    expect(await validate({ deckText: 'x' })).toMatchObject({
      legal: false,
      deck: null,
      errors: [{ path: '$.deckText' }],
    });
    expect(await validate({ deck: 'x' })).toMatchObject({ legal: false, errors: [{ path: '$.deck.main' }] });
    expect(await validate({})).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  });
});

describe('Positions', () => {
  const scenario = { ruleset: 'nim', edition: '1', stones: 4, seed: 's' };

  test('A position is played on without anything being stored', async () => {
    const first = (await post('/v1/positions/decisions', { scenario })).json();
    expect(first).toMatchObject({ view: { viewer: 'judge' }, decisions: [{ seat: 0, kind: 'TURN', default: {} }] });
    const answers = [
      { seat: 0, choose: [{ value: 2 }] },
      { seat: 1, choose: [{ kind: 'PEEK' }] },
    ];
    const second = (await post('/v1/positions/actions', { position: first.position, answers })).json();
    expect(second).toMatchObject({
      view: { zones: [{ count: 2 }] },
      unapplied: [],
      error: null,
      decisions: [{ seat: 1 }],
    });
    expect(second.events.map((e: { type: string }) => e.type)).toEqual(['STONES_TAKEN', 'PEEKED']);
    const again = (await post('/v1/positions/decisions', { position: second.position, viewer: 0 })).json();
    expect(again.view).toMatchObject({ viewer: 0, zones: [{ count: 2 }] });
    expect(again.decisions).toEqual([{ id: 'd3', seat: 1, kind: 'TURN', deadline: null }]);
    const { rows } = await t.database.pool.query('SELECT count(*)::int AS n FROM games');
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('A position that was changed, or comes from elsewhere, is refused', async () => {
    const { position } = (await post('/v1/positions/decisions', { scenario })).json();
    for (const wrong of [`${position.slice(0, -3)}AAA`, 'nonsense', `A${position}`]) {
      const reply = await post('/v1/positions/decisions', { position: wrong });
      expect(reply.json()).toMatchObject({ status: 400, code: 'INVALID_INPUT', errors: [{ path: '$.position' }] });
    }
    const long = await post('/v1/positions/decisions', { position: 'x'.repeat(200_001) });
    expect(long.json()).toMatchObject({ status: 413, code: 'TOO_LARGE' });
  });

  test('A position does not show what is inside', async () => {
    const { position } = (await post('/v1/positions/decisions', { scenario })).json();
    expect(Buffer.from(position, 'base64url').toString('latin1')).not.toContain('stones');
  });

  test.each([
    ['$.scenario', {}],
    ['$.scenario', { scenario, position: 'x' }],
    ['$.scenario.ruleset', { scenario: { stones: 1 } }],
    ['$.scenario.ruleset', { scenario: { ...scenario, ruleset: 'chess' } }],
    ['$.scenario.stones', { scenario: { ...scenario, stones: 'many' } }],
    ['$.viewer', { scenario, viewer: 2 }],
  ])('A fault at %s is named', async (path, body) => {
    const reply = await post('/v1/positions/decisions', body);
    expect(reply.json()).toMatchObject({ status: 400, code: 'INVALID_INPUT', errors: [{ path }] });
  });

  test('An answer in a position says its seat', async () => {
    const reply = await post('/v1/positions/actions', { scenario, answers: [{ choose: ['o0'] }] });
    expect(reply.json()).toMatchObject({ status: 400, errors: [{ path: '$.answers[0].seat' }] });
    const wrong = await post('/v1/positions/actions', { scenario, answers: [{ seat: 1, choose: ['o0'] }] });
    expect(wrong.json()).toMatchObject({ status: 403, code: 'NOT_YOUR_DECISION', answer: 0 });
  });
});

describe('Around it', () => {
  test('The OpenAPI document describes every route, its errors and its names', async () => {
    const reply = await get('/v1/openapi.json');
    expect(reply.headers['content-type']).toMatch(/^application\/json/);
    const document = reply.json();
    expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'https://arbiter.test' }] });
    expect(Object.keys(document.paths).sort()).toEqual([
      '/health',
      '/metrics',
      '/ready',
      '/v1/cards',
      '/v1/cards/compile',
      '/v1/cards/{ruleset}/{name}',
      '/v1/decks/validate',
      '/v1/games',
      '/v1/games/{id}',
      '/v1/games/{id}/actions',
      '/v1/games/{id}/archive',
      '/v1/games/{id}/board',
      '/v1/games/{id}/claim',
      '/v1/games/{id}/concede',
      '/v1/games/{id}/decisions',
      '/v1/games/{id}/deck',
      '/v1/games/{id}/join',
      '/v1/games/{id}/log',
      '/v1/games/{id}/offers',
      '/v1/games/{id}/offers/{offer}',
      '/v1/games/{id}/orders',
      '/v1/games/{id}/position',
      '/v1/games/{id}/seats/{seat}/token',
      '/v1/games/{id}/stream',
      '/v1/games/{id}/stream-tickets',
      '/v1/games/{id}/why',
      '/v1/matches',
      '/v1/matches/{match}',
      '/v1/me',
      '/v1/me/games',
      '/v1/me/keys',
      '/v1/me/keys/{id}',
      '/v1/me/mail',
      '/v1/me/stream',
      '/v1/me/webhooks',
      '/v1/me/webhooks/{webhook}',
      '/v1/me/webhooks/{webhook}/deliveries',
      '/v1/me/webhooks/{webhook}/test',
      '/v1/players',
      '/v1/positions/actions',
      '/v1/positions/decisions',
      '/v1/positions/rollouts',
      '/v1/positions/why',
      '/v1/rulesets',
      '/v1/rulesets/{id}/decks',
      '/v1/rulesets/{id}/decks/{name}',
      '/v1/rulesets/{id}/rules/{number}',
    ]);
    const action = document.paths['/v1/games/{id}/actions'].post.responses;
    expect(Object.keys(action).sort()).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '412',
      '413',
      '415',
      '422',
      '428',
      '429',
      '500',
      '503',
    ]);
    expect(JSON.stringify(document)).toContain('"$ref":"#/components/schemas/Decision"');
  });

  test('There are a landing page, a reference page, health, readiness and figures', async () => {
    expect((await get('/')).body).toContain('/graphiql');
    expect((await get('/docs/')).headers['content-type']).toContain('text/html');
    expect((await get('/health')).json()).toEqual({ status: 'ok' });
    expect((await get('/ready')).json()).toEqual({ status: 'ready' });
    expect((await get('/metrics')).body).toContain('http_request_duration_seconds_bucket');
  });

  test('Any site may be a client', async () => {
    const reply = await t.app.inject({
      method: 'OPTIONS',
      url: '/v1/games',
      headers: {
        origin: 'https://x.test',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(reply.headers['access-control-allow-origin']).toBe('*');
    const { headers } = await get('/health');
    expect(headers['x-content-type-options']).toBe('nosniff');
    // Without these names a page reads neither the version that it must send, nor when to come back.
    const readable = String(headers['access-control-expose-headers']).toLowerCase().split(/, */);
    expect(readable).toEqual(expect.arrayContaining(['etag', 'location', 'preference-applied', 'retry-after']));
    const sendable = String(reply.headers['access-control-allow-headers']).toLowerCase().split(/, */);
    const wanted = ['authorization', 'content-type', 'if-match', 'idempotency-key', 'last-event-id', 'prefer'];
    expect(sendable).toEqual(expect.arrayContaining(wanted));
  });

  test('Whoever asks too often is told when to go on; made-up tokens do not help', async () => {
    const own = await startApp({ url: t.url, rateLimit: 5 });
    const replies = [];
    for (let i = 0; i < 7; i++) replies.push(await send(own.app, 'GET', '/v1/games', { token: `seat_${i}` }));
    expect(replies.map((r) => r.statusCode)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(replies[6]?.json()).toMatchObject({ code: 'RATE_LIMITED', status: 429 });
    expect(Number(replies[6]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send(own.app, 'GET', '/health')).statusCode).toBe(200);
    await own.close();
  });

  test('Without the database the service says so and comes back with it', async () => {
    const own = await startApp({ url: t.url });
    const game = await createGame(own.app);
    const working = own.database.pool.query.bind(own.database.pool);
    own.database.pool.query = (() =>
      Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))) as never;
    for (const url of ['/ready', `/v1/games/${game.id}`]) {
      expect((await send(own.app, 'GET', url)).json()).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    }
    own.database.pool.query = working as never;
    expect((await send(own.app, 'GET', '/ready')).statusCode).toBe(200);
    await own.close();
  });
});
