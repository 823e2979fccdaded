/** Objects that nobody who is still in the game controls (mtg 800.4a, 800.4c). */
import { controllerOf } from '../continuous/characteristics.js';
import type { Game } from '../machine/game.js';
import { zoneName } from '../machine/zones.js';
import type { Obj } from '../state/state.js';
import { moveNow } from './move.js';

/** All objects that fit, zone by zone. */
export const objectsOf = (g: Game, fits: (object: Obj) => boolean): Obj[] =>
  Object.keys(g.s.zones).flatMap((key) =>
    g
      .zone(key)
      .map((id) => g.object(id))
      .filter(fits),
  );

/**
 * What the others own can't be under the control of somebody who is gone: as they leave, or as the effect ends by which
 * another player controlled it (mtg 800.4a, 800.4c).
 */
export function putAwayStrays(g: Game): void {
  if (!g.s.players.some(({ lost }) => lost)) return;
  const { leaving } = g.rules.turn;
  const derived = Object.keys(g.s.zones).filter((key) => g.rules.zones.table[zoneName(key)]?.derived);
  const theirs = derived.flatMap((key) => g.zone(key).filter((id) => g.s.players[controllerOf(g, id)]?.lost));
  for (const id of theirs)
    if (!leaving.stays?.(g, g.object(id))) moveNow(g, { object: id, to: leaving.to, cause: 'left' });
}
