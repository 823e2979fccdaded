/** Drawing (121): who can't. All draws come by here, those of the draw step and what takes the place of others as well. */
import { type Action, type Game, playerRules, type RuleRef } from '@arbiter/engine';
import { cite } from '../cite.js';

/** "Can't draw cards": no card is drawn, and the choice to draw one can't be made, for oneself or for another (121.3, 121.3a). */
export function cannotDraw(g: Game, action: Action): RuleRef[] | null {
  if (action.type !== 'draw') return null;
  return playerRules(g, action.player, 'cantDraw').length > 0 ? cite('mtg:121.3', 'mtg:121.3a') : null;
}
