/** What the service gave is taken back as it came: with `null` for what is absent, and with the names of GraphQL's types. */
import { type GraphQLInterfaceType, getNamedType, isLeafType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemaFor } from '../../src/graphql/schema.js';
import { rulesets } from '../../src/rulesets.js';
import { send, startApp, type TestApp } from '../support/app.js';
import { cast, scenario } from '../support/magic.js';

let t: TestApp;
beforeAll(async () => {
  t = await startApp({ rulesets });
});
afterAll(() => t?.close());

type Json = Record<string, unknown>;
interface Decision extends Json {
  id: string;
  seat: number;
  shape: string | null;
  options: Json[] | null;
  default: Json | null;
}

const schema = schemaFor(Object.values(rulesets).map(({ info }) => info));

/** Every field of a type, and of the types below it, with the names that GraphQL's clients ask for by themselves. */
function everything(type: string): string {
  const fields = Object.values((schema.getType(type) as GraphQLInterfaceType).getFields());
  const below = fields.map((field) => {
    const named = getNamedType(field.type);
    return isLeafType(named) ? field.name : `${field.name} ${everything(named.name)}`;
  });
  return `{ __typename ${below.join(' ')} }`;
}
const DECISIONS = `decisions ${everything('Decision')}`;
const ERRORS = 'userErrors { code detail errors { path detail } }';
const GAME = `query($id: ID!) { game(id: $id) { __typename version status ${DECISIONS} } }`;
const SUBMIT = `mutation($input: SubmitActionInput!) { submitAction(input: $input) { version ${ERRORS} } }`;
const POSITION = `query($scenario: JSON, $position: String) { positionDecisions(scenario: $scenario, position: $position) { position ${DECISIONS} ${ERRORS} } }`;
const ACT = `query($scenario: JSON, $position: String, $answers: [JSON!]!) { positionActions(scenario: $scenario, position: $position, answers: $answers) { position ${DECISIONS} ${ERRORS} } }`;

/** Where something else than the default is chosen, so that more is asked, that stands in the place of the default's own. */
const another = ({ options, default: given }: Decision, nth: number): Json | null => {
  const option = options?.[nth % options.length];
  return option && given?.choose ? { ...given, choose: [option.id] } : null;
};

async function ask<T>(query: string, variables: object, token?: string, mayRefuse = false): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const payload = JSON.stringify({ query, variables });
  const reply = (await t.app.inject({ method: 'POST', url: '/graphql', headers, payload })).json();
  expect(reply.errors, JSON.stringify(variables)).toBeUndefined();
  const [field] = Object.values(reply.data) as { userErrors?: { code: string }[] }[];
  const codes = (field?.userErrors ?? []).map((e) => e.code).filter((code) => !mayRefuse || code === 'INVALID_INPUT');
  expect(codes, JSON.stringify([variables, field?.userErrors])).toEqual([]);
  return field as T;
}

async function newGame(id: string, options: Json): Promise<{ game: string; tokens: string[] }> {
  const [first, second = first] = Object.values(rulesets[id]?.sampleDecks ?? {});
  const edition = rulesets[id]?.info.editions.find((e) => e.current)?.id;
  const seats = [first, second].map((deck, i) => ({ name: `P${i}`, deck }));
  const body = { ruleset: id, edition, seats, options };
  const made = (await send(t.app, 'POST', '/v1/games', { body, once: true })).json();
  return { game: made.game, tokens: made.seats.map((s: { token: string }) => s.token) };
}

/** Games take up to a thousand answers; from then on it is enough that decisions of two shapes were there. */
const ENOUGH = 150;

describe('13 A default is taken back as it came', () => {
  test.each(Object.keys(rulesets))(
    '13 A game of %s over GraphQL, every field of every default selected',
    { timeout: 240_000 },
    async (id) => {
      const { game, tokens } = await newGame(id, { test: true, seed: 'back', autoPass: 'smart' });
      const shapes = new Set<string>();
      let status = 'ACTIVE';
      let taken = 0;
      for (let i = 0; i < 4000 && (taken < ENOUGH || shapes.size < 2) && status === 'ACTIVE'; i++) {
        for (const token of tokens) {
          const seen = await ask<{ status: string; version: number; decisions: Decision[] }>(GAME, { id: game }, token);
          status = seen.status;
          const mine = seen.decisions.find((d) => d.default);
          if (!mine) continue;
          shapes.add(String(mine.shape));
          const act = (answer: unknown, mayRefuse: boolean) => {
            const input = { gameId: game, expectedVersion: seen.version, answers: [answer] };
            return ask<{ version: number | null }>(SUBMIT, { input }, token, mayRefuse);
          };
          const other = i % 3 === 0 ? null : another(mine, i);
          const done = other && (await act(other, true));
          if (done?.version == null) await act(mine.default, false);
          taken++;
          break;
        }
      }
      expect(taken >= ENOUGH || status === 'FINISHED').toBe(true);
      expect(shapes.size, [...shapes].join()).toBeGreaterThan(1);
    },
  );

  test.each(Object.keys(rulesets))('13 Games of %s over REST, and positions without saying the seat', async (id) => {
    const { game, tokens } = await newGame(id, { test: true, seed: 'back' });
    for (let i = 0; i < 40; i++) {
      for (const token of tokens) {
        const url = `/v1/games/${game}`;
        const { version, decisions } = (await send(t.app, 'GET', url, { token })).json();
        const mine = decisions.find((d: Decision) => d.default);
        if (!mine) continue;
        const body = { expectedVersion: version, answers: [mine.default] };
        const reply = await send(t.app, 'POST', `${url}/actions`, { token, body, once: true });
        expect(reply.statusCode, reply.body).toBe(200);
        break;
      }
    }
  });
});

