import { countWork } from '@arbiter/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GameRepository } from '../src/games/repository.js';
import { openStates } from '../src/games/states.js';
import { atOnce } from '../src/games/turn.js';
import { createLogger } from '../src/logger.js';
import { act, createGame, send, startApp, type TestApp, type TestGame, take } from './support/app.js';
import { nim, stones } from './support/nim.js';

let t: TestApp;
let game: TestGame;
beforeAll(async () => {
  t = await startApp();
});
beforeEach(async () => {
  const seats = ['Ann', 'Bob'].map((name) => ({ name, deck: stones(30) }));
  game = await createGame(t.app, { seats });
  for (let v = 0; v < 45; v++)
    await act(t.app, game, v % 2, v, ...(v % 7 === 0 ? [{ choose: [{ kind: 'PEEK' }] }] : []), take(1));
});
afterAll(() => t.close());

const query = (sql: string, ...values: unknown[]) => t.database.pool.query(sql, [game.id, ...values]);

/** Everything that can be seen of the game, by a process that remembers nothing. */
async function everything(): Promise<unknown[]> {
  const fresh = await startApp({ url: t.url });
  const seen: unknown[] = [];
  for (const token of [...game.tokens, undefined]) {
    for (const path of ['', '?version=0', '?version=19', '?version=20', '?version=33', '/log?first=500&after=-1']) {
      seen.push((await send(fresh.app, 'GET', `/v1/games/${game.id}${path}`, { token })).json());
    }
  }
  await fresh.close();
  return seen;
}
const verify = () => t.app.services.games.verify(game.id);

describe('Snapshots are only a cache', () => {
  test('They are written every 20 versions, compressed', async () => {
    const { rows } = await query(
      'SELECT version, authoritative, length(state) AS size FROM snapshots WHERE game_id = $1 ORDER BY version',
    );
    expect(rows).toMatchObject([{ version: 20, authoritative: false }, { version: 40 }]);
    expect(rows[0].size).toBeLessThan(400);
  });

  test('Deleting every one of them changes nothing', async () => {
    const before = await everything();
    await query('DELETE FROM snapshots WHERE game_id = $1');
    expect(await everything()).toEqual(before);
    const fresh = await startApp({ url: t.url });
    expect((await act(fresh.app, game, 1, 45, take(2))).json()).toMatchObject({ version: 46 });
    await fresh.close();
  });
});

describe('The log', () => {
  test('It holds what was chosen, never an option id, and replays exactly', async () => {
    const { rows } = await query('SELECT answers, random FROM log WHERE game_id = $1 AND version = 1');
    const answers = [
      { seat: 0, choose: [{ kind: 'PEEK' }] },
      { seat: 0, choose: [{ kind: 'TAKE', value: 1 }] },
    ];
    expect(rows).toEqual([{ answers, random: [expect.any(Number)] }]);
    expect(await verify()).toMatchObject({ exact: true, versions: 45 });
  });

  test.each([
    [
      'an answer',
      `UPDATE log SET answers = jsonb_set(answers, '{0,choose,0,value}', '2') WHERE game_id = $1 AND version = 10`,
      10,
    ],
    ['who moved', 'UPDATE log SET seat = 1 - seat WHERE game_id = $1 AND version = 11', 11],
    ['when', `UPDATE log SET at = at + interval '1 second' WHERE game_id = $1 AND version = 12`, 12],
    ['a random outcome', `UPDATE log SET random = '[5]' WHERE game_id = $1 AND version = 1`, 1],
    ['a link of the chain', `UPDATE log SET chain = sha256(chain) WHERE game_id = $1 AND version = 45`, 45],
    ['the last entry by its absence', 'DELETE FROM log WHERE game_id = $1 AND version = 45', 45],
    ['an entry by its absence', 'DELETE FROM log WHERE game_id = $1 AND version = 30', 30],
  ])('Tampering with %s is found and named', async (_what, sql, version) => {
    await query(sql);
    expect(await verify()).toMatchObject({ exact: false, version });
  });

  test('A game whose replay differs is not served, and says where', async () => {
    await query('DELETE FROM snapshots WHERE game_id = $1');
    await query(
      `UPDATE log SET answers = jsonb_set(answers, '{0,choose,0,value}', '2') WHERE game_id = $1 AND version = 10`,
    );
    const fresh = await startApp({ url: t.url });
    const reply = await send(fresh.app, 'GET', `/v1/games/${game.id}`);
    expect(reply.json()).toMatchObject({ status: 500, code: 'INTERNAL' });
    await fresh.close();
  });

  test('Two writers of one version: the primary key lets one win', async () => {
    const again = 'INSERT INTO log SELECT * FROM log WHERE game_id = $1 AND version = 45';
    await expect(query(again)).rejects.toMatchObject({ code: '23505' });
  });
});

