/** Objects that nobody who is still in the game controls (mtg 800.4c). */
import { controllerOf } from '../continuous/characteristics.js';
import type { Game } from '../machine/game.js';
import { zoneName } from '../machine/zones.js';
import { moveNow, takeOut } from './move.js';

/** What would be under the control of somebody who is gone, as the effect ends by which another player controlled it. */
export function putAwayStrays(g: Game): void {
  if (!g.s.players.some(({ lost }) => lost)) return;
  // Where nobody is left to play against the game ends, and everything lies as it lay.
  if (g.s.players.filter(({ lost }) => !lost).length < 2) return;
  const { leaving } = g.rules.turn;
  const derived = Object.keys(g.s.zones).filter((key) => g.rules.zones.table[zoneName(key)]?.derived);
  const theirs = derived.flatMap((key) => g.zone(key).filter((id) => g.s.players[controllerOf(g, id)]?.lost));
  for (const id of theirs) {
    const object = g.object(id);
    if (leaving.stays?.(g, object)) continue;
    // What is no card ceases to exist (mtg 800.4d).
    if (object.kind === 'ability' || object.kind === 'copy') takeOut(g, object);
    else moveNow(g, { object: id, to: leaving.to, cause: 'left' });
  }
}
