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
    const position = await sampled('mtg', 'current', ['WU', 'BR']);
    const body = { position, policy: 'random', games: 3, horizon: { turns: 6 }, seed: 's' };
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

  it('leave games at the horizon', { timeout: 60_000 }, async () => {
    const position = await positionOf({ ...duel, players: duel.players.map((p) => ({ ...p, battlefield: [] })) });
    const reply = (await ask({ position, policy: 'random', games: 4, horizon: { turns: 2 }, seed: 's' })).json<Reply>();
    expect(reply).toMatchObject({ games: 4, truncated: 4, outcomes: [] });
  });
});

describe('what is refused', () => {
  it('beyond the limits, with its path', async () => {
    const position = await positionOf(duel);
    const good = { position, policy: 'random', games: 1 };
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
      ['$.positions[1]', { position: undefined, positions: [position, 'nonsense'] }],
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