test('A game begins the same from what was sent and from what was stored, in whatever order fields came', async () => {
  const inOrder = {
    ...nim,
    createScenario: (scenario: Record<string, unknown>) =>
      nim.createScenario({ ...scenario, seed: JSON.stringify(scenario) }),
    create: (setup: Parameters<typeof nim.create>[0]) =>
      nim.create({ ...setup, seed: setup.seed + JSON.stringify(setup.seats) }),
  };
  const own = await startApp({ rulesets: { nim: inOrder } });
  const decks = [stones(30), { main: [{ count: 30, card: 'Stone' }] }];
  const games = [
    await createGame(own.app, { seats: decks.map((deck, i) => ({ name: `Player ${i}`, deck })) }),
    await createGame(own.app, { seats: undefined, scenario: { stones: 5, ruleset: 'nim', edition: '1', seed: 's' } }),
  ];
  for (const { id } of games)
    expect(await own.app.services.games.verify(id)).toMatchObject({ exact: true, versions: 0 });
  await own.close();
});

describe('Epochs', () => {
  /** The same game by another engine. */
  const newer = { ...nim, epoch: 2 };

  test('After a checkpoint a new engine goes on from there, and does not claim to replay what was before', async () => {
    const games = new GameRepository(t.database.pool);
    const states = openStates(games, () => nim, createLogger('silent'));
    const record = await games.find(game.id);
    if (!record) throw new Error('no game');
    await states.checkpoint(record);
    await query('DELETE FROM snapshots WHERE game_id = $1 AND NOT authoritative');

    const later = await startApp({ url: t.url, rulesets: { nim: newer } });
    expect((await act(later.app, game, 1, 45, take(1))).json()).toMatchObject({ version: 46 });
    expect((await act(later.app, game, 0, 46, take(1))).json()).toMatchObject({ version: 47 });
    await later.close();
    const again = await startApp({ url: t.url, rulesets: { nim: newer } });
    const get = async (path: string) => (await send(again.app, 'GET', `/v1/games/${game.id}${path}`)).json();
    expect(await get('')).toMatchObject({ version: 47, decisions: [{ seat: 1 }], view: { turn: { active: 1 } } });
    expect((await get('')).view.zones).not.toEqual([]);
    expect((await get('?version=45')).view.zones).not.toEqual([]);
    expect((await get('?version=44')).view.zones).toEqual([]);
    expect((await get('/log?after=-1')).map((entry: { version: number }) => entry.version)).toEqual([46, 47]);
    const { rows } = await query('SELECT DISTINCT epoch FROM log WHERE game_id = $1 ORDER BY epoch');
    expect(rows).toEqual([{ epoch: 1 }, { epoch: 2 }]);
    expect(await again.app.services.games.verify(game.id)).toMatchObject({
      exact: false,
      versions: 47,
      version: 0,
      difference: 'versions 0 to 45 were played in epoch 1 of the engine, this is epoch 2',
      epochs: [
        { epoch: 1, from: 0, to: 45, exact: null },
        { epoch: 2, from: 45, to: 47, exact: true },
      ],
    });
    // The old engine can still say of its own part that it is exact, and does not play on with the other's.
    expect(await verify()).toMatchObject({
      epochs: [
        { epoch: 1, to: 45, exact: true },
        { epoch: 2, exact: null },
      ],
    });
    await again.close();
  });

  test('Where both engines have played, each says what is not its own to play on with', async () => {
    const games = new GameRepository(t.database.pool);
    const record = await games.find(game.id);
    if (!record) throw new Error('no game');
    await openStates(games, () => nim, createLogger('silent')).checkpoint(record);
    const later = await startApp({ url: t.url, rulesets: { nim: newer } });
    expect((await act(later.app, game, 1, 45, take(1))).json()).toMatchObject({ version: 46 });
    // The old one knows version 45 well, but not what came after.
    const old = await startApp({ url: t.url });
    for (const { app } of [t, old]) {
      const reply = await send(app, 'GET', `/v1/games/${game.id}`);
      expect(reply.json()).toMatchObject({ version: 46, decisions: [], view: { zones: [] } });
      const body = { expectedVersion: 46, answers: [take(1)] };
      const refused = await send(app, 'POST', `/v1/games/${game.id}/actions`, { token: game.tokens[0], body });
      expect(refused.json()).toMatchObject({ code: 'UNAVAILABLE' });
    }
    await old.close();
    await later.close();
  });

  test('Snapshots of another engine are not gone on from, checkpoints are', async () => {
    const later = await startApp({ url: t.url, rulesets: { nim: newer } });
    for (const version of [40, 45])
      expect(await later.app.services.games.get(game.id, { version, turn: atOnce })).toMatchObject({
        view: { zones: [] },
      });
    await query('UPDATE snapshots SET authoritative = true WHERE game_id = $1 AND version = 40');
    const fresh = await startApp({ url: t.url, rulesets: { nim: newer } });
    const at = async (version: number) => (await fresh.app.services.games.get(game.id, { version, turn: atOnce })).view;
    // What the old engine did after it cannot be said by this one.
    expect((await at(40)).zones).not.toEqual([]);
    expect((await at(41)).zones).toEqual([]);
    await Promise.all([later.close(), fresh.close()]);
  });

  test('What an earlier engine has answered cannot be worked out again by another, and says so', async () => {
    const { app } = t;
    const move = (to: typeof app) =>
      send(to, 'POST', `/v1/games/${game.id}/actions`, {
        token: game.tokens[1],
        body: { expectedVersion: 45, answers: [take(1)] },
        headers: { 'idempotency-key': 'kept' },
        once: true,
      });
    const concede = (to: typeof app) =>
      send(to, 'POST', `/v1/games/${game.id}/concede`, {
        token: game.tokens[0],
        headers: { 'idempotency-key': 'last' },
        once: true,
      });
    await move(app);
    await query('DELETE FROM snapshots WHERE game_id = $1');
    const other = { ...nim, epoch: 2, create: () => ({ ok: false, error: { code: 'ILLEGAL_ACTION' } }) as never };
    const later = await startApp({ url: t.url, rulesets: { nim: other } });
    for (const send of [move, concede])
      expect((await send(later.app)).json()).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    await concede(app);
    for (const send of [move, concede])
      expect((await send(later.app)).json()).toMatchObject({ status: 409, code: 'GAME_OVER' });
    await later.close();
  });

  test('A position that an earlier engine made is refused', async () => {
    const scenario = { ruleset: 'nim', edition: '1', stones: 5, seed: 's' };
    const ask = async (to: typeof t.app, body: object) =>
      (await send(to, 'POST', '/v1/positions/decisions', { body, once: true })).json();
    const { position } = await ask(t.app, { scenario });
    expect((await ask(t.app, { position })).decisions).not.toEqual([]);
    const later = await startApp({ url: t.url, rulesets: { nim: { ...nim, epoch: 2 } } });
    expect(await ask(later.app, { position })).toMatchObject({ status: 400, errors: [{ path: '$.position' }] });
    await later.close();
  });
});

