import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulesets } from '../../src/rulesets.js';
import { send, startApp, type TestApp } from '../support/app.js';
import { scenario } from '../support/magic.js';
import { nim, stones } from '../support/nim.js';
import { graphql, newPlayer, type TestPlayer } from '../support/players.js';

let t: TestApp;
let ann: TestPlayer;
let bob: TestPlayer;
let eve: TestPlayer;
beforeAll(async () => {
  t = await startApp({ rulesets: { ...rulesets, nim } });
  [ann, bob, eve] = [await newPlayer(t.app, 'Ann'), await newPlayer(t.app, 'Bob'), await newPlayer(t.app, 'Eve')];
});
afterAll(() => t.close());

const deck = stones(10);
const NIM = { ruleset: 'nim', edition: '1' };
const create = (token: string | undefined, body: object, once = false) =>
  send(t.app, 'POST', '/v1/games', { token, body: { ...NIM, ...body }, once });
const join = (id: string, token: string | undefined, body: object, once = false) =>
  send(t.app, 'POST', `/v1/games/${id}/join`, { token, body, once });
const act = (id: string, token: string | undefined, expectedVersion: number) =>
  send(t.app, 'POST', `/v1/games/${id}/actions`, {
    token,
    body: { answers: [{ choose: [{ kind: 'TAKE', value: 1 }] }], expectedVersion },
  });
const look = (id: string, token?: string) => send(t.app, 'GET', `/v1/games/${id}`, { token });
const pathOf = (reply: { json: () => { errors: { path: string }[] } }) => reply.json().errors[0]?.path;

