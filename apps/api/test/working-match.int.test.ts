/**
 * A game that is played has one working match in a process. What is applied to it is seen by nobody before it is stored,
 * and is taken back where that fails, whatever fails.
 */
import { defineCell, type Game, type Match } from '@arbiter/engine';
import { magic } from '@arbiter/mtg';
import type { LightMyRequestResponse } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEvery } from '../src/games/audit.js';
import { deleteUnnamed } from '../src/games/definitions.js';
import { GameRepository } from '../src/games/repository.js';
import { openStates } from '../src/games/states.js';
import { createLogger } from '../src/logger.js';
import { send, startApp, type TestApp } from './support/app.js';
import { type MagicGame, magicGame, pass, scenario } from './support/magic.js';

/** Stands between the service and its database: what is asked there may be delayed, or fail before or after it was done. */
type Meddle = (name: string, query: () => Promise<unknown>) => Promise<unknown>;
const straight: Meddle = (_name, query) => query();
let meddle = straight;

/** Fails in the middle of whatever is asked of the engine, with all written that was to be written. */
const failing: { at: 'submit' | 'view' | 'hash' | null } = { at: null };
const FAULT = 'the ink has run out';
const faulty: typeof magic = {
  ...magic,
  open: (state, options) => {
    const match = magic.open(state, options);
    return new Proxy(match, {
      get(of, name: keyof Match) {
        const value = of[name];
        if (name !== failing.at || typeof value !== 'function')
          return typeof value === 'function' ? value.bind(of) : value;
        return (...args: never[]) => {
          (value as (...all: never[]) => unknown).apply(of, args);
          throw new TypeError(FAULT);
        };
      },
    });
  },
};

let t: TestApp;
let other: TestApp;
beforeAll(async () => {
  t = await startApp({ rulesets: { mtg: faulty } });
  other = await startApp({ url: t.url, rulesets: { mtg: magic } });
  const { pool } = t.database;
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  pool.query = ((...args: unknown[]) =>
    meddle((args[0] as { name?: string }).name ?? '', () => query(...args))) as pg.Pool['query'];
});
afterAll(async () => {
  meddle = straight;
  await other.close();
  await t.close();
});

/** With a card that no other game here has. */
const ELSEWHERE = scenario({ battlefield: ['Serra Angel'] }, {}, { seed: 'elsewhere' });

const isAppend = (name: string): boolean => name.startsWith('game-append');

interface Sight {
  version: number;
  decisions: { id: string; seat: number; default: object }[];
}
const look = async (app: TestApp, { id, judge }: MagicGame, path = ''): Promise<Sight> =>
  (await send(app.app, 'GET', `/v1/games/${id}${path}`, { token: judge })).json();

/** Whoever is asked answers as the decision proposes. */
async function move(app: TestApp, game: MagicGame, at?: Sight): Promise<LightMyRequestResponse> {
  const { version, decisions } = at ?? (await look(app, game));
  const [asked] = decisions;
  return send(app.app, 'POST', `/v1/games/${game.id}/actions`, {
    token: game.tokens[asked?.seat ?? 0],
    body: { answers: [asked?.default ?? pass], expectedVersion: version },
    once: true,
  });
}

async function played(app: TestApp, game: MagicGame, moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) expect((await move(app, game)).statusCode).toBe(200);
}

/** Nothing of what failed is left: everybody sees what another process makes of the log, and the log is as it should be. */
async function expectWhole(game: MagicGame): Promise<void> {
  for (const token of [...game.tokens, game.judge, undefined])
    expect((await send(t.app, 'GET', `/v1/games/${game.id}`, { token })).json()).toEqual(
      (await send(other.app, 'GET', `/v1/games/${game.id}`, { token })).json(),
    );
  expect(await t.app.services.games.verify(game.id)).toMatchObject({ exact: true });
}

/** Lets requests run until they wait for the database to store a move, and says how to go on. */
function held(): { reached: Promise<void>; release: () => void } {
  let reach = (): void => undefined;
  let release = (): void => undefined;
  const reached = new Promise<void>((done) => {
    reach = done;
  });
  const released = new Promise<void>((done) => {
    release = done;
  });
  meddle = async (name, query) => {
    if (!isAppend(name)) return query();
    reach();
    await released;
    return query();
  };
  return { reached, release };
}

