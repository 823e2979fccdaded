/** Positions of several players, who may leave. */
import type { JsonObject } from '@arbiter/engine';
import { Play } from '@arbiter/test-kit';
import { magic } from '../../src/index.js';

const LIBRARY = [{ card: 'Wall of Mist', count: 20 }];

/** A scenario of as many players as are described; it begins in the precombat main phase of seat 0's turn unless `more` says otherwise. */
export const tableOf = (players: JsonObject[], { turn, ...more }: JsonObject = {}): JsonObject => ({
  ruleset: 'mtg',
  edition: 'current',
  seed: 'table',
  ...more,
  turn: { number: 5, active: 0, step: 'precombatMain', ...((turn as JsonObject | undefined) ?? {}) },
  players: players.map((p) => ({ library: LIBRARY, ...p })),
});

export function table(players: JsonObject[], more: JsonObject = {}): Play {
  const created = magic.createScenario(tableOf(players, more));
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return new Play(magic, created.value.state);
}

/** A player leaves the game. */
export function leave(game: Play, seat: number): Play {
  const left = magic.concede(game.state, seat);
  if (!left.ok) throw new Error(JSON.stringify(left.error));
  game.state = left.value.state;
  game.events.push(...left.value.events);
  return game;
}

/** Passes until a player may act. */
export function to(game: Play, seat: number): Play {
  while (game.decision().seat !== seat) game.pass();
  return game;
}

/** Attacks: who attacks whom. */
export const attack = (game: Play, seat: number, ...attacks: [card: string, player: number][]): Play =>
  game.answer(seat, { assign: attacks.map(([card, player]) => ({ from: { card }, to: { player } })) });
