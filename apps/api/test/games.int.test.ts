import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commitmentOf } from '../src/games/commitment.js';
import { act, createGame, send, startApp, type TestApp, take } from './support/app.js';
import { stones } from './support/nim.js';

let t: TestApp;
beforeAll(async () => {
  t = await startApp();
});
afterAll(() => t.close());

const get = async (url: string, token?: string) => send(t.app, 'GET', url, { token });
const finish = async (id: string, token: string | undefined) =>
  send(t.app, 'POST', `/v1/games/${id}/concede`, { token });

describe('Creating and looking', () => {
  test('A game is created, looked at, moved and looked at again by another process', async () => {
    const game = await createGame(t.app);
    const before = await get(`/v1/games/${game.id}`, game.tokens[0]);
    expect(before.headers).toMatchObject({ etag: '"0"', 'cache-control': 'private' });
    expect(before.headers.vary).toContain('Authorization');
    expect(before.json().decisions[0]).toMatchObject({ seat: 0, kind: 'TURN', shape: 'CHOOSE' });

    const moved = await act(t.app, game, 0, 0, take(2));
    expect(moved.statusCode, moved.body).toBe(200);
    const events = [{ type: 'STONES_TAKEN', left: 19 }];
    expect(moved.json()).toMatchObject({ version: 1, unapplied: [], error: null, events });

    const other = await startApp({ url: t.url });
    const after = await send(other.app, 'GET', `/v1/games/${game.id}`, { token: game.tokens[1] });
    await other.close();
    expect(after.json()).toMatchObject({ version: 1, status: 'ACTIVE', view: { viewer: 1, zones: [{ count: 19 }] } });
  });

  test('Each viewer sees what is theirs: own secret, no secret, all secrets', async () => {
    const game = await createGame(t.app, { options: { test: true } });
    const secrets = async (token?: string) => {
      const { view } = (await get(`/v1/games/${game.id}`, token)).json();
      return view.players.map((p: { secret?: number }) => p.secret !== undefined);
    };
    expect(await secrets(game.tokens[0])).toEqual([true, false]);
    expect(await secrets(game.tokens[1])).toEqual([false, true]);
    expect(await secrets()).toEqual([false, false]);
    expect(await secrets(game.judge)).toEqual([true, true]);
  });

  test('Unless it is told otherwise a game asks every priority, and pays by itself', async () => {
    const optionsOf = async (options: object) => {
      const game = await createGame(t.app, { options: { test: true, ...options } });
      return (await get(`/v1/games/${game.id}/archive`, game.judge)).json().options;
    };
    expect(await optionsOf({})).toEqual({ autoPass: 'none', payment: 'auto' });
    expect(await optionsOf({ autoPass: 'smart', payment: 'manual' })).toEqual({ autoPass: 'smart', payment: 'manual' });
  });

  test('Other seats see of a decision only whose it is and of what kind', async () => {
    const game = await createGame(t.app);
    const other = await get(`/v1/games/${game.id}/decisions`, game.tokens[1]);
    expect(other.json()).toEqual([{ id: 'd1', seat: 0, kind: 'TURN', deadline: null }]);
    expect(other.headers.etag).toBe('"0"');
  });

  test('A game can be seen as it was at any version', async () => {
    const game = await createGame(t.app);
    for (let v = 0; v < 4; v++) await act(t.app, game, v % 2, v, take(1));
    for (let v = 0; v <= 4; v++) {
      const then = (await get(`/v1/games/${game.id}?version=${v}`, game.tokens[0])).json();
      expect(then).toMatchObject({ version: v, status: 'ACTIVE', view: { zones: [{ count: 21 - v }] } });
    }
    expect((await get(`/v1/games/${game.id}?version=5`)).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test('With the same seed a test game begins the same; without the option a seed is refused', async () => {
    const one = await createGame(t.app, { seed: 'x', options: { test: true } });
    const two = await createGame(t.app, { options: { test: true, seed: 'x' } });
    const view = async (game: { id: string; judge: string | undefined }) =>
      (await get(`/v1/games/${game.id}`, game.judge)).json().view;
    expect(await view(one)).toEqual(await view(two));
    const seats = [
      { name: 'A', deck: stones(5) },
      { name: 'B', deck: stones(5) },
    ];
    const body = { ruleset: 'nim', edition: '1', seats, seed: 'x' };
    const refused = await send(t.app, 'POST', '/v1/games', { body });
    expect(refused.json()).toMatchObject({ code: 'INVALID_INPUT', errors: [{ path: '$.seed' }] });
  });

  test('A scenario begins where it says, names its players and has a judge', async () => {
    const scenario = { ruleset: 'nim', edition: '1', stones: 3, seed: 's' };
    const game = await createGame(t.app, { seats: undefined, scenario });
    expect(game.judge).toMatch(/^judge_/);
    const seen = (await get(`/v1/games/${game.id}`, game.judge)).json();
    expect(seen).toMatchObject({ test: true, version: 0, seats: [{ name: 'Player 1' }, { name: 'Player 2' }] });
    expect(seen.view.zones).toEqual([{ id: 'heap', owner: null, count: 3 }]);
    await act(t.app, game, 0, 0, take(3));
    const over = (await get(`/v1/games/${game.id}`)).json();
    expect(over).toMatchObject({ status: 'FINISHED', result: { kind: 'WIN', winners: [0] }, decisions: [] });
  });

  test('The judge answers where the scenario stops, and nobody else does', async () => {
    const scenario = { ruleset: 'nim', edition: '1', stones: 9, stops: [{}] };
    const game = await createGame(t.app, { seats: [{ name: 'Ann' }, { bot: 'greedy' }], scenario });
    const body = { answers: [{ confirm: true }], expectedVersion: 0 };
    const player = await send(t.app, 'POST', `/v1/games/${game.id}/actions`, { token: game.tokens[0], body });
    expect(player.json()).toMatchObject({ status: 403, code: 'NOT_YOUR_DECISION' });
    const judge = await send(t.app, 'POST', `/v1/games/${game.id}/actions`, { token: game.judge, body });
    expect(judge.json()).toMatchObject({ version: 1 });
  });

  test('A scenario that cannot be held is refused with the paths of its faults', async () => {
    const body = { ruleset: 'nim', edition: '1', scenario: { ruleset: 'nim', edition: '1', stones: -1 } };
    const refused = await send(t.app, 'POST', '/v1/games', { body });
    expect(refused.json()).toMatchObject({ code: 'INVALID_INPUT', errors: [{ path: '$.scenario.stones' }] });
    const other = await send(t.app, 'POST', '/v1/games', { body: { ...body, scenario: { ruleset: 'mtg' } } });
    expect(other.json()).toMatchObject({ code: 'INVALID_INPUT', errors: [{ path: '$.scenario.ruleset' }] });
  });
});

describe('Open seats', () => {
  const open = async () => {
    const seats = [{ name: 'Ann', deck: stones(10) }, { open: true }];
    const reply = await send(t.app, 'POST', '/v1/games', { body: { ruleset: 'nim', edition: '1', seats } });
    const { game, seats: made } = reply.json();
    return { id: game as string, ann: made[0].token as string, invite: made[1].invite as string };
  };
  const join = (id: string, body: object) => send(t.app, 'POST', `/v1/games/${id}/join`, { body });

  test('A game with an open seat waits, and begins when the last seat is taken', async () => {
    const game = await open();
    const waiting = await get(`/v1/games/${game.id}`, game.ann);
    expect(waiting.json()).toMatchObject({ status: 'OPEN', version: 0, decisions: [], seats: [{}, { open: true }] });
    const body = { answers: [take(1)], expectedVersion: 0 };
    const early = await send(t.app, 'POST', `/v1/games/${game.id}/actions`, { token: game.ann, body });
    expect(early.json()).toMatchObject({ status: 422, code: 'ILLEGAL_ACTION' });

    const joined = await join(game.id, { invite: game.invite, name: 'Bob', deckText: '6 Stone' });
    expect(joined.json()).toMatchObject({ game: game.id, seat: 1, token: expect.stringMatching(/^seat_/) });
    const begun = (await get(`/v1/games/${game.id}`, joined.json().token)).json();
    expect(begun).toMatchObject({ status: 'ACTIVE', version: 0, view: { viewer: 1, zones: [{ count: 16 }] } });
  });

  test('A game with several open seats does not begin before the last of them is taken', async () => {
    const scenario = { ruleset: 'nim', edition: '1', stones: 9 };
    const body = { ruleset: 'nim', edition: '1', scenario, seats: [{ open: true }, { open: true }] };
    const { game: id, seats } = (await send(t.app, 'POST', '/v1/games', { body })).json();
    const status = async () => (await get(`/v1/games/${id}`)).json().status;
    for (const [seat, after] of [
      [1, 'OPEN'],
      [0, 'ACTIVE'],
    ] as const) {
      expect(await status()).toBe('OPEN');
      const joined = await join(id, { invite: seats[seat].invite, name: `Player ${seat}` });
      expect(joined.json()).toMatchObject({ game: id, seat });
      expect(await status()).toBe(after);
    }
  });

  test('An invite works once, and only for its game', async () => {
    const game = await open();
    const other = await open();
    const foreign = await join(game.id, { invite: other.invite, name: 'Eve', deck: stones(9) });
    expect(foreign.json()).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
    await join(game.id, { invite: game.invite, name: 'Bob', deck: stones(9) });
    const again = await join(game.id, { invite: game.invite, name: 'Eve', deck: stones(9) });
    expect(again.json()).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
  });

  test('Of many who join at once with one invite exactly one gets the seat', async () => {
    const game = await open();
    const body = { invite: game.invite, name: 'Bob', deck: stones(9) };
    const tries = Array.from({ length: 8 }, () =>
      send(t.app, 'POST', `/v1/games/${game.id}/join`, { body, once: true }),
    );
    const statuses = (await Promise.all(tries)).map((r) => r.statusCode).sort();
    expect(statuses).toEqual([200, 401, 401, 401, 401, 401, 401, 401]);
  });

  test('Creating is repeated with the same invite after somebody has joined', async () => {
    const seats = [{ name: 'Ann', deck: stones(10) }, { open: true }];
    const body = { ruleset: 'nim', edition: '1', seats };
    const headers = { 'idempotency-key': randomUUID() };
    const first = await send(t.app, 'POST', '/v1/games', { body, headers });
    const { game, seats: made } = first.json();
    await join(game, { invite: made[1].invite, name: 'Bob', deck: stones(9) });
    expect((await send(t.app, 'POST', '/v1/games', { body, headers })).json()).toEqual(first.json());
  });
});

describe('The end of a game', () => {
  test('Conceding ends the game, needs no version, and is a log entry', async () => {
    const game = await createGame(t.app);
    await act(t.app, game, 0, 0, take(1));
    const done = await finish(game.id, game.tokens[0]);
    expect(done.json()).toMatchObject({ version: 2, view: { result: { winners: [1] } }, decisions: [] });
    const log = (await get(`/v1/games/${game.id}/log`)).json();
    expect(log).toMatchObject([
      { version: 1, seat: 0 },
      { version: 2, seat: 0, events: [{ type: 'GAME_ENDED', rules: ['nim:2.1'] }] },
    ]);
  });

  test('In a finished game nothing moves any more', async () => {
    const game = await createGame(t.app);
    await finish(game.id, game.tokens[1]);
    expect((await act(t.app, game, 0, 1, take(1))).json()).toMatchObject({ status: 409, code: 'GAME_OVER' });
    expect((await finish(game.id, game.tokens[0])).json()).toMatchObject({ status: 409, code: 'GAME_OVER' });
  });

  test('The seed is committed to at the beginning and revealed at the end, with everything else', async () => {
    const game = await createGame(t.app);
    const during = (await get(`/v1/games/${game.id}`)).json();
    expect(during.seed).toBeNull();
    for (const url of [`/v1/games/${game.id}?viewer=judge`, `/v1/games/${game.id}/archive`]) {
      expect((await get(url, game.tokens[0])).json()).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
    }
    await act(t.app, game, 0, 0, { choose: [{ kind: 'PEEK' }] }, take(1));
    await finish(game.id, game.tokens[0]);

    const { seed } = (await get(`/v1/games/${game.id}`)).json();
    const { view } = (await get(`/v1/games/${game.id}?viewer=judge`)).json();
    expect(view.players.every((p: { secret?: number }) => p.secret !== undefined)).toBe(true);
    const archive = (await get(`/v1/games/${game.id}/archive`)).json();
    expect(commitmentOf(game.id, archive)).toBe(during.seedHash);
    expect(archive).toMatchObject({
      status: 'FINISHED',
      result: { winners: [1] },
      seed,
      seats: [{ name: 'Ann', deck: stones(10) }, { name: 'Bob' }],
    });
    const choices = [{ choose: [{ kind: 'PEEK' }] }, { choose: [{ kind: 'TAKE', value: 1 }] }];
    expect(archive.log).toMatchObject([
      { version: 1, answers: choices },
      { version: 2, kind: 'CONCEDE' },
    ]);
  });
});

describe('Lists and logs', () => {
  test('The public list comes in pages and by status', async () => {
    const own = await startApp();
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.push((await createGame(own.app)).id);
    const seen: string[] = [];
    let after = '';
    for (let pages = 0; pages < 3; pages++) {
      const { games, pageInfo } = (await send(own.app, 'GET', `/v1/games?status=ACTIVE&first=2${after}`)).json();
      seen.push(...games.map((g: { id: string }) => g.id));
      expect(pageInfo.hasNextPage).toBe(pages < 2);
      after = `&after=${pageInfo.endCursor}`;
    }
    expect(seen).toEqual(ids.reverse());
    expect((await send(own.app, 'GET', '/v1/games?status=FINISHED')).json().games).toEqual([]);
    const page = async (query: string) => (await send(own.app, 'GET', `/v1/games?${query}`)).json();
    expect((await page('first=5')).pageInfo.hasNextPage, 'a page that is full, and the last').toBe(false);
    await own.database.pool.query(`UPDATE games SET created_at = '2026-01-01T00:00:00Z'`);
    const together: string[] = [];
    for (let next = ''; together.length < 5; ) {
      const { games, pageInfo } = await page(`first=2${next}`);
      expect(games.length, 'of games created at one moment none is left out').toBeGreaterThan(0);
      together.push(...games.map((g: { id: string }) => g.id));
      next = `&after=${pageInfo.endCursor}`;
    }
    expect(together.sort()).toEqual(ids.sort());
    await own.close();
  });

  test('The log is redacted for each viewer, comes in pages, and begins with entry 0 if asked for', async () => {
    const game = await createGame(t.app);
    await act(t.app, game, 0, 0, { choose: [{ kind: 'PEEK' }] });
    await act(t.app, game, 0, 1, take(1));
    const log = async (query: string, token?: string) => (await get(`/v1/games/${game.id}/log${query}`, token)).json();
    const [own] = await log('', game.tokens[0]);
    expect(own.events).toEqual([{ type: 'PEEKED', rules: ['nim:1.3'], seat: 0, number: expect.any(Number) }]);
    for (const token of [game.tokens[1], undefined]) {
      expect((await log('', token))[0].events).toEqual([{ type: 'PEEKED', rules: ['nim:1.3'], seat: 0 }]);
    }
    expect((await log('?after=1')).map((e: { version: number }) => e.version)).toEqual([2]);
    expect((await log('?first=1')).map((e: { version: number }) => e.version)).toEqual([1]);
    expect(await log('?after=-1&first=1')).toMatchObject([{ version: 0, seat: null, events: [{}, {}] }]);
  });
});

describe('Bots', () => {
  const until = async (id: string, done: (game: { status: string; version: number }) => boolean) => {
    for (let i = 0; i < 200; i++) {
      const game = (await get(`/v1/games/${id}`)).json();
      if (done(game)) return game;
      await new Promise((next) => setTimeout(next, 20));
    }
    throw new Error('the bots did not get there');
  };

  test('Two bots play a game to its end, the same one for the same seed', async () => {
    const seats = [
      { bot: 'random', deck: stones(10) },
      { bot: 'random', deck: stones(10) },
    ];
    const games = [];
    for (let i = 0; i < 2; i++) {
      const { id } = await createGame(t.app, { seats, seed: 'bots', options: { test: true } });
      await until(id, (game) => game.status === 'FINISHED');
      games.push((await get(`/v1/games/${id}/archive`)).json().log.map((row: { answers: unknown }) => row.answers));
    }
    expect(games[0].length).toBeGreaterThan(6);
    expect(games[0]).toEqual(games[1]);
  });

  test('A bot answers after every move of its opponent, in a version of its own', async () => {
    const seats = [
      { name: 'Ann', deck: stones(10) },
      { bot: 'greedy', deck: stones(10) },
    ];
    const game = await createGame(t.app, { seats });
    await act(t.app, game, 0, 0, take(2));
    await until(game.id, ({ version }) => version === 2);
    const log = (await get(`/v1/games/${game.id}/log`)).json();
    expect(log.map((e: { seat: number }) => e.seat)).toEqual([0, 1]);
  });

  test('A bot that was left in the middle goes on when a service starts', async () => {
    const own = await startApp();
    const seats = [
      { name: 'Ann', deck: stones(10) },
      { bot: 'greedy', deck: stones(10) },
    ];
    const game = await createGame(own.app, { seats });
    await own.database.pool.query(`UPDATE seats SET bot = NULL WHERE game_id = $1`, [game.id]);
    await act(own.app, game, 0, 0, take(2));
    await own.database.pool.query(`UPDATE seats SET bot = 'greedy' WHERE game_id = $1 AND seat = 1`, [game.id]);
    const next = await startApp({ url: own.url });
    await expect
      .poll(async () => (await send(next.app, 'GET', `/v1/games/${game.id}`)).json().version, { timeout: 5000 })
      .toBe(2);
    await next.close();
    await own.close();
  });
});
