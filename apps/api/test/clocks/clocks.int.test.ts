/** Clocks (contract, section 10): deadlines, what becomes of whom whose time is over, and that each is acted on once. */
import { setTimeout as sleep } from 'node:timers/promises';
import { magic } from '@arbiter/mtg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { verifyArchive } from '../../src/verify/archive.js';
import { act, createGame, send, startApp, type TestApp, type TestGame, take } from '../support/app.js';
import { scenario as magicScenario } from '../support/magic.js';
import { nim, stones } from '../support/nim.js';
import { graphql, newPlayer } from '../support/players.js';
import {
  clocked,
  DAY,
  deadlinesOf,
  expectExact,
  HOUR,
  holdTime,
  inMs,
  jobsOf,
  logOf,
  look,
  pass,
  SECOND,
  untilVersion,
} from './support.js';

let t: TestApp;
beforeAll(async () => {
  t = await startApp({ rulesets: { nim, mtg: magic } });
});
afterAll(async () => {
  vi.useRealTimers();
  await t.close();
});
beforeEach(holdTime);

const claim = (game: TestGame, seat: number | undefined, more: object = {}) =>
  send(t.app, 'POST', `/v1/games/${game.id}/claim`, {
    token: seat === undefined ? undefined : game.tokens[seat],
    ...more,
  });

