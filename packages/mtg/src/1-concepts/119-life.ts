/** Life (119): who can't gain or lose it. All gains and losses, also those that damage results in, come by here. */
import { type Action, type Game, playerRules, type RuleRef } from '@arbiter/engine';
import { cite } from '../cite.js';

/** "Can't gain life" and "can't lose life" (119.7, 119.8); gaining or losing none is nothing that could be replaced (119.10). */
export function cannotChangeLife(g: Game, action: Action): RuleRef[] | null {
  if (action.type !== 'stat' || action.stat !== 'life') return null;
  const { amount } = action;
  if (amount === 0) return cite('mtg:119.10');
  const seat = action.player;
  if (amount > 0) return playerRules(g, seat, 'cantGainLife').length > 0 ? cite('mtg:119.7') : null;
  return playerRules(g, seat, 'cantLoseLife').length > 0 ? cite('mtg:119.8') : null;
}
