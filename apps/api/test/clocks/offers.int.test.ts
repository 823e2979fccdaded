/** Offers (contract, section 10): made, answered, lapsed, and what comes of those that are accepted. */
import { magic } from '@arbiter/mtg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { verifyArchive } from '../../src/verify/archive.js';
import { act, createGame, send, startApp, type TestApp, type TestGame, take } from '../support/app.js';
import { cast, pass as passing } from '../support/magic.js';
import { nim, stones } from '../support/nim.js';
import { LIBRARY, tableIn } from '../support/orders.js';
import { graphql, newPlayer } from '../support/players.js';
import { clocked, DAY, deadlinesOf, expectExact, HOUR, holdTime, inMs, jobsOf, logOf, look, pass } from './support.js';

let t: TestApp;
beforeAll(async () => {
  t = await startApp({ rulesets: { nim, mtg: magic } });
});
afterAll(async () => {
  vi.useRealTimers();
  await t.close();
});
beforeEach(holdTime);

type More = { once?: boolean };
const offer = (game: TestGame, seat: number, body: object, more: More = {}) =>
  send(t.app, 'POST', `/v1/games/${game.id}/offers`, { token: game.tokens[seat], body, ...more });
const answer = (game: TestGame, seat: number, id: string, accept: boolean, more: More = {}) =>
  send(t.app, 'POST', `/v1/games/${game.id}/offers/${id}`, { token: game.tokens[seat], body: { accept }, ...more });
const shown = (game: TestGame, seat: number | undefined, id: string) =>
  send(t.app, 'GET', `/v1/games/${game.id}/offers/${id}`, {
    token: seat === undefined ? undefined : game.tokens[seat],
  });

