/** Life (119): who can't gain or lose it. All gains and losses, also those that damage results in, come by here. */
import {
  type Action,
  type ActionKind,
  type ActionOf,
  type Game,
  kernelActions,
  playerRules,
  type RuleRef,
} from '@arbiter/engine';
import { alsoOfTeam, sideRules } from '../8-multiplayer/810-shared-fate.js';
import { cite } from '../cite.js';

const DEALT = cite('mtg:120.3a');
const { stat } = kernelActions;
/** Damage that would reduce a life total further leaves so much of it, where an effect says so (614.1a); it is dealt all the same. */
export const lifeKind: ActionKind<ActionOf<'stat'>> = {
  ...stat,
  apply: (g, action) => {
    const { player, amount } = action;
    // Life that is lost says by which rule: because of damage, or otherwise (120.3a).
    const isDealt = action.$rules?.some((by) => DEALT.includes(by)) ?? false;
    if (!isDealt || amount >= 0) return stat.apply(g, action);
    const life = g.statOf(player, 'life');
    const least = Math.max(0, ...playerRules(g, player, 'damageLeavesLife').map(({ mod }) => Number(mod.count)));
    // What has less life already loses none to it.
    const lost = least === 0 ? -amount : Math.min(-amount, Math.max(0, life - least));
    return stat.apply(g, { ...action, amount: -lost });
  },
};

/** "Can't gain life" and "can't lose life" (119.7, 119.8); gaining or losing none is nothing that could be replaced (119.10). */
export function cannotChangeLife(g: Game, action: Action): RuleRef[] | null {
  if (action.type !== 'stat' || action.stat !== 'life') return null;
  const { amount } = action;
  if (amount === 0) return cite('mtg:119.10');
  const seat = action.player;
  if (amount > 0)
    return sideRules(g, seat, 'cantGainLife').length > 0 ? alsoOfTeam(g, cite('mtg:119.7'), 'gain') : null;
  return sideRules(g, seat, 'cantLoseLife').length > 0 ? alsoOfTeam(g, cite('mtg:119.8'), 'lose') : null;
}
