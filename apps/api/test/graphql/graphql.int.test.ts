import type { AddressInfo } from 'node:net';
import { magic, welcomeDecks } from '@arbiter/mtg';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { startApp, type TestApp } from '../support/app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ rulesets: { mtg: magic } });
  await test.app.listen({ port: 0 });
});
afterAll(async () => {
  await test?.close();
});

interface Reply {
  data: Record<string, never> | null;
  errors?: { message: string; extensions: { code: string } }[];
}
async function ask(query: string, variables: object = {}, token?: string): Promise<Reply> {
  const reply = await test.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    payload: JSON.stringify({ query, variables }),
  });
  return reply.json();
}

const ERRORS = 'userErrors { code detail rules answer decision version errors { path code detail suggestions } }';
const DECISION =
  'id seat kind shape prompt source min max ordered rules options { id kind label object card player } default { decision choose confirm }';

async function newGame() {
  const input = {
    ruleset: 'mtg',
    edition: 'current',
    options: { test: true, seed: 'graphql' },
    seats: [
      { name: 'Ann', deck: welcomeDecks.WU?.main },
      { name: 'Bob', deck: welcomeDecks.BR?.main },
    ],
  };
  const reply = await ask(
    `mutation($input: CreateGameInput!) { createGame(input: $input) { game { id version status decisions { ${DECISION} } } seats { seat token } judgeToken ${ERRORS} } }`,
    { input },
  );
  expect(reply.errors).toBeUndefined();
  const made = (
    reply.data as unknown as {
      createGame: {
        game: { id: string; version: number; decisions: { seat: number }[] };
        seats: { token: string }[];
        judgeToken: string;
        userErrors: unknown[];
      };
    }
  ).createGame;
  expect(made.userErrors).toEqual([]);
  return {
    id: made.game.id,
    tokens: made.seats.map((s) => s.token),
    judge: made.judgeToken,
    first: made.game.decisions[0]?.seat as number,
  };
}

const SUBMIT = `mutation($input: SubmitActionInput!) { submitAction(input: $input) { version events { type seat rules } decisions { id seat kind shape } unapplied game { version } ${ERRORS} } }`;

