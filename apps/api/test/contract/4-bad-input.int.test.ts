import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Sending, send, type TestApp } from '../support/app.js';
import { GREEN, type MagicGame, magicGame, pass, RED, startMagic } from '../support/magic.js';

let t: TestApp;
let game: MagicGame;
let before: unknown;
beforeAll(async () => {
  t = await startMagic();
  game = await magicGame(t);
});
afterAll(() => t?.close());

const asJudge = async (): Promise<unknown> =>
  (await send(t.app, 'GET', `/v1/games/${game.id}`, { token: game.judge })).json();
beforeEach(async () => {
  before = await asJudge();
});

/** The problem document of a refused request; the game is what it was. */
async function problem(url: string, sending: Sending): Promise<Record<string, unknown>> {
  const reply = await send(t.app, 'POST', url, { once: true, ...sending });
  expect(reply.headers['content-type'], reply.body).toContain('application/problem+json');
  expect(reply.json()).toMatchObject({
    type: expect.any(String),
    title: expect.any(String),
    status: reply.statusCode,
    code: expect.any(String),
    detail: expect.any(String),
    rules: expect.any(Array),
    errors: expect.any(Array),
  });
  expect(await asJudge()).toEqual(before);
  return reply.json();
}
const acting = (body: unknown, more: Sending = {}) =>
  problem(`/v1/games/${game.id}/actions`, { token: game.tokens[0], body, ...more });
const creating = (seat: object, more: object = {}) =>
  problem('/v1/games', {
    body: { ruleset: 'mtg', edition: 'current', seats: [seat, { name: 'Bob', deckText: GREEN }], ...more },
  });
const malformed = { status: 400, code: 'INVALID_INPUT' };

describe('4 What cannot be read', () => {
  test.each([
    ['malformed JSON', '{"answers":[{]}', '$'],
    ['nothing at all', '', '$'],
    ['null', 'null', '$'],
    ['a list', '[]', '$'],
    ['an unknown field', '{"answers":[{"confirm":false,"why":1}],"expectedVersion":0}', '$.answers[0].why'],
    ['a wrong type', '{"answers":[{"confirm":"no"}],"expectedVersion":0}', '$.answers[0].confirm'],
    ['no answers', '{"expectedVersion":0}', '$.answers'],
    ['an empty list', '{"answers":[],"expectedVersion":0}', '$.answers'],
    ['two shapes at once', '{"answers":[{"confirm":true,"number":1}],"expectedVersion":0}', '$.answers[0]'],
    ['no shape', '{"answers":[{}],"expectedVersion":0}', '$.answers[0]'],
    ['a version that is text', '{"answers":[{"confirm":true}],"expectedVersion":"0"}', '$.expectedVersion'],
    ['a prototype', '{"answers":[{"__proto__":{"confirm":true}}],"expectedVersion":0}', '$.answers[0].__proto__'],
    ['a character that nobody can store', '{"answers":[{"name":"\\u0000"}],"expectedVersion":0}', '$.answers[0].name'],
    ['half a character', '{"answers":[{"name":"\\ud83d"}],"expectedVersion":0}', '$.answers[0].name'],
    ['endless nesting', `${'['.repeat(5000)}${']'.repeat(5000)}`, '$[0][0][0]'],
  ])('4 %s is refused with its place', async (_what, body, path) => {
    expect(await acting(body)).toMatchObject({ ...malformed, errors: [{ path, detail: expect.any(String) }] });
  });

  test.each([
    ['/v1/games/%00', 404],
    ['/v1/games/%E0%A4%A', 400],
    ['/v1/games/..%2f..%2f', 404],
    [`/v1/games/${'x'.repeat(2000)}`, 414],
    [`/v1/games/${'x'.repeat(200)}`, 400],
    ['/v1/cards?ruleset=mtg&ruleset=mtg', 400],
    ['/v1/games?after=AAAA', 400],
    ['/v1/games?first=1e3', 400],
    ['/v1/cards/mtg/%00', 404],
    ['/v1/rulesets/__proto__/rules/1', 404],
  ])('4 The address %s is a problem, and ours to explain', async (url, status) => {
    const reply = await t.app.inject({ method: 'GET', url });
    expect(reply.headers['content-type']).toContain('application/problem+json');
    expect(reply.json()).toMatchObject({ status, code: expect.any(String), detail: expect.stringMatching(/\S/) });
    expect(reply.statusCode).toBe(status);
  });

  test('4 Half a character is refused also where any text would do', async () => {
    for (const [options, path] of [
      [{ test: true, seed: 'half \ud83d' }, '$.options.seed'],
      [{ test: true, seed: 'zero \u0000' }, '$.options.seed'],
    ] as const)
      expect(await creating({ name: 'Ann', deckText: RED }, { options })).toMatchObject({
        ...malformed,
        errors: [{ path }],
      });
  });

  test('4 Every fault of a body is named at once, in words', async () => {
    const found = await acting({ answers: [{ confirm: 1 }, { number: 'x' }], expectedVersion: 1.5, also: true });
    expect(found).toMatchObject({
      errors: [
        { path: '$.answers[0].confirm', code: 'WRONG_TYPE', detail: 'must be true or false, not a number' },
        { path: '$.answers[1].number', code: 'WRONG_TYPE', detail: 'must be a number, not a text' },
        { path: '$.expectedVersion', code: 'WRONG_TYPE', detail: expect.stringContaining('whole number') },
        { path: '$.also', code: 'UNKNOWN_FIELD' },
      ],
    });
    expect(await acting({})).toMatchObject({
      errors: [{ path: '$.answers', code: 'REQUIRED', detail: 'is required' }],
    });
  });

  test('4 A body of a megabyte, and one that is no JSON', async () => {
    const large = `{"answers":[{"name":"${'x'.repeat(1_000_000)}"}],"expectedVersion":0}`;
    expect(await acting(large)).toMatchObject({ status: 413, code: 'TOO_LARGE' });
    const headers = { 'content-type': 'text/plain' };
    expect(await acting('pass', { headers })).toMatchObject({ status: 415, code: 'INVALID_INPUT' });
  });
});

