import type { AddressInfo } from 'node:net';
import { type GraphQLSchema, getNamedType, isAbstractType, isInterfaceType, isObjectType } from 'graphql';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { schemaFor } from '../../src/graphql/schema.js';
import { eventShape, viewShape } from '../../src/graphql/shapes.js';
import { rulesets } from '../../src/rulesets.js';
import { send, startApp, type TestApp } from '../support/app.js';
import { magicGame, pass, scenario } from '../support/magic.js';
import { misses } from '../support/parity.js';

let t: TestApp;
beforeAll(async () => {
  t = await startApp({ rulesets });
  await t.app.listen({ port: 0 });
});
afterAll(() => t?.close());

const schema: GraphQLSchema = schemaFor(Object.values(rulesets).map(({ info }) => info));
const signature = (name: string, field: string): string => {
  const type = schema.getType(name);
  const found = isObjectType(type) ? type.getFields()[field] : undefined;
  const given = (found?.args ?? []).map(
    (a) => `${a.name}: ${a.type}${a.defaultValue === undefined ? '' : ` = ${a.defaultValue}`}`,
  );
  return `${field}${given.length > 0 ? `(${given.join(', ')})` : ''}: ${found?.type}`;
};

type Json = Record<string, unknown>;
async function ask(query: string, variables: object = {}, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const payload = JSON.stringify({ query, variables });
  return (await t.app.inject({ method: 'POST', url: '/graphql', headers, payload })).json();
}
const ERRORS =
  'userErrors { code detail rules answer decision version suggestions errors { path code detail suggestions rules } }';

describe('5 The schema', () => {
  test.each([
    ['Query', 'rulesets: [Ruleset!]!'],
    ['Query', 'rule(ruleset: ID!, number: String!, edition: String): Rule'],
    [
      'Query',
      'cards(ruleset: ID!, search: String, first: Int = 20, after: String, edition: String, support: CardSupport): CardConnection!',
    ],
    ['Query', 'card(ruleset: ID!, name: String!, edition: String): Card'],
    ['Query', 'game(id: ID!, version: Int): Game'],
    // Section 9 adds filters.
    [
      'Query',
      'games(status: GameStatus, ruleset: ID, edition: String, seat: SeatFilter, first: Int = 20, after: String): GameConnection!',
    ],
    ['Query', 'validateDeck(ruleset: ID!, edition: String!, deck: JSON!): DeckReport!'],
    ['Query', 'positionDecisions(scenario: JSON, position: String): PositionPayload!'],
    // Beside the contract's answers there are typed ones, and one of the two is given.
    [
      'Query',
      'positionActions(scenario: JSON, position: String, answers: [JSON!], typedAnswers: [DecisionAnswerInput!]): PositionPayload!',
    ],
    ['Mutation', 'createGame(input: CreateGameInput!): CreateGamePayload!'],
    ['Mutation', 'joinGame(input: JoinGameInput!): JoinGamePayload!'],
    ['Mutation', 'submitAction(input: SubmitActionInput!): SubmitActionPayload!'],
    // Beyond the contract's: both may be left out.
    ['Mutation', 'concede(gameId: ID!, expectedVersion: Int, idempotencyKey: String): SubmitActionPayload!'],
    ['Subscription', 'gameEvents(gameId: ID!, after: Int): GameEvents!'],
    ['Game', 'id: ID!'],
    ['Game', 'status: GameStatus!'],
    ['Game', 'version: Int!'],
    ['Game', 'seats: [Seat!]!'],
    ['Game', 'result: GameResult'],
    ['Game', 'view: GameView!'],
    ['Game', 'decisions: [Decision!]!'],
  ])('5 %s has %s', (type, wanted) => {
    expect(signature(type, /^\w+/.exec(wanted)?.[0] ?? '')).toBe(wanted);
  });

  test('5 Views, decisions and events are typed throughout', () => {
    const seen = new Set<string>();
    const untyped: string[] = [];
    const visit = (name: string): void => {
      const type = schema.getType(name);
      if (seen.has(name) || !(isObjectType(type) || isAbstractType(type))) return;
      seen.add(name);
      if (isAbstractType(type)) for (const one of schema.getPossibleTypes(type)) visit(one.name);
      if (!isObjectType(type) && !isInterfaceType(type)) return;
      for (const field of Object.values(type.getFields())) {
        const below = getNamedType(field.type).name;
        if (below === 'JSON') untyped.push(`${name}.${field.name}`);
        visit(below);
      }
    };
    for (const name of ['GameView', 'Decision', 'GameEvents']) visit(name);
    expect(untyped).toEqual([]);
  });

  test.each(Object.keys(rulesets))('5 Every field of an event that %s publishes has a place', (id) => {
    const place = schema.getType('GameEvent');
    const fields = isObjectType(place) ? Object.keys(place.getFields()) : [];
    const published = (rulesets[id]?.info.eventTypes ?? []).flatMap((e) => e.fields);
    expect([...new Set(published)].filter((f) => !fields.includes(f)).sort()).toEqual([]);
  });
});