describe('A move that cannot be stored', () => {
  test('since another process was first, leaves what that one did', async () => {
    const game = await magicGame(t);
    await played(t, game, 3);
    const before = await look(t, game);
    const { reached, release } = held();
    const late = move(t, game, before);
    await reached;
    expect((await move(other, game)).statusCode).toBe(200);
    const theirs = await look(other, game);
    meddle = straight;
    release();
    expect((await late).json()).toMatchObject({ status: 409, code: 'VERSION_CONFLICT', version: 4 });
    expect(await look(t, game)).toEqual(theirs);
    await played(t, game, 3);
    await played(other, game, 2);
    await played(t, game, 2);
    await expectWhole(game);
  });

  test('since another process was first with another move, leaves what that one did', async () => {
    const game = await magicGame(t);
    const { decisions } = await look(t, game);
    const answer = (app: TestApp, confirm: boolean) =>
      send(app.app, 'POST', `/v1/games/${game.id}/actions`, {
        token: game.tokens[decisions[0]?.seat ?? 0],
        body: { answers: [{ confirm }], expectedVersion: 0 },
        once: true,
      });
    const { reached, release } = held();
    const late = answer(t, true);
    await reached;
    expect((await answer(other, false)).statusCode).toBe(200);
    meddle = straight;
    release();
    expect((await late).json()).toMatchObject({ status: 409, code: 'VERSION_CONFLICT', version: 1 });
    expect(await look(t, game)).toEqual(await look(other, game));
    await expectWhole(game);
  });

  test('since the database fails, leaves the game as it was, and can be made again', async () => {
    const game = await magicGame(t);
    await played(t, game, 3);
    const before = await look(t, game);
    for (let i = 0; i < 3; i++) {
      meddle = (name, query) => (isAppend(name) ? Promise.reject(new Error('the disk is full')) : query());
      const refused = await move(t, game, before);
      meddle = straight;
      expect(refused.statusCode).toBe(500);
      expect(await look(t, game)).toEqual(before);
    }
    expect((await move(t, game, before)).json()).toMatchObject({ version: 4 });
    await expectWhole(game);
  });

  test('as far as anybody can tell, though it was, is found to have been made', async () => {
    const game = await magicGame(t);
    await played(t, game, 3);
    const before = await look(t, game);
    meddle = async (name, query) => {
      const done = await query();
      if (isAppend(name)) throw Object.assign(new Error('terminating connection'), { code: '57P01' });
      return done;
    };
    const lost = await move(t, game, before);
    meddle = straight;
    expect(lost.statusCode).toBe(503);
    expect(await look(t, game)).toMatchObject({ version: 4 });
    expect((await move(t, game, before)).json()).toMatchObject({ code: 'VERSION_CONFLICT' });
    await played(t, game, 2);
    await expectWhole(game);
  });

  test('since the engine fails when all is written, is an incident, and the game goes on', async () => {
    for (const at of ['submit', 'view', 'hash'] as const) {
      const game = await magicGame(t);
      await played(t, game, 3);
      const before = await look(t, game);
      failing.at = at;
      const refused = await move(t, game, before);
      failing.at = null;
      expect(refused.json()).toMatchObject({ status: 500, incident: expect.stringMatching(/^i_/) });
      expect(refused.body).not.toContain(FAULT);
      expect(await look(t, game)).toEqual(before);
      await played(t, game, 2);
      await expectWhole(game);
    }
  });
});

test('Nobody sees a move before it is stored, and everybody does afterwards', async () => {
  const game = await magicGame(t);
  await played(t, game, 3);
  const before = await look(t, game);
  const { reached, release } = held();
  const moving = move(t, game, before);
  await reached;
  let answered = 0;
  const paths = ['', '/decisions', '/log?after=0', '?version=3', '?version=2'];
  const looks = paths.map((path) =>
    send(t.app, 'GET', `/v1/games/${game.id}${path}`, { token: game.judge }).finally(() => answered++),
  );
  const second = move(t, game, before);
  // Those that need not wait for the move, since they ask for what was before it, are answered.
  await expect.poll(() => answered).toBeGreaterThanOrEqual(2);
  meddle = straight;
  release();
  expect((await moving).json()).toMatchObject({ version: 4 });
  expect((await second).json()).toMatchObject({ code: 'VERSION_CONFLICT', version: 4 });
  const [whole, decisions, log, third, earlier] = await Promise.all(looks);
  const after = await look(t, game);
  // Whoever asked meanwhile has one version or the other, whole.
  expect([before, after]).toContainEqual(whole?.json());
  expect([before.decisions, after.decisions]).toContainEqual(decisions?.json());
  expect(log?.json().length).toBe(3);
  expect(third?.json()).toMatchObject({ version: 3, decisions: before.decisions });
  expect(earlier?.json()).toMatchObject({ version: 2 });
  await expectWhole(game);
});

test('Of many that move at once one wins, and the others are told so', async () => {
  const game = await magicGame(t);
  await played(t, game, 3);
  const before = await look(t, game);
  const replies = await Promise.all(Array.from({ length: 20 }, () => move(t, game, before)));
  expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1);
  expect(replies.filter((reply) => reply.statusCode === 409)).toHaveLength(19);
  await expectWhole(game);
});

