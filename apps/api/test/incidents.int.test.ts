/** The engine fails: the client is told no more than an incident's id, the game goes on with another answer. */
import { Writable } from 'node:stream';
import type { RulesetService, SeatAnswer } from '@arbiter/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unpackState } from '../src/games/codec.js';
import { createLogger } from '../src/logger.js';
import { act, createGame, send, startApp, type TestApp, type TestGame, take } from './support/app.js';
import { nim, stones } from './support/nim.js';

const FAULT = 'the heap of stones is not where it was';
const fail = (): never => {
  throw new TypeError(FAULT);
};
const isThree = (answer: SeatAnswer | undefined): boolean => JSON.stringify(answer?.choose ?? '').includes('"value":3');

/** Fails at whoever takes three stones, and at looking where a switch says so. */
const broken = { view: false, begin: false };
const failing: RulesetService = {
  ...nim,
  submit(state, answers) {
    if (answers.some(isThree)) {
      const error = { code: 'INTERNAL' as const, detail: 'the engine failed at this', rules: [] };
      return { ok: false, error, fault: new TypeError(FAULT) };
    }
    return nim.submit(state, answers);
  },
  view: (...args) => (broken.view ? fail() : nim.view(...args)),
  cards: { ...nim.cards, get: (name) => (name === 'Pebble' ? fail() : nim.cards.get(name)) },
  createScenario: (scenario, keying) =>
    broken.begin || (scenario as { stones?: number }).stones === 13 ? fail() : nim.createScenario(scenario, keying),
  create: (...args) => (broken.begin ? fail() : nim.create(...args)),
  bots: {
    ...nim.bots,
    greedy: ({ decision }) => ({ seat: decision.seat, decision: decision.id, choose: [{ kind: 'TAKE', value: 3 }] }),
    broken: fail,
  },
};

let t: TestApp;
let game: TestGame;
const lines: string[] = [];
beforeAll(async () => {
  const destination = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  t = await startApp({ rulesets: { nim: failing }, logger: createLogger('error', destination) });
  game = await createGame(t.app);
});
afterAll(() => t.close());

interface Stored {
  during: string;
  game_id: string | null;
  version: number | null;
  epoch: number;
  input: unknown;
  state: Buffer | null;
  error: string;
  stack: string;
}
async function stored(id: string): Promise<Stored | undefined> {
  await t.app.services.incidents.close();
  return (await t.database.pool.query('SELECT * FROM incidents WHERE id = $1', [id])).rows[0];
}

