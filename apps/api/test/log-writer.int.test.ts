import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Append, LogWriter, NO_PLAYERS } from '../src/games/log-writer.js';
import { createGame, startApp, type TestApp } from './support/app.js';
import { stones } from './support/nim.js';

let t: TestApp;
beforeAll(async () => {
  t = await startApp();
});
afterAll(() => t.close());

const seats = ['Ann', 'Bob'].map((name) => ({ name, deck: stones(30) }));
const newGames = async (count: number): Promise<string[]> => {
  const games = [];
  for (let i = 0; i < count; i++) games.push((await createGame(t.app, { seats })).id);
  return games;
};

const AT = new Date('2026-01-02T03:04:05.678Z');
/** An entry with something in every column. */
const entry = (gameId: string, more: { version?: number; key?: string; end?: boolean } = {}): Append => ({
  rows: [
    {
      gameId,
      version: more.version ?? 1,
      kind: 'ACTION',
      seat: 1,
      answers: [{ seat: 1, choose: [{ kind: 'TAKE', value: 2, words: 'a "ü\\ ' }] }],
      random: [7, 1.5e300],
      epoch: 3,
      stateHash: Buffer.from('00ff10', 'hex'),
      chain: Buffer.from('ab5c00', 'hex'),
      at: AT,
      beside: null,
    },
  ],
  ordersRevision: 0,
  orders: [],
  jobs: [],
  game: more.end
    ? { status: 'FINISHED', result: { kind: 'WIN', winners: [1], reason: 'all', places: [1, 0] } as never }
    : { status: 'ACTIVE', result: null },
  snapshot: Buffer.from('1f8b00ff', 'hex'),
  seating: 0,
  players: NO_PLAYERS,
  key: more.key ? { caller: 'seat 1', key: more.key, route: 'POST /x', bodyHash: Buffer.from('0d0a00', 'hex') } : null,
});

const select = async (sql: string, id: string): Promise<unknown[]> => (await t.database.pool.query(sql, [id])).rows;
/** All that is stored of a game's entry, without what differs between games. */
const stored = async (id: string): Promise<unknown> => ({
  game: await select('SELECT version, chain, status, result, updated_at FROM games WHERE id = $1', id),
  log: await select(
    `SELECT version, kind, seat, answers, random, epoch, state_hash, chain, at FROM log WHERE game_id = $1 ORDER BY version`,
    id,
  ),
  snapshots: await select(
    'SELECT version, epoch, state, authoritative FROM snapshots WHERE game_id = $1 AND version > 0',
    id,
  ),
  keys: await select(
    'SELECT caller, route, body_hash, version FROM idempotency_keys WHERE game_id = $1 AND version > 0',
    id,
  ),
});

/** The first goes alone, all the others share the statement after it. */
const together = (writer: LogWriter, entries: Append[]): Promise<PromiseSettledResult<boolean>[]> =>
  Promise.allSettled(entries.map((one) => writer.add(one)));
const won = (results: PromiseSettledResult<boolean>[]): unknown[] =>
  results.map((r) => (r.status === 'fulfilled' ? r.value : 'failed'));

describe('Entries of several games in one statement', () => {
  test.each([{}, { end: true }])('Leave the same in the database as entries that go alone %o', async (more) => {
    const [alone = '', ...others] = await newGames(4);
    const entries = [alone, ...others].map((id) => entry(id, { ...more, key: `all ${id}` }));
    expect(won(await together(new LogWriter(t.database.pool), entries))).toEqual([true, true, true, true]);
    const expected = await stored(alone);
    expect(expected).toMatchObject({ log: [{ version: 1 }], snapshots: [{ version: 1 }], keys: [{ version: 1 }] });
    for (const id of others) expect(await stored(id)).toEqual(expected);
  });

  test('One that comes too late, or too early, changes nothing, and the others are not held up', async () => {
    const games = await newGames(5);
    const [first = '', late = '', early = '', over = '', good = ''] = games;
    await new LogWriter(t.database.pool).add(entry(late));
    await t.database.pool.query(`UPDATE games SET status = 'FINISHED' WHERE id = $1`, [over]);
    const before = await Promise.all([late, early, over].map(stored));
    const losing = [
      entry(late, { key: 'late' }),
      entry(early, { version: 2, key: 'early' }),
      entry(over, { key: 'over' }),
    ];
    const entries = [entry(first), ...losing, entry(good)];
    expect(won(await together(new LogWriter(t.database.pool), entries))).toEqual([true, false, false, false, true]);
    expect(await Promise.all([late, early, over].map(stored))).toEqual(before);
  });

  test('Two entries of one game: the first wins, and its content is what is stored', async () => {
    const [first = '', twice = '', other = ''] = await newGames(3);
    const second = entry(twice, { end: true });
    const entries = [entry(first), entry(twice), second, entry(other)];
    expect(won(await together(new LogWriter(t.database.pool), entries))).toEqual([true, true, false, true]);
    expect(await stored(twice)).toEqual(await stored(other));
  });

  test('A key that was used already fails alone, and leaves its game as it was', async () => {
    const [used = '', first = '', failing = '', good = ''] = await newGames(4);
    const writer = new LogWriter(t.database.pool);
    await writer.add(entry(used, { key: 'taken' }));
    const before = await stored(failing);
    const entries = [entry(first), entry(failing, { key: 'taken' }), entry(good, { key: 'free' })];
    expect(won(await together(writer, entries))).toEqual([true, 'failed', true]);
    expect(await stored(failing)).toEqual(before);
    expect(await stored(good)).toMatchObject({ keys: [{ version: 1 }] });
  });

  test('A game that somebody else is writing to keeps only its own entry waiting', async () => {
    const [first = '', held = '', good = ''] = await newGames(3);
    const holder = await t.database.pool.connect();
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT 1 FROM games WHERE id = $1 FOR UPDATE', [held]);
      const writer = new LogWriter(t.database.pool);
      const all = [first, held, good].map((id) => writer.add(entry(id)));
      expect(await all[0]).toBe(true);
      // Would wait for ever if the statement did.
      expect(await all[2]).toBe(true);
      await holder.query('COMMIT');
      expect(await all[1]).toBe(true);
    } finally {
      holder.release();
    }
  });

  test('Where the database fails, all are told, and none is kept', async () => {
    const [first = '', second = '', third = ''] = await newGames(3);
    const broken = { query: () => Promise.reject(Object.assign(new Error('gone'), { code: '57P01' })) };
    const results = await together(
      new LogWriter(broken as never),
      [first, second, third].map((id) => entry(id)),
    );
    expect(won(results)).toEqual(['failed', 'failed', 'failed']);
  });
});
