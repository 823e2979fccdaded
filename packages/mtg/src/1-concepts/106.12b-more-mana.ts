/** "If you tap a permanent for mana, it produces twice as much" (106.12b): of each such effect, so many times as much. */
import { type Game, playerRules, type Seat } from '@arbiter/engine';

export const multiplier = (g: Game, seat: Seat): number =>
  playerRules(g, seat, 'tapsForMore').reduce((times, { mod }) => times * Math.max(1, Number(mod.count)), 1);