describe('A failure of the engine', () => {
  test('at an answer refuses it, and another answer goes on', async () => {
    const before = (await send(t.app, 'GET', `/v1/games/${game.id}`, { token: game.tokens[0] })).json();
    const body = { answers: [take(3)], expectedVersion: 0 };
    const reply = await send(t.app, 'POST', `/v1/games/${game.id}/actions`, {
      token: game.tokens[0],
      body,
      once: true,
    });
    expect(reply.statusCode).toBe(500);
    expect(reply.headers['content-type']).toContain('application/problem+json');
    expect(reply.json()).toMatchObject({ code: 'INTERNAL', incident: expect.stringMatching(/^i_/) });
    expect(reply.body).not.toContain(FAULT);
    expect(reply.body).not.toContain('.ts');
    expect((await send(t.app, 'GET', `/v1/games/${game.id}`, { token: game.tokens[0] })).json()).toEqual(before);

    const { incident } = reply.json();
    const row = await stored(incident);
    expect(row).toMatchObject({ during: 'act', game_id: game.id, version: 0, epoch: 1, error: `TypeError: ${FAULT}` });
    expect(row?.input).toEqual([{ seat: 0, choose: [{ kind: 'TAKE', value: 3 }] }]);
    expect(row?.stack).toContain('incidents.int.test.ts');
    expect(unpackState(row?.state as Buffer)).toMatchObject({ ruleset: 'nim', stones: 21 });
    expect(lines.filter((line) => line.includes(incident) && line.includes(FAULT))).toHaveLength(1);

    expect((await act(t.app, game, 0, 0, take(2))).json()).toMatchObject({ version: 1 });
  });

  test('at looking is told alike by both interfaces', async () => {
    broken.view = true;
    try {
      const reply = await send(t.app, 'GET', `/v1/games/${game.id}`);
      expect(reply.json()).toMatchObject({ status: 500, code: 'INTERNAL', incident: expect.any(String) });
      expect(reply.body).not.toContain(FAULT);
      expect(await stored(reply.json().incident)).toMatchObject({
        during: 'view',
        game_id: game.id,
        input: 'spectator',
      });
      const query = `{ game(id: "${game.id}") { version } }`;
      const { errors } = (await t.app.inject({ method: 'POST', url: '/graphql', payload: { query } })).json();
      expect(errors).toMatchObject([{ extensions: { code: 'INTERNAL', incident: expect.any(String) } }]);
      expect(JSON.stringify(errors)).not.toContain(FAULT);
    } finally {
      broken.view = false;
    }
    expect((await send(t.app, 'GET', `/v1/games/${game.id}`)).statusCode).toBe(200);
  });

  test('at a beginning makes no game, and keeps what it was to begin from', async () => {
    const scenario = { ruleset: 'nim', edition: '1', stones: 13, seed: 'unlucky' };
    const reply = await send(t.app, 'POST', '/v1/games', {
      body: { ruleset: 'nim', edition: '1', scenario },
      once: true,
    });
    expect(reply.json()).toMatchObject({ code: 'INTERNAL' });
    expect(await stored(reply.json().incident)).toMatchObject({ during: 'begin', input: { scenario: { stones: 13 } } });
    const position = await send(t.app, 'POST', '/v1/positions/decisions', { body: { scenario }, once: true });
    expect(await stored(position.json().incident)).toMatchObject({ during: 'begin', game_id: null });
  });

  test.each([
    ['decks', { seats: [{ name: 'Ann', deck: stones(12) }, { open: true }] }, { deck: stones(12) }],
    [
      'a scenario',
      { seats: [{ name: 'Ann' }, { open: true }], scenario: { ruleset: 'nim', edition: '1', stones: 9 } },
      {},
    ],
  ])(
    'at the beginning with the last player leaves the seat open, and does not keep the secret seed: %s',
    async (_, more, own) => {
      const body = { ruleset: 'nim', edition: '1', ...more };
      const { game: id, seats } = (await send(t.app, 'POST', '/v1/games', { body })).json();
      const join = { body: { invite: seats[1].invite, name: 'Bob', ...own }, once: true };
      broken.begin = true;
      const failed = (await send(t.app, 'POST', `/v1/games/${id}/join`, join)).json();
      broken.begin = false;
      expect(failed).toMatchObject({ code: 'INTERNAL', incident: expect.any(String) });
      const row = await stored(failed.incident);
      expect(row).toMatchObject({ during: 'begin', game_id: id });
      const joined = await send(t.app, 'POST', `/v1/games/${id}/join`, join);
      expect(joined.statusCode, joined.body).toBe(200);
      await send(t.app, 'POST', `/v1/games/${id}/concede`, { token: joined.json().token });
      const { seed } = (await send(t.app, 'GET', `/v1/games/${id}`)).json();
      expect(seed).toMatch(/^[0-9a-f]{64}$/);
      expect(JSON.stringify(row)).not.toContain(seed);
      expect(lines.join('')).not.toContain(seed);
    },
  );

  test('of a bot, or at its answer, gives the decision’s default in its place', async () => {
    for (const bot of ['broken', 'greedy']) {
      const seats = [
        { name: 'Ann', deck: stones(12) },
        { bot, deck: stones(12) },
      ];
      const table = await createGame(t.app, { seats });
      await act(t.app, table, 0, 0, take(2));
      const version = async () => (await send(t.app, 'GET', `/v1/games/${table.id}`)).json().version;
      await expect.poll(version, { timeout: 10_000 }).toBe(2);
    }
  });

  test('at the cards is one as well', async () => {
    const reply = await send(t.app, 'GET', '/v1/cards/nim/Pebble');
    expect(reply.json()).toMatchObject({ status: 500, code: 'INTERNAL', incident: expect.any(String) });
    expect(reply.body).not.toContain(FAULT);
    expect(await stored(reply.json().incident)).toMatchObject({ during: 'catalogue', input: { name: 'Pebble' } });
    expect((await send(t.app, 'GET', '/v1/cards/nim/Stone')).statusCode).toBe(200);
  });

  test('is counted', async () => {
    const counted = async () => {
      const { body } = await t.app.inject('/metrics');
      return Number(/arbiter_incidents_total\{ruleset="nim",during="act"\} (\d+)/.exec(body)?.[1] ?? 0);
    };
    const before = await counted();
    const table = await createGame(t.app);
    const body = { answers: [take(3)], expectedVersion: 0 };
    const move = { token: table.tokens[0], body, once: true };
    for (let n = 0; n < 2; n++)
      expect((await send(t.app, 'POST', `/v1/games/${table.id}/actions`, move)).statusCode).toBe(500);
    expect(await counted()).toBe(before + 2);
  });

  test('that comes again and again fills nothing', async () => {
    const table = await createGame(t.app);
    const send = () =>
      t.app.inject({
        method: 'POST',
        url: `/v1/games/${table.id}/actions`,
        headers: { authorization: `Bearer ${table.tokens[0]}` },
        payload: { answers: [take(3)], expectedVersion: 0 },
      });
    for (let n = 0; n < 30; n++) expect((await send()).statusCode).toBe(500);
    await t.app.services.incidents.close();
    const { rows } = await t.database.pool.query(`SELECT count(*)::int AS n FROM incidents WHERE during = 'act'`);
    expect(rows[0].n).toBeLessThanOrEqual(10);
    await t.database.pool.query(`UPDATE incidents SET at = now() - interval '31 days'`);
    await t.app.services.incidents.purge(t.database.pool);
    expect((await t.database.pool.query('SELECT 1 FROM incidents')).rows).toEqual([]);
  });
});
