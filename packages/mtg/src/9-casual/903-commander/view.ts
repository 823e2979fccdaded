/** What everybody sees of commanders: what they cost more, and what damage each has dealt to whom (903.8, 903.10a). */
import type { Game, JsonObject, Seat } from '@arbiter/engine';
import { hasCommanders } from '../../8-multiplayer/formats.js';
import { taxOf } from './903.8-casting.js';
import { damageBy } from './903.10-damage.js';

/** A commander that a player began with. */
interface Led {
  designation: string;
  card: string;
}

/** By seat, the commanders that each began with, by their names: they are revealed as the game begins (903.6). */
export function viewCommanders(g: Game, seat: Seat): JsonObject {
  if (!hasCommanders(g.s.options)) return {};
  const ledBy = (owner: Seat): Led[] => g.playerMarks(owner).commanders?.cards ?? [];
  return {
    commanders: ledBy(seat).map(({ designation, card }) => ({ card, tax: taxOf(g, { owner: seat, designation }) })),
    commanderDamage: g.s.players.flatMap(({ seat: owner }) =>
      ledBy(owner).flatMap(({ designation, card }) => {
        const amount = damageBy(g, { owner, designation }, seat);
        return amount > 0 ? [{ seat: owner, card, amount }] : [];
      }),
    ),
  };
}
