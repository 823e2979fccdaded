/** Every operation that may change something, with how to send it under a key and how to count what it did. */
import { randomUUID } from 'node:crypto';
import type { Database } from '@arbiter/api';
import { call, graphql, type Json, type Reply, SUBMIT } from '../support/client.js';
import { createTable, gameInput, nextTurn, type Random, type Turn } from '../support/tables.js';
import { searching } from './searching.js';

/** One request, made ready. */
interface Prepared {
  send(base: string, key: string): Promise<Reply>;
  /** Under the same key with another body. */
  otherwise(base: string, key: string): Promise<Reply>;
  /** How often it was carried out. */
  count(database: Database): Promise<number>;
}
export type Prepare = (base: string, n: number, random: Random) => Promise<Prepared>;

/** How to count by one statement. */
export const counting =
  (sql: string, ...values: unknown[]) =>
  async ({ pool }: Database): Promise<number> =>
    Number((await pool.query<{ n: string }>(`SELECT count(*) AS n FROM ${sql}`, values)).rows[0]?.n);

/** A game with a name in it that no other has; number 1 of 3 has a bot. */
function newGame(n: number, random: Random): { input: Json; count: Prepared['count'] } {
  const name = `Ann ${randomUUID()}`;
  const input = gameInput(n, random, n % 3 === 1);
  const [first, second] = input.seats as Json[];
  return { input: { ...input, seats: [{ ...first, name }, second] }, count: counting('seats WHERE name = $1', name) };
}

/** A game with one seat open, and what to send to take it. */
async function openGame(
  base: string,
  n: number,
  random: Random,
): Promise<{ id: string; body: Json; count: Prepared['count'] }> {
  const input = gameInput(n, random);
  const [first, second] = input.seats as Json[];
  const created = await call(`${base}/v1/games`, 'POST', { body: { ...input, seats: [first, { open: true }] } });
  const name = `Bob ${randomUUID()}`;
  const invite = (created.body.seats as { invite?: string }[])[1]?.invite;
  return {
    id: created.body.game as string,
    body: { invite, name, deck: second?.deck },
    count: counting('seats WHERE name = $1', name),
  };
}

/** A new game, who is asked first, and what to count there. */
async function ready(
  base: string,
  n: number,
  random: Random,
): Promise<{ id: string; turn: Turn; count: Prepared['count'] }> {
  const table = await createTable(base, n, random);
  const turn = (await nextTurn(base, table, random)) as Turn;
  return { id: table.id, turn, count: counting('log WHERE game_id = $1', table.id) };
}

/** A player with a seat in a game. */
async function seated(base: string, n: number, random: Random): Promise<{ id: string; player: string; token: string }> {
  const made = (await call(`${base}/v1/players`, 'POST', { body: { name: `Ann ${randomUUID()}` } })).body;
  const token = String(made.key);
  const input = gameInput(n, random);
  const [first, second] = input.seats as Json[];
  const body = { ...input, seats: [{ me: true, deck: first?.deck }, second] };
  const created = await call(`${base}/v1/games`, 'POST', { token, body });
  return { id: String(created.body.game), player: String(made.player), token };
}
const newKeys = (player: string): Prepared['count'] =>
  counting('player_keys WHERE player_id = $1 AND number > 1', player);
const newTokens = (game: string): Prepared['count'] =>
  counting('generate_series(1, (SELECT token_serial FROM seats WHERE game_id = $1 AND seat = 0))', game);

const CREATE_PLAYER = `mutation ($name: String!, $idempotencyKey: String) {
  createPlayer(name: $name, idempotencyKey: $idempotencyKey) { player name key userErrors { code detail } } }`;
const CREATE_KEY = `mutation ($idempotencyKey: String) {
  createKey(idempotencyKey: $idempotencyKey) { id key userErrors { code detail } } }`;
const SEAT_TOKEN = `mutation ($gameId: ID!, $idempotencyKey: String) {
  newSeatToken(gameId: $gameId, seat: 0, idempotencyKey: $idempotencyKey) { seat token userErrors { code detail } } }`;

const CREATE = `mutation ($input: CreateGameInput!) { createGame(input: $input) {
  game { id version status view { viewer turn { number } } } seats { seat token invite bot } judgeToken seedHash
  userErrors { code detail } } }`;
