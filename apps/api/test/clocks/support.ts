/** Games with clocks, and a time that tests set. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { expect, vi } from 'vitest';
import { GameRepository } from '../../src/games/repository.js';
import { createGame, send, type TestApp, type TestGame } from '../support/app.js';

export const SECOND = 1000;
export const HOUR = 3600 * SECOND;
export const DAY = 24 * HOUR;

/** Stops the clock of this process; timers go on. */
export function holdTime(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-12-01T12:00:00.000Z'));
}
export const pass = (ms: number): void => void vi.setSystemTime(Date.now() + ms);
export const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();

export const clocked = (app: FastifyInstance, options: object, more: object = {}): Promise<TestGame> =>
  createGame(app, { options, ...more });

export interface Seen {
  status: string;
  version: number;
  result: { kind: string; winners: number[]; reason: string } | null;
  view: { result: { reason: string } | null };
  decisions: { id: string; seat: number; deadline: string | null; default?: object }[];
  clock: { paused: boolean; left: number[] | null } | null;
  offers: { offer: string; kind: string; seat: number; version?: number }[];
}

export async function look(app: FastifyInstance, game: TestGame, seat?: number, version?: number): Promise<Seen> {
  const query = version === undefined ? '' : `?version=${version}`;
  const token = seat === undefined ? undefined : game.tokens[seat];
  const reply = await send(app, 'GET', `/v1/games/${game.id}${query}`, { token });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

export const deadlinesOf = async (app: FastifyInstance, game: TestGame, seat?: number, version?: number) =>
  (await look(app, game, seat, version)).decisions.map(({ deadline }) => deadline);

/** What really takes time: whoever has set it on waits until it has been acted on, as long as the contract gives. */
export async function untilVersion(app: FastifyInstance, game: TestGame, version: number, ms = 3000): Promise<Seen> {
  for (const end = performance.now() + ms; ; await sleep(20)) {
    const seen = await look(app, game, 0);
    if (seen.version >= version) return seen;
    if (performance.now() > end) throw new Error(`still at version ${seen.version} after ${ms} ms`);
  }
}

export interface Entry {
  version: number;
  seat: number | null;
  events: { type: string; [field: string]: unknown }[];
}
export async function logOf(app: FastifyInstance, game: TestGame, seat?: number): Promise<Entry[]> {
  const token = seat === undefined ? undefined : game.tokens[seat];
  return (await send(app, 'GET', `/v1/games/${game.id}/log`, { token })).json();
}

/** Replay from the setup alone must come out the same. */
export async function expectExact({ app }: TestApp, game: TestGame): Promise<void> {
  expect(await app.services.games.verify(game.id)).toMatchObject({ exact: true });
}

export const jobsOf = async (t: TestApp, game: TestGame): Promise<{ run_at: Date }[]> =>
  (
    await new GameRepository(t.database.pool).pool.query('SELECT run_at FROM graphile_worker.jobs WHERE key = $1', [
      `clock:${game.id}`,
    ])
  ).rows;
