/** `POST /v1/games/{id}/position`: what a seat may imagine of its game, and what nobody learns from that. */
import { magic } from '@arbiter/mtg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send, startApp, type TestApp } from '../support/app.js';
import type { Decision, Sight } from '../support/magic.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ rulesets: { mtg: magic } });
});
afterAll(() => test.close());

interface Made {
  game: string;
  seats: { token: string }[];
  judgeToken?: string;
}
const MAGIC = { ruleset: 'mtg', edition: 'current' };
const make = async (more: object): Promise<Made> =>
  (await send(test.app, 'POST', '/v1/games', { body: { ...MAGIC, ...more } })).json<Made>();
const scenario = (hand: string[], library: string[], own: string[] = ['Island', 'Shock', 'Forest']): object => ({
  scenario: {
    ...MAGIC,
    seed: 'same',
    turn: { number: 1, active: 0, step: 'precombatMain' },
    players: [
      { hand: ['Shock'], battlefield: ['Mountain'], library: own },
      { hand, library, battlefield: ['Island'] },
    ],
  },
});
const ask = (game: string, token: string | undefined, body: object = {}): ReturnType<typeof send> =>
  send(test.app, 'POST', `/v1/games/${game}/position`, { token, body, once: true });
const look = async (position: string, viewer: unknown = 'judge'): Promise<Sight> =>
  (await send(test.app, 'POST', '/v1/positions/decisions', { body: { position, viewer }, once: true })).json<Sight>();

describe('a sampled position', () => {
  it('is what the seat sees and is asked, and can be played on', async () => {
    const made = await make(scenario(['Murder', 'Sleep'], ['Plummet', 'Island']));
    const token = made.seats[0]?.token;
    const truth = (await send(test.app, 'GET', `/v1/games/${made.game}`, { token })).json<Sight>();
    const reply = await ask(made.game, token, { samples: 3, seed: 'a' });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.headers['cache-control']).toBe('private');
    const { positions, version } = reply.json<{ positions: string[]; version: number }>();
    expect({ count: positions.length, version }).toEqual({ count: 3, version: 0 });
    for (const position of positions) {
      const { view, decisions } = await look(position, 0);
      expect({ ...view, players: [] }).toEqual({ ...truth.view, players: [] });
      expect(decisions).toEqual(truth.decisions);
      const played = await send(test.app, 'POST', '/v1/positions/actions', {
        body: { position, answers: [{ seat: 0, choose: [{ kind: 'CAST', card: 'Shock' }] }] },
        once: true,
      });
      expect(played.statusCode).toBe(200);
    }
  });

  it('is the same for the same seed whatever is hidden, and another for another seed', async () => {
    const one = await make(scenario(['Murder', 'Sleep'], ['Plummet', 'Island', 'Duress', 'Swamp']));
    const two = await make(scenario(['Swamp', 'Plummet'], ['Sleep', 'Duress', 'Murder', 'Island']));
    const seen = async ({ game, seats }: Made, seed: string): Promise<unknown> => {
      const reply = await ask(game, seats[0]?.token, { samples: 4, seed });
      const { positions } = reply.json<{ positions: string[] }>();
      const sights = await Promise.all(positions.map((position) => look(position)));
      return {
        sizes: positions.map((p) => p.length),
        sights: sights.map(({ view, decisions }) => ({ view, decisions })),
      };
    };
    const first = await seen(one, 'x');
    expect(await seen(two, 'x')).toEqual(first);
    expect(await seen(one, 'x')).toEqual(first);
    expect(await seen(one, 'y')).not.toEqual(first);
    // What chance brings after it is no more the game's than the cards are.
    const drawn = await Promise.all(
      [one, two].map(async ({ game, seats }) => {
        const { positions } = (await ask(game, seats[0]?.token, { seed: 'x' })).json<{ positions: string[] }>();
        const pass = { choose: [{ kind: 'PASS' }] };
        const answers = [
          { seat: 0, ...pass },
          { seat: 1, ...pass },
        ];
        const body = { position: positions[0], answers };
        const { view } = (await send(test.app, 'POST', '/v1/positions/actions', { body, once: true })).json<Sight>();
        return view;
      }),
    );
    expect(drawn[0]).toEqual(drawn[1]);
  });

  it('knows the lists of others where they are public', async () => {
    const seats = ['WU', 'BR'].map((deck) => ({ name: deck, deck: `sample:${deck}` }));
    const theirs = async (decklists: string | undefined): Promise<Set<string>> => {
      const made = await make({ seats, options: decklists ? { decklists } : {} });
      const { positions } = (await ask(made.game, made.seats[0]?.token, { samples: 8, seed: 'a' })).json<{
        positions: string[];
      }>();
      const names = new Set<string>();
      for (const position of positions)
        for (const object of Object.values((await look(position)).view.objects))
          if (object.owner === 1) names.add(String(object.card));
      return names;
    };
    const list = new Set(
      Object.values(magic.sampleDecks?.BR ?? {})
        .flat()
        .map(({ card }) => card),
    );
    expect([...(await theirs('public'))].every((card) => list.has(card))).toBe(true);
    expect([...(await theirs(undefined))].every((card) => list.has(card))).toBe(false);
    const wrong = await send(test.app, 'POST', '/v1/games', {
      body: { ...MAGIC, seats, options: { decklists: 'mine' } },
      once: true,
    });
    expect(wrong.statusCode).toBe(400);
  });
});

