/** Games of bots alone work for nobody: how many there may be, when they move, and when they end. */
import type { BotPolicy, RulesetService } from '@arbiter/engine';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from '../src/config.js';
import { GameRepository } from '../src/games/repository.js';
import { openStates } from '../src/games/states.js';
import { createLogger } from '../src/logger.js';
import { pauseAfter } from '../src/services/background.js';
import { type BotLimits, BotService } from '../src/services/bots.js';
import { Committer } from '../src/services/committer.js';
import { Mover } from '../src/services/mover.js';
import { patienceAfter, Quiet } from '../src/services/quiet.js';
import { createGame, startApp, type TestApp, take } from './support/app.js';
import { createTestDatabase } from './support/database.js';
import { nim, stones } from './support/nim.js';

/** Looks at a number for ever: its game never ends. */
const dawdler: BotPolicy = ({ decision }) => {
  const peek = decision.options.find(({ kind }) => kind === 'PEEK');
  return { seat: decision.seat, decision: decision.id, choose: [peek?.id ?? ''] };
};
const endless: RulesetService = { ...nim, bots: { ...nim.bots, dawdler } };
const rulesets = { nim: endless };
const DAWDLERS = [0, 1].map(() => ({ bot: 'dawdler', deck: stones(10) }));
const BOTS = [0, 1].map(() => ({ bot: 'greedy', deck: stones(10) }));
const ANN = { name: 'Ann', deck: stones(10) };

const open: TestApp[] = [];
const start = async (options: Parameters<typeof startApp>[0] = {}): Promise<TestApp> => {
  const t = await startApp({ rulesets, ...options });
  open.push(t);
  return t;
};
afterEach(async () => {
  for (const t of open.splice(0)) await t.close();
});

const create = (t: TestApp, seats: object[] = DAWDLERS, remoteAddress = '127.0.0.1') =>
  t.app.inject({ method: 'POST', url: '/v1/games', payload: { ruleset: 'nim', edition: '1', seats }, remoteAddress });
const CREATE = `mutation ($input: CreateGameInput!) { createGame(input: $input) { game { id } userErrors { code detail } } }`;
const ask = async (t: TestApp, remoteAddress = '127.0.0.1') => {
  const variables = { input: { ruleset: 'nim', edition: '1', seats: DAWDLERS } };
  const reply = await t.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: CREATE, variables },
    remoteAddress,
  });
  return reply.json().data.createGame;
};
const versions = async (url: string): Promise<Record<string, number>> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('SELECT id, version FROM games');
  await client.end();
  return Object.fromEntries(rows.map(({ id, version }) => [id, version]));
};
const total = async (url: string): Promise<number> => Object.values(await versions(url)).reduce((a, b) => a + b, 0);

test('A client has a quarter of them, whatever way it asks; the others have the rest', async () => {
  const t = await start({ botGames: 8 });
  expect((await create(t)).statusCode).toBe(201);
  expect((await ask(t)).userErrors).toEqual([]);
  const refused = await create(t);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED', detail: expect.stringContaining('at most 2') });
  expect(await ask(t)).toMatchObject({ game: null, userErrors: [{ code: 'RATE_LIMITED' }] });
  // An address in IPv6's clothes is the same address; a network of IPv6 is one client.
  expect((await create(t, DAWDLERS, '::ffff:127.0.0.1')).statusCode).toBe(429);
  for (const client of ['10.0.0.1', '10.0.0.2', '2001:db8::1'])
    for (let i = 0; i < 2; i++) expect((await create(t, DAWDLERS, client)).statusCode).toBe(201);
  expect((await create(t, DAWDLERS, '2001:db8::2')).statusCode).toBe(429);
  const full = await create(t, DAWDLERS, '10.0.0.4');
  expect(full.json()).toMatchObject({ code: 'RATE_LIMITED', detail: expect.stringContaining('at most 8') });
  // Whoever takes part is no bot, and an open seat is for a person.
  for (const seats of [
    [ANN, DAWDLERS[0]],
    [ANN, ANN],
    [{ open: true }, DAWDLERS[0]],
  ] as object[][])
    expect((await create(t, seats)).statusCode).toBe(201);
  const { rows } = await t.database.pool.query('SELECT bots_for FROM games WHERE bots_for IS NOT NULL');
  expect(rows).toHaveLength(8);
  for (const { bots_for } of rows) expect(bots_for).toHaveLength(16);
});