const JOIN = `mutation ($input: JoinGameInput!) { joinGame(input: $input) {
  game { id version status view { viewer turn { number } } } seat token userErrors { code detail } } }`;
const MOVE = SUBMIT.replace('unapplied', 'unapplied view { viewer } decisions { id kind } game { id version status }');
const CONCEDE = `mutation ($gameId: ID!, $expectedVersion: Int, $idempotencyKey: String) {
  concede(gameId: $gameId, expectedVersion: $expectedVersion, idempotencyKey: $idempotencyKey) {
    version events { type } game { id version status } userErrors { code detail } } }`;

/** What takes a key, by its name in the OpenAPI document, or in the GraphQL schema. */
export const keyed: Record<string, Prepare> = {
  'REST createGame': async (_base, n, random) => {
    const { input, count } = newGame(n, random);
    const post = (base: string, key: string, body: Json) => call(`${base}/v1/games`, 'POST', { key, body });
    const other = { ...input, options: { test: true, seed: 'another' } };
    return { send: (base, key) => post(base, key, input), otherwise: (base, key) => post(base, key, other), count };
  },
  'REST joinGame': async (at, n, random) => {
    const { id, body, count } = await openGame(at, n, random);
    const post = (base: string, key: string, more: Json) =>
      call(`${base}/v1/games/${id}/join`, 'POST', { key, body: { ...body, ...more } });
    return {
      send: (base, key) => post(base, key, {}),
      otherwise: (base, key) => post(base, key, { name: 'Eve' }),
      count,
    };
  },
  'REST act': async (at, n, random) => {
    const { id, turn, count } = await ready(at, n, random);
    const { token, decision, seen } = turn;
    const body = (times: number): Json => ({
      answers: Array(times).fill(decision.default),
      expectedVersion: seen.version,
    });
    const post = (base: string, key: string, times: number) =>
      call(`${base}/v1/games/${id}/actions`, 'POST', { token, key, body: body(times) });
    return { send: (base, key) => post(base, key, 1), otherwise: (base, key) => post(base, key, 2), count };
  },
  'REST concede': async (at, n, random) => {
    const { id, turn, count } = await ready(at, n, random);
    const post = (base: string, key: string, body?: Json) =>
      call(`${base}/v1/games/${id}/concede`, 'POST', { token: turn.token, key, body });
    return { send: post, otherwise: (base, key) => post(base, key, { expectedVersion: turn.seen.version }), count };
  },
  'GraphQL createGame': async (_base, n, random) => {
    const { input, count } = newGame(n, random);
    const ask = (base: string, idempotencyKey: string, more: Json) =>
      graphql(base, CREATE, { input: { ...input, ...more, idempotencyKey } });
    const other = { options: { test: true, seed: 'another' } };
    return { send: (base, key) => ask(base, key, {}), otherwise: (base, key) => ask(base, key, other), count };
  },
  'GraphQL joinGame': async (at, n, random) => {
    const { id, body, count } = await openGame(at, n, random);
    const ask = (base: string, idempotencyKey: string, more: Json) =>
      graphql(base, JOIN, { input: { gameId: id, ...body, ...more, idempotencyKey } });
    return {
      send: (base, key) => ask(base, key, {}),
      otherwise: (base, key) => ask(base, key, { name: 'Eve' }),
      count,
    };
  },
  'GraphQL submitAction': async (at, n, random) => {
    const { id, turn, count } = await ready(at, n, random);
    const { token, decision, seen } = turn;
    const ask = (base: string, idempotencyKey: string, times: number) => {
      const answers = Array(times).fill(decision.default);
      return graphql(
        base,
        MOVE,
        { input: { gameId: id, expectedVersion: seen.version, answers, idempotencyKey } },
        token,
      );
    };
    return { send: (base, key) => ask(base, key, 1), otherwise: (base, key) => ask(base, key, 2), count };
  },
  'GraphQL concede': async (at, n, random) => {
    const { id, turn, count } = await ready(at, n, random);
    const ask = (base: string, idempotencyKey: string, more: Json) =>
      graphql(base, CONCEDE, { gameId: id, idempotencyKey, ...more }, turn.token);
    const other = { expectedVersion: turn.seen.version };
    return { send: (base, key) => ask(base, key, {}), otherwise: (base, key) => ask(base, key, other), count };
  },
};

