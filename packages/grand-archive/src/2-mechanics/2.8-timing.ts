/** Slow and fast (2.8.1). */
import type { Game, Seat } from '@arbiter/engine';

/** Slow: the turn player's, in their main phase, with an empty Effects Stack (2.8.1.2.1, 2.8.1.2.2). */
export const slowTiming = (g: Game, seat: Seat): boolean =>
  g.active === seat && g.turn.phase === 'main' && g.zone('effectsStack').length === 0;
