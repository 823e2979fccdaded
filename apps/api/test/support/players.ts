/** Players of tests. */
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { send } from './app.js';

export interface TestPlayer {
  player: string;
  name: string;
  key: string;
}

export async function newPlayer(app: FastifyInstance, name = 'Ann'): Promise<TestPlayer> {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const reply = await send(app, 'POST', '/v1/players', { body: { name }, headers });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<TestPlayer>();
}

export const graphql = async (app: FastifyInstance, query: string, token?: string, variables: object = {}) => {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const payload = JSON.stringify({ query, variables });
  return (await app.inject({ method: 'POST', url: '/graphql', headers, payload })).json();
};
