/** Matches of nim and of Magic. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { CreatedMatch, MatchReply } from '../../src/schemas/matches.js';
import { send, type TestApp } from '../support/app.js';

export interface TestMatch {
  id: string;
  tokens: string[];
  created: CreatedMatch;
}

export const deckOf = (main: number, side: number) => ({
  main: [{ card: 'Stone', count: main }],
  sideboard: [{ card: 'Pebble', count: side }],
});
/** Of the same cards, with so many of the side deck in the main deck. */
export const exchanged = (main: number, side: number, count: number) => ({
  main: [
    { card: 'Stone', count: main - count },
    { card: 'Pebble', count },
  ],
  sideboard: [
    { card: 'Stone', count },
    { card: 'Pebble', count: side - count },
  ],
});
const SEATS = [
  { name: 'Ann', deck: deckOf(10, 3) },
  { name: 'Bob', deck: deckOf(11, 3) },
];

export async function createMatch({ app }: TestApp, more: object = {}, token?: string): Promise<TestMatch> {
  const body = { ruleset: 'nim', edition: '1', bestOf: 3, seats: SEATS, ...more };
  const reply = await send(app, 'POST', '/v1/matches', { body, token });
  expect(reply.statusCode, reply.body).toBe(201);
  const created = reply.json<CreatedMatch>();
  return { id: created.match, tokens: created.seats.map((s) => s.token ?? ''), created };
}

export async function stands({ app }: TestApp, match: TestMatch, token?: string): Promise<MatchReply> {
  const reply = await send(app, 'GET', `/v1/matches/${match.id}`, { token });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

/** The game that a match is at. */
export async function lastGame(t: TestApp, match: TestMatch): Promise<string> {
  const { games } = await stands(t, match, match.tokens.find(Boolean));
  return games.at(-1) ?? '';
}

export const concede = ({ app }: TestApp, game: string, token: string | undefined) =>
  send(app, 'POST', `/v1/games/${game}/concede`, { token });

/** A seat gives up the game that a match is at; then the next one, where there is one, is there. */
export async function lose(t: TestApp, match: TestMatch, seat: number): Promise<MatchReply> {
  const reply = await concede(t, await lastGame(t, match), match.tokens[seat]);
  expect(reply.statusCode, reply.body).toBe(200);
  return stands(t, match, match.tokens.find(Boolean));
}

export const sendDeck = ({ app }: TestApp, game: string, token: string | undefined, body: object, once = false) =>
  send(app, 'POST', `/v1/games/${game}/deck`, { token, body, ...(once ? { once } : {}) });

/** Both seats send the decks that they had. */
export async function sameDecks(t: TestApp, match: TestMatch): Promise<string> {
  const game = await lastGame(t, match);
  for (const [seat, { deck }] of SEATS.entries()) {
    const reply = await sendDeck(t, game, match.tokens[seat], { deck });
    expect(reply.statusCode, reply.body).toBe(200);
  }
  return game;
}

export const look = async ({ app }: TestApp, game: string, token?: string) =>
  (await send(app, 'GET', `/v1/games/${game}`, { token })).json();

export async function until<T>(find: () => Promise<T | undefined>, ms = 5000): Promise<T> {
  for (const end = performance.now() + ms; ; await sleep(20)) {
    const found = await find();
    if (found !== undefined) return found;
    if (performance.now() > end) throw new Error(`it has not come about in ${ms} ms`);
  }
}