describe('9 Seats of players', () => {
  test('9 The creator takes a seat as a player, and key and token both stand for it', async () => {
    const reply = await create(ann.key, {
      seats: [
        { me: true, deck },
        { name: 'Guest', deck },
      ],
    });
    expect(reply.statusCode).toBe(201);
    const { game, seats } = reply.json();
    expect(seats).toEqual([
      { seat: 0, token: expect.stringMatching(/^seat_/) },
      { seat: 1, token: expect.any(String) },
    ]);
    expect((await look(game, ann.key)).json().view.viewer).toBe(0);
    expect((await look(game)).json().seats.map((s: { name: string }) => s.name)).toEqual(['Ann', 'Guest']);
    expect((await act(game, ann.key, 0)).statusCode).toBe(200);
    expect((await act(game, seats[1].token, 1)).statusCode).toBe(200);
    expect((await act(game, seats[0].token, 2)).statusCode).toBe(200);
    // Who has no seat here looks on.
    expect((await look(game, eve.key)).json().view.viewer).toBe('spectator');
    const acting = await act(game, eve.key, 3);
    expect([acting.statusCode, acting.json().code]).toEqual([403, 'NOT_YOUR_DECISION']);
    expect((await send(t.app, 'POST', `/v1/games/${game}/concede`, { token: eve.key })).statusCode).toBe(403);
    expect((await send(t.app, 'POST', `/v1/games/${game}/concede`, { token: ann.key })).statusCode).toBe(200);
  });

  test.each([
    [
      'without a key',
      [
        { me: true, deck },
        { name: 'Guest', deck },
      ],
      401,
      '$.seats[0].me',
      false,
    ],
    [
      'twice',
      [
        { me: true, deck },
        { me: true, deck },
      ],
      400,
      '$.seats[1]',
      true,
    ],
    [
      'as a bot',
      [
        { me: true, bot: 'greedy', deck },
        { name: 'Guest', deck },
      ],
      400,
      '$.seats[0].bot',
      true,
    ],
    ['without a deck', [{ me: true }, { name: 'Guest', deck }], 400, '$.seats[0].deck', true],
    ['with an unknown player', [{ me: true, deck }, { player: 'p_unknown' }], 400, '$.seats[1].player', true],
    [
      'with a deck for another',
      [
        { me: true, deck },
        { player: 'p_unknown', deck },
      ],
      400,
      '$.seats[1]',
      true,
    ],
  ])('9 A seat cannot be taken %s', async (_what, seats, status, path, withKey) => {
    const reply = await create(withKey ? ann.key : undefined, { seats }, true);
    expect([reply.statusCode, pathOf(reply)]).toEqual([status, path]);
  });

  test('9 An invited player sees the game in their list, and joins without an invite', async () => {
    const created = (await create(ann.key, { seats: [{ me: true, deck }, { player: bob.player }] })).json();
    const id = created.game;
    const mine = await send(t.app, 'GET', '/v1/me/games?status=OPEN', { token: bob.key });
    expect(mine.json().games[0]).toMatchObject({ id, version: 0, seat: 1, deadline: null, pending: [] });
    expect((await join(id, eve.key, { deck }, true)).statusCode).toBe(403);
    expect((await join(id, undefined, { name: 'X', deck }, true)).statusCode).toBe(401);
    const joined = await join(id, bob.key, { deck });
    expect(joined.json()).toEqual({ game: id, seat: 1, token: expect.stringMatching(/^seat_/) });
    expect((await look(id, bob.key)).json()).toMatchObject({
      status: 'ACTIVE',
      seats: [{ name: 'Ann' }, { name: 'Bob' }],
    });
    expect((await look(id, joined.json().token)).json().view.viewer).toBe(1);
    expect((await join(id, bob.key, { deck }, true)).json().code).toBe('SEAT_TAKEN');
    expect((await join(id, eve.key, { invite: created.seats[1].invite, deck }, true)).statusCode).toBe(401);
  });

  test('9 A key beside an invite makes the seat that player’s; nobody has two', async () => {
    const { game, seats } = (await create(ann.key, { seats: [{ me: true, deck }, { open: true }] })).json();
    const { invite } = seats[1];
    expect((await join(game, ann.key, { invite, deck }, true)).json().code).toBe('SEAT_TAKEN');
    expect((await join(game, bob.key, { invite, deck })).json()).toMatchObject({ seat: 1 });
    expect((await look(game, bob.key)).json().view.viewer).toBe(1);
  });

  test('9 Whoever is invited to one seat takes no other by its invite; one who is gone leaves the seat open', async () => {
    const fay = await newPlayer(t.app, 'Fay');
    const { game, seats } = (await create(undefined, { seats: [{ open: true }, { player: fay.player }] })).json();
    expect((await join(game, fay.key, { invite: seats[0].invite, deck }, true)).json().code).toBe('SEAT_TAKEN');
    expect((await look(game)).json().seats).toMatchObject([{ open: true }, { open: true }]);
    expect(
      (await send(t.app, 'POST', `/v1/games/${game}/seats/1/token`, { token: fay.key, once: true })).statusCode,
    ).toBe(403);
    await send(t.app, 'DELETE', '/v1/me', { token: fay.key });
    expect((await look(game)).json().seats).toMatchObject([{ open: true }, { open: true, name: null }]);
    expect((await join(game, undefined, { name: 'A', invite: seats[1].invite, deck })).json()).toMatchObject({
      seat: 1,
    });
  });

  test('9 Whoever has neither invite nor key needs a name, and a game that may be joined', async () => {
    const { game } = (await create(undefined, { seats: [{ name: 'A', deck }, { open: true }] })).json();
    expect(pathOf(await join(game, undefined, { deck }, true))).toBe('$.name');
    expect((await join(game, undefined, { name: 'B', deck }, true)).statusCode).toBe(401);
    expect((await join(game, bob.key, { deck }, true)).statusCode).toBe(403);
    expect((await join('g_unknown', bob.key, { deck }, true)).statusCode).toBe(404);
  });

  test('9 In a scenario seats stand beside it, without decks', async () => {
    const body = {
      ruleset: 'mtg',
      edition: 'current',
      scenario: scenario({}),
      seats: [{ me: true }, { player: bob.player }],
    };
    const reply = await create(ann.key, { ...body, options: { listed: false } });
    expect(reply.statusCode, reply.body).toBe(201);
    const id = reply.json().game;
    expect((await join(id, bob.key, {})).statusCode).toBe(200);
    const seen = (await look(id, bob.key)).json();
    expect([seen.view.viewer, seen.view.players.map((p: { name: string }) => p.name)]).toEqual([1, ['Ann', 'Bob']]);
  });

  test.each([
    ['a deck', [{ me: true, deck }, { name: 'B' }], '$.seats[0].deck'],
    ['as text', [{ me: true }, { name: 'B', deckText: '60 Mountain' }], '$.seats[1].deck'],
    ['a seat too many', [{ me: true }, { name: 'B' }, { name: 'C' }], '$.seats'],
  ])('9 In a scenario seats beside it have no deck, and are as many as its players: %s', async (_what, seats, path) => {
    const reply = await create(ann.key, { ruleset: 'mtg', edition: 'current', scenario: scenario({}), seats }, true);
    expect([reply.statusCode, pathOf(reply)]).toEqual([400, path]);
  });

  test('9 Names that a scenario gives are those of its seats', async () => {
    const given = scenario({}) as { players: object[] };
    const named = { ...given, players: given.players.map((p, i) => ({ ...p, name: `Hero ${i}` })) };
    const reply = await create(undefined, { ruleset: 'mtg', edition: 'current', scenario: named });
    const seen = (await look(reply.json().game)).json();
    expect(seen.seats.map((s: { name: string }) => s.name)).toEqual(['Hero 0', 'Hero 1']);
    expect(seen.view.players.map((p: { name: string }) => p.name)).toEqual(['Hero 0', 'Hero 1']);
    const bad = { ...given, players: given.players.map((p) => ({ ...p, name: 'a\u202Eb' })) };
    expect(pathOf(await create(undefined, { ruleset: 'mtg', edition: 'current', scenario: bad }, true))).toBe(
      '$.scenario.players[0].name',
    );
  });

  test('9 Options that stand for players are called as these are', async () => {
    const body = {
      ruleset: 'mtg',
      edition: 'current',
      scenario: scenario({ hand: ['Shock'], battlefield: ['Mountain'] }),
      seats: [{ me: true }, { name: 'Bernard' }],
    };
    const { game } = (await create(ann.key, body)).json();
    const answers = [{ choose: [{ kind: 'CAST', card: 'Shock' }] }];
    const asked = { token: ann.key, body: { answers, expectedVersion: 0 } };
    const reply = await send(t.app, 'POST', `/v1/games/${game}/actions`, asked);
    const labels = (reply.json().decisions[0].options as { label: string; player?: number }[])
      .filter(({ player }) => player !== undefined)
      .map(({ label }) => label);
    expect(labels.sort()).toEqual(['Ann', 'Bernard']);
  });

  test('9 A new seat token makes the old one void, here and in another process', async () => {
    const other = await startApp({ url: t.url, rulesets: { ...rulesets, nim } });
    try {
      const { game, seats } = (
        await create(ann.key, {
          seats: [
            { me: true, deck },
            { name: 'Guest', deck },
          ],
        })
      ).json();
      expect((await act(game, seats[0].token, 0)).statusCode).toBe(200);
      expect((await act(game, seats[1].token, 1)).statusCode).toBe(200);
      const renewed = await send(other.app, 'POST', `/v1/games/${game}/seats/0/token`, { token: ann.key });
      expect(renewed.json()).toEqual({ game, seat: 0, token: expect.stringMatching(/^seat_/) });
      const { token } = renewed.json();
      expect(token).not.toBe(seats[0].token);
      // This process remembers the game as it left it.
      expect((await act(game, seats[0].token, 2)).statusCode).toBe(401);
      for (const { app } of [t, other]) {
        expect((await send(app, 'GET', `/v1/games/${game}`, { token: seats[0].token })).statusCode).toBe(401);
        expect((await send(app, 'GET', `/v1/games/${game}`, { token })).json().view.viewer).toBe(0);
      }
      expect((await act(game, token, 2)).statusCode).toBe(200);
      expect((await act(game, seats[1].token, 3)).statusCode).toBe(200);
      const again = await graphql(
        t.app,
        `mutation { newSeatToken(gameId: "${game}", seat: 0) { game seat token userErrors { code } } }`,
        ann.key,
      );
      expect(again.data.newSeatToken).toMatchObject({ game, seat: 0, userErrors: [] });
      expect(again.data.newSeatToken.token).not.toBe(token);
      expect((await t.app.services.games.verify(game)).exact).toBe(true);
    } finally {
      await other.close();
    }
  });

  test.each([
    ['another seat', '1', () => ann.key, 403],
    ['a seat that there is not', '7', () => ann.key, 404],
    ['no number', 'x', () => ann.key, 400],
    ['somebody else’s seat', '0', () => eve.key, 403],
    ['no key', '0', () => undefined, 401],
  ])('9 A new token for %s is refused', async (_what, seat, token, status) => {
    const { game, seats } = (
      await create(ann.key, {
        seats: [
          { me: true, deck },
          { name: 'Guest', deck },
        ],
      })
    ).json();
    const reply = await send(t.app, 'POST', `/v1/games/${game}/seats/${seat}/token`, { token: token(), once: true });
    expect(reply.statusCode).toBe(status);
    const byToken = { token: seats[0].token, once: true };
    expect((await send(t.app, 'POST', `/v1/games/${game}/seats/0/token`, byToken)).statusCode).toBe(401);
  });

  test('9 Joining again by the same idempotency key gives the same seat', async () => {
    const { game } = (
      await create(undefined, { seats: [{ name: 'A', deck }, { open: true }], options: { joinable: true } })
    ).json();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const reply = await send(t.app, 'POST', `/v1/games/${game}/join`, { body: { name: 'B', deck }, headers });
    expect(reply.json()).toMatchObject({ game, seat: 1 });
    const guessable = { body: { name: 'B', deck }, headers: { 'idempotency-key': '1' }, once: true };
    expect((await send(t.app, 'POST', `/v1/games/${game}/join`, guessable)).statusCode).toBe(400);
  });
});

