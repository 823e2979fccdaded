import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulesets } from '../../src/rulesets.js';
import { send, startApp, type TestApp } from '../support/app.js';
import { scenario } from '../support/magic.js';
import { nim, stones } from '../support/nim.js';
import { graphql, newPlayer } from '../support/players.js';

let t: TestApp;
beforeAll(async () => {
  t = await startApp({ rulesets: { ...rulesets, nim } });
});
afterAll(() => t.close());

const deck = stones(10);
const NIM = { ruleset: 'nim', edition: '1' };
const create = async (token: string | undefined, body: object) => {
  const reply = await send(t.app, 'POST', '/v1/games', { token, body: { ...NIM, ...body } });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
};
const act = (id: string, token: string | undefined, expectedVersion: number) =>
  send(t.app, 'POST', `/v1/games/${id}/actions`, {
    token,
    body: { answers: [{ choose: [{ kind: 'TAKE', value: 1 }] }], expectedVersion },
  });
const ids = (reply: { json: () => { games: { id: string }[] } }) => reply.json().games.map(({ id }) => id);
const withMe = [
  { me: true, deck },
  { name: 'Guest', deck },
];

describe('9 My games', () => {
  test('9 The one that was moved in last comes first, with who is asked, in pages', async () => {
    const { key } = await newPlayer(t.app);
    const games = [];
    for (let i = 0; i < 3; i++) games.push(await create(key, { seats: withMe }));
    const [a, b, c] = games.map(({ game }) => game);
    const mine = (more = '') => send(t.app, 'GET', `/v1/me/games${more}`, { token: key });
    expect(ids(await mine())).toEqual([c, b, a]);
    await act(a, key, 0);
    const listed = await mine();
    expect(ids(listed)).toEqual([a, c, b]);
    expect(listed.json().games[0]).toMatchObject({
      version: 1,
      seat: 0,
      deadline: null,
      pending: [{ id: expect.any(String), seat: 1, kind: 'TURN', deadline: null }],
      seats: [{ name: 'Ann' }, { name: 'Guest' }],
    });
    expect(ids(await mine('?turn=mine'))).toEqual([c, b]);
    await act(a, games[0].seats[1].token, 1);
    expect(ids(await mine('?turn=mine'))).toEqual([a, c, b]);
    await send(t.app, 'POST', `/v1/games/${b}/concede`, { token: key });
    expect(ids(await mine('?status=FINISHED'))).toEqual([b]);
    expect(ids(await mine('?turn=mine&status=ACTIVE'))).toEqual([a, c]);
    expect(ids(await mine('?turn=mine&status=FINISHED'))).toEqual([]);
    const first = await mine('?first=2');
    expect([ids(first), first.json().pageInfo.hasNextPage]).toEqual([[b, a], true]);
    const rest = await mine(`?first=2&after=${first.json().pageInfo.endCursor}`);
    expect([ids(rest), rest.json().pageInfo.hasNextPage]).toEqual([[c], false]);
    expect(ids(await mine('?ruleset=nim'))).toHaveLength(3);
    expect(ids(await mine('?ruleset=mtg'))).toEqual([]);
    const asked = await graphql(
      t.app,
      '{ myGames(turn: mine) { games { id version seat deadline pending { seat kind } } nodes { id } pageInfo { hasNextPage } } }',
      key,
    );
    expect(asked.data.myGames.games.map((g: { id: string }) => g.id)).toEqual([a, c]);
    expect(
      (await graphql(t.app, '{ myGames(first: 1) { nodes { game { view { viewer } } } } }', key)).data.myGames.nodes[0]
        .game.view.viewer,
    ).toBe('0');
  });

  test('9 Games of others are not in it', async () => {
    const [ann, bob] = [await newPlayer(t.app), await newPlayer(t.app, 'Bob')];
    await create(ann.key, { seats: withMe });
    expect(ids(await send(t.app, 'GET', '/v1/me/games', { token: bob.key }))).toEqual([]);
  });

  test.each(['status=OVER', 'turn=theirs', 'first=0', 'first=101', 'after=x', 'seat=open', 'after=', 'page=2'])(
    '9 ?%s is refused',
    async (query) => {
      const { key } = await newPlayer(t.app);
      expect((await send(t.app, 'GET', `/v1/me/games?${query}`, { token: key })).statusCode).toBe(400);
    },
  );
});

