/** The service with Magic, asked as a client would ask it: scenarios, positions and games over HTTP. */
import { magic } from '@arbiter/mtg';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { send, startApp, type TestApp } from './app.js';

export const startMagic = (): Promise<TestApp> => startApp({ rulesets: { mtg: magic } });

/** Two decks of cards that every edition plays. */
export const RED = '24 Mountain\n4 Lightning Bolt\n4 Shock\n4 Goblin Piker\n4 Raging Goblin';
export const GREEN = '24 Forest\n4 Grizzly Bears\n4 Alpine Grizzly\n4 Giant Spider\n4 Giant Growth';

interface Option {
  id: string;
  kind: string;
  label: string;
  [field: string]: unknown;
}
export interface Decision {
  id: string;
  seat: number;
  kind: string;
  shape: string;
  prompt: string;
  min: number;
  max: number | null;
  options: Option[];
  default: object;
  [field: string]: unknown;
}
export interface Sight {
  position: string;
  version: number;
  view: {
    turn: { number: number; active: number; phase: string | null; step: string | null; priority: number | null };
    players: { life: number; zones: Record<string, number>; counters: Record<string, number> }[];
    zones: { id: string; owner: number | null; objects?: string[]; count?: number }[];
    objects: Record<string, Record<string, unknown>>;
    stack: Record<string, unknown>[];
    result: object | null;
  };
  decisions: Decision[];
  events: { type: string; rules: string[]; [field: string]: unknown }[];
  unapplied: number[];
  error: { code: string; detail: string; answer?: number } | null;
}
export type Side = Record<string, unknown>;

/** A scenario in the first main phase of turn 1, unless `more` says otherwise. */
export const scenario = (
  first: Side,
  second: Side = {},
  more: Record<string, unknown> = {},
): Record<string, unknown> => ({
  ruleset: 'mtg',
  edition: 'current',
  turn: { number: 1, active: 0, step: 'precombatMain' },
  players: [
    { library: ['Mountain', 'Mountain', 'Mountain'], ...first },
    { library: ['Forest', 'Forest', 'Forest'], ...second },
  ],
  ...more,
});

const post = (t: TestApp, url: string, body: unknown): Promise<LightMyRequestResponse> =>
  send(t.app, 'POST', url, { body, once: true });

/** What may be done in a position. */
export async function look(t: TestApp, given: object, viewer?: unknown): Promise<Sight> {
  const source = 'ruleset' in given ? { scenario: given } : given;
  const reply = await post(t, '/v1/positions/decisions', { ...source, ...(viewer === undefined ? {} : { viewer }) });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

/** The position after some answers; each is `[seat, answer]`. */
export async function play(t: TestApp, given: object, ...answers: [number, object][]): Promise<Sight> {
  const reply = await tryToPlay(t, given, ...answers);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
function tryToPlay(t: TestApp, given: object, ...answers: [number, object][]): Promise<LightMyRequestResponse> {
  const source = 'ruleset' in given ? { scenario: given } : given;
  return post(t, '/v1/positions/actions', {
    ...source,
    answers: answers.map(([seat, answer]) => ({ seat, ...answer })),
  });
}
/** The refusal of some answers. */
export async function refusal(
  t: TestApp,
  given: object,
  ...answers: [number, object][]
): Promise<Record<string, unknown>> {
  const reply = await tryToPlay(t, given, ...answers);
  expect(reply.headers['content-type'], reply.body).toContain('application/problem+json');
  return reply.json();
}

export const pass: object = { choose: [{ kind: 'PASS' }] };
export const cast = (card: string, more: object = {}): object => ({ choose: [{ kind: 'CAST', card, ...more }] });

export interface MagicGame {
  id: string;
  tokens: string[];
  judge: string | undefined;
}

/** A game between Ann (red) and Bob (green), with a known beginning. */
export async function magicGame(t: TestApp, more: Record<string, unknown> = {}): Promise<MagicGame> {
  const body = {
    ruleset: 'mtg',
    edition: 'current',
    seats: [
      { name: 'Ann', deckText: RED },
      { name: 'Bob', deckText: GREEN },
    ],
    options: { test: true, seed: 'contract' },
    ...more,
  };
  const reply = await post(t, '/v1/games', body);
  expect(reply.statusCode, reply.body).toBe(201);
  const { game, seats, judgeToken } = reply.json();
  return { id: game, tokens: seats.map((s: { token?: string }) => s.token ?? ''), judge: judgeToken };
}
