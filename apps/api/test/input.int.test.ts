import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { act, createGame, type Sending, send, startApp, type TestApp, type TestGame, take } from './support/app.js';
import { stones } from './support/nim.js';

let t: TestApp;
let game: TestGame;
beforeAll(async () => {
  t = await startApp();
});
beforeEach(async () => {
  game = await createGame(t.app);
});
afterAll(() => t.close());

/** Sends a request that must be refused, and must have changed nothing. */
async function refused(url: string, sending: Sending): Promise<Record<string, unknown>> {
  const reply = await send(t.app, 'POST', url, sending);
  expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/);
  const problem = reply.json();
  expect(problem).toMatchObject({ status: reply.statusCode, type: expect.any(String), title: expect.any(String) });
  const after = await send(t.app, 'GET', `/v1/games/${game.id}`);
  expect(after.json().version).toBe(0);
  return problem;
}
const acting = (body: unknown, more: Sending = {}) =>
  refused(`/v1/games/${game.id}/actions`, { token: game.tokens[0], body, ...more });
const answering = (...answers: unknown[]) => acting({ answers, expectedVersion: 0 });
const creating = (body: unknown) => refused('/v1/games', { body });
const seats = [
  { name: 'Ann', deck: stones(10) },
  { name: 'Bob', deck: stones(10) },
];
const nim = { ruleset: 'nim', edition: '1', seats };

describe('Bodies that cannot be read', () => {
  test('Malformed JSON is refused with the place of the fault', async () => {
    const problem = await acting('{"answers": [\n  {"choose": [}]}');
    expect(problem).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
      detail: expect.stringContaining('line 2, column 15'),
    });
  });

  test('A body that ends too early is refused', async () => {
    expect(await acting('{"answers": [')).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  });

  test('A part of an answer that is missing is said to be required, also where it may have several forms', async () => {
    const { errors } = await answering({ distribute: [{ amount: 1 }] });
    expect(errors).toEqual([{ path: '$.answers[0].distribute[0].option', code: 'REQUIRED', detail: 'is required' }]);
  });

  test('No body at all is refused', async () => {
    expect(await acting(undefined)).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  });

  test('A body of 1 MB is too large', async () => {
    const problem = await acting({ answers: [{ name: 'x'.repeat(1024 * 1024) }], expectedVersion: 0 });
    expect(problem).toMatchObject({ status: 413, code: 'TOO_LARGE' });
  });

  test('Another content type is refused', async () => {
    const problem = await acting('answers=1', { headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect(problem).toMatchObject({ status: 415, code: 'INVALID_INPUT' });
  });

  test('A body nested without end is refused', async () => {
    const problem = await creating(`{"scenario":${'['.repeat(5000)}${']'.repeat(5000)}}`);
    expect(problem).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  });

  test('A field called __proto__ is refused', async () => {
    expect(await creating('{"scenario": {"__proto__": {"x": 1}}}')).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
      errors: [{ path: '$.scenario.__proto__', code: 'UNKNOWN_FIELD' }],
    });
  });
});