for (const name of ['createPlayer', 'createKey', 'newSeatToken'] as const) {
  keyed[`REST ${name}`] = (at, n, random) => ofPlayers(at, n, random, name, 'REST');
  keyed[`GraphQL ${name}`] = (at, n, random) => ofPlayers(at, n, random, name, 'GraphQL');
}

/** What makes players, their keys and their seats' tokens; a key that was used for one of these is refused for another. */
async function ofPlayers(
  at: string,
  n: number,
  random: Random,
  name: 'createPlayer' | 'createKey' | 'newSeatToken',
  way: 'REST' | 'GraphQL',
): Promise<Prepared> {
  if (name === 'createPlayer') {
    const own = `Ann ${randomUUID()}`;
    const make = (base: string, key: string, as: string): Promise<Reply> =>
      way === 'REST'
        ? call(`${base}/v1/players`, 'POST', { key, body: { name: as } })
        : graphql(base, CREATE_PLAYER, { name: as, idempotencyKey: key });
    return {
      send: (base, key) => make(base, key, own),
      otherwise: (base, key) => make(base, key, 'Eve'),
      count: counting('players WHERE name = $1', own),
    };
  }
  const { id, player, token } = await seated(at, n, random);
  const newKey = (base: string, key: string): Promise<Reply> =>
    way === 'REST'
      ? call(`${base}/v1/me/keys`, 'POST', { token, key })
      : graphql(base, CREATE_KEY, { idempotencyKey: key }, token);
  const newToken = (base: string, key: string): Promise<Reply> =>
    way === 'REST'
      ? call(`${base}/v1/games/${id}/seats/0/token`, 'POST', { token, key })
      : graphql(base, SEAT_TOKEN, { gameId: id, idempotencyKey: key }, token);
  return name === 'createKey'
    ? { send: newKey, otherwise: newToken, count: newKeys(player) }
    : { send: newToken, otherwise: newKey, count: newTokens(id) };
}

const scenario = {
  ruleset: 'mtg',
  edition: 'current',
  seed: 's',
  turn: { number: 1, active: 0, step: 'upkeep' },
  players: [{ hand: ['Shock'], battlefield: ['Mountain'], library: ['Mountain'] }, { library: ['Plains'] }],
};
/** What is posted but changes nothing that is kept: it takes no key, and says the same each time. */
export const stateless: Record<string, (base: string, n: number, random: Random) => Promise<() => Promise<Json>>> = {
  'REST validateDeck': async (base, n, random) => {
    const { ruleset, edition, seats } = gameInput(n, random);
    const body = { ruleset, edition, deck: (seats as Json[])[0]?.deck };
    return async () => (await call(`${base}/v1/decks/validate`, 'POST', { body })).body;
  },
  'REST positionDecisions': async (base) => async () =>
    withoutSeal((await call(`${base}/v1/positions/decisions`, 'POST', { body: { scenario } })).body),
  'REST positionActions': async (base) => async () => {
    const answers = [{ seat: 0, choose: [{ kind: 'PASS' }] }];
    return withoutSeal((await call(`${base}/v1/positions/actions`, 'POST', { body: { scenario, answers } })).body);
  },
  'REST compileCards': async (base) => async () => {
    const cards = [
      { name: 'Test Bear', cost: '{G}', type: 'Creature — Bear', figures: { power: 2, toughness: 2 }, text: '' },
    ];
    return (await call(`${base}/v1/cards/compile`, 'POST', { body: { ruleset: 'mtg', cards } })).body;
  },
  ...searching(scenario),
  // Each ticket is a new one; it is kept nowhere.
  'REST createStreamTicket': async (base, n, random) => {
    const { id, token } = await createTable(base, n, random).then((t) => ({ id: t.id, token: t.tokens[0] }));
    return async () => {
      const { status, body } = await call(`${base}/v1/games/${id}/stream-tickets`, 'POST', { token });
      return { status, fields: Object.keys(body), whose: String(body.ticket).split('.')[0] };
    };
  },
};

/** A position is sealed anew each time: what it is comes with it. */
const withoutSeal = ({ position, ...rest }: Json): Json => ({ ...rest, sealed: typeof position });