async function made(game: TestGame, seat: number, body: object): Promise<string> {
  const reply = await offer(game, seat, body);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().offer;
}
async function accepted(game: TestGame, seat: number, body: object): Promise<Record<string, unknown>> {
  const reply = await answer(game, 1 - seat, await made(game, seat, body), true);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
const archived = async (game: TestGame) =>
  verifyArchive({ nim }, (await send(t.app, 'GET', `/v1/games/${game.id}/archive`)).json());

test('An offer is an entry of the log, is listed while it is open, and is answered once, by another', async () => {
  const game = await createGame(t.app);
  const reply = await offer(game, 0, { kind: 'DRAW' });
  expect([reply.statusCode, reply.json()]).toEqual([201, { offer: 'o1', kind: 'DRAW', seat: 0, status: 'OPEN' }]);
  for (const seat of [0, 1, undefined])
    expect(await look(t.app, game, seat)).toMatchObject({
      version: 1,
      offers: [{ offer: 'o1', kind: 'DRAW', seat: 0 }],
    });
  expect((await offer(game, 0, { kind: 'DRAW' })).statusCode, 'one of a kind and seat').toBe(409);
  await made(game, 0, { kind: 'ABORT' });
  await made(game, 1, { kind: 'DRAW' });
  for (const accept of [true, false]) expect((await answer(game, 0, 'o1', accept)).statusCode, 'one’s own').toBe(403);
  expect((await answer(game, 1, 'o1', false)).json()).toMatchObject({ status: 'DECLINED' });
  expect((await answer(game, 1, 'o1', true)).json()).toMatchObject({ status: 409, code: 'CONFLICT' });
  expect((await shown(game, undefined, 'o1')).json()).toMatchObject({ status: 'DECLINED' });
  expect((await look(t.app, game)).offers.map((one) => one.offer)).toEqual(['o2', 'o3']);
  // Moves go on meanwhile, and draws stay offered.
  await act(t.app, game, 0, 4, take(1));
  expect((await answer(game, 0, 'o3', true)).json()).toMatchObject({ status: 'ACCEPTED' });
  const result = { kind: 'DRAW', winners: [], reason: 'agreement' };
  expect(await look(t.app, game, 0)).toMatchObject({
    status: 'FINISHED',
    version: 6,
    result,
    view: { result },
    decisions: [],
    offers: [],
  });
  const types = (await logOf(t.app, game, 1)).map(({ events }) => events.map(({ type }) => type).join());
  expect(types).toEqual([
    'OFFER_MADE',
    'OFFER_MADE',
    'OFFER_MADE',
    'OFFER_DECLINED',
    'STONES_TAKEN',
    'OFFER_ACCEPTED,GAME_ENDED',
  ]);
  const told = (await send(t.app, 'GET', `/v1/games/${game.id}/log?text=true`)).json();
  expect(told.map(({ text }: { text: string }) => text)).toEqual([
    'Ann offered a draw.',
    'Ann offered to abort the game.',
    'Bob offered a draw.',
    'Bob declined a draw.',
    '',
    'Ann accepted a draw.',
  ]);
  expect((await answer(game, 1, 'o2', true)).statusCode).toBe(409);
  expect((await offer(game, 1, { kind: 'DRAW' })).json()).toMatchObject({ status: 409, code: 'GAME_OVER' });
  await expectExact(t, game);
  expect(await archived(game)).toMatchObject({ exact: true, result });
});

test('With the end of the game its offers are gone, however it ends', async () => {
  const game = await createGame(t.app);
  const id = await made(game, 0, { kind: 'DRAW' });
  await send(t.app, 'POST', `/v1/games/${game.id}/concede`, { token: game.tokens[0] });
  expect(await look(t.app, game)).toMatchObject({ status: 'FINISHED', offers: [], result: { winners: [1] } });
  expect((await answer(game, 1, id, true)).statusCode).toBe(409);
  expect((await shown(game, 1, id)).json()).toMatchObject({ status: 'LAPSED' });
});

test('A game that both would rather not play is aborted', async () => {
  const game = await createGame(t.app);
  await accepted(game, 1, { kind: 'ABORT' });
  expect(await look(t.app, game)).toMatchObject({
    status: 'ABORTED',
    result: { kind: 'ABORTED', reason: 'agreement' },
  });
  const [, last] = await logOf(t.app, game);
  expect(last?.events).toMatchObject([{ type: 'OFFER_ACCEPTED' }, { type: 'GAME_ENDED', reason: 'agreement' }]);
  expect(await archived(game)).toMatchObject({ exact: true, result: { kind: 'ABORTED' } });
});

test('Where several others play, all of them must agree; whoever has left the game need not', async () => {
  const { begin } = tableIn(() => t.app);
  for (const left of [false, true]) {
    const game = await begin({}, {}, { players: [LIBRARY, LIBRARY, LIBRARY] });
    if (left) await send(t.app, 'POST', `/v1/games/${game.id}/concede`, { token: game.tokens[2] });
    const id = await made(game, 0, { kind: 'DRAW' });
    expect((await answer(game, 1, id, true)).json()).toMatchObject({ status: left ? 'ACCEPTED' : 'OPEN' });
    expect(await look(t.app, game)).toMatchObject({ status: left ? 'FINISHED' : 'ACTIVE' });
    if (left) continue;
    expect((await answer(game, 2, id, true)).json()).toMatchObject({ status: 'ACCEPTED' });
    expect(await look(t.app, game)).toMatchObject({ status: 'FINISHED', result: { kind: 'DRAW' } });
  }
});

describe('a takeback', () => {
  test('says over GraphQL too what the game is again as it was at, in the event and in its detail', async () => {
    const game = await createGame(t.app);
    await act(t.app, game, 0, 0, take(1));
    await accepted(game, 0, { kind: 'TAKEBACK', version: 0 });
    const detail = 'detail { ... on OfferAcceptedEvent { to version } }';
    const query = `{ game(id: "${game.id}") { log(after: 2) { events { type to version ${detail} } } } }`;
    const said = { to: '0', version: 0 };
    expect((await graphql(t.app, query, game.tokens[1])).data.game.log).toEqual([
      { events: [{ type: 'OFFER_ACCEPTED', ...said, detail: said }] },
    ]);
  });

  test('makes the game what it was; versions grow, and the log keeps what was taken back', async () => {
    const game = await clocked(t.app, { clock: { perMove: 'P1D' } });
    await act(t.app, game, 0, 0, take(1));
    await act(t.app, game, 1, 1, take(2));
    await act(t.app, game, 0, 2, take(3));
    const then = await look(t.app, game, 1, 1);
    pass(HOUR);
    const reply = await offer(game, 1, { kind: 'TAKEBACK', version: 1 });
    expect(reply.json()).toMatchObject({ offer: 'o4', kind: 'TAKEBACK', seat: 1, version: 1 });
    pass(HOUR);
    expect((await answer(game, 0, 'o4', true)).json()).toMatchObject({ status: 'ACCEPTED', version: 1 });
    const now = await look(t.app, game, 1);
    expect(now.version).toBe(5);
    expect(now.view).toEqual(then.view);
    const anew = (d: object): object => ({ ...d, deadline: inMs(DAY) });
    expect(now.decisions).toEqual(then.decisions.map(anew));
    expect(
      (await logOf(t.app, game)).map(({ events }) =>
        events.map(({ type, to }) => (to === undefined ? type : [type, to])),
      ),
    ).toEqual([['STONES_TAKEN'], ['STONES_TAKEN'], ['STONES_TAKEN'], ['OFFER_MADE'], [['OFFER_ACCEPTED', 1]]]);
    await act(t.app, game, 1, 5, take(1));
    await act(t.app, game, 0, 6, take(1));
    await accepted(game, 0, { kind: 'TAKEBACK', version: 3 });
    expect((await look(t.app, game, 0)).view).toEqual((await look(t.app, game, 0, 3)).view);
    await act(t.app, game, 1, 9, take(1));
    const end = await look(t.app, game, 0);
    await expectExact(t, game);
    // From the log alone, in another process.
    await t.database.pool.query('DELETE FROM snapshots WHERE game_id = $1', [game.id]);
    const other = await startApp({ url: t.url });
    expect((await look(other.app, game, 0)).view).toEqual(end.view);
    expect((await look(other.app, game, 0, 6)).view).toEqual((await look(t.app, game, 0, 6)).view);
    expect(await logOf(other.app, game)).toEqual(await logOf(t.app, game));
    await other.close();
    await send(t.app, 'POST', `/v1/games/${game.id}/concede`, { token: game.tokens[0] });
    expect(await archived(game)).toMatchObject({ exact: true });
  });

  test('is refused when something was drawn since, when offered and again when accepted', async () => {
    const game = await createGame(t.app);
    await act(t.app, game, 0, 0, take(1));
    const id = await made(game, 1, { kind: 'TAKEBACK', version: 0 });
    // The one who offers moves: that is no reason to lapse.
    await act(t.app, game, 1, 2, { choose: [{ kind: 'PEEK' }] });
    expect((await answer(game, 0, id, true)).json()).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect((await answer(game, 0, id, false)).statusCode).toBe(200);
    expect((await offer(game, 0, { kind: 'TAKEBACK', version: 0 })).statusCode).toBe(409);
    await act(t.app, game, 1, 4, take(1));
    expect((await offer(game, 1, { kind: 'TAKEBACK', version: 4 })).statusCode).toBe(201);
    expect(await look(t.app, game)).toMatchObject({ status: 'ACTIVE', version: 6 });
  });

  test('is of what a seat has played from its hand, until a hand is revealed', async () => {
    const { begin, act: play, sight } = tableIn(() => t.app);
    const game = await begin({ hand: ['Duress', 'Swamp'] }, { hand: ['Shock'] });
    const before = await sight(game, 0);
    await play(game, 0, { choose: [{ kind: 'PLAY_LAND' }] });
    await play(game, 0, cast('Duress'), passing);
    await accepted(game, 0, { kind: 'TAKEBACK', version: 0 });
    expect((await sight(game, 0)).view).toEqual(before.view);
    await play(game, 0, { choose: [{ kind: 'PLAY_LAND' }] }, cast('Duress'), passing);
    const { version } = await play(game, 1, passing);
    expect((await offer(game, 1, { kind: 'TAKEBACK', version: version - 1 })).json()).toMatchObject({
      status: 409,
      code: 'CONFLICT',
    });
  });

  test.each([
    ['something was drawn by lot', { do: 'random', who: 'you', zone: 'battlefield', save: 'it' }],
    ['a card came out of a library', { do: 'mill', who: 'you', count: 1 }],
    ['somebody has looked into a library', { do: 'arrange', kind: 'SCRY', count: 1, piles: ['top', 'bottom'] }],
    ['nothing of the kind has happened', { do: 'stat', who: 'you', stat: 'life', amount: 1 }],
  ])('is refused where since its version %s', async (what, effect) => {
    const props = {
      name: 'Test Omen',
      supertypes: [],
      types: ['Instant'],
      subtypes: [],
      colors: ['R'],
      manaCost: '{R}',
    };
    const omen = { name: 'Test Omen', props, abilities: [{ kind: 'spell', effects: [effect] }] };
    const { begin, act: play } = tableIn(() => t.app);
    const first = { hand: ['Test Omen'], battlefield: ['Mountain', 'Mountain', 'Hill Giant'] };
    const game = await begin(first, {}, { definitions: [omen] });
    await play(game, 0, cast('Test Omen'), passing);
    const { version } = await play(game, 1, passing);
    const reply = await offer(game, 0, { kind: 'TAKEBACK', version: version - 1 });
    expect(reply.statusCode, reply.body).toBe(what.startsWith('nothing') ? 201 : 409);
  });

  test('ends a pause', async () => {
    const game = await clocked(t.app, { clock: { perMove: 'P1D' } });
    await act(t.app, game, 0, 0, take(1));
    await accepted(game, 0, { kind: 'PAUSE' });
    pass(HOUR);
    await accepted(game, 0, { kind: 'TAKEBACK', version: 0 });
    expect(await look(t.app, game)).toMatchObject({ clock: { paused: false }, decisions: [{ deadline: inMs(DAY) }] });
    expect((await offer(game, 0, { kind: 'PAUSE' })).statusCode, 'nothing is paused any more').toBe(201);
  });

  test('leaves each bank what it had left', async () => {
    const game = await clocked(t.app, { clock: { bank: 'P1D', increment: 'PT1M' } });
    pass(HOUR);
    await act(t.app, game, 0, 0, take(1));
    pass(2 * HOUR);
    await accepted(game, 0, { kind: 'TAKEBACK', version: 0 });
    expect((await look(t.app, game)).clock?.left).toEqual([23 * 3600 + 60, 22 * 3600]);
    expect(await deadlinesOf(t.app, game)).toEqual([inMs(23 * HOUR + 60_000)]);
  });

  test('names a version that is past', async () => {
    const game = await createGame(t.app);
    await act(t.app, game, 0, 0, take(1));
    for (const more of [{}, { version: 1 }, { version: 2 }, { version: -1 }]) {
      const reply = await offer(game, 0, { kind: 'TAKEBACK', ...more });
      expect([reply.statusCode, reply.json().errors[0].path]).toEqual([400, '$.version']);
    }
    expect((await look(t.app, game)).version).toBe(1);
  });

  test('lapses with the other seat’s next move', async () => {
    const game = await createGame(t.app);
    await act(t.app, game, 0, 0, take(1));
    const id = await made(game, 0, { kind: 'TAKEBACK', version: 0 });
    await act(t.app, game, 1, 2, take(1));
    expect((await look(t.app, game)).offers).toEqual([]);
    expect((await answer(game, 1, id, true)).statusCode).toBe(409);
    expect((await shown(game, 0, id)).json()).toMatchObject({ status: 'LAPSED' });
  });

  test('clears all orders and says so to each seat of its own', async () => {
    const game = await createGame(t.app);
    const orders = `/v1/games/${game.id}/orders`;
    await act(t.app, game, 0, 0, take(1));
    for (const [seat, id] of [
      [0, 'mine'],
      [1, 'yours'],
    ] as const) {
      const body = { orders: [{ id, on: { kind: 'TURN' }, answers: [take(1)] }] };
      expect((await send(t.app, 'PUT', orders, { token: game.tokens[seat], body })).statusCode).toBe(200);
    }
    await accepted(game, 0, { kind: 'TAKEBACK', version: 0 });
    for (const [seat, order] of [
      [0, 'mine'],
      [1, 'yours'],
    ] as const) {
      const left = (await send(t.app, 'GET', orders, { token: game.tokens[seat] })).json();
      expect(left).toMatchObject({ orders: [], dropped: [{ type: 'ORDER_DROPPED', order, version: 3 }] });
    }
    const spoken = JSON.stringify(await logOf(t.app, game, 1));
    expect(spoken).not.toContain('mine');
  });
});

describe('a pause', () => {
  test('keeps the time left, and ends when either seat lifts it', async () => {
    const game = await clocked(t.app, { clock: { bank: 'P1D' }, onTimeout: 'concede' });
    pass(HOUR);
    const id = await made(game, 0, { kind: 'PAUSE' });
    expect(await deadlinesOf(t.app, game), 'time runs on until it is accepted').toEqual([inMs(23 * HOUR)]);
    await answer(game, 1, id, true);
    expect(await look(t.app, game)).toMatchObject({ clock: { paused: true }, decisions: [{ deadline: null }] });
    expect(await jobsOf(t, game)).toEqual([]);
    pass(40 * DAY);
    expect((await offer(game, 0, { kind: 'PAUSE' })).statusCode).toBe(409);
    expect((await answer(game, 1, id, true)).statusCode).toBe(409);
    expect((await answer(game, 0, id, false)).statusCode).toBe(200);
    expect(await deadlinesOf(t.app, game)).toEqual([inMs(23 * HOUR)]);
    expect(await jobsOf(t, game)).toHaveLength(1);
    expect((await answer(game, 1, id, false)).statusCode).toBe(409);
    await expectExact(t, game);
  });

  test('keeps what was left for a decision', async () => {
    const game = await clocked(t.app, { clock: { perMove: 'P1D' } });
    pass(HOUR);
    const id = await made(game, 1, { kind: 'PAUSE' });
    await answer(game, 0, id, true);
    pass(40 * DAY);
    expect((await answer(game, 1, id, false)).statusCode).toBe(200);
    expect(await deadlinesOf(t.app, game)).toEqual([inMs(23 * HOUR)]);
  });

  test('ends with the next move', async () => {
    const game = await clocked(t.app, { clock: { bank: 'P1D' } });
    await accepted(game, 1, { kind: 'PAUSE' });
    pass(40 * DAY);
    expect((await send(t.app, 'POST', `/v1/games/${game.id}/claim`, { token: game.tokens[1] })).statusCode).toBe(409);
    await act(t.app, game, 0, 2, take(1));
    expect(await look(t.app, game)).toMatchObject({ clock: { paused: false, left: [86_400, 86_400] } });
    expect(await deadlinesOf(t.app, game)).toEqual([inMs(DAY)]);
    expect((await offer(game, 0, { kind: 'PAUSE' })).statusCode, 'nothing is paused any more').toBe(201);
  });

  test('needs a clock', async () => {
    expect((await offer(await createGame(t.app), 0, { kind: 'PAUSE' })).statusCode).toBe(409);
  });
});

test('A rematch is offered after the end; seats are turned, and each finds the own token', async () => {
  const game = await clocked(t.app, { clock: { perMove: 'P3D' } });
  expect((await offer(game, 0, { kind: 'REMATCH' })).statusCode).toBe(409);
  await send(t.app, 'POST', `/v1/games/${game.id}/concede`, { token: game.tokens[0] });
  const id = await made(game, 0, { kind: 'REMATCH' });
  expect(await look(t.app, game)).toMatchObject({ version: 2, status: 'FINISHED', offers: [{ kind: 'REMATCH' }] });
  const reply = (await answer(game, 1, id, true)).json();
  expect(reply).toMatchObject({ status: 'ACCEPTED', seat: 0, by: 0, game: expect.stringMatching(/^g_/) });
  const mine = (await shown(game, 0, id)).json();
  expect(mine).toMatchObject({ game: reply.game, seat: 1 });
  expect((await shown(game, undefined, id)).json().token).toBeUndefined();
  const next: TestGame = { id: reply.game, tokens: [reply.token, mine.token], judge: undefined };
  expect(await look(t.app, next, 0)).toMatchObject({
    status: 'ACTIVE',
    version: 0,
    seats: [{ name: 'Bob' }, { name: 'Ann' }],
    clock: { perMove: 3 * 86_400 },
    decisions: [{ seat: 0, deadline: inMs(3 * DAY) }],
  });
  expect((await act(t.app, next, 0, 0, take(1))).statusCode).toBe(200);
  expect((await act(t.app, next, 1, 1, take(1))).statusCode).toBe(200);
  expect((await offer(game, 0, { kind: 'REMATCH' })).statusCode, 'there is one already').toBe(409);
  await send(t.app, 'POST', `/v1/games/${next.id}/concede`, { token: next.tokens[0] });
  const seedOf = async ({ id }: TestGame) => (await send(t.app, 'GET', `/v1/games/${id}`)).json().seed;
  expect(await seedOf(next), 'that of the first game is public').not.toBe(await seedOf(game));
  await expectExact(t, game);
  expect(await archived(game)).toMatchObject({ exact: true, result: { winners: [1] } });
  expect(await look(t.app, game, 0, 1)).toMatchObject({ status: 'FINISHED', decisions: [] });
  expect(await look(t.app, game, 0, 0)).toMatchObject({ status: 'ACTIVE', result: null });
});

test('A rematch of players is among the games of both', async () => {
  const players = [await newPlayer(t.app, 'Ann'), await newPlayer(t.app, 'Bob')];
  const [ann, bob] = players.map(({ key }) => key) as [string, string];
  const seats = [{ me: true, deck: stones(10) }, { player: players[1]?.player }];
  const body = { ruleset: 'nim', edition: '1', seats };
  const { game: id } = (await send(t.app, 'POST', '/v1/games', { token: ann, body })).json();
  await send(t.app, 'POST', `/v1/games/${id}/join`, { token: bob, body: { deck: stones(11) } });
  const game: TestGame = { id, tokens: [ann, bob], judge: undefined };
  await send(t.app, 'POST', `/v1/games/${id}/concede`, { token: ann });
  const next = await accepted(game, 0, { kind: 'REMATCH' });
  for (const [seat, token] of [
    [1, ann],
    [0, bob],
  ] as const) {
    const mine = await send(t.app, 'GET', '/v1/me/games?status=ACTIVE', { token });
    expect(mine.json().games).toMatchObject([{ id: next.game, seat }]);
  }
});

test('A rematch of a game that is not listed is not listed', async () => {
  const game = await createGame(t.app, { options: { listed: false } });
  await send(t.app, 'POST', `/v1/games/${game.id}/concede`, { token: game.tokens[0] });
  const next = await accepted(game, 0, { kind: 'REMATCH' });
  const url = `/v1/games/${next.game}`;
  expect((await send(t.app, 'GET', url)).statusCode).toBe(404);
  expect((await send(t.app, 'GET', url, { token: String(next.token) })).statusCode).toBe(200);
});

test('An offer that is accepted twice at once is accepted once', async () => {
  for (const kind of ['DRAW', 'REMATCH']) {
    const game = await createGame(t.app);
    if (kind === 'REMATCH') await send(t.app, 'POST', `/v1/games/${game.id}/concede`, { token: game.tokens[0] });
    const id = await made(game, 0, { kind });
    const { version } = await look(t.app, game);
    const both = await Promise.all([1, 2, 3].map(() => answer(game, 1, id, true, { once: true })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect((await look(t.app, game)).version).toBe(version + 1);
    await expectExact(t, game);
  }
});

test('Who may offer, and what is refused', async () => {
  const game = await createGame(t.app, { options: { test: true } });
  const url = `/v1/games/${game.id}/offers`;
  const status = async (token: string | undefined, body: unknown, to = url): Promise<number> =>
    (await send(t.app, 'POST', to, { token, body, once: true })).statusCode;
  expect(await status(undefined, { kind: 'DRAW' })).toBe(401);
  expect(await status(game.judge, { kind: 'DRAW' })).toBe(403);
  expect(await status((await createGame(t.app)).tokens[0], { kind: 'DRAW' })).toBe(401);
  for (const body of [
    {},
    { kind: 'TEA' },
    { kind: 'TAKEBACK' },
    { kind: 'DRAW', version: 0 },
    { kind: 'TAKEBACK', version: 0 },
  ])
    expect([body, await status(game.tokens[0], body)]).toEqual([body, 400]);
  expect(await status(game.tokens[0], { accept: true }, `${url}/o7`)).toBe(404);
  expect(await status(game.tokens[0], { accept: true }, `${url}/nothing`)).toBe(404);
  expect(await status(game.tokens[0], { accept: 'yes' }, `${url}/o1`)).toBe(400);
  expect((await look(t.app, game)).version).toBe(0);
  const seats = [
    { name: 'Ann', deck: stones(10) },
    { bot: 'greedy', deck: stones(10) },
  ];
  expect((await offer(await createGame(t.app, { seats }), 0, { kind: 'DRAW' })).statusCode).toBe(409);
  const open = { seats: [{ name: 'Ann', deck: stones(10) }, { open: true }] };
  expect((await offer(await createGame(t.app, open), 0, { kind: 'DRAW' })).json()).toMatchObject({ code: 'CONFLICT' });
});

test('The same over GraphQL', async () => {
  const game = await createGame(t.app);
  const fields = 'offer { offer kind seat status game token } userErrors { code }';
  const make = `mutation { makeOffer(gameId: "${game.id}", kind: DRAW) { ${fields} } }`;
  const first = await graphql(t.app, make, game.tokens[0]);
  expect(first.data.makeOffer).toMatchObject({
    offer: { offer: 'o1', kind: 'DRAW', seat: 0, status: 'OPEN' },
    userErrors: [],
  });
  expect((await graphql(t.app, make, game.tokens[0])).data.makeOffer).toMatchObject({
    offer: null,
    userErrors: [{ code: 'CONFLICT' }],
  });
  const listed = await graphql(t.app, `{ game(id: "${game.id}") { offers { offer kind seat } } }`);
  expect(listed.data.game.offers).toEqual([{ offer: 'o1', kind: 'DRAW', seat: 0 }]);
  const say = `mutation { answerOffer(gameId: "${game.id}", offer: "o1", accept: true) { ${fields} } }`;
  expect((await graphql(t.app, say, game.tokens[0])).data.answerOffer.userErrors).toMatchObject([
    { code: 'FORBIDDEN' },
  ]);
  expect((await graphql(t.app, say, game.tokens[1])).data.answerOffer.offer).toMatchObject({ status: 'ACCEPTED' });
  const found = await graphql(t.app, `{ offer(gameId: "${game.id}", offer: "o1") { ${fields} } }`);
  expect(found.data.offer.offer).toMatchObject({ status: 'ACCEPTED' });
});
