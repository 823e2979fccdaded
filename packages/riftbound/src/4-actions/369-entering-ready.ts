/** Units that enter ready because something says so of units of their player (143.4, 369.3, 185.2.d). */
import { type Action, filterOf, type Game, kindOf, matches, playerRules, type Seat, tryOut } from '@arbiter/engine';

/** Whether a unit that a player plays is one of those that enter ready; `object`: the card on the chain, or the token. */
export function entersReadyFor(g: Game, object: number, seat: Seat): boolean {
  return playerRules(g, seat, 'unitsEnterReady').some(({ mod, source }) =>
    matches(g, { object }, filterOf(mod.of), { source, controller: seat }),
  );
}
/** The same of a token that is to be made: nothing is known of it before it is there. */
export function tokenEntersReady(g: Game, making: Action, seat: Seat): boolean {
  if (playerRules(g, seat, 'unitsEnterReady').length === 0) return false;
  return tryOut(g, () =>
    kindOf(g, making)
      .apply(g, making)
      .some(({ object }) => object !== undefined && entersReadyFor(g, object, seat)),
  );
}
