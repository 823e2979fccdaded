/** Whether a card does what it chooses good, read off its instructions: for bots, which must know whom to aim at. */
import type { Ability, Effect, Mod, Rules } from '@arbiter/engine';

const isGood = (mod: Mod): boolean => mod.mod === 'ability' || (mod.mod === 'add' && Number(mod.value) > 0);
const good = (e: Effect): boolean =>
  e.do === 'modify' ? (e.mods as Mod[]).some(isGood) : e.do === 'move' && e.to === 'hand';
const aims = (a: Ability): Effect[] => ('targets' in a && a.targets ? (a.effects ?? []) : []);

/** True: aim it at one's own. */
export const helps = (rules: Rules, card: string): boolean =>
  (rules.definitions.named(card)?.definition.abilities ?? []).flatMap(aims).some(good);