describe('5 GraphQL answers what REST answers', () => {
  test.each(Object.keys(rulesets))('5 In a game of %s no field of view, decisions or events is lost', async (id) => {
    const ruleset = rulesets[id];
    const [first, second = first] = Object.values(ruleset?.sampleDecks ?? {});
    const edition = ruleset?.info.editions.find((e) => e.current)?.id;
    const seats = [first, second].map((deck, i) => ({ name: `P${i}`, deck }));
    const body = { ruleset: id, edition, seats, options: { test: true, seed: 'parity' } };
    const made = await send(t.app, 'POST', '/v1/games', { body, once: true });
    expect(made.statusCode, made.body).toBe(201);
    const { game, judgeToken, seats: seated } = made.json();
    const lost = new Set<string>();
    const note = (type: string, value: unknown): void => {
      for (const miss of misses(schema, type, value)) lost.add(miss);
    };
    for (let i = 0; i < 60; i++) {
      const seen = (await send(t.app, 'GET', `/v1/games/${game}`, { token: judgeToken })).json();
      note('GameView', viewShape(seen.view));
      note('Decision', seen.decisions);
      const [decision] = seen.decisions;
      if (!decision) break;
      // Doing something rather than nothing, where that is offered, brings more to see.
      const doing = decision.options?.find((o: { kind: string }) => o.kind !== 'PASS' && i % 3 !== 0);
      const answers = decision.kind === 'PRIORITY' && doing ? [{ choose: [doing.id] }] : [decision.default];
      const sending = { token: seated[decision.seat].token, once: true };
      const url = `/v1/games/${game}/actions`;
      let reply = await send(t.app, 'POST', url, { ...sending, body: { answers, expectedVersion: seen.version } });
      if (reply.statusCode !== 200)
        reply = await send(t.app, 'POST', url, {
          ...sending,
          body: { answers: [decision.default], expectedVersion: seen.version },
        });
      expect(reply.statusCode, reply.body).toBe(200);
      note('GameEvent', reply.json().events.map(eventShape));
    }
    expect([...lost].sort()).toEqual([]);
  });
});

/** The same refusal from both interfaces. */
async function bothRefuse(rest: [url: string, body: object], field: string, graph: [query: string, variables: object]) {
  const token = undefined;
  const problem = (await send(t.app, 'POST', rest[0], { token, body: rest[1], once: true })).json();
  const reply = await ask(...graph);
  const [error] = reply.data[field].userErrors;
  const common = ({ code, detail, rules, answer, decision, errors }: Json) => ({
    code,
    detail: String(detail).replace(/^the body/, 'the request'),
    rules,
    answer,
    decision,
    places: (errors as Json[]).map(({ path, code: c, detail: d }) => ({ path, c, d })),
  });
  expect(common(error)).toEqual(common(problem));
  return problem;
}
const ACTIONS = `query($scenario: JSON, $answers: [JSON!]!) { positionActions(scenario: $scenario, answers: $answers) { ${ERRORS} } }`;
const CREATE = `mutation($input: CreateGameInput!) { createGame(input: $input) { game { id } ${ERRORS} } }`;

