/** Matches, and decks between their games, under a key. */
import { randomUUID } from 'node:crypto';
import { call, graphql, type Json, type Reply } from '../support/client.js';
import { gameInput, type Random } from '../support/tables.js';
import { counting, type Prepare } from './twice.js';

const CREATE = `mutation ($input: CreateMatchInput!) { createMatch(input: $input) {
  match games seats { seat token invite bot } judgeToken seedHash userErrors { code detail } } }`;
const SEND = `mutation ($input: SendDeckInput!) { sendDeck(input: $input) { game seat deck userErrors { code detail } } }`;

const create =
  (rest: boolean): Prepare =>
  async (_base, n, random) => {
    const name = `Ann ${randomUUID()}`;
    const { seats, ...input } = gameInput(n, random);
    const [first, second] = seats as Json[];
    const body = { ...input, seats: [{ ...first, name }, second] };
    const ask = (base: string, key: string, bestOf: number): Promise<Reply> =>
      rest
        ? call(`${base}/v1/matches`, 'POST', { key, body: { ...body, bestOf } })
        : graphql(base, CREATE, { input: { ...body, bestOf, idempotencyKey: key } });
    return {
      send: (base, key) => ask(base, key, 3),
      otherwise: (base, key) => ask(base, key, 5),
      count: counting('seats WHERE name = $1', name),
    };
  };

/** The second game of a match, for which decks are awaited, the token of the first seat, and its deck. */
async function between(base: string, n: number, random: Random): Promise<{ id: string; token: string; deck: unknown }> {
  const input = gameInput(n, random);
  const made = (await call(`${base}/v1/matches`, 'POST', { body: { ...input, bestOf: 3 } })).body;
  const [token = ''] = (made.seats as { token: string }[]).map((seat) => seat.token);
  await call(`${base}/v1/games/${(made.games as string[])[0]}/concede`, 'POST', { token });
  const { games } = (await call(`${base}/v1/matches/${made.match}`, 'GET', { token })).body as { games: string[] };
  return { id: games[1] ?? '', token, deck: (input.seats as Json[])[0]?.deck };
}

const send =
  (rest: boolean): Prepare =>
  async (at, n, random) => {
    const { id, token, deck } = await between(at, n, random);
    const ask = (base: string, key: string, more: Json): Promise<Reply> =>
      rest
        ? call(`${base}/v1/games/${id}/deck`, 'POST', { token, key, body: { deck, ...more } })
        : graphql(base, SEND, { input: { gameId: id, deck, ...more, idempotencyKey: key } }, token);
    return {
      send: (base, key) => ask(base, key, {}),
      otherwise: (base, key) => ask(base, key, { nonce: 'another' }),
      count: counting('idempotency_keys WHERE game_id = $1', id),
    };
  };

export const ofMatches: Record<string, Prepare> = {
  'REST createMatch': create(true),
  'GraphQL createMatch': create(false),
  'REST sendDeck': send(true),
  'GraphQL sendDeck': send(false),
};
