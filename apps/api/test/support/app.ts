/** An app on a test database, and a client that sends everything twice. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { type BuildOptions, build } from '../../src/app.js';
import { type Database, openDatabase } from '../../src/database/database.js';
import { createLogger } from '../../src/logger.js';
import type {} from '../../src/plugins/rate-limit.js';
import type { CreatedGame } from '../../src/schemas/games.js';
import { createTestDatabase } from './database.js';
import { nim, stones } from './nim.js';
import { publishedBy } from './published.js';

export interface TestApp {
  app: FastifyInstance;
  database: Database;
  url: string;
  close(): Promise<void>;
}

export async function startApp(options: Partial<BuildOptions> & { url?: string } = {}): Promise<TestApp> {
  const url = options.url ?? (await createTestDatabase());
  const database = openDatabase(url);
  const app = await build({
    rulesets: { nim },
    logger: createLogger('silent'),
    // A busy machine is no reason for a test to fail.
    maxDelayMs: 0,
    ...options,
    database,
  });
  await app.ready();
  return {
    app,
    database,
    url,
    async close() {
      await app.close();
      await database.close();
    },
  };
}

export interface Sending {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  /** Sends once, without an idempotency key. */
  once?: boolean;
}

/**
 * Sends a request; whatever changes something is sent twice with one key, and must be answered twice the same. Every
 * reply must be as the OpenAPI document says.
 */
export async function send(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  sending: Sending = {},
): Promise<LightMyRequestResponse> {
  const { token, body, headers = {}, once = method !== 'POST' } = sending;
  const options: InjectOptions = { method, url, headers: { ...headers } };
  const all = options.headers as Record<string, string>;
  if (token) all.authorization = `Bearer ${token}`;
  if (body !== undefined) {
    options.payload = typeof body === 'string' ? body : JSON.stringify(body);
    all['content-type'] ??= 'application/json';
  }
  if (once) return inject(app, method, url, body, options);
  all['idempotency-key'] ??= randomUUID();
  const first = await inject(app, method, url, body, options);
  const second = await inject(app, method, url, body, options);
  expect({ status: second.statusCode, body: second.json() }, 'the repeated request').toEqual({
    status: first.statusCode,
    body: first.json(),
  });
  return first;
}

async function inject(
  app: FastifyInstance,
  method: string,
  url: string,
  body: unknown,
  options: InjectOptions,
): Promise<LightMyRequestResponse> {
  const reply = await app.inject(options);
  if (url.startsWith('/v1/') && !url.startsWith('/v1/openapi'))
    expect((await publishedBy(app)).faults(method, url, body, reply), `${method} ${url} as published`).toEqual([]);
  return reply;
}

export interface TestGame {
  id: string;
  tokens: string[];
  judge: string | undefined;
}

/** A game of nim between two people. */
export async function createGame(app: FastifyInstance, more: Record<string, unknown> = {}): Promise<TestGame> {
  const body = {
    ruleset: 'nim',
    edition: '1',
    seats: [
      { name: 'Ann', deck: stones(10) },
      { name: 'Bob', deck: stones(11) },
    ],
    ...more,
  };
  const reply = await send(app, 'POST', '/v1/games', { body });
  expect(reply.statusCode, reply.body).toBe(201);
  const created = reply.json<CreatedGame>();
  return { id: created.game, tokens: created.seats.map((s) => s.token ?? ''), judge: created.judgeToken };
}

export function act(
  app: FastifyInstance,
  game: TestGame,
  seat: number,
  expectedVersion: number,
  ...answers: unknown[]
): Promise<LightMyRequestResponse> {
  return send(app, 'POST', `/v1/games/${game.id}/actions`, {
    token: game.tokens[seat],
    body: { answers, expectedVersion },
  });
}

export const take = (n: number): unknown => ({ choose: [{ kind: 'TAKE', value: n }] });