/** Two attackers, of which each may be sent, and two blockers. */
const combat = scenario(
  { battlefield: ['Grizzly Bears', 'Hill Giant'] },
  { battlefield: ['Serra Angel'] },
  { turn: { number: 3, active: 0, step: 'declareAttackers' } },
);
const spell = scenario({ hand: ['Shock'], battlefield: ['Mountain'] }, { battlefield: ['Serra Angel'] });

/** Takes a decision's default back in a position, by GraphQL and by REST, each as its own interface gave it. */
async function both(from: Json, answer: (decision: Decision) => unknown): Promise<void> {
  const graph = await ask<{ decisions: Decision[] }>(POSITION, from);
  await ask(ACT, { ...from, answers: [answer(graph.decisions[0] as Decision)] });
  const rest = (await send(t.app, 'POST', '/v1/positions/decisions', { body: from, once: true })).json();
  const body = { ...from, answers: [answer(rest.decisions[0])] };
  const reply = await send(t.app, 'POST', '/v1/positions/actions', { body, once: true });
  expect(reply.statusCode, reply.body).toBe(200);
}

describe('13 What is null is absent, and the names of types say nothing', () => {
  test('13 A default of a position comes back without a seat: its decision says whose it is', async () => {
    await both({ scenario: combat }, (d) => d.default);
    await both({ scenario: spell }, (d) => d.default);
  });

  test('13 A default of a position comes back with its seat, also as null', async () => {
    await both({ scenario: spell }, (d) => ({ ...d.default, seat: d.seat }));
    await both({ scenario: spell }, (d) => ({ ...d.default, seat: null }));
  });

  test('13 Nulls and names of types in pairs and in matchers', async () => {
    const more = { object: null, player: null, nth: null, value: null, mana: null, __typename: 'Option' };
    const bears = { card: 'Grizzly Bears', ...more };
    const pair = { from: bears, to: { ...more, player: 1 }, __typename: 'Assignment' };
    await both({ scenario: combat }, () => ({ seat: 0, assign: [pair], choose: null, __typename: 'Answer' }));
    const [choose] = (cast('Shock') as { choose: Json[] }).choose;
    await both({ scenario: spell }, () => ({ seat: 0, choose: [{ ...choose, ...more }], confirm: null, mana: null }));
  });

  test('13 An answer written into the query itself', async () => {
    const { game, tokens } = await newGame('mtg', { test: true, seed: 'literal' });
    for (const token of tokens) {
      const { version, decisions } = await ask<{ version: number; decisions: Decision[] }>(GAME, { id: game }, token);
      if (!decisions.some((d) => d.default)) continue;
      const answer = '{ decision: null, choose: null, assign: null, confirm: false, __typename: "Answer" }';
      const input = `{ gameId: "${game}", expectedVersion: ${version}, idempotencyKey: null, answers: [${answer}] }`;
      await ask(`mutation { submitAction(input: ${input}) { version ${ERRORS} } }`, {}, token);
    }
  });

  test('13 The names of types are ignored in every input object', async () => {
    const deckText = '60 Forest';
    const seat = { name: 'Ann', deckText, deck: null, bot: null, open: false, __typename: 'Seat' };
    const options = { autoPass: null, payment: 'auto', test: true, seed: null, __typename: 'GameOptions' };
    const input = { ruleset: 'mtg', edition: 'current', seats: [seat, seat], options, __typename: 'Game' };
    const made = await ask<{ seats: { token: string }[]; game: { id: string } }>(
      `mutation($input: CreateGameInput!) { createGame(input: $input) { game { id } seats { token } ${ERRORS} } }`,
      { input },
    );
    const [token] = made.seats.map((s) => s.token);
    expect(token).toMatch(/^seat_/);
  });

  test('13 An answer without any shape, or with two, is refused at its place, and so is one that nobody gives', async () => {
    const refused = async (answer: Json): Promise<{ path: string; detail: string }[]> => {
      const body = { scenario: spell, answers: [answer] };
      const reply = await send(t.app, 'POST', '/v1/positions/actions', { body, once: true });
      expect(reply.statusCode, reply.body).toBe(400);
      return reply.json().errors;
    };
    const nothing = { seat: 0, choose: null, confirm: null, __typename: 'Answer' };
    expect(await refused(nothing)).toMatchObject([{ path: '$.answers[0]', detail: expect.stringContaining('none') }]);
    expect(await refused({ seat: 0, confirm: true, number: 1 })).toMatchObject([{ path: '$.answers[0]' }]);
    expect(await refused({ confirm: true })).toMatchObject([{ path: '$.answers[0].seat' }]);
    expect(await refused({ decision: 'd999', confirm: true })).toMatchObject([{ path: '$.answers[0].seat' }]);
    expect(await refused({ seat: 0, confirm: true, typename: 'x' })).toMatchObject([{ path: '$.answers[0].typename' }]);
  });
});