describe('9 Joinable games', () => {
  test('9 An open seat may be taken without its invite; of two at once one wins, the other gets 409', async () => {
    const other = await startApp({ url: t.url, rulesets: { ...rulesets, nim } });
    try {
      for (let i = 0; i < 5; i++) {
        const { game } = (
          await create(ann.key, { seats: [{ me: true, deck }, { open: true }], options: { joinable: true } })
        ).json();
        expect((await look(game)).json()).toMatchObject({ joinable: true, listed: true });
        const joined = await Promise.all([
          join(game, bob.key, { deck }, true),
          send(other.app, 'POST', `/v1/games/${game}/join`, { token: eve.key, body: { deck }, once: true }),
          send(other.app, 'POST', `/v1/games/${game}/join`, { body: { name: 'X', deck }, once: true }),
        ]);
        expect(joined.map((r) => r.statusCode).sort()).toEqual([200, 409, 409]);
        expect(joined.find((r) => r.statusCode === 409)?.json().code).toBe('SEAT_TAKEN');
      }
    } finally {
      await other.close();
    }
  });

  test('9 A seat may be chosen among those that are open; those of invited players are not', async () => {
    const seats = [{ open: true }, { player: bob.player }];
    const { game } = (
      await create(ann.key, { seats: [{ open: true }, { me: true, deck }], options: { joinable: true } })
    ).json();
    expect((await join(game, eve.key, { deck, seat: 1 }, true)).json().code).toBe('SEAT_TAKEN');
    expect((await join(game, eve.key, { deck, seat: 0 })).json().seat).toBe(0);
    const body = { ruleset: 'mtg', edition: 'current', scenario: scenario({}), seats, options: { joinable: true } };
    const invited = (await create(undefined, body)).json();
    expect((await join(invited.game, eve.key, { seat: 1 }, true)).json().code).toBe('SEAT_TAKEN');
    expect((await join(invited.game, eve.key, {})).json().seat).toBe(0);
    expect((await join(invited.game, ann.key, {}, true)).json().code).toBe('SEAT_TAKEN');
    expect((await join(invited.game, bob.key, {})).json().seat).toBe(1);
  });

  test.each([
    [{ joinable: 'yes' }, '$.options.joinable'],
    [{ listed: 1 }, '$.options.listed'],
  ])('9 %j is refused', async (options, path) => {
    const reply = await create(undefined, { seats: [{ name: 'A', deck }, { open: true }], options }, true);
    expect([reply.statusCode, pathOf(reply)]).toEqual([400, path]);
  });
});

