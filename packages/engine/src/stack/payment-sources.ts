/** Sources that an answer names to pay with, until something is paid. */
import type { Seat } from '../contract/contract.js';
import type { Ask } from '../machine/control.js';
import type { Game } from '../machine/game.js';

/** What an answer of this seat may name to pay with, where that can be said. */
export function sourcesOf(g: Game, seat: Seat): Ask['sources'] {
  const { sources } = g.rules.turn.priority;
  return sources && (() => sources(g, seat));
}