it('a sampled position of each seat is what that seat sees, and its own cards are those of its list', async () => {
  const seats = ['WU', 'BR'].map((deck) => ({ name: deck, deck: `sample:${deck}` }));
  const made = await make({ seats });
  for (const [seat, { token }] of made.seats.entries()) {
    const truth = (await send(test.app, 'GET', `/v1/games/${made.game}`, { token })).json<Sight>();
    const { positions } = (await ask(made.game, token, { samples: 8, seed: 'a' })).json<{ positions: string[] }>();
    const list = Object.values(magic.sampleDecks?.[seat === 0 ? 'WU' : 'BR'] ?? {}).flat();
    const hidden = new Set<string>();
    for (const position of positions) {
      expect((await look(position, seat)).view.objects).toEqual(truth.view.objects);
      for (const { owner, card } of Object.values((await look(position)).view.objects)) {
        if (owner === seat) expect(list.map((one) => one.card)).toContain(card);
        else hidden.add(String(card));
      }
    }
    // Of what there is in all colours.
    expect(hidden.size).toBeGreaterThan(50);
  }
});

describe('whoever asks', () => {
  it('needs a seat; the judge is refused, and so are strangers and games that are over or unknown', async () => {
    const made = await make(scenario(['Murder'], ['Plummet']));
    expect((await ask(made.game, undefined)).statusCode).toBe(401);
    expect((await ask(made.game, made.judgeToken)).statusCode).toBe(403);
    expect((await ask('g_none', made.seats[0]?.token)).statusCode).toBe(404);
    await send(test.app, 'POST', `/v1/games/${made.game}/concede`, { token: made.seats[0]?.token });
    expect((await ask(made.game, made.seats[1]?.token)).statusCode).toBe(409);
    const open = await make({ seats: [{ name: 'Ann', deck: 'sample:WU' }, { open: true }] });
    expect((await ask(open.game, open.seats[0]?.token)).statusCode).toBe(409);
  });

  it('gets 1 to 32 samples', async () => {
    const made = await make(scenario(['Murder'], ['Plummet']));
    const token = made.seats[0]?.token;
    for (const samples of [0, 33, 1.5, '2'])
      expect((await ask(made.game, token, { samples })).json().errors[0].path).toBe('$.samples');
    expect((await ask(made.game, token, { samples: 32 })).json().positions).toHaveLength(32);
    expect((await ask(made.game, token, { seed: '' })).json().errors[0].path).toBe('$.seed');
  });

  it('gets other positions with each request that names no seed', async () => {
    const made = await make(scenario(['Murder', 'Sleep'], ['Plummet', 'Island', 'Duress', 'Swamp']));
    const imagined = async (): Promise<unknown[]> => {
      const { positions } = (await ask(made.game, made.seats[0]?.token, { samples: 8 })).json<{
        positions: string[];
      }>();
      return Promise.all(positions.map(async (position) => (await look(position)).view.objects));
    };
    expect(await imagined()).not.toEqual(await imagined());
  });

  it('gets the same in GraphQL', async () => {
    const made = await make(scenario(['Murder', 'Sleep'], ['Plummet']));
    const query = `{ samplePosition(gameId: "${made.game}", samples: 2, seed: "a") { version positions userErrors { code } } }`;
    const { data } = (
      await send(test.app, 'POST', '/graphql', { token: made.seats[0]?.token, body: { query }, once: true })
    ).json();
    expect(data.samplePosition).toMatchObject({ version: 0, userErrors: [] });
    const rest = (await ask(made.game, made.seats[0]?.token, { samples: 2, seed: 'a' })).json<{
      positions: string[];
    }>();
    const [one, two] = await Promise.all([data.samplePosition.positions[1], rest.positions[1]].map((p) => look(p)));
    expect(one?.view).toEqual(two?.view);
  });

  it('learns nothing by asking again and again with another’s cards: every card of a hidden hand is drawn anew', async () => {
    const made = await make(scenario(['Murder', 'Sleep'], ['Plummet', 'Island', 'Duress', 'Swamp']));
    const { positions } = (await ask(made.game, made.seats[0]?.token, { samples: 32 })).json<{ positions: string[] }>();
    const hands = new Set<string>();
    for (const position of positions) {
      const { view } = await look(position);
      const hand = view.zones.find(({ id, owner }) => id === 'hand' && owner === 1)?.objects ?? [];
      hands.add(
        hand
          .map((id) => String(view.objects[id]?.card))
          .sort()
          .join(),
      );
    }
    expect(hands.size).toBeGreaterThan(5);
    const decision = (await look(positions[0] ?? '')).decisions[0] as Decision;
    expect(decision.seat).toBe(0);
  });
});