test('However many are asked for at once, in however many processes, and after a restart as well', async () => {
  const url = await createTestDatabase();
  const [one, two] = [await start({ url, botGames: 12 }), await start({ url, botGames: 12 })];
  // None of them can be stored yet: whoever is let in meanwhile has not seen the others.
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE game_setups IN SHARE ROW EXCLUSIVE MODE');
  const asked = Array.from({ length: 12 }, (_, i) => create(i % 2 ? one : two));
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await vi.waitUntil(async () => (await one.database.pool.query(waiting)).rowCount === 12, { timeout: 20_000 });
  await holder.query('COMMIT');
  await holder.end();
  const replies = await Promise.all(asked);
  expect(replies.filter((r) => r.statusCode === 201)).toHaveLength(3);
  expect(replies.filter((r) => r.statusCode === 429)).toHaveLength(9);
  for (const t of open.splice(0)) await t.close();
  const again = await start({ url, botGames: 12 });
  expect((await create(again)).statusCode).toBe(429);
  // One that has ended makes room.
  await again.database.pool.query(`UPDATE games SET status = 'ABORTED' WHERE id = (SELECT min(id) FROM games)`);
  expect((await create(again)).statusCode).toBe(201);
  expect((await create(again)).statusCode).toBe(429);
});

test('There may be none at all; on a loopback address there is room for a tournament, elsewhere for little', async () => {
  const t = await start({ botGames: 0 });
  expect((await create(t)).json()).toMatchObject({ code: 'RATE_LIMITED', detail: expect.stringContaining('no games') });
  expect((await create(t, [ANN, DAWDLERS[0] as object])).statusCode).toBe(201);
  expect(readConfig({}).botGames / 4).toBeGreaterThanOrEqual(50);
  expect(readConfig({ HOST: '0.0.0.0' }).botGames).toBe(8);
  expect(readConfig({ HOST: '0.0.0.0', BOT_GAMES: '0' }).botGames).toBe(0);
  expect(() => readConfig({ BOT_GAMES: '-1' })).toThrow(/BOT_GAMES/);
});

/** Waits for quiet for however long. */
const patient = (): Quiet => new Quiet(() => Number.POSITIVE_INFINITY);

test('While anybody is being served none of their moves begins; those of bots that play with people do', async () => {
  const t = await start({ quiet: patient() });
  const { game, seats } = (await create(t, [ANN, { open: true }])).json();
  const withBot = await createGame(t.app, { seats: [ANN, { bot: 'greedy', deck: stones(90) }] });
  for (let i = 0; i < 6; i++) expect((await create(t)).statusCode).toBe(201);
  const alone = async (): Promise<number> => {
    const { [game]: _one, [withBot.id]: _other, ...others } = await versions(t.url);
    return Object.values(others).reduce((a, b) => a + b, 0);
  };
  await vi.waitUntil(async () => (await alone()) > 12, { timeout: 20_000 });

  // Whoever holds the game's row keeps a request waiting in the middle of its work.
  const holder = new pg.Client({ connectionString: t.url });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM games WHERE id = $1 FOR UPDATE', [game]);
  const payload = { invite: seats[1].invite, name: 'Bob', deck: stones(10) };
  const waiting = t.app.inject({ method: 'POST', url: `/v1/games/${game}/join`, payload });
  const sql = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await vi.waitUntil(async () => (await holder.query(sql)).rowCount, { timeout: 20_000 });
  const before = await alone();
  for (let moved = 0; moved < 3; moved++) {
    const { version } = (await t.app.inject(`/v1/games/${withBot.id}`)).json();
    const body = { answers: [take(1)], expectedVersion: version };
    const headers = { authorization: `Bearer ${withBot.tokens[0]}` };
    await t.app.inject({ method: 'POST', url: `/v1/games/${withBot.id}/actions`, headers, payload: body });
    await vi.waitUntil(async () => (await versions(t.url))[withBot.id] === version + 2, { timeout: 5000 });
  }
  // One may have begun before.
  expect((await alone()) - before).toBeLessThanOrEqual(1);
  await holder.query('COMMIT');
  await holder.end();
  expect((await waiting).statusCode).toBe(200);
  await vi.waitUntil(async () => (await alone()) > before + 12, { timeout: 20_000 });
});

