/** Objects that nobody who is still in the game controls (mtg 800.4c). */
import { controllerOf } from '../continuous/characteristics.js';
import type { Game } from '../machine/game.js';
import { zoneName } from '../machine/zones.js';
import { moveNow } from './move.js';

/** What would be under the control of somebody who is gone, as the effect ends by which another player controlled it. */
export function putAwayStrays(g: Game): void {
  if (!g.s.players.some(({ lost }) => lost)) return;
  const { leaving } = g.rules.turn;
  const derived = Object.keys(g.s.zones).filter((key) => g.rules.zones.table[zoneName(key)]?.derived);
  const theirs = derived.flatMap((key) => g.zone(key).filter((id) => g.s.players[controllerOf(g, id)]?.lost));
  for (const object of theirs)
    if (!leaving.stays?.(g, g.object(object))) moveNow(g, { object, to: leaving.to, cause: 'left' });
}