describe('Bodies of the wrong form', () => {
  test('Unknown fields are named by their paths', async () => {
    const problem = await acting({ answers: [{ choose: ['o0'], colour: 'red' }], expectedVersion: 0, extra: 1 });
    const codes = (problem.errors as { path: string; code: string }[]).map(({ path, code }) => [path, code]);
    expect(codes).toContainEqual(['$.answers[0].colour', 'UNKNOWN_FIELD']);
    expect(codes).toContainEqual(['$.extra', 'UNKNOWN_FIELD']);
  });

  test('An unknown key of a matcher is named by its path', async () => {
    const problem = await answering({ choose: [{ kind: 'TAKE', colour: 'red' }] });
    expect(problem).toMatchObject({ errors: [{ path: '$.answers[0].choose[0].colour', code: 'UNKNOWN_FIELD' }] });
  });

  test.each([
    ['$.answers', { answers: 'all', expectedVersion: 0 }],
    ['$.answers', { answers: [], expectedVersion: 0 }],
    ['$.answers[0].choose', { answers: [{ choose: 'o0' }], expectedVersion: 0 }],
    ['$.answers[0].number', { answers: [{ number: 1.5 }], expectedVersion: 0 }],
    ['$.answers[0].number', { answers: [{ number: 1e300 }], expectedVersion: 0 }],
    ['$.answers[0].confirm', { answers: [{ confirm: 'yes' }], expectedVersion: 0 }],
    ['$.answers[0]', { answers: [{}], expectedVersion: 0 }],
    ['$.answers[0]', { answers: [{ number: 1, confirm: true }], expectedVersion: 0 }],
    ['$.expectedVersion', { answers: [take(1)], expectedVersion: '0' }],
    ['$.expectedVersion', { answers: [take(1)], expectedVersion: -1 }],
  ])('A wrong value at %s is refused there', async (path, body) => {
    expect(await acting(body)).toMatchObject({ status: 400, code: 'INVALID_INPUT', errors: [{ path }] });
  });

  test.each([
    ['$.seats[0].name', { ...nim, seats: [{ ...seats[0], name: 'A\u0007nn' }, seats[1]] }],
    ['$.seats[0].name', { ...nim, seats: [{ ...seats[0], name: 'A\u202Enn' }, seats[1]] }],
    ['$.seats[1].name', { ...nim, seats: [seats[0], { ...seats[1], name: ' ' }] }],
    ['$.seats[0].name', { ...nim, seats: [{ deck: stones(10) }, seats[1]] }],
    ['$.seats[0].deck', { ...nim, seats: [{ name: 'Ann' }, seats[1]] }],
    ['$.seats[1].bot', { ...nim, seats: [seats[0], { bot: 'constructor', deck: stones(10) }] }],
    ['$.seats[1]', { ...nim, seats: [seats[0], { open: true, name: 'Bob' }] }],
    ['$.seats', { ...nim, seats: [] }],
    ['$.seats', { ...nim, seats: [...seats, ...seats] }],
    ['$.ruleset', { ...nim, ruleset: 'constructor' }],
    ['$.edition', { ...nim, edition: '2' }],
    ['$.options.autoPass', { ...nim, options: { autoPass: 'all' } }],
  ])('A game with a fault at %s is not created', async (path, body) => {
    const problem = await creating(body);
    expect(problem).toMatchObject({ status: 400, code: 'INVALID_INPUT', errors: [{ path }] });
  });

  test('A wrong query is refused, not guessed', async () => {
    for (const query of ['first=0', 'first=ten', 'status=open', 'after=!', 'page=2']) {
      const reply = await send(t.app, 'GET', `/v1/games?${query}`);
      expect(reply.json(), query).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    }
  });
});

describe('Decks', () => {
  const withDeck = (deck: unknown) => creating({ ...nim, seats: [{ name: 'Ann', deck }, seats[1]] });

  test('A misspelt card is refused with suggestions', async () => {
    expect(await withDeck({ main: [{ card: 'Stoone', count: 9 }] })).toMatchObject({
      status: 422,
      code: 'UNKNOWN_CARD',
      errors: [{ path: '$.seats[0].deck.main[0].card', code: 'UNKNOWN_CARD', suggestions: ['Stone'] }],
    });
  });

  test('A card that the engine does not play is refused', async () => {
    expect(await withDeck({ main: [{ card: 'Boulder', count: 9 }] })).toMatchObject({
      status: 422,
      code: 'UNSUPPORTED_CARD',
    });
  });

  test('A deck that is too small is refused with the rule', async () => {
    expect(await withDeck(stones(4))).toMatchObject({ status: 422, code: 'DECK_ILLEGAL', rules: ['nim:3.1'] });
  });

  test('A deck list that cannot be read is refused', async () => {
    const body = { ...nim, seats: [{ name: 'Ann', deckText: 'ten stones' }, seats[1]] };
    expect(await creating(body)).toMatchObject({ status: 422, errors: [{ path: '$.seats[0].deckText' }] });
  });
});