describe('9 What a creator says of a game', () => {
  const seats = [
    { name: 'A', deck },
    { name: 'B', deck },
  ];
  test('9 Twenty keys of 500 characters are kept, and shown by every way', async () => {
    const metadata = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`key ${i}`, 'x'.repeat(500)]));
    const { game } = (await create(undefined, { seats, metadata })).json();
    expect((await look(game)).json().metadata).toEqual(metadata);
    expect((await send(t.app, 'GET', '/v1/games?first=1')).json().games[0].metadata).toEqual(metadata);
    expect((await graphql(t.app, `{ game(id: "${game}") { metadata listed joinable } }`)).data.game).toEqual({
      metadata,
      listed: true,
      joinable: false,
    });
  });

  test.each([
    ['21 keys', Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`k${i}`, 'x'])), '$.metadata'],
    ['501 characters', { a: 'x'.repeat(501) }, '$.metadata.a'],
    ['a number', { a: 5 }, '$.metadata.a'],
    ['an object', { a: {} }, '$.metadata.a'],
    ['a list', ['a'], '$.metadata'],
    ['a name without characters', { '': 'x' }, undefined],
  ])('9 Other than that is refused: %s', async (_what, metadata, path) => {
    const reply = await create(undefined, { seats, metadata }, true);
    expect(reply.statusCode).toBe(400);
    if (path) expect(pathOf(reply)).toBe(path);
  });
});
