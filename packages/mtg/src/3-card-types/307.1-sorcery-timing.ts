/** The time at which a sorcery may be cast, which many other things ask about too. */
import { defineCell, isActive } from '@arbiter/engine';

/** Only the active player, in a main phase, with an empty stack (307.1, 505.6). */
export const sorceryTiming = defineCell('sorcery timing', (g, seat): boolean => {
  const { phase } = g.turn;
  return isActive(g, seat) && (phase === 'precombatMain' || phase === 'postcombatMain') && g.zone('stack').length === 0;
});