describe('Who and when', () => {
  test('Without a version an action is refused', async () => {
    expect(await acting({ answers: [take(1)] })).toMatchObject({ status: 428 });
  });

  test('A version that is not the present one is a conflict: 409 in the body, 412 in the header', async () => {
    const stale = { code: 'VERSION_CONFLICT', version: 0 };
    expect(await acting({ answers: [take(1)], expectedVersion: 7 })).toMatchObject({ status: 409, ...stale });
    const headers = { 'if-match': '"7"' };
    expect(await acting({ answers: [take(1)] }, { headers })).toMatchObject({ status: 412, ...stale });
    // A move that would be legal now does not count when it was meant for an earlier version.
    const moved = await createGame(t.app);
    await act(t.app, moved, 0, 0, take(1));
    const late = (await act(t.app, moved, 1, 0, take(1))).json();
    expect(late).toMatchObject({ status: 409, code: 'VERSION_CONFLICT', version: 1 });
    const { version } = (await send(t.app, 'GET', `/v1/games/${moved.id}`)).json();
    expect(version).toBe(1);
  });

  test('If-Match is enough, and must not contradict the body', async () => {
    const headers = { 'if-match': '"0"' };
    expect(await acting({ answers: [take(1)], expectedVersion: 1 }, { headers })).toMatchObject({ status: 400 });
    expect(await acting({ answers: [take(1)] }, { headers: { 'if-match': '*' } })).toMatchObject({ status: 400 });
    const url = `/v1/games/${game.id}/actions`;
    const reply = await send(t.app, 'POST', url, { token: game.tokens[0], body: { answers: [take(1)] }, headers });
    expect(reply.headers.etag).toBe('"1"');
  });

  test.each([
    ['no token', () => undefined],
    ['a token of another game', async () => (await createGame(t.app)).tokens[0]],
    ['a made-up token', () => 'seat_made-up'],
  ])('With %s nobody moves', async (_what, token) => {
    const body = { answers: [take(1)], expectedVersion: 0 };
    expect(await acting(body, { token: await token() })).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
  });

  test('A wrong token is refused also for looking, and a wrong scheme too', async () => {
    expect((await send(t.app, 'GET', `/v1/games/${game.id}`, { token: 'nonsense' })).statusCode).toBe(401);
    const headers = { authorization: 'Basic eDp5' };
    expect((await send(t.app, 'GET', `/v1/games/${game.id}`, { headers })).statusCode).toBe(401);
  });

  test('Who is not asked cannot answer', async () => {
    const body = { answers: [take(1)], expectedVersion: 0 };
    expect(await acting(body, { token: game.tokens[1] })).toMatchObject({ status: 403, code: 'NOT_YOUR_DECISION' });
    const asOther = { answers: [{ seat: 1, choose: ['o0'] }], expectedVersion: 0 };
    expect(await acting(asOther)).toMatchObject({ status: 403, code: 'NOT_YOUR_DECISION', answer: 0 });
  });

  test('An unknown game is not found, and neither is an unknown address', async () => {
    const body = { answers: [take(1)], expectedVersion: 0 };
    for (const url of ['/v1/games/g_none/actions', '/v1/games/g_none/concede', '/v1/nothing']) {
      expect(await refused(url, { token: game.tokens[0], body: url.endsWith('concede') ? {} : body })).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      });
    }
    for (const url of ['/v1/games/g_none', '/v1/games/g_none/log', '/v1/games/g_none/stream']) {
      expect((await send(t.app, 'GET', url)).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
  });
});

describe('Answers that do not fit', () => {
  test.each([
    ['an option that is not listed', { choose: ['o9'] }, 422, 'ILLEGAL_ACTION'],
    ['an older decision', { decision: 'd0', choose: ['o0'] }, 422, 'ILLEGAL_ACTION'],
    ['a matcher that fits nothing', { choose: [{ kind: 'TAKE', value: 9 }] }, 422, 'NO_MATCH'],
    ['a matcher that fits several', { choose: [{ kind: 'TAKE' }] }, 422, 'AMBIGUOUS_MATCHER'],
    ['another shape', { confirm: true }, 400, 'INVALID_INPUT'],
  ])('%s is refused', async (_what, answer, status, code) => {
    expect(await answering(answer)).toMatchObject({ status, code, answer: 0 });
  });

  test('A number out of range is refused, and the answer before it is taken back', async () => {
    const problem = await answering({ choose: [{ kind: 'BID' }] }, { number: 4 });
    expect(problem).toMatchObject({
      status: 422,
      code: 'ILLEGAL_ACTION',
      answer: 1,
      rules: ['nim:1.1'],
      decision: 'd2',
    });
  });

  test('After something was revealed, what was applied stays and the rest is reported', async () => {
    const peek = { choose: [{ kind: 'PEEK' }] };
    const reply = await act(t.app, game, 0, 0, peek, { choose: ['o9'] }, take(1));
    expect(reply.json()).toMatchObject({ version: 1, unapplied: [1, 2], error: { code: 'ILLEGAL_ACTION', answer: 1 } });
    const log = (await send(t.app, 'GET', `/v1/games/${game.id}/log`)).json();
    expect(log).toHaveLength(1);
  });

  test('One request carries a whole play', async () => {
    const reply = await act(t.app, game, 0, 0, { choose: [{ kind: 'BID' }] }, { number: 3 });
    expect(reply.json()).toMatchObject({ version: 1, events: [{ type: 'STONES_TAKEN', taken: 3 }] });
  });
});

test('The report on a deck names as many faults as any refusal, and is not longer than what was sent', async () => {
  const deck = { main: Array.from({ length: 3000 }, (_, i) => ({ card: `none ${i}`, count: 1 })) };
  const body = { ruleset: 'nim', edition: '1', deck };
  const reply = await send(t.app, 'POST', '/v1/decks/validate', { body, once: true });
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json().legal).toBe(false);
  expect(reply.json().errors).toHaveLength(500);
});