describe('9 The public list', () => {
  test('9 It is filtered by status, ruleset, edition and open seats', async () => {
    const invited = await newPlayer(t.app);
    const open = (await create(undefined, { seats: [{ name: 'A', deck }, { open: true }] })).game;
    const reserved = (await create(undefined, { seats: [{ name: 'A', deck }, { player: invited.player }] })).game;
    const going = (
      await create(undefined, {
        seats: [
          { name: 'A', deck },
          { name: 'B', deck },
        ],
      })
    ).game;
    const magic = (await create(undefined, { ruleset: 'mtg', edition: 'current', scenario: scenario({}) })).game;
    const list = async (query: string) => ids(await send(t.app, 'GET', `/v1/games?first=100&${query}`));
    expect(await list('seat=open')).toContain(open);
    expect(await list('seat=open')).not.toContain(reserved);
    expect(await list('seat=open')).not.toContain(going);
    expect(await list('status=OPEN')).toEqual(expect.arrayContaining([open, reserved]));
    expect(await list('seat=open&status=ACTIVE')).toEqual([]);
    expect(await list('ruleset=mtg')).toEqual([magic]);
    expect(await list('ruleset=mtg&edition=2003')).toEqual([]);
    expect(await list('ruleset=mtg&edition=current')).toEqual([magic]);
    const asked = await graphql(t.app, '{ games(ruleset: "nim", seat: open, first: 100) { nodes { id } } }');
    expect(asked.data.games.nodes.map((g: { id: string }) => g.id)).toContain(open);
  });

  test.each(['seat=0', 'seat=closed', 'ruleset=', 'edition=', 'turn=mine', 'status=open'])(
    '9 ?%s is refused',
    async (query) => {
      expect((await send(t.app, 'GET', `/v1/games?${query}`)).statusCode).toBe(400);
    },
  );
});