describe('Games in memory', () => {
  test('sleep when others are played, small, and wake as they were', async () => {
    const own = await startApp({ url: t.url, rulesets: { mtg: magic }, live: { games: 1 } });
    const games = [await magicGame(own), await magicGame(own), await magicGame(own)];
    for (let i = 0; i < 30; i++) {
      const game = games[i % 3] as MagicGame;
      const before = await look(other, game);
      expect(await look(own, game)).toEqual(before);
      await played(own, game, 1);
    }
    const { awake, asleep, bytes } = own.app.services.live.figures;
    expect({ awake, asleep }).toEqual({ awake: 1, asleep: 2 });
    expect(bytes / asleep).toBeLessThan(6000);
    await own.close();
    for (const game of games) await expectWhole(game);
  });

  test('sleep when nobody uses them, and are forgotten where there is no room even so', async () => {
    const own = await startApp({ url: t.url, rulesets: { mtg: magic }, live: { idleMs: 50, asleep: 5000 } });
    const games = await Promise.all(Array.from({ length: 5 }, () => magicGame(own)));
    const { live } = own.app.services;
    await expect.poll(() => live.figures.awake).toBe(0);
    expect(live.figures).toMatchObject({ objects: 0, asleep: expect.any(Number) });
    expect(live.figures.asleep).toBeGreaterThan(0);
    expect(live.figures.asleep).toBeLessThan(5);
    expect(live.figures.bytes).toBeLessThanOrEqual(5000);
    for (const game of games) await played(own, game, 2);
    await own.close();
    for (const game of games) await expectWhole(game);
  });

  test('have the hash in the log that they had before, from wherever they were loaded', async () => {
    const game = await magicGame(t);
    await played(t, game, 25);
    const games = new GameRepository(t.database.pool);
    const record = await games.find(game.id);
    if (!record) throw new Error('no game');
    const [last] = await games.rows(game.id, 24, 25);
    const turn = async () => undefined;
    for (const limits of [{}, { games: 1 }]) {
      const states = openStates(games, () => magic, createLogger('silent'), limits);
      const hash = () => states.look(record, turn, (position) => position.hash());
      expect(await hash()).toBe(last?.stateHash.toString('hex'));
      const another = await games.find((await magicGame(t)).id);
      if (another) await states.look(another, turn, () => undefined);
      expect(await hash()).toBe(last?.stateHash.toString('hex'));
      expect(await states.lookAt(record, 7, turn, (position) => position.hash())).toBe(
        (await games.rows(game.id, 6, 7))[0]?.stateHash.toString('hex'),
      );
      states.live.close();
    }
  });
});

describe('What the engine keeps', () => {
  let lies = false;
  /** A value of which the engine believes that it follows from the state alone. */
  const flag = defineCell('what a test says', () => lies);
  const inconstant: typeof magic = {
    ...magic,
    open: (state, options) => {
      const match = magic.open(state, options);
      const { game } = match as unknown as { game: Game };
      const { decisions } = match;
      return Object.assign(match, {
        decisions: ((viewer) => {
          for (let i = 0; i < 3; i++) flag(game);
          return decisions(viewer);
        }) satisfies Match['decisions'],
      });
    },
  };

  test('is looked at now and then; what is stale is an incident, and computed anew', async () => {
    const own = await startApp({ url: t.url, rulesets: { mtg: inconstant }, auditCells: 1 });
    try {
      const game = await magicGame(own);
      await played(own, game, 2);
      lies = true;
      const found = await send(own.app, 'GET', `/v1/games/${game.id}`, { token: game.judge });
      expect(found.json()).toMatchObject({ status: 500, incident: expect.any(String) });
      await played(own, game, 2);
      await own.app.services.incidents.close();
      const { rows } = await t.database.pool.query('SELECT error FROM incidents WHERE id = $1', [
        found.json().incident,
      ]);
      expect(rows[0].error).toContain('what a test says');
      await expectWhole(game);
    } finally {
      auditEvery(0);
      await own.close();
    }
  });
});

test('Definitions that no game names any more can be deleted, and no others', async () => {
  const [kept, gone] = [await magicGame(t), await magicGame(t, { seats: undefined, scenario: ELSEWHERE, options: {} })];
  const { pool } = t.database;
  const names = async (): Promise<string[]> =>
    (await pool.query(`SELECT definition::json->>'name' AS name FROM definitions`)).rows.map((row) => row.name);
  expect(await names()).toEqual(expect.arrayContaining(['Grizzly Bears', 'Serra Angel']));
  await pool.query('DELETE FROM games WHERE id = $1', [gone.id]);
  expect(await deleteUnnamed(pool)).toBeGreaterThan(0);
  expect(await names()).toContain('Grizzly Bears');
  expect(await names()).not.toContain('Serra Angel');
  expect(await deleteUnnamed(pool)).toBe(0);
  await expectWhole(kept);
});