describe('4 Who, and when', () => {
  const answers = [{ confirm: false }];
  test('4 No version is 428, a stale one 409, or 412 with If-Match', async () => {
    expect(await acting({ answers })).toMatchObject({ status: 428 });
    expect(await acting({ answers, expectedVersion: 3 })).toMatchObject({
      status: 409,
      code: 'VERSION_CONFLICT',
      version: 0,
    });
    expect(await acting({ answers }, { headers: { 'if-match': '"3"' } })).toMatchObject({
      status: 412,
      code: 'VERSION_CONFLICT',
    });
    expect(await acting({ answers }, { headers: { 'if-match': 'abc' } })).toMatchObject({
      ...malformed,
      errors: [{ path: 'If-Match' }],
    });
  });

  test('4 No token, a foreign one, a broken one, the judge’s', async () => {
    const body = { answers, expectedVersion: 0 };
    const other = await magicGame(t);
    for (const token of [undefined, other.tokens[0], 'seat_nobody'])
      expect(await acting(body, { token })).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
    expect(await acting(body, { token: undefined, headers: { authorization: 'Basic eDp5' } })).toMatchObject({
      status: 401,
    });
    expect(await acting(body, { token: game.judge })).toMatchObject({ status: 403, code: 'NOT_YOUR_DECISION' });
    expect(await acting({ answers: [{ seat: 1, confirm: true }], expectedVersion: 0 })).toMatchObject({ status: 403 });
    // The decision is Ann's: Bob's token does not answer it, whatever seat he says.
    const asAnn = { answers: [{ seat: 0, confirm: false }], expectedVersion: 0 };
    expect(await acting(asAnn, { token: game.tokens[1] })).toMatchObject({ status: 403, code: 'NOT_YOUR_DECISION' });
  });

  test('4 Unknown games, rulesets, editions, versions', async () => {
    const body = { answers, expectedVersion: 0 };
    expect(await problem('/v1/games/g_nothing/actions', { token: game.tokens[0], body })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    const create = (more: object) =>
      problem('/v1/games', { body: { ruleset: 'mtg', edition: 'current', seats: [], ...more } });
    expect(await create({ ruleset: 'chess' })).toMatchObject({ ...malformed, errors: [{ path: '$.ruleset' }] });
    expect(await create({ edition: '1993' })).toMatchObject({ ...malformed, errors: [{ path: '$.edition' }] });
    const get = async (url: string) => (await send(t.app, 'GET', url)).json();
    expect(await get(`/v1/games/${game.id}?version=99`)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await get(`/v1/games/${game.id}?version=x`)).toMatchObject({
      ...malformed,
      errors: [{ path: '$.version', detail: 'must be a number' }],
    });
  });

  test('4 A finished game takes nothing any more', async () => {
    const over = await magicGame(t);
    await send(t.app, 'POST', `/v1/games/${over.id}/concede`, { token: over.tokens[1] });
    const url = `/v1/games/${over.id}`;
    for (const [path, body] of [
      ['actions', { answers: [pass], expectedVersion: 1 }],
      ['concede', undefined],
    ] as const)
      expect(await problem(`${url}/${path}`, { token: over.tokens[0], body })).toMatchObject({
        status: 409,
        code: 'GAME_OVER',
      });
  });
});

describe('4 Decks', () => {
  test('4 A misspelt card is UNKNOWN_CARD with the nearest names, also at the top', async () => {
    expect(await creating({ name: 'Ann', deckText: `${RED}\n4 Lightnig Bolt` })).toMatchObject({
      status: 422,
      code: 'UNKNOWN_CARD',
      suggestions: expect.arrayContaining(['Lightning Bolt']),
      errors: [{ path: expect.stringMatching(/^\$\.seats\[0\]\.deckText/) }],
    });
    expect(await creating({ name: 'Ann', deckText: `${RED}\n4 Lightnig Bolt` })).toHaveProperty(
      'suggestions.0',
      'Lightning Bolt',
    );
  });

  test.each([
    ['too small', { deckText: '10 Mountain' }, 'mtg:100.2b'],
    ['with a fifth copy', { deckText: '56 Mountain\n5 Shock' }, 'mtg:100.2a'],
    ['with a fifth copy in the sideboard', { deckText: '56 Mountain\n4 Shock\nSideboard\n1 Shock' }, 'mtg:100.4a'],
    ['with a sideboard of sixteen', { deckText: '60 Mountain\nSideboard\n16 Forest' }, 'mtg:100.4a'],
  ])('4 A deck %s is refused with its rule', async (_what, deck, rule) => {
    const refused = await creating({ name: 'Ann', ...deck });
    expect(refused).toMatchObject({ status: 422, code: 'DECK_ILLEGAL', rules: expect.arrayContaining([rule]) });
  });

  test.each([
    ['no deck', {}],
    ['both forms of deck', { deckText: RED, deck: [] }],
    ['a deck that is a number', { deck: 5 }],
    ['lines that are no cards', { deckText: 'ten mountains' }],
    ['a deck with a negative count', { deck: { main: [{ card: 'Forest', count: -1 }] } }],
  ])('4 %s is refused', async (_what, deck) => {
    const refused = await creating({ name: 'Ann', ...deck });
    expect(refused.errors).toMatchObject([{ path: expect.stringContaining('$.seats[0].deck') }]);
  });

  test('4 Exports of MTG Arena and Magic Online are read', async () => {
    const validate = async (deckText: string) => {
      const body = { ruleset: 'mtg', edition: 'current', deckText };
      return (await send(t.app, 'POST', '/v1/decks/validate', { body, once: true })).json();
    };
    const main = [
      { card: 'Mountain', count: 56 },
      { card: 'Shock', count: 4 },
    ];
    const legal = { legal: true, errors: [], deck: { main, sideboard: [{ card: 'Giant Growth', count: 2 }] } };
    const arena =
      'About\nName Red\n\nDeck\n56 Mountain (M21) 269\n4 Shock (M21) 159\n\nSideboard\n2 Giant Growth (M12) 175\n';
    expect(await validate(arena)).toMatchObject(legal);
    expect(await validate('56 Mountain\r\n4 Shock\r\n\r\n2 Giant Growth\r\n')).toMatchObject(legal);
    expect(await validate('// red\n56x Mountain\n4x shock\nSB: 2 Giant Growth')).toMatchObject(legal);
  });
});

describe('4 Seats and names', () => {
  test.each([
    ['one seat', [{ name: 'Ann', deckText: RED }]],
    ['nine seats', Array.from({ length: 9 }, () => ({ name: 'Ann', deckText: RED }))],
    ['no seat', []],
  ])('4 Magic is not begun with %s', async (_what, seats) => {
    const refused = await problem('/v1/games', { body: { ruleset: 'mtg', edition: 'current', seats } });
    expect(refused).toMatchObject({ ...malformed, errors: [{ path: '$.seats' }] });
  });

  test('4 Magic is begun with four seats', async () => {
    const seats = Array.from({ length: 4 }, () => ({ name: 'Ann', deckText: RED }));
    const reply = await send(t.app, 'POST', '/v1/games', { body: { ruleset: 'mtg', edition: 'current', seats } });
    expect([reply.statusCode, reply.json().seats.length]).toEqual([201, 4]);
  });

  test.each([
    ['a control character', 'A\u0007nn'],
    ['a line break', 'An\nn'],
    ['a right-to-left override', 'A\u202Enn'],
    ['a zero-width space', 'A\u200Bnn'],
    ['a lone joiner', '\u200D'],
    ['a byte order mark', 'An\uFEFFn'],
    ['half a character', '\uD83D'],
    ['a blank filler', '\u3164'],
    ['spaces alone', '   '],
    ['too many characters', 'x'.repeat(101)],
    ['nothing', ''],
    ['a number', 7],
  ])('4 A name of %s is refused', async (_what, name) => {
    const refused = await creating({ name, deckText: RED });
    expect(refused).toMatchObject({ ...malformed, errors: [{ path: '$.seats[0].name' }] });
  });

  test.each(['Zoë', '😀 Ann', '👨‍👩‍👧‍👦', '🏳️‍🌈', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '李小龍', 'محمد', 'می‌خواهم', "O'Neill"])(
    '4 The name %s is fine',
    async (name) => {
      const seats = [
        { name, deckText: RED },
        { name: 'Bob', deckText: GREEN },
      ];
      const made = await send(t.app, 'POST', '/v1/games', { body: { ruleset: 'mtg', edition: 'current', seats } });
      expect(made.statusCode, made.body).toBe(201);
      const seen = (await send(t.app, 'GET', `/v1/games/${made.json().game}`)).json();
      expect(seen.seats[0].name).toBe(name);
      expect(seen.view.players[0].name).toBe(name);
    },
  );
});