describe('5 Refusals are data, the same as REST’s problems', () => {
  const board = scenario({ hand: ['Shock'], battlefield: ['Mountain'] });
  test.each([
    ['a misspelt card', [{ seat: 0, choose: [{ kind: 'CAST', card: 'Shok' }] }], 'NO_MATCH'],
    ['the other seat', [{ seat: 1, choose: ['o0'] }], 'NOT_YOUR_DECISION'],
    ['two shapes', [{ seat: 0, choose: ['o0'], number: 1 }], 'INVALID_INPUT'],
    ['an unknown field', [{ seat: 0, choice: ['o0'] }], 'INVALID_INPUT'],
    ['another shape', [{ seat: 0, number: 1 }], 'INVALID_INPUT'],
  ])('5 %s', async (_what, answers, code) => {
    const input = { scenario: board, answers };
    const problem = await bothRefuse(['/v1/positions/actions', input], 'positionActions', [ACTIONS, input]);
    expect(problem.code).toBe(code);
  });

  test.each([
    ['a deck too small', { seats: [{ name: 'A', deckText: '10 Forest' }] }],
    ['an unknown card', { seats: [{ name: 'A', deckText: '60 Frest' }, { open: true }] }],
    ['a control character', { seats: [{ name: 'A\u0007', deckText: '60 Forest' }, { open: true }] }],
    ['an unknown edition', { edition: '1066', seats: [] }],
    ['a seed without a test', { seats: [{ open: true }, { open: true }], options: { seed: 'x' } }],
    ['a faulty scenario', { scenario: scenario({ life: 'x', hand: ['Shok'] }) }],
  ])('5 A game with %s', async (_what, more) => {
    const input = { ruleset: 'mtg', edition: 'current', ...more };
    await bothRefuse(['/v1/games', input], 'createGame', [CREATE, { input }]);
  });
});

describe('5 Lists, and what comes as it happens', () => {
  test('5 Connections go on after their cursors', async () => {
    const page = async (after: string | null) =>
      (
        await ask(
          'query($after: String) { cards(ruleset: "mtg", first: 3, after: $after) { edges { cursor node { name } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }',
          { after },
        )
      ).data.cards;
    const first = await page(null);
    expect(first.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: first.edges[0].cursor,
      endCursor: first.edges[2].cursor,
    });
    const second = await page(first.edges[1].cursor);
    expect(second.edges[0].node).toEqual(first.edges[2].node);
    expect((await ask('{ games(after: "abc") { nodes { id } } }')).errors[0].extensions).toMatchObject({
      code: 'INVALID_INPUT',
      errors: [{ path: '$.after' }],
    });
  });

  test('5 A subscription resumes after a version, and shows whose token came with connection_init', async () => {
    const game = await magicGame(t);
    const log = async (token?: string) =>
      (await send(t.app, 'GET', `/v1/games/${game.id}/log?after=-1`, { token })).json();
    const { port } = t.app.server.address() as AddressInfo;
    const first = async (connectionParams: Json, after: number) => {
      const client = createClient({
        url: `ws://127.0.0.1:${port}/graphql`,
        webSocketImpl: WebSocket,
        connectionParams,
      });
      const query = `subscription { gameEvents(gameId: "${game.id}", after: ${after}) { version seat events { type card } } }`;
      const next = client.iterate<{ gameEvents: Json }>({ query }).next();
      const seen = await next.then(
        ({ value }) => value?.data?.gameEvents,
        (refused: unknown) => refused,
      );
      await client.dispose();
      return seen;
    };
    const [beginning] = await log(game.tokens[0]);
    const cards = (entry: unknown) => (entry as { events: Json[] }).events.map((e) => e.card ?? null);
    const mine = await first({ token: game.tokens[0] }, -1);
    expect(cards(mine)).toEqual(cards(beginning));
    expect(cards(mine).filter(Boolean).length).toBe(7);
    expect(cards(await first({}, -1)).filter(Boolean)).toEqual([]);
    expect(await first({ token: 'seat_wrong' }, -1)).toMatchObject([{ extensions: { code: 'UNAUTHORIZED' } }]);
    const { decisions } = (await send(t.app, 'GET', `/v1/games/${game.id}`)).json();
    const body = { answers: [{ confirm: false }], expectedVersion: 0 };
    await send(t.app, 'POST', `/v1/games/${game.id}/actions`, { token: game.tokens[decisions[0].seat], body });
    expect(await first({ authorization: `Bearer ${game.tokens[0]}` }, 0)).toMatchObject({ version: 1 });
  });

  test('5 A whole move, a whole game’s end', async () => {
    const game = await magicGame(t, { seats: undefined, options: undefined, scenario: scenario({}) });
    const SUBMIT = `mutation($input: SubmitActionInput!) { submitAction(input: $input) { version unapplied ${ERRORS} } }`;
    const input = { gameId: game.id, expectedVersion: 0, answers: [pass], idempotencyKey: 'once' };
    const moved = { data: { submitAction: { version: 1, unapplied: [], userErrors: [] } } };
    expect(await ask(SUBMIT, { input }, game.tokens[0])).toEqual(moved);
    expect(await ask(SUBMIT, { input }, game.tokens[0])).toEqual(moved);
    const other = await ask(SUBMIT, { input: { ...input, answers: [{ confirm: true }] } }, game.tokens[0]);
    expect(other.data.submitAction.userErrors).toMatchObject([{ code: 'IDEMPOTENCY_MISMATCH' }]);
    const END = `mutation { concede(gameId: "${game.id}") { game { status seed result { winners reason rules } } ${ERRORS} } }`;
    const over = (await ask(END, {}, game.tokens[1])).data.concede;
    expect(over).toMatchObject({ game: { status: 'FINISHED', result: { winners: [0] } }, userErrors: [] });
    expect(over.game.seed).toEqual(expect.any(String));
    expect((await ask(END, {}, game.tokens[1])).data.concede.userErrors).toMatchObject([{ code: 'GAME_OVER' }]);
    const then = await ask(`{ game(id: "${game.id}", version: 0) { version status view { turn { phase } } } }`);
    expect(then.data.game).toEqual({ version: 0, status: 'ACTIVE', view: { turn: { phase: 'precombatMain' } } });
  });
});

