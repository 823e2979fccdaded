/** `POST /v1/positions/rollouts`: games played on by bots, beside the service. */
import { grandArchive } from '@arbiter/grand-archive';
import { magic } from '@arbiter/mtg';
import { riftbound } from '@arbiter/riftbound';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send, startApp, type TestApp } from '../support/app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ rulesets: { mtg: magic, 'grand-archive': grandArchive, riftbound } });
});
afterAll(() => test.close());

interface Reply {
  games: number;
  outcomes: { result: { kind: string; winners: number[] }; count: number }[];
  perSeat: { wins: number; draws: number }[];
  truncated: number;
  decisions: number;
  milliseconds: number;
}
const ask = (body: object, app = test): ReturnType<typeof send> =>
  send(app.app, 'POST', '/v1/positions/rollouts', { body, once: true });
const positionOf = async (scenario: object, app = test): Promise<string> =>
  (await send(app.app, 'POST', '/v1/positions/decisions', { body: { scenario, fields: [] }, once: true })).json()
    .position;

const MAGIC = { ruleset: 'mtg', edition: 'current' };
const duel = {
  ...MAGIC,
  turn: { number: 1, active: 0, step: 'precombatMain' },
  players: [
    { library: [{ card: 'Mountain', count: 30 }], battlefield: [{ card: 'Hill Giant', count: 3 }] },
    { library: [{ card: 'Forest', count: 30 }], life: 9 },
  ],
};

/** A game from decks, as a seat imagines it. */
async function sampled(ruleset: string, edition: string, decks: string[]): Promise<string> {
  const seats = decks.map((deck) => ({ name: deck, deck: `sample:${deck}` }));
  const made = (await send(test.app, 'POST', '/v1/games', { body: { ruleset, edition, seats } })).json();
  const body = { samples: 1, seed: 'a' };
  const token = made.seats[0].token;
  const reply = await send(test.app, 'POST', `/v1/games/${made.game}/position`, { token, body, once: true });
  return reply.json().positions[0];
}

describe('rollouts', () => {
  it('count how games end, and who wins them', { timeout: 60_000 }, async () => {
    const position = await positionOf(duel);
    const reply = (await ask({ position, policy: 'greedy', games: 5, seed: 's' })).json<Reply>();
    const counted = reply.outcomes.reduce((sum, { count }) => sum + count, 0);
    expect(counted + reply.truncated).toBe(reply.games);
    expect(reply).toMatchObject({ games: 5, perSeat: [{ wins: counted }, { wins: 0 }] });
    expect(counted).toBeGreaterThan(0);
    expect(reply.outcomes[0]?.result).toMatchObject({ kind: 'WIN', winners: [0] });
    expect(reply.decisions).toBeGreaterThanOrEqual(5);
  });

  it('come out the same for the same seed, but for the time they take', { timeout: 120_000 }, async () => {
    // A real game from decks and one that can be short: of neither should two seeds bring the same.
    const positions = [await sampled('mtg', 'current', ['WU', 'BR']), await positionOf(duel)];
    const body = { positions, policy: 'random', games: 8, horizon: { turns: 12 }, seed: 's' };
    const [one, two, other] = await Promise.all(
      [body, body, { ...body, seed: 't' }].map(async (each) => {
        const { milliseconds, ...reply } = (await ask(each)).json<Reply>();
        expect(milliseconds).toBeGreaterThanOrEqual(0);
        return reply;
      }),
    );
    expect(two).toEqual(one);
    expect(other).not.toEqual(one);
  });

  it('play all three games, from several positions in turn', { timeout: 120_000 }, async () => {
    for (const [ruleset, edition, decks] of [
      ['grand-archive', '4.1', ['lorraine', 'rai']],
      ['riftbound', '2026-07', ['kaisa', 'viktor']],
    ] as const) {
      const positions = [await sampled(ruleset, edition, [...decks]), await sampled(ruleset, edition, [...decks])];
      const reply = await ask({ positions, policy: 'greedy', games: 2, horizon: { turns: 3 }, seed: 's' });
      expect(reply.statusCode, reply.body).toBe(200);
      expect(reply.json<Reply>().decisions).toBeGreaterThan(4);
    }
  });

  it('begin in the positions that are given in turn', { timeout: 60_000 }, async () => {
    const sides = [
      { library: [{ card: 'Mountain', count: 30 }], battlefield: [{ card: 'Hill Giant', count: 3 }] },
      { library: [{ card: 'Forest', count: 30 }], life: 3 },
    ];
    const positions = await Promise.all([sides, sides.toReversed()].map((players) => positionOf({ ...duel, players })));
    const reply = (await ask({ positions, policy: 'greedy', games: 5, seed: 's' })).json<Reply>();
    expect(reply).toMatchObject({ truncated: 0, perSeat: [{ wins: 3 }, { wins: 2 }] });
  });

  it('leave games at the horizon', { timeout: 60_000 }, async () => {
    const position = await positionOf({ ...duel, players: duel.players.map((p) => ({ ...p, battlefield: [] })) });
    const reply = (await ask({ position, policy: 'random', games: 4, horizon: { turns: 2 }, seed: 's' })).json<Reply>();
    expect(reply).toMatchObject({ games: 4, truncated: 4, outcomes: [] });
    const longer = (
      await ask({ position, policy: 'random', games: 4, horizon: { turns: 4 }, seed: 's' })
    ).json<Reply>();
    expect(longer.decisions).toBeGreaterThan(reply.decisions);
    // Seat 0 attacks in every other turn: two turns after the first it is asked in the third.
    const [attacker, defender] = duel.players;
    const slow = await positionOf({ ...duel, players: [attacker, { ...defender, life: 99 }] });
    const body = { position: slow, policy: 'greedy', games: 2, horizon: { turns: 2 }, seed: 's', ends: ['view'] };
    const { ends } = (await ask(body)).json<{ ends: { view: { turn: { number: number } } }[] }>();
    expect(ends.map(({ view }) => view.turn.number)).toEqual([3, 3]);
  });
});

