/** Whether a card does its target good or harm, read off its abilities: for bots, which must know whom to aim at. */
import type { Ability, Effect, Mod, Rules } from '@arbiter/engine';

const HARMFUL_VERBS = new Set(['damage', 'counterOnStack', 'discard', 'sacrifice']);

function ofMods(mods: Mod[]): number {
  return mods.reduce((sum, m) => {
    if (m.mod === 'add') return sum + Math.sign(Number(m.value));
    if (m.mod === 'ability') return sum + 1;
    if (m.mod === 'rule') return sum + (m.rule === 'cantBeBlocked' ? 1 : -1);
    return sum - 1;
  }, 0);
}

function ofEffects(effects: Effect[] | undefined): number {
  return (effects ?? []).reduce((sum, e) => {
    if (HARMFUL_VERBS.has(e.do)) return sum - 1;
    if (e.do === 'modify') return sum + ofMods(e.mods as Mod[]);
    if (e.do === 'move') return sum + (e.cause === 'destroy' ? -1 : e.cause === 'exile' && !e.save ? -1 : 0);
    if (e.do === 'stat') return sum + Math.sign(Number(e.amount));
    if (e.do === 'status') return sum - 1;
    return sum + ofEffects(e.then as Effect[] | undefined);
  }, 0);
}

function ofAbility(ability: Ability): number {
  switch (ability.kind) {
    case 'static':
      return ability.affects === 'attached' ? ofMods(ability.mods) : 0;
    case 'spell':
    case 'triggered':
    case 'activated':
      return ability.targets ? ofEffects(ability.effects) : 0;
    default:
      return 0;
  }
}

/** Above 0: aim it at one's own; below 0: at an opponent's. */
export function intentOf(rules: Rules, card: string): number {
  const abilities = rules.definitions.named(card)?.definition.abilities ?? [];
  // Control of something is worth having of an opponent's.
  return abilities.reduce((sum, a) => sum + ofAbility(a), 0);
}