describe('GraphQL', () => {
  it('lists rulesets with their words, and looks up rules and cards', async () => {
    const reply = await ask(
      '{ rulesets { id decisionKinds { kind shape } } rule(ruleset: "mtg", number: "702.19b") { number title enforcedIn } card(ruleset: "mtg", name: "Shock") { name support } cards(ruleset: "mtg", first: 2) { edges { cursor node { name } } pageInfo { hasNextPage endCursor } } none: card(ruleset: "mtg", name: "Nothing") { name } }',
    );
    expect(reply.errors).toBeUndefined();
    expect(reply.data).toMatchObject({
      rulesets: [{ id: 'mtg' }],
      card: { name: 'Shock', support: 'exact' },
      cards: { pageInfo: { hasNextPage: true } },
      none: null,
    });
  });

  it('plays: a decision is answered, and the reply tells what happened and what is next', async () => {
    const game = await newGame();
    const input = { gameId: game.id, expectedVersion: 0, answers: [{ confirm: false }], idempotencyKey: 'k1' };
    const first = await ask(SUBMIT, { input }, game.tokens[game.first]);
    expect(first).toMatchObject({
      data: {
        submitAction: {
          version: 1,
          userErrors: [],
          events: [{ type: 'MULLIGAN_DECIDED', seat: game.first, rules: ['mtg:103.5'] }],
        },
      },
    });
    expect(await ask(SUBMIT, { input }, game.tokens[game.first]), 'the same key again').toEqual(first);
  });

  it('gives refusals as data: a stale version, no token, a foreign decision, a wrong answer', async () => {
    const game = await newGame();
    const act = (token: string | undefined, more: object) =>
      ask(SUBMIT, { input: { gameId: game.id, answers: [{ confirm: false }], expectedVersion: 0, ...more } }, token);
    const mine = game.tokens[game.first];
    const codes = async (reply: Promise<Reply>) =>
      (
        (await reply).data as unknown as { submitAction: { userErrors: { code: string }[] } }
      ).submitAction.userErrors.map((e) => e.code);
    expect(await codes(act(mine, { expectedVersion: 7 }))).toEqual(['VERSION_CONFLICT']);
    expect(await codes(act(undefined, {}))).toEqual(['UNAUTHORIZED']);
    expect(await codes(act(game.tokens[1 - game.first], {}))).toEqual(['NOT_YOUR_DECISION']);
    expect(await codes(act(mine, { answers: [{ number: 3 }] }))).toEqual(['INVALID_INPUT']);
    expect(await codes(act(mine, { gameId: 'nothing' }))).toEqual(['NOT_FOUND']);
  });

  it('shows a viewer the same as REST does, and never the hand of the other seat', async () => {
    const game = await newGame();
    const VIEW =
      'view { viewer turn { number active phase step priority } players { seat name life zones { kind count } } zones { id owner objects count } objects { id card zone owner types power manaValue keywords tapped counters { kind count } attachedTo { object } } stack { id } }';
    for (const [seat, token] of game.tokens.entries()) {
      const graph = (
        await ask(`query($id: ID!) { game(id: $id) { ${VIEW} decisions { ${DECISION} } } }`, { id: game.id }, token)
      ).data as unknown as {
        game: { view: { objects: { id: string; card: string; owner: number; zone: string }[] }; decisions: object[] };
      };
      const rest = (
        await test.app.inject({ url: `/v1/games/${game.id}`, headers: { authorization: `Bearer ${token}` } })
      ).json() as { view: { objects: Record<string, { card: string }> }; decisions: object[] };
      expect(graph.game.view.objects.map((o) => [o.id, o.card])).toEqual(
        Object.entries(rest.view.objects).map(([id, o]) => [id, o.card]),
      );
      expect(graph.game.decisions.length).toBe(rest.decisions.length);
      expect(graph.game.view.objects.every((o) => o.owner === seat)).toBe(true);
    }
  });

  it('answers questions about a position without a game', async () => {
    const scenario = {
      ruleset: 'mtg',
      edition: 'current',
      turn: { number: 3, step: 'precombatMain' },
      players: [{ hand: ['Shock'], battlefield: ['Mountain'], library: ['Mountain'] }, { library: ['Plains'] }],
    };
    const answers = [
      { seat: 0, choose: [{ kind: 'CAST', card: 'Shock' }] },
      { seat: 0, choose: [{ player: 1 }] },
    ];
    const reply = await ask(
      `query($scenario: JSON, $answers: [JSON!]!) { positionActions(scenario: $scenario, answers: $answers) { position view { stack { card targets { player } } } events { type card } ${ERRORS} } }`,
      { scenario, answers },
    );
    expect(reply).toMatchObject({
      data: { positionActions: { userErrors: [], view: { stack: [{ card: 'Shock', targets: [{ player: 1 }] }] } } },
    });
    const bad = await ask(`query($scenario: JSON) { positionDecisions(scenario: $scenario) { position ${ERRORS} } }`, {
      scenario: { ...scenario, players: [{ hand: ['Shok'] }, {}] },
    });
    expect(bad).toMatchObject({
      data: {
        positionDecisions: {
          position: null,
          userErrors: [{ code: 'UNKNOWN_CARD', errors: [{ suggestions: ['Shock'] }] }],
        },
      },
    });
  });

  it('refuses documents that are too deep, too wide or batched', async () => {
    const deep = `{ games { nodes ${'{ log { events { cards '.repeat(1)} { object } } } } } }`;
    expect((await ask(deep)).errors).toBeUndefined();
    const introspective = `{ __schema { types { ${'fields { type { ofType { '.repeat(5)} name ${'} } } '.repeat(5)} } } }`;
    expect((await ask(introspective)).errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
    const several = (count: number, field: string) =>
      Array.from({ length: count }, (_, i) => `a${i}: ${field}`).join(' ');
    const many = (count: number) => `rulesets { ${'id '.repeat(count)} }`;
    for (const [query, said] of [
      [`{ rulesets { ${several(31, 'id')} } }`, 'at most 30 aliases'],
      [`{ ${several(21, 'rulesets { id }')} }`, 'at most 20 fields at the root'],
      [`{ ${several(20, many(100))} }`, 'at most 2000 fields'],
    ] as const)
      expect((await ask(query)).errors?.[0]).toMatchObject({
        message: expect.stringContaining(said),
        extensions: { code: 'INVALID_INPUT' },
      });
    for (const query of [
      `{ rulesets { ${several(30, 'id')} } }`,
      `{ ${several(20, 'rulesets { id }')} }`,
      `{ ${several(20, many(99))} }`,
    ])
      expect((await ask(query)).errors).toBeUndefined();
    const batch = await test.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: [{ query: '{ rulesets { id } }' }, { query: '{ rulesets { id } }' }],
    });
    expect(batch.statusCode).toBe(400);
  });

  it('streams events to a subscriber: what was, then what comes', async () => {
    const game = await newGame();
    const { port } = test.app.server.address() as AddressInfo;
    const client = createClient({
      url: `ws://127.0.0.1:${port}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { token: game.tokens[0] },
    });
    const events = client.iterate<{ gameEvents: { version: number; events: { type: string }[] } }>({
      query: 'subscription($id: ID!) { gameEvents(gameId: $id, after: 0) { version events { type } } }',
      variables: { id: game.id },
    });
    const next = events.next();
    await ask(
      SUBMIT,
      { input: { gameId: game.id, expectedVersion: 0, answers: [{ confirm: false }] } },
      game.tokens[game.first],
    );
    const { value } = await next;
    expect(value?.data?.gameEvents).toMatchObject({ version: 1, events: [{ type: 'MULLIGAN_DECIDED' }] });
    await client.dispose();
  });
});