describe('lines', () => {
  const burn = {
    ...MAGIC,
    turn: { number: 1, active: 0, step: 'precombatMain' },
    players: [
      { hand: ['Shock'], battlefield: ['Mountain'], library: [{ card: 'Mountain', count: 9 }] },
      { library: [{ card: 'Forest', count: 9 }], life: 2 },
    ],
  };
  const shock = { seat: 0, choose: [{ kind: 'CAST', card: 'Shock' }] };
  const pass = { seat: 0, choose: [{ kind: 'PASS' }] };
  interface Line extends Reply {
    error?: { code: string; errors: { path: string }[] };
    ends: { result: object | null; view?: { turn: { number: number } }; first?: { seat: number; decision: string } }[];
  }
  const play = async (more: object) => {
    const body = { position: await positionOf(burn), policy: 'greedy', games: 2, horizon: { turns: 2 }, seed: 's' };
    const reply = await ask({ ...body, ...more });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json<Reply & { lines: Line[]; ends?: Line['ends'] }>();
  };

  it('are each played on with the same positions and chances, and counted together', { timeout: 60_000 }, async () => {
    const lines = [{ answers: [shock, { seat: 0, choose: [{ player: 1 }] }] }, { answers: [] }, { answers: [] }];
    const reply = await play({ lines });
    const [killed, ...left] = reply.lines;
    expect(killed).toMatchObject({ games: 2, perSeat: [{ wins: 2 }, { wins: 0 }] });
    expect(left[1]).toEqual(left[0]);
    expect(reply.games).toBe(6);
    const sum = (of: (line: Line) => number) => reply.lines.reduce((total, line) => total + of(line), 0);
    expect(reply.decisions).toBe(sum((line) => line.decisions));
    expect(reply.outcomes.reduce((total, { count }) => total + count, reply.truncated)).toBe(6);
    expect(reply.outcomes).toHaveLength(1);
    expect(reply.ends).toBeUndefined();
  });

  it('that are refused say why at their path, and count for nothing', { timeout: 60_000 }, async () => {
    const twice = [shock, { seat: 0, choose: [{ player: 7 }] }];
    const { lines, games } = await play({ lines: [{ answers: [pass] }, { answers: twice }] });
    expect(games).toBe(2);
    expect(Object.keys(lines[1] ?? {})).toEqual(['error']);
    expect(lines[1]?.error).toMatchObject({ code: 'NO_MATCH', answer: 1 });
  });

  it('keep cards for later where it is said', { timeout: 60_000 }, async () => {
    const { position } = (
      await send(test.app, 'POST', '/v1/positions/decisions', { body: { scenario: burn }, once: true })
    ).json();
    const { decisions } = (
      await send(test.app, 'POST', '/v1/positions/decisions', { body: { position, viewer: 0 }, once: true })
    ).json();
    const { object } = decisions[0].options.find(({ kind }: { kind: string }) => kind === 'CAST');
    const lines = [{ answers: [pass] }, { answers: [pass], keep: [object] }, { answers: [], keep: [object] }];
    const { lines: played } = await play({ position, lines, horizon: { turns: 6 } });
    expect(played.map(({ perSeat }) => perSeat[0]?.wins)).toEqual([2, 0, 0]);
  });

  it('tell how games ended, and what the bot answered first', { timeout: 60_000 }, async () => {
    const { lines } = await play({ lines: [{ answers: [] }, { answers: [pass] }], ends: ['view', 'first'], viewer: 0 });
    for (const line of lines) expect(line.ends).toHaveLength(2);
    const [own, passed] = lines;
    expect(own?.ends[0]).toMatchObject({ result: { winners: [0] }, first: { seat: 0 } });
    expect(own?.ends[0]?.first).toHaveProperty('choose');
    expect(passed?.ends[0]?.view).toMatchObject({ turn: { number: expect.any(Number) }, players: expect.any(Array) });
    const alone = await play({ ends: ['first'] });
    expect(alone.ends).toEqual(own?.ends.map(({ view: _, ...end }) => end));
  });

  it('are the same by GraphQL', { timeout: 60_000 }, async () => {
    const line =
      'games truncated perSeat { wins draws } ends { result { winners } first { decision } } userErrors { code }';
    const query = `query ($input: RolloutsInput!) { rollouts(input: $input) { games lines { ${line} } userErrors { detail } } }`;
    const lines = [{ answers: [], keep: null }, { answers: [{ seat: 0, choose: [{ kind: 'NONE' }] }] }];
    const input = { position: await positionOf(burn), policy: 'greedy', games: 1, seed: 's', lines, ends: ['first'] };
    const { rollouts } = (
      await send(test.app, 'POST', '/graphql', { body: { query, variables: { input } }, once: true })
    ).json().data;
    expect(rollouts).toMatchObject({ games: 1, userErrors: [] });
    expect(rollouts.lines[0]).toMatchObject({
      games: 1,
      userErrors: [],
      ends: [{ first: { decision: expect.any(String) } }],
    });
    expect(rollouts.lines[1]).toMatchObject({ games: 0, userErrors: [{ code: 'NO_MATCH' }], ends: [] });
  });
});