describe('deadlines', () => {
  test('Each decision starts perMove anew, and everybody sees the deadline in UTC, at every version', async () => {
    const game = await clocked(t.app, { clock: { perMove: 'P3D' } });
    const first = inMs(3 * DAY);
    for (const seat of [0, 1, undefined]) expect(await deadlinesOf(t.app, game, seat)).toEqual([first]);
    const alone = await send(t.app, 'GET', `/v1/games/${game.id}/decisions`, { token: game.tokens[0] });
    expect(alone.json()).toMatchObject([{ deadline: first }]);
    pass(DAY);
    const reply = await act(t.app, game, 0, 0, take(1));
    const second = inMs(3 * DAY);
    expect(reply.json().decisions).toMatchObject([{ seat: 1, deadline: second }]);
    pass(HOUR);
    expect(await deadlinesOf(t.app, game, 1)).toEqual([second]);
    expect(await deadlinesOf(t.app, game, 1, 0)).toEqual([first]);
    await act(t.app, game, 1, 1, take(1));
    expect(await deadlinesOf(t.app, game, 0, 1)).toEqual([second]);
    expect(await look(t.app, game)).toMatchObject({
      clock: { perMove: 3 * 86_400, bank: null, left: null, paused: false },
    });
    pass(HOUR);
    await act(t.app, game, 0, 2, { choose: [{ kind: 'BID' }] });
    expect(await deadlinesOf(t.app, game), 'the same seat is asked again').toEqual([inMs(3 * DAY)]);
    await expectExact(t, game);
  });

  test('The bank runs while the seat has a decision, and the increment is added after its answer', async () => {
    const game = await clocked(t.app, { clock: { bank: 'P2D', increment: 'PT12H' } });
    expect(await deadlinesOf(t.app, game)).toEqual([inMs(2 * DAY)]);
    pass(DAY);
    await act(t.app, game, 0, 0, take(1));
    // Ann has a day and twelve hours left, and Bob all of his.
    expect(await deadlinesOf(t.app, game)).toEqual([inMs(2 * DAY)]);
    pass(36 * HOUR);
    await act(t.app, game, 1, 1, take(1));
    expect(await deadlinesOf(t.app, game)).toEqual([inMs(36 * HOUR)]);
    expect((await look(t.app, game)).clock).toMatchObject({ left: [36 * 3600, 24 * 3600] });
    pass(HOUR);
    await act(t.app, game, 0, 2, { choose: [{ kind: 'BID' }] });
    expect(await deadlinesOf(t.app, game), 'asked again at once').toEqual([inMs(47 * HOUR)]);
  });

  test('What a standing order answers is an answer: its seat gets the increment, and its version has its deadline', async () => {
    const game = await clocked(t.app, { clock: { bank: 'P1D', increment: 'PT1H' } });
    const orders = [{ on: { kind: 'TURN' }, answers: [take(1)] }];
    await send(t.app, 'PUT', `/v1/games/${game.id}/orders`, { token: game.tokens[1], body: { orders } });
    pass(2 * HOUR);
    expect((await act(t.app, game, 0, 0, take(1))).json().version).toBe(2);
    expect((await look(t.app, game)).clock?.left).toEqual([23 * 3600, 25 * 3600]);
    expect(await deadlinesOf(t.app, game, 1, 1)).toEqual([inMs(DAY)]);
    expect(await deadlinesOf(t.app, game)).toEqual([inMs(23 * HOUR)]);
    await expectExact(t, game);
  });

  test('Nobody’s time runs before the game begins, and a scenario’s judge takes all the time in the world', async () => {
    const open = await createGame(t.app, {
      seats: [{ name: 'Ann', deck: stones(10) }, { open: true }],
      options: { clock: { perMove: 'PT1H' } },
    });
    expect(await look(t.app, open)).toMatchObject({ clock: null, decisions: [] });
    const scenario = { ruleset: 'nim', edition: '1', stones: 3, stops: [{}] };
    const game = await clocked(t.app, { clock: { perMove: 'PT1H' } }, { seats: undefined, scenario });
    expect(await deadlinesOf(t.app, game)).toEqual([null]);
    const answer = { answers: [{ confirm: true }], expectedVersion: 0 };
    await send(t.app, 'POST', `/v1/games/${game.id}/actions`, { token: game.judge, body: answer });
    expect(await deadlinesOf(t.app, game)).toEqual([inMs(HOUR)]);
  });

  test('What is asked already keeps its time where somebody else leaves the game', async () => {
    const players = Array.from({ length: 3 }, () => ({ library: [{ card: 'Plains', count: 9 }] }));
    const scenario = { ...magicScenario({}), players };
    const more = { ruleset: 'mtg', edition: 'current', seats: undefined, scenario };
    const game = await clocked(t.app, { clock: { perMove: 'P1D' } }, more);
    pass(HOUR);
    await send(t.app, 'POST', `/v1/games/${game.id}/concede`, { token: game.tokens[2] });
    expect(await look(t.app, game)).toMatchObject({ version: 1, decisions: [{ seat: 0, deadline: inMs(23 * HOUR) }] });
  });

  test('It begins with the last player who joins, and players are told in their lists and streams', async () => {
    const [ann, bob] = [await newPlayer(t.app, 'Ann'), await newPlayer(t.app, 'Bob')];
    const body = {
      ruleset: 'nim',
      edition: '1',
      seats: [{ me: true, deck: stones(10) }, { player: bob.player }],
      options: { clock: { perMove: 'P1D' } },
    };
    const { game: id } = (await send(t.app, 'POST', '/v1/games', { token: ann.key, body })).json();
    pass(5 * DAY);
    await send(t.app, 'POST', `/v1/games/${id}/join`, { token: bob.key, body: { deck: stones(10) } });
    const due = inMs(DAY);
    const mine = await send(t.app, 'GET', '/v1/me/games', { token: ann.key });
    expect(mine.json().games).toMatchObject([{ id, deadline: due, pending: [{ seat: 0, deadline: due }] }]);
    const theirs = await send(t.app, 'GET', '/v1/me/games', { token: bob.key });
    expect(theirs.json().games).toMatchObject([{ id, deadline: null, pending: [{ seat: 0, deadline: due }] }]);
    const stop = new AbortController();
    const events = await t.app.services.myGames.stream(bob.key, undefined, stop.signal);
    const told = events.next();
    await sleep(50);
    await act(t.app, { id, tokens: [ann.key, bob.key], judge: undefined }, 0, 0, take(1));
    expect((await told).value).toMatchObject({ game: id, type: 'decision.pending', deadline: inMs(DAY) });
    stop.abort();
  });
});

test.each([
  [{ clock: { perMove: 'PT0S' } }, '$.options.clock.perMove'],
  [{ clock: { perMove: '-P1D' } }, '$.options.clock.perMove'],
  [{ clock: { perMove: '3 days' } }, '$.options.clock.perMove'],
  [{ clock: { perMove: 3600 } }, '$.options.clock.perMove'],
  [{ clock: { perMove: 'P100Y' } }, '$.options.clock.perMove'],
  [{ clock: { bank: 'P100Y' } }, '$.options.clock.bank'],
  [{ clock: { bank: 'P1D', increment: 'PT0S' } }, '$.options.clock.increment'],
  [{ clock: { perMove: 'P1D', bank: 'P1D' } }, '$.options.clock'],
  [{ clock: {} }, '$.options.clock'],
  [{ clock: { perMove: 'P1D', increment: 'PT1S' } }, '$.options.clock.increment'],
  [{ clock: { perMove: 'P1D' }, onTimeout: 'explode' }, '$.options.onTimeout'],
  [{ onTimeout: 'claim' }, '$.options.onTimeout'],
])('A clock that cannot be kept is refused: %j', async (options, path) => {
  const seats = [1, 2].map((n) => ({ name: `P${n}`, deck: stones(10) }));
  const reply = await send(t.app, 'POST', '/v1/games', { body: { ruleset: 'nim', edition: '1', seats, options } });
  expect([reply.statusCode, reply.json().errors.map((e: { path: string }) => e.path)]).toEqual([400, [path]]);
});