describe('9 Games that are not listed', () => {
  test('9 Whoever has nothing of theirs gets the same answer by every route as for an unknown id', async () => {
    const [ann, bob, eve] = [await newPlayer(t.app), await newPlayer(t.app, 'Bob'), await newPlayer(t.app, 'Eve')];
    const unlisted = { options: { listed: false, joinable: true } };
    const open = await create(ann.key, { seats: [{ me: true, deck }, { player: bob.player }], ...unlisted });
    const going = await create(ann.key, { seats: withMe, options: { listed: false, test: true } });
    const over = await create(ann.key, { seats: withMe, ...unlisted });
    await send(t.app, 'POST', `/v1/games/${over.game}/concede`, { token: ann.key });
    const foreign = (
      await create(undefined, {
        seats: [
          { name: 'A', deck },
          { name: 'B', deck },
        ],
      })
    ).seats[0].token;
    const requests: [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object][] = [
      ['GET', ''],
      ['GET', '?version=0'],
      ['GET', '?version=99'],
      ['GET', '?viewer=judge'],
      ['GET', '/decisions'],
      ['GET', '/log?after=-1'],
      ['GET', '/archive'],
      ['GET', '/stream?after=-1'],
      ['GET', '/stream?ticket=0.9999999999999.x.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
      ['POST', '/stream-tickets'],
      ['POST', '/actions', { answers: [{ number: 1 }], expectedVersion: 0 }],
      ['POST', '/concede'],
      ['GET', '/board'],
      ['GET', '/orders'],
      ['PUT', '/orders', { orders: [] }],
      ['DELETE', '/orders'],
      ['POST', '/claim'],
      ['POST', '/offers', { kind: 'DRAW' }],
      ['GET', '/offers/o1'],
      ['POST', '/offers/o1', { accept: true }],
      ['POST', '/position', {}],
      ['POST', '/why', { match: { kind: 'TAKE' } }],
      ['POST', '/deck', { deck }],
      ['POST', '/seats/0/token'],
      ['POST', '/join', { name: 'Eve', deck }],
      ['POST', '/join', { name: 'Eve', deck, invite: 'invite_wrong' }],
    ];
    for (const [method, path, body] of requests)
      for (const token of [undefined, eve.key, foreign]) {
        const ask = async (id: string) => {
          const headers = { 'if-none-match': '"0"' };
          const reply = await send(t.app, method, `/v1/games/${id}${path}`, { token, body, headers, once: true });
          const { date: _date, 'request-id': _id, 'content-length': _length, ...rest } = reply.headers;
          return { status: reply.statusCode, body: reply.json(), headers: Object.keys(rest).sort() };
        };
        const unknown = await ask('g_unknownunknown');
        for (const { game } of [open, going, over])
          expect([method, path, game === open.game, await ask(game)]).toEqual([
            method,
            path,
            game === open.game,
            unknown,
          ]);
        expect(unknown.status).toBe(404);
      }
    for (const { game } of [open, going, over]) {
      expect((await graphql(t.app, `{ game(id: "${game}") { id } }`, eve.key)).data).toEqual({ game: null });
      const submitted = await graphql(
        t.app,
        `mutation { concede(gameId: "${game}") { version userErrors { code detail } } }`,
        eve.key,
      );
      expect(submitted.data.concede.userErrors).toEqual([{ code: 'NOT_FOUND', detail: 'there is no such game' }]);
      expect(
        (await send(t.app, 'POST', `/v1/games/${game}/seats/0/token`, { token: eve.key, once: true })).statusCode,
      ).toBe(404);
      expect(ids(await send(t.app, 'GET', '/v1/games?first=100'))).not.toContain(game);
      expect(
        (await graphql(t.app, '{ games(first: 100) { nodes { id } } }', ann.key)).data.games.nodes,
      ).not.toContainEqual({ id: game });
    }
    // Those who belong there see it.
    expect((await send(t.app, 'GET', `/v1/games/${going.game}`, { token: going.judgeToken })).statusCode).toBe(200);
    expect((await send(t.app, 'GET', `/v1/games/${going.game}`, { token: going.seats[1].token })).statusCode).toBe(200);
    expect((await send(t.app, 'GET', `/v1/games/${over.game}/archive`, { token: ann.key })).statusCode).toBe(200);
    expect((await send(t.app, 'GET', `/v1/games/${open.game}`, { token: bob.key })).json().view.viewer).toBe(
      'spectator',
    );
    expect(ids(await send(t.app, 'GET', '/v1/me/games', { token: bob.key }))).toEqual([open.game]);
    expect(
      (await send(t.app, 'POST', `/v1/games/${open.game}/join`, { token: bob.key, body: { deck } })).statusCode,
    ).toBe(200);
  });

  test('9 The right invite opens it', async () => {
    const { game, seats } = await create(undefined, {
      seats: [{ name: 'A', deck }, { open: true }],
      options: { listed: false },
    });
    const joined = await send(t.app, 'POST', `/v1/games/${game}/join`, {
      body: { name: 'B', deck, invite: seats[1].invite },
    });
    expect(joined.statusCode).toBe(200);
  });

  test('9 By GraphQL it can be created also where nobody has a seat yet', async () => {
    const input = { ...NIM, seats: [{ name: 'A', deck }, { open: true }], options: { listed: false } };
    const query =
      'mutation ($i: CreateGameInput!) { createGame(input: $i) { game { id } seats { invite } userErrors { code } } }';
    const made = await graphql(t.app, query, undefined, { i: input });
    expect(made.data.createGame).toMatchObject({ game: { id: expect.any(String) }, userErrors: [] });
  });
});