describe('what is refused', () => {
  it('beyond the limits, with its path', async () => {
    const position = await positionOf(duel);
    const good = { position, policy: 'random', games: 1 };
    const three = await positionOf({ ...duel, players: [...duel.players, duel.players[0]] });
    for (const [path, more] of [
      ['$.games', { games: 0 }],
      ['$.games', { games: 1001 }],
      ['$.horizon.turns', { horizon: { turns: 101 } }],
      ['$.horizon.turns', { horizon: { turns: 0 } }],
      ['$.policy', { policy: 'best' }],
      ['$.seed', { seed: 'x'.repeat(201) }],
      ['$.position', { positions: [position] }],
      ['$.position', { position: undefined }],
      ['$.positions', { position: undefined, positions: Array.from({ length: 33 }, () => position) }],
      ['$.lines', { lines: [] }],
      ['$.lines', { lines: Array.from({ length: 101 }, () => ({ answers: [] })) }],
      ['$.lines[0].answers[0].seat', { lines: [{ answers: [{ choose: [] }] }] }],
      ['$.ends', { games: 501, ends: ['view'] }],
      ['$.ends', { games: 251, ends: ['first'], lines: [{ answers: [] }, { answers: [] }] }],
      ['$.viewer', { viewer: 2 }],
      ['$.positions[1]', { position: undefined, positions: [position, 'nonsense'] }],
      ['$.positions[1]', { position: undefined, positions: [position, three] }],
    ] as const) {
      const reply = await ask({ ...good, ...more });
      expect({ status: reply.statusCode, path: reply.json().errors?.[0]?.path }).toEqual({ status: 400, path });
    }
  });

  it('over the budget of a minute', { timeout: 120_000 }, async () => {
    const limited = await startApp({ rulesets: { mtg: magic }, rateLimit: 4 });
    try {
      const position = await positionOf(duel, limited);
      const reply = await ask({ position, policy: 'random', games: 700, horizon: { turns: 100 } }, limited);
      expect(reply.statusCode).toBe(429);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await limited.close();
    }
  });
});

describe('while games are played', () => {
  it('everything else is answered, and they end when the caller goes', { timeout: 120_000 }, async () => {
    const position = await sampled('mtg', 'current', ['WU', 'BR']);
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const address = test.app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const gone = new AbortController();
    let over = false;
    const begin = (path: string, body: object, { signal }: AbortController): Promise<string> =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal,
      }).then(
        () => 'answered',
        () => 'gone',
      );
    const job = { position, policy: 'greedy', games: 1000, horizon: { turns: 100 } };
    const long = begin('/v1/positions/rollouts', job, gone);
    void long.then(() => {
      over = true;
    });
    let answered = 0;
    for (let n = 0; n < 20; n++) {
      const reply = await fetch(`http://127.0.0.1:${port}/v1/rulesets/mtg/decks`);
      if (reply.status === 200 && !over) answered++;
    }
    expect(answered).toBe(20);
    const { pool } = test.app.services.rollouts;
    expect(pool.playing).toBe(1);
    gone.abort();
    expect(await long).toBe('gone');
    await expect.poll(() => pool.playing, { timeout: 20_000 }).toBe(0);

    const left = new AbortController();
    const query = 'query ($input: RolloutsInput!) { rollouts(input: $input) { games } }';
    const asked = begin('/graphql', { query, variables: { input: job } }, left);
    await expect.poll(() => pool.playing, { timeout: 20_000 }).toBe(1);
    left.abort();
    expect(await asked).toBe('gone');
    await expect.poll(() => pool.playing, { timeout: 20_000 }).toBe(0);
  });
});