test.each([
  ['PT1S', SECOND],
  ['PT90M', 90 * 60 * SECOND],
  ['P1DT12H', 36 * HOUR],
  ['P2W', 14 * DAY],
  ['P1M', 30 * DAY],
  ['P1Y', 365 * DAY],
])('A clock of %s is kept', async (perMove, ms) => {
  const game = await clocked(t.app, { clock: { perMove } });
  expect(await deadlinesOf(t.app, game)).toEqual([inMs(ms)]);
});

describe('when the time is over', () => {
  test('the default is sent, and the log, its chain and its replay know of it', async () => {
    const game = await clocked(t.app, { clock: { bank: 'PT1H', increment: 'PT1M' }, onTimeout: 'default' });
    expect(await jobsOf(t, game)).toEqual([{ run_at: new Date(Date.now() + HOUR) }]);
    pass(HOUR);
    await untilVersion(t.app, game, 1);
    const [entry] = await logOf(t.app, game);
    expect(entry).toMatchObject({ version: 1, seat: 0 });
    expect(entry?.events.map(({ type }) => type)).toEqual(['TIMED_OUT', 'STONES_TAKEN']);
    expect(entry?.events[0]).toMatchObject({ seat: 0, then: 'default' });
    // Whoever was answered for gets no increment.
    expect((await look(t.app, game)).clock?.left).toEqual([0, 3600]);
    expect(await deadlinesOf(t.app, game)).toEqual([inMs(HOUR)]);
    await act(t.app, game, 1, 1, { choose: [{ kind: 'BID' }] });
    await send(t.app, 'POST', `/v1/games/${game.id}/concede`, { token: game.tokens[1] });
    expect(await jobsOf(t, game), 'nothing is left to be done').toEqual([]);
    await expectExact(t, game);
    const fresh = await startApp({ url: t.url });
    expect(await logOf(fresh.app, game)).toMatchObject([{ events: [{ type: 'TIMED_OUT' }, {}] }, {}, {}]);
    await fresh.close();
  });

  test('the seat concedes, and timeout is the reason everywhere', async () => {
    const game = await clocked(t.app, { clock: { bank: 'PT1H' }, onTimeout: 'concede' });
    pass(HOUR);
    const seen = await untilVersion(t.app, game, 1);
    const result = { kind: 'WIN', winners: [1], reason: 'timeout' };
    expect(seen).toMatchObject({ status: 'FINISHED', result, view: { result }, decisions: [] });
    await expectExact(t, game);
    const archive = (await send(t.app, 'GET', `/v1/games/${game.id}/archive`)).json();
    expect(verifyArchive({ nim }, archive)).toMatchObject({ exact: true, result });
    archive.log[0].beside.due = [{ id: 'd1', seat: 0, at: 0 }];
    expect(verifyArchive({ nim }, archive), 'the chain covers it').toMatchObject({ exact: false, version: 1 });
    expect(await jobsOf(t, game)).toEqual([]);
  });

  test('an opponent may claim, and nobody else', async () => {
    const game = await clocked(t.app, { clock: { perMove: 'PT1H' }, test: true });
    const statuses = async (): Promise<number[]> => {
      const { key: stranger } = await newPlayer(t.app, 'Eve');
      const tokens = [game.tokens[0], undefined, game.judge, stranger];
      const all = tokens.map((token) => send(t.app, 'POST', `/v1/games/${game.id}/claim`, { token, once: true }));
      return (await Promise.all(all)).map(({ statusCode }) => statusCode);
    };
    expect((await claim(game, 1)).statusCode, 'too early').toBe(409);
    expect((await claim(game, 0)).statusCode).toBe(409);
    pass(HOUR);
    expect(await statuses()).toEqual([403, 401, 403, 403]);
    expect(await look(t.app, game)).toMatchObject({ status: 'ACTIVE', version: 0 });
    expect((await claim(game, 1)).statusCode).toBe(200);
    expect(await look(t.app, game)).toMatchObject({ status: 'FINISHED', version: 1 });
  });

  test('a claim is answered as a move is, once, and the same when it is repeated', async () => {
    const game = await clocked(t.app, { clock: { perMove: 'PT1H' } });
    pass(HOUR - 1);
    expect((await claim(game, 1)).statusCode).toBe(409);
    pass(1);
    await sleep(1500);
    expect((await look(t.app, game)).version, 'nobody else acts').toBe(0);
    const reply = await claim(game, 1);
    expect(reply.statusCode, reply.body).toBe(200);
    const result = { kind: 'WIN', winners: [1], reason: 'timeout' };
    expect(reply.json()).toMatchObject({ version: 1, decisions: [], view: { result } });
    expect(reply.json().events[0]).toMatchObject({ type: 'TIMED_OUT', seat: 0, then: 'concede', by: 1 });
    const story = (await send(t.app, 'GET', `/v1/games/${game.id}/log?text=true`)).json();
    expect(story.at(-1).text).toBe('Ann ran out of time.');
    expect((await look(t.app, game)).result).toMatchObject(result);
    expect((await claim(game, 1)).json()).toMatchObject({ status: 409, code: 'GAME_OVER' });
    await expectExact(t, game);
  });

  test('games without a clock, or where it is acted on without a claim, take none', async () => {
    const none = await createGame(t.app);
    expect((await claim(none, 1)).json()).toMatchObject({ status: 409, code: 'CONFLICT' });
    const other = await clocked(t.app, { clock: { perMove: 'PT1H' }, onTimeout: 'default' });
    expect((await claim(other, 1)).json()).toMatchObject({ status: 409, code: 'CONFLICT' });
    pass(HOUR);
    expect((await claim(other, 1)).json()).toMatchObject({ status: 409, code: 'CONFLICT' });
  });

  test('an answer that comes late but before anybody has acted counts', async () => {
    const game = await clocked(t.app, { clock: { perMove: 'PT1H' } });
    pass(5 * DAY);
    expect((await act(t.app, game, 0, 0, take(1))).statusCode).toBe(200);
    expect((await claim(game, 1)).statusCode).toBe(409);
    expect(await deadlinesOf(t.app, game)).toEqual([inMs(HOUR)]);
  });

  test('whoever answers late has the increment and nothing else', async () => {
    const game = await clocked(t.app, { clock: { bank: 'P1D', increment: 'PT12H' } });
    pass(DAY + HOUR);
    expect((await act(t.app, game, 0, 0, take(1))).statusCode).toBe(200);
    expect((await look(t.app, game)).clock?.left).toEqual([12 * 3600, 24 * 3600]);
  });

  test('a game that has not begun takes no claim', async () => {
    const seats = [{ name: 'Ann', deck: stones(10) }, { open: true }];
    const game = await createGame(t.app, { seats, options: { clock: { perMove: 'PT1H' } } });
    pass(DAY);
    expect((await claim(game, 0)).json()).toMatchObject({ status: 409, code: 'CONFLICT' });
  });

  test('of a claim and an answer at once one counts', async () => {
    for (let round = 0; round < 12; round++) {
      const game = await clocked(t.app, { clock: { perMove: 'PT1H' } });
      pass(2 * HOUR);
      const body = { answers: [take(1)], expectedVersion: 0 };
      const answer = () =>
        send(t.app, 'POST', `/v1/games/${game.id}/actions`, { token: game.tokens[0], body, once: true });
      const claims = () => claim(game, 1, { once: true });
      const both = round % 2 ? [claims(), answer()] : [answer(), claims()];
      const ok = (await Promise.all(both)).filter(({ statusCode }) => statusCode === 200);
      expect(ok).toHaveLength(1);
      expect((await look(t.app, game)).version).toBe(1);
      await expectExact(t, game);
    }
  });

  test('the same over GraphQL', async () => {
    const create = `mutation($input: CreateGameInput!) { createGame(input: $input) { game { id clock { perMove onTimeout paused } decisions { deadline } } seats { token } userErrors { errors { path } } } }`;
    const seats = [1, 2].map((n) => ({ name: `P${n}`, deck: stones(10) }));
    const input = { ruleset: 'nim', edition: '1', seats, options: { clock: { perMove: 'PT1H', bank: null } } };
    const { createGame: made } = (await graphql(t.app, create, undefined, { input })).data;
    expect(made.game).toMatchObject({
      clock: { perMove: 3600, onTimeout: 'claim', paused: false },
      decisions: [{ deadline: inMs(HOUR) }],
    });
    const claims = `mutation($id: ID!) { claim(gameId: $id) { version view { result { reason } } game { result { reason } } userErrors { code } } }`;
    const token = made.seats[1].token;
    const early = await graphql(t.app, claims, token, { id: made.game.id });
    expect(early.data.claim).toMatchObject({ version: null, userErrors: [{ code: 'CONFLICT' }] });
    pass(HOUR);
    const done = await graphql(t.app, claims, token, { id: made.game.id });
    const reason = { reason: 'timeout' };
    expect(done.data.claim).toMatchObject({ version: 1, view: { result: reason }, game: { result: reason } });
  });
});

