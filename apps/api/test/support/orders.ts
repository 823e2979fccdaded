/** Games of Magic in which seats give standing orders. */
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { send } from './app.js';
import { type MagicGame, type Side, type Sight, scenario } from './magic.js';

interface Dropped {
  order: string;
  version: number;
  refusal: { code: string };
}
export interface Given {
  orders: { id: string; times?: number }[];
  dropped: Dropped[];
}

export const LIBRARY = { library: [{ card: 'Plains', count: 20 }] };
export const ALWAYS = { pass: { until: 'always' } };
export const ordersUrl = (game: { id: string }): string => `/v1/games/${game.id}/orders`;

/** Whose decision is pending, of which kind, and in which step. */
export const asked = ({ decisions, view }: Sight): [number | undefined, string | undefined, string | null] => [
  decisions[0]?.seat,
  decisions[0]?.kind,
  view.turn.step ?? view.turn.phase,
];

/** What tests do at a table with orders, in the service that is there when they do it. */
export const tableIn = (app: () => FastifyInstance) => {
  /** A game between two people that begins in seat 0's first main phase, unless `more` says otherwise. */
  async function begin(first: Side, second: Side = {}, more: Record<string, unknown> = {}): Promise<MagicGame> {
    const body = {
      ruleset: 'mtg',
      edition: 'current',
      scenario: scenario({ ...LIBRARY, ...first }, { ...LIBRARY, ...second }, more),
    };
    const reply = await send(app(), 'POST', '/v1/games', { body });
    expect(reply.statusCode, reply.body).toBe(201);
    const { game, seats, judgeToken } = reply.json();
    return { id: game, tokens: seats.map((s: { token?: string }) => s.token ?? ''), judge: judgeToken };
  }

  async function order(game: MagicGame, seat: number, ...orders: object[]): Promise<Given> {
    const reply = await send(app(), 'PUT', ordersUrl(game), { token: game.tokens[seat], body: { orders } });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json();
  }
  const ordersOf = async (game: MagicGame, seat: number): Promise<Given> =>
    (await send(app(), 'GET', ordersUrl(game), { token: game.tokens[seat] })).json();

  const sight = async (game: MagicGame, seat: number, query = ''): Promise<Sight> =>
    (await send(app(), 'GET', `/v1/games/${game.id}${query}`, { token: game.tokens[seat] })).json();

  async function act(game: MagicGame, seat: number, ...answers: object[]): Promise<Sight> {
    const { version } = await sight(game, seat);
    const body = { answers, expectedVersion: version };
    const reply = await send(app(), 'POST', `/v1/games/${game.id}/actions`, { token: game.tokens[seat], body });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().error).toBeNull();
    return reply.json();
  }
  return { begin, order, ordersOf, sight, act };
};