test('Where somebody is always being served they have a twentieth of the time, so that they end all the same', async () => {
  const quiet = new Quiet((ms) => patienceAfter(ms) / 10);
  const t = await start({ quiet });
  quiet.begin();
  // A request that takes longer than a few seconds holds nothing up, so there is always another one.
  const busy = setInterval(() => quiet.begin(), 1000);
  for (let i = 0; i < 3; i++) expect((await create(t, BOTS)).statusCode).toBe(201);
  const playing = `SELECT 1 FROM games WHERE status = 'ACTIVE'`;
  await vi.waitUntil(async () => (await t.database.pool.query(playing)).rowCount === 0, { timeout: 60_000 });
  clearInterval(busy);
  for (const ms of [0, 1, 10, 1000]) expect(patienceAfter(ms)).toBeGreaterThanOrEqual(19 * ms);
}, 90_000);

test('They move in turns, one at a time, also those that a start takes up again', async () => {
  const url = await createTestDatabase();
  const first = await start({ url });
  for (let i = 0; i < 7; i++) expect((await create(first)).statusCode).toBe(201);
  await first.close();
  open.length = 0;
  const left = await versions(url);
  const t = await start({ url });
  // The first may have moved several times before the last was found, so that turns count from where all take part.
  const allMove = async (): Promise<boolean> =>
    Object.entries(await versions(url)).every(([id, version]) => version > (left[id] ?? 0));
  await vi.waitUntil(allMove, { timeout: 30_000 });
  const begun = await versions(url);
  await vi.waitUntil(async () => (await total(url)) > 7 * 12 + Object.values(begun).reduce((a, b) => a + b), {
    timeout: 30_000,
  });
  await t.app.services.close();
  const now = await versions(url);
  const moved = Object.keys(begun).map((id) => (now[id] ?? 0) - (begun[id] ?? 0));
  // Whenever they are counted, some of a round have moved and the others have not: one at the beginning and one at the end.
  expect(Math.max(...moved) - Math.min(...moved)).toBeLessThanOrEqual(2);
});

test('A pause is at least as long as the move before it, and much longer after a long one', () => {
  for (const ms of [0.1, 1, 10, 50, 100, 1000, 1e6]) {
    expect(pauseAfter(ms)).toBeGreaterThanOrEqual(Math.min(ms, 30_000));
    expect(pauseAfter(ms)).toBeLessThanOrEqual(30_000);
  }
  expect(pauseAfter(1000)).toBeGreaterThan(20_000);
});

/** Lets bots play with limits of its own in a database whose service no longer does. */
async function withLimits(seats: object[], limits: Partial<BotLimits>) {
  const t = await start();
  await t.app.services.close();
  const { game } = (await create(t, seats)).json();
  const games = new GameRepository(t.database.pool);
  const bus = { announce: () => undefined } as never;
  const committer = new Committer(
    games,
    openStates(games, () => endless, createLogger('silent')),
    bus,
  );
  const quiet = patient();
  const all = { versions: 50_000, botVersions: 6000, longRun: 100, longestRun: 1500, ...limits };
  const bots = new BotService(new Mover(committer), createLogger('silent'), quiet, all);
  await bots.resume();
  const ended = async () => (await games.find(game))?.status !== 'ACTIVE';
  return { t, game: game as string, games, bots, quiet, ended };
}

test('Bots alone that find no end are stopped, with few snapshots of all that', async () => {
  const { t, game, games, bots, ended } = await withLimits(DAWDLERS, { botVersions: 200 });
  await vi.waitUntil(ended, { timeout: 30_000 });
  expect(await games.find(game)).toMatchObject({
    status: 'ABORTED',
    version: 201,
    result: { kind: 'ABORTED', winners: [], reason: 'the bots found no end' },
  });
  const { rows } = await t.database.pool.query('SELECT count(*)::int AS n FROM snapshots WHERE game_id = $1', [game]);
  expect(rows[0].n).toBe(3);
  expect(await t.app.services.games.verify(game)).toMatchObject({ exact: true });
  await bots.close();
});

test('Bots that go on for ever beside a person who is never asked get out of the way, and are stopped', async () => {
  const { game, games, bots, quiet, ended } = await withLimits([DAWDLERS[0] as object, ANN], {
    longRun: 20,
    longestRun: 60,
  });
  const done = quiet.begin();
  await vi.waitUntil(async () => ((await games.find(game))?.version ?? 0) >= 20, { timeout: 20_000 });
  await new Promise((resolve) => setTimeout(resolve, 200));
  // From here on they wait until nobody is being served.
  expect((await games.find(game))?.version).toBe(20);
  done();
  await vi.waitUntil(ended, { timeout: 20_000 });
  expect(await games.find(game)).toMatchObject({
    status: 'ABORTED',
    version: 61,
    result: { reason: 'the bots found no end' },
  });
  await bots.close();
});
