/** Knowing cards that were seen, and losing sight of them: who saw a card in a hidden zone can't follow it when others handle it unseen. */
import type { Seat } from '../contract/contract.js';
import type { Game } from '../machine/game.js';
import { watchers, zoneName } from '../machine/zones.js';

/** A seat knows which of these objects is which. */
export function remember(g: Game, ids: readonly number[], seat: Seat): void {
  for (const id of ids) {
    const object = g.object(id);
    const { known = [] } = object;
    if (!known.includes(seat)) g.change(object, 'known', [...known, seat]);
  }
}

/** Seats no longer know which of these objects is which. */
export function forget(g: Game, ids: readonly number[], seats: readonly Seat[]): void {
  for (const id of ids) {
    const object = g.object(id);
    if (!object.known?.some((s) => seats.includes(s))) continue;
    const left = object.known.filter((s) => !seats.includes(s));
    g.change(object, 'known', left.length > 0 ? left : undefined);
  }
}

/**
 * Who sees neither where a card comes from nor where it goes can't tell which card of an unordered pile it was, and so
 * no longer knows which of the cards seen before are still there. To be called when it has left.
 * @returns those seats
 */
export function loseTrack(g: Game, from: string, to: string): Seat[] {
  const spec = g.rules.zones.table[zoneName(from)];
  if (!spec || spec.ordered || spec.faceDown || spec.hidden === 'public') return [];
  const watching = [...watchers(g, from), ...watchers(g, to)];
  const lost = g.s.players.map((p) => p.seat).filter((s) => !watching.includes(s));
  if (lost.length > 0) forget(g, g.zone(from), lost);
  return lost;
}