describe('a scenario with a stack and a combat', () => {
  const fight = (more: object = {}) => ({
    ...MAGIC,
    turn: { number: 3, active: 0, step: 'declareBlockers' },
    players: [
      { battlefield: [{ card: 'Hill Giant', as: 'giant', attacking: { player: 1 } }], library: ['Mountain'] },
      { battlefield: [{ card: 'Serra Angel', as: 'angel', blocking: ['giant'] }], library: ['Plains'] },
    ],
    stack: [{ card: 'Shock', controller: 0, targets: [{ as: 'angel' }] }],
    ...more,
  });

  it('11 A game may begin with a stack and a combat, and so do its positions', async () => {
    const made = await make({ scenario: fight() });
    const token = made.seats[1]?.token;
    const got = await send(test.app, 'GET', `/v1/games/${made.game}`, { token });
    const { view } = got.json<Sight>();
    const attacked = (sight: Sight['view']) =>
      Object.values(sight.objects).filter((o) => o.attacking || String(o.blocking ?? '') !== '');
    expect([got.headers.etag, view.stack.length, attacked(view).length]).toEqual(['"0"', 1, 2]);
    const { positions } = (await ask(made.game, token, { samples: 1, seed: 'a' })).json<{ positions: string[] }>();
    const imagined = await look(positions[0] ?? '', 1);
    expect([imagined.view.stack, attacked(imagined.view)]).toEqual([view.stack, attacked(view)]);
  });

  it('11 A stack that the rules cannot hold is refused where it stands', async () => {
    const wrong = fight({
      stack: [
        { card: 'Shock', targets: [{ as: 'none' }] },
        { card: 'Mountain' },
        { card: 'Shock', x: 2, targets: [{ player: 1 }] },
      ],
    });
    const reply = await send(test.app, 'POST', '/v1/positions/decisions', { body: { scenario: wrong }, once: true });
    expect(reply.statusCode).toBe(400);
    expect(reply.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path)).toEqual([
      '$.scenario.stack[0].targets[0].as',
    ]);
    const query = 'query ($s: JSON) { positionDecisions(scenario: $s) { userErrors { errors { path } } } }';
    const land = fight({ stack: [{ card: 'Mountain' }, { card: 'Shock', x: 2, targets: [{ player: 1 }] }] });
    const asked = await send(test.app, 'POST', '/graphql', { body: { query, variables: { s: land } }, once: true });
    expect(asked.body).toContain('stack[0].card');
    expect(asked.body).toContain('stack[1].x');
  });
});
