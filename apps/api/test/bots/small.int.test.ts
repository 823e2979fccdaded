/** What makes bots' work small: sample decks, twins among options, passing by itself, lines, short replies. */
import { grandArchive } from '@arbiter/grand-archive';
import { magic } from '@arbiter/mtg';
import { riftbound } from '@arbiter/riftbound';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send, startApp, type TestApp } from '../support/app.js';
import type { Decision, Sight } from '../support/magic.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ rulesets: { mtg: magic, 'grand-archive': grandArchive, riftbound } });
});
afterAll(() => test.close());

const post = async <T>(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<T & { status: number }> => {
  const reply = await send(test.app, 'POST', url, { body, headers, once: url.startsWith('/v1/positions') });
  return { ...reply.json<T>(), status: reply.statusCode };
};
const PASS = { choose: [{ kind: 'PASS' }] };

describe('sample decks', () => {
  it('are listed with what people call them, and given by name', async () => {
    const list = (await send(test.app, 'GET', '/v1/rulesets/grand-archive/decks')).json();
    expect(list).toMatchObject({
      decks: [
        { name: 'lorraine', title: expect.stringContaining('Lorraine') },
        { name: 'rai', title: expect.any(String) },
      ],
      pageInfo: { hasNextPage: false },
    });
    const { name, deck } = (await send(test.app, 'GET', '/v1/rulesets/grand-archive/decks/rai')).json();
    expect(name).toBe('rai');
    expect(deck).toEqual(grandArchive.sampleDecks?.rai);
    expect((await send(test.app, 'GET', '/v1/rulesets/mtg/decks/XX')).statusCode).toBe(404);
    expect((await send(test.app, 'GET', '/v1/rulesets/chess/decks')).statusCode).toBe(404);
  });

  it('are listed by the edition in which they are legal', async () => {
    const listed = async (query: string): Promise<string[]> => {
      const reply = await send(test.app, 'GET', `/v1/rulesets/mtg/decks?first=100${query}`);
      return reply.json().decks.map(({ name }: { name: string }) => name);
    };
    const [all, now, then] = [await listed(''), await listed('&edition=current'), await listed('&edition=2003')];
    expect(now).toContain('WU');
    expect(then).not.toContain('WU');
    expect(then.length).toBeGreaterThan(0);
    expect(all).toEqual(expect.arrayContaining([...now, ...then]));
    expect((await send(test.app, 'GET', '/v1/rulesets/mtg/decks?edition=1993')).statusCode).toBe(400);
  });

  it('are named by seats of all three games', async () => {
    for (const [ruleset, edition, names] of [
      ['mtg', 'current', ['WU', 'BR']],
      ['grand-archive', '4.1', ['lorraine', 'rai']],
      ['riftbound', '2026-07', ['kaisa', 'viktor']],
    ] as const) {
      const seats = names.map((deck) => ({ name: deck, deck: `sample:${deck}` }));
      expect((await post('/v1/games', { ruleset, edition, seats })).status, ruleset).toBe(201);
    }
  });

  it('that there are not are refused at their path, for a seat and for whoever joins', async () => {
    const game = { ruleset: 'mtg', edition: 'current' };
    const wrong = { name: 'Ann', deck: 'sample:XX' };
    const refused = await post('/v1/games', { ...game, seats: [{ open: true }, wrong] });
    expect(refused).toMatchObject({ status: 422, errors: [{ path: '$.seats[1].deck' }] });
    const open = await post<{ game: string; seats: { invite: string }[] }>('/v1/games', {
      ...game,
      seats: [{ open: true }, { name: 'Bob', deck: 'sample:WU' }],
    });
    const join = { invite: open.seats[0]?.invite, ...wrong };
    expect(await post(`/v1/games/${open.game}/join`, join)).toMatchObject({
      status: 422,
      errors: [{ path: '$.deck' }],
    });
    expect((await post(`/v1/games/${open.game}/join`, { ...join, deck: 'sample:BG' })).status).toBe(200);
  });
});

const scenario = (first: object, second: object = {}, more: object = {}): object => ({
  ruleset: 'mtg',
  edition: 'current',
  turn: { number: 1, active: 0, step: 'precombatMain' },
  players: [
    { library: [{ card: 'Mountain', count: 9 }], ...first },
    { library: [{ card: 'Forest', count: 9 }], ...second },
  ],
  ...more,
});
const decisions = async (body: object): Promise<Decision[]> =>
  (await post<Sight>('/v1/positions/decisions', body)).decisions;

describe('identical twins among options', () => {
  it('say of which they are twins, and the first of them does not', async () => {
    const hand = ['Mountain', 'Shock', 'Mountain', 'Mountain', 'Forest'];
    const [asked] = await decisions({ scenario: scenario({ hand, battlefield: ['Mountain', 'Mountain'] }) });
    const told = (asked?.options ?? []).map(({ id, kind, card, sameAs }) => ({ id, kind, card, sameAs }));
    const lands = told.filter(({ kind, card }) => kind === 'PLAY_LAND' && card === 'Mountain');
    expect(lands.map(({ sameAs }) => sameAs)).toEqual([undefined, lands[0]?.id, lands[0]?.id]);
    const tapped = told.filter(({ kind }) => kind === 'ACTIVATE');
    expect(tapped.map(({ sameAs }) => sameAs)).toEqual([undefined, tapped[0]?.id]);
    expect(told.find(({ card }) => card === 'Forest')?.sameAs).toBeUndefined();
  });

  it('are none where anything that can be seen differs', async () => {
    const battlefield = [
      'Grizzly Bears',
      { card: 'Grizzly Bears', damage: 1 },
      { card: 'Grizzly Bears', tapped: true },
    ];
    const body = { scenario: scenario({ hand: ['Shock'], battlefield: ['Mountain'] }, { battlefield }) };
    const cast = await post<Sight>('/v1/positions/actions', {
      ...body,
      answers: [{ seat: 0, choose: [{ kind: 'CAST', card: 'Shock' }] }],
    });
    const [targets] = cast.decisions;
    expect(targets?.kind).toBe('TARGETS');
    expect(targets?.options.map(({ sameAs }) => sameAs)).toEqual(targets?.options.map(() => undefined));
  });

  it('are told of attackers, who go to the same defenders', async () => {
    const battlefield = [{ card: 'Grizzly Bears', count: 2 }, 'Hill Giant'];
    const turn = { number: 1, active: 0, step: 'declareAttackers' };
    const [attackers] = await decisions({ scenario: scenario({ battlefield }, {}, { turn }) });
    const from = attackers?.from as { id: string; sameAs?: string }[];
    expect(from.map(({ sameAs }) => sameAs)).toEqual([undefined, from[0]?.id, undefined]);
  });
});

describe('options.autoPass', () => {
  const quiet = { hand: ['Divination'], battlefield: ['Mountain'] };
  const busy = { hand: ['Shock'], battlefield: ['Mountain'] };

  it('"seat" passes for whoever can do nothing but make mana, and asks whoever can do more', async () => {
    const options = { autoPass: 'seat' };
    const turn = { number: 1, active: 0, step: 'upkeep' };
    const asked = await decisions({ scenario: scenario(quiet, busy, { options, turn }) });
    expect(asked.map(({ seat, kind }) => ({ seat, kind }))).toEqual([{ seat: 1, kind: 'PRIORITY' }]);
    const other = await decisions({ scenario: scenario(busy, quiet, { options, turn }) });
    expect(other.map(({ seat }) => seat)).toEqual([0]);
  });

  it('is one for each seat where it is a list', async () => {
    const turn = { number: 1, active: 0, step: 'upkeep' };
    const first = async (autoPass: unknown): Promise<[seat: number | undefined, step: string | null]> => {
      const body = { scenario: scenario(quiet, quiet, { options: { autoPass }, turn }) };
      const { decisions: pending, view } = await post<Sight>('/v1/positions/decisions', body);
      return [pending[0]?.seat, view.turn.step];
    };
    expect(await first(['none', 'seat'])).toEqual([0, 'upkeep']);
    expect(await first(['seat', 'none'])).toEqual([1, 'upkeep']);
    const wrong = await post('/v1/positions/decisions', {
      scenario: scenario({}, {}, { options: { autoPass: ['seat'] } }),
    });
    expect(wrong).toMatchObject({ status: 400, errors: [{ path: '$.scenario.options.autoPass' }] });
    const beside = { ruleset: 'mtg', edition: 'current', scenario: scenario({}), options: { autoPass: ['seat'] } };
    expect(await post('/v1/games', beside)).toMatchObject({ status: 400, errors: [{ path: '$.options.autoPass' }] });
  });

  it('is taken by games, whose list has one for each seat', async () => {
    const seats = ['WU', 'BR'].map((deck) => ({ name: deck, deck: `sample:${deck}` }));
    const game = { ruleset: 'mtg', edition: 'current', seats };
    expect((await post('/v1/games', { ...game, options: { autoPass: ['seat', 'none'] } })).status).toBe(201);
    expect((await post('/v1/games', { ...game, options: { autoPass: 'seat' } })).status).toBe(201);
    expect(await post('/v1/games', { ...game, options: { autoPass: ['seat'] } })).toMatchObject({
      status: 400,
      errors: [{ path: '$.options.autoPass' }],
    });
  });
});

interface Line {
  position: string;
  result: object | null;
  view?: Sight['view'];
  decisions?: Decision[];
  error?: { code: string; answer?: number; errors?: { path: string }[] };
}

describe('lines', () => {
  const start = scenario({ hand: ['Shock', 'Mountain'], battlefield: ['Mountain'] });
  const cast = (player: number): object[] => [
    { seat: 0, choose: [{ kind: 'CAST', card: 'Shock' }] },
    { seat: 0, choose: [{ player }] },
    { seat: 0, ...PASS },
    { seat: 1, ...PASS },
  ];

  it('begin each where the others began', async () => {
    const { results } = await post<{ results: Line[] }>('/v1/positions/actions', {
      scenario: start,
      lines: [cast(1), cast(0), [{ seat: 0, choose: [{ kind: 'PLAY_LAND' }] }], []],
    });
    const lives = results.map(({ view }) => view?.players.map(({ life }) => life));
    expect(lives).toEqual([
      [20, 18],
      [18, 20],
      [20, 20],
      [20, 20],
    ]);
    expect(results.map(({ decisions = [] }) => decisions[0]?.seat)).toEqual([0, 0, 0, 0]);
    const further = await post<{ results: Line[] }>('/v1/positions/actions', {
      position: results[0]?.position,
      lines: [[{ seat: 0, choose: [{ kind: 'PLAY_LAND' }] }]],
    });
    expect(further.results[0]?.view?.players.map(({ life }) => life)).toEqual([20, 18]);
  });

  it('that are refused have the refusal with its place, and the position before them', async () => {
    const { results } = await post<{ results: Line[] }>('/v1/positions/actions', {
      scenario: start,
      lines: [cast(1), [...cast(1), { seat: 0, choose: [{ kind: 'CAST', card: 'Shock' }] }], cast(1)],
    });
    expect(results[1]).toMatchObject({ error: { code: 'NO_MATCH', answer: 4 }, result: null });
    expect(results[1]?.error?.errors?.[0]?.path).toBe('$.lines[1][4].choose[0]');
    expect(results[1]?.view?.players[1]?.life).toBe(20);
    expect(results[1]?.view?.players[0]?.zones.hand).toBe(2);
    expect(results[2]?.view?.players[1]?.life).toBe(18);
    expect(results[0]).not.toHaveProperty('error');
  });

  it('that reveal or draw are refused as a whole all the same', async () => {
    const drawing = scenario({ hand: ['Divination'], battlefield: [{ card: 'Island', count: 3 }] });
    const draw = [
      { seat: 0, choose: [{ kind: 'CAST' }] },
      { seat: 0, ...PASS },
      { seat: 1, ...PASS },
    ];
    const { results } = await post<{ results: Line[] }>('/v1/positions/actions', {
      scenario: drawing,
      lines: [draw, [...draw, { seat: 1, ...PASS }], draw],
    });
    expect(results.map(({ view }) => view?.players[0]?.zones.hand)).toEqual([2, 1, 2]);
    expect(results[1]?.error?.answer).toBe(3);
  });

  it('come without views where as little as possible is wanted, and with the fields that are named', async () => {
    const lines = [cast(1)];
    const minimal = await send(test.app, 'POST', '/v1/positions/actions', {
      body: { scenario: start, lines },
      headers: { prefer: 'return=minimal' },
      once: true,
    });
    expect(minimal.headers['preference-applied']).toBe('return=minimal');
    expect(Object.keys(minimal.json().results[0]).sort()).toEqual(['decisions', 'events', 'position', 'result']);
    const chosen = await post<{ results: Line[] }>('/v1/positions/actions', {
      scenario: start,
      lines,
      fields: ['decisions'],
    });
    expect(Object.keys(chosen.results[0] ?? {}).sort()).toEqual(['decisions', 'position', 'result']);
    const plain = await post<Sight>('/v1/positions/actions', {
      scenario: start,
      answers: cast(1),
      fields: ['decisions'],
    });
    expect(plain).not.toHaveProperty('view');
    expect(plain).not.toHaveProperty('events');
    expect(plain.decisions).toHaveLength(1);
    const seen = await post<Sight>('/v1/positions/decisions', { scenario: start, fields: [] });
    expect(Object.keys(seen).sort()).toEqual(['position', 'result', 'status']);
  });

  it('stand in the place of answers, and are at most a thousand', async () => {
    const both = await post('/v1/positions/actions', { scenario: start, lines: [cast(1)], answers: cast(1) });
    expect(both.status).toBe(400);
    expect((await post('/v1/positions/actions', { scenario: start })).status).toBe(400);
    const many = Array.from({ length: 1001 }, () => []);
    expect(await post('/v1/positions/actions', { scenario: start, lines: many })).toMatchObject({
      status: 400,
      errors: [{ path: '$.lines' }],
    });
    const { results } = await post<{ results: Line[] }>('/v1/positions/actions', {
      scenario: start,
      lines: many.slice(1),
      fields: [],
    });
    expect(results).toHaveLength(1000);
  });

  it('are counted by what they play', async () => {
    const limited = await startApp({ rulesets: { mtg: magic }, rateLimit: 3 });
    try {
      // Samples are, too: each as so many decisions.
      const game = (
        await send(limited.app, 'POST', '/v1/games', {
          body: { ruleset: 'mtg', edition: 'current', scenario: start },
          once: true,
        })
      ).json();
      const asked = { token: game.seats[0].token, body: { samples: 32 }, once: true };
      expect((await send(limited.app, 'POST', `/v1/games/${game.game}/position`, asked)).statusCode).toBe(429);
      const body = { scenario: start, lines: Array.from({ length: 150 }, () => cast(1)), fields: [] };
      const reply = await send(limited.app, 'POST', '/v1/positions/actions', { body, once: true });
      expect(reply.statusCode).toBe(429);
      expect(reply.json().detail).toContain('decisions');
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await limited.close();
    }
  });
});