describe('processes', () => {
  test('Of several processes one acts on a deadline, once', async () => {
    const others = [await startApp({ url: t.url }), await startApp({ url: t.url })];
    const games = await Promise.all(
      Array.from({ length: 12 }, () => clocked(t.app, { clock: { perMove: 'PT1H' }, onTimeout: 'default' })),
    );
    pass(HOUR);
    for (const game of games) await untilVersion(t.app, game, 1);
    await sleep(1500);
    for (const game of games) {
      expect((await look(t.app, game)).version).toBe(1);
      await expectExact(t, game);
    }
    await Promise.all(others.map((one) => one.close()));
  });

  test('What passed while the service was down is acted on at its start', async () => {
    const before = await startApp();
    const game = await clocked(before.app, { clock: { perMove: 'PT1H' }, onTimeout: 'concede' });
    await before.close();
    pass(30 * DAY);
    const after = await startApp({ url: before.url });
    expect(await untilVersion(after.app, game, 1)).toMatchObject({ result: { reason: 'timeout', winners: [1] } });
    await after.close();
  });

  test('A job of a version that has been moved on from does nothing', async () => {
    const game = await clocked(t.app, { clock: { perMove: 'PT1H' }, onTimeout: 'default' });
    await act(t.app, game, 0, 0, take(1));
    // Whose clock was ahead has added it too early: it comes again when it is time.
    const due = await jobsOf(t, game);
    await t.database.pool.query(`SELECT graphile_worker.add_job('deadline', $1::json, job_key => $2)`, [
      JSON.stringify({ game: game.id, version: 1 }),
      `clock:${game.id}`,
    ]);
    await t.database.pool.query(`SELECT graphile_worker.add_job('deadline', $1::json)`, [
      JSON.stringify({ game: game.id, version: 0 }),
    ]);
    await t.database.pool.query(`SELECT graphile_worker.add_job('deadline', '{"game": "gone", "version": 0}')`);
    await sleep(1500);
    expect((await look(t.app, game)).version).toBe(1);
    expect(await jobsOf(t, game)).toEqual(due);
    const { rows } = await t.database.pool.query('SELECT key FROM graphile_worker.jobs WHERE key IS NULL');
    expect(rows).toEqual([]);
  });

  test('A game that is deleted takes its job along', async () => {
    const game = await clocked(t.app, { clock: { perMove: 'PT1H' }, onTimeout: 'default' });
    expect(await jobsOf(t, game)).toHaveLength(1);
    await t.database.pool.query('DELETE FROM games WHERE id = $1', [game.id]);
    expect(await jobsOf(t, game)).toEqual([]);
  });
});

test('In real time a deadline is acted on within three seconds', async () => {
  vi.useRealTimers();
  const game = await clocked(t.app, { clock: { perMove: 'PT1S' }, onTimeout: 'concede' });
  const due = Date.parse((await deadlinesOf(t.app, game))[0] as string);
  const seen = await untilVersion(t.app, game, 1, 4500);
  const archive = (await send(t.app, 'GET', `/v1/games/${game.id}/archive`)).json();
  const acted = Date.parse(archive.log[0].at) - due;
  expect(acted).toBeGreaterThanOrEqual(0);
  expect(acted).toBeLessThan(3000);
  expect(seen.result).toMatchObject({ reason: 'timeout' });
});