describe('Versions that were much work', () => {
  /** Each move is as much work as a call may be nearly. */
  const WORK = 90_000;
  let replayed = 0;
  const costly = {
    ...nim,
    submit: (...args: Parameters<typeof nim.submit>) => {
      replayed++;
      countWork(WORK);
      return nim.submit(...args);
    },
  };

  async function fresh(url: string): Promise<TestApp> {
    replayed = 0;
    return startApp({ url, rulesets: { nim: costly } });
  }

  test('A snapshot is made of them, so that a look back runs one of them again, not twenty', async () => {
    const own = await fresh(t.url);
    const mine = await createGame(own.app);
    for (let v = 0; v < 17; v++) await act(own.app, mine, v % 2, v, take(1));
    const again = await fresh(t.url);
    for (const version of [1, 4, 9, 16]) {
      replayed = 0;
      expect((await again.app.inject(`/v1/games/${mine.id}?version=${version}`)).json()).toMatchObject({ version });
      expect(replayed, `entries that were run again for version ${version}`).toBeLessThanOrEqual(1);
    }
    await Promise.all([own.close(), again.close()]);
  });

  test('A log says how many of them it tells at once, and a stream tells all', async () => {
    const own = await fresh(t.url);
    const mine = await createGame(own.app);
    for (let v = 0; v < 17; v++) await act(own.app, mine, v % 2, v, take(1));
    const again = await fresh(t.url);
    const log = (query: string) => again.app.inject(`/v1/games/${mine.id}/log?${query}`);
    const refused = await log('after=0&first=17');
    expect(refused.statusCode).toBe(413);
    expect(refused.json()).toMatchObject({ code: 'TOO_LARGE', detail: expect.stringContaining('the first 12') });
    expect(replayed).toBe(12);
    expect((await log('after=0&first=12')).json()).toHaveLength(12);
    expect((await log('after=12&first=100')).json()).toHaveLength(5);
    const third = await fresh(t.url);
    const stop = new AbortController();
    const entries = await third.app.services.log.stream(mine.id, { after: -1, turn: atOnce }, stop.signal);
    const seen: number[] = [];
    for await (const { version } of entries ?? []) if (seen.push(version) === 18) break;
    stop.abort();
    expect(seen).toEqual(Array.from({ length: 18 }, (_, version) => version));
    await Promise.all([own.close(), again.close(), third.close()]);
  });
});
