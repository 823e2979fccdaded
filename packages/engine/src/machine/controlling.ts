/** Effects that give control of players, as they begin and end. */
import type { Seat } from '../contract/contract.js';
import type { PlayerControl } from '../state/marks.js';
import type { Game } from './game.js';
import { isActive } from './teams.js';

/** An effect that gives control of a player; without one left, nothing is noted. */
export function noteControl(g: Game, seat: Seat, effects: readonly PlayerControl[]): void {
  const before = g.playerMarks(seat).controlled;
  if (before === undefined && effects.length === 0) return;
  g.markPlayer(seat, 'controlled', effects.length > 0 ? [...effects] : undefined);
}

/** Ends effects that give control of players. */
export function endControlOfPlayers(g: Game, over: (effect: PlayerControl, of: Seat) => boolean): void {
  for (const { seat } of g.s.players) {
    const effects = g.playerMarks(seat).controlled;
    if (effects?.some((one) => over(one, seat)))
      noteControl(
        g,
        seat,
        effects.filter((one) => !over(one, seat)),
      );
  }
}

/** Ends those that last through a phase of the active player, as it ends. */
export const endControlOfPhase = (g: Game, phase: string | null): void =>
  endControlOfPlayers(g, (one, seat) => one.span === 'phase' && one.phase === phase && isActive(g, seat));