describe('5 What is not served', () => {
  test.each([
    ['too deep', `{ games { nodes { ${'view { objects { attachedTo { '.repeat(5)} object ${'} } }'.repeat(5)} } } }`],
    ['too many aliases', `{ ${Array.from({ length: 31 }, (_, i) => `a${i}: rulesets { id }`).join(' ')} }`],
    ['too many roots', `{ ${'rulesets { id } '.repeat(21)} }`],
    ['too long', `{ rulesets { ${'id '.repeat(10_000)} } }`],
    ['a fragment in itself', '{ ...f } fragment f on Query { ...f }'],
    ['no such field', '{ nothing }'],
    ['no GraphQL', '{{'],
  ])('5 A request that is %s', async (_what, query) => {
    const reply = await ask(query);
    expect(reply.data).toBeNull();
    expect(reply.errors[0].extensions.code).toMatch(/^(INVALID_INPUT|TOO_LARGE)$/);
    expect(reply.errors[0].message).toMatch(/\S/);
  });

  test('5 A text that cannot be stored is the client’s fault, wherever it stands', async () => {
    expect((await ask('{ game(id: "\\u0000") { id } }')).data).toEqual({ game: null });
    const input = `{ gameId: "g", expectedVersion: 0, answers: [{ confirm: true }], idempotencyKey: "\\u0000" }`;
    const reply = await ask(`mutation { submitAction(input: ${input}) { ${ERRORS} } }`);
    expect(reply.data.submitAction.userErrors).toMatchObject([
      { code: 'INVALID_INPUT', errors: [{ path: '$.idempotencyKey' }] },
    ]);
    const scene = 'scenario: { ruleset: "mtg", edition: "current", seed: "\\u0000", players: [{}, {}] }';
    const made = await ask(
      `mutation { createGame(input: { ruleset: "mtg", edition: "current", ${scene} }) { ${ERRORS} } }`,
    );
    expect(made.data.createGame.userErrors).toMatchObject([{ code: 'INVALID_INPUT' }]);
  });
});
