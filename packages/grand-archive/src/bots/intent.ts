/** Whether a card does its target good or harm, read off its instructions: for bots, which must know whom to aim at. */
import type { Ability, Effect, Rules } from '@arbiter/engine';

const HARMFUL = new Set(['damage', 'discard', 'counterOnStack']);

function ofEffects(effects: Effect[] | undefined): number {
  return (effects ?? []).reduce((sum, e) => {
    if (HARMFUL.has(e.do) || (e.do === 'move' && e.cause === 'destroy')) return sum - 1;
    if (e.do === 'modify' || e.do === 'createReplacement' || e.do === 'counters') return sum + 1;
    return sum + ofEffects(e.then as Effect[] | undefined);
  }, 0);
}
const ofAbility = (ability: Ability): number =>
  (ability.kind === 'spell' || ability.kind === 'triggered' || ability.kind === 'activated') && ability.targets
    ? ofEffects(ability.effects)
    : 0;

/** Above 0: aim it at one's own; below 0: at an opponent's. */
export const intentOf = (rules: Rules, card: string): number =>
  (rules.definitions.named(card)?.definition.abilities ?? []).reduce((sum, a) => sum + ofAbility(a), 0);
