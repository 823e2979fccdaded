/** Abilities that trigger additional times because something says so (2.4.2). */
import { characteristicsOf, defineRule, type Game, type WaitingTrigger } from '@arbiter/engine';

const RULE = 'triggersAgain';
export const triggersAgainRule = defineRule(RULE, {
  description: 'Its abilities with such a word before them trigger an additional time.',
  example: { mod: 'rule', rule: RULE, keyword: 'on attack' },
  params: (p) => ({ keyword: p.keyword }),
  intent: 1,
});

/** How many additional times an ability triggers, by what is said of the object that has it. */
export function triggersAgain(g: Game, { source, ability }: Omit<WaitingTrigger, 'id'>): number {
  if (ability.kind !== 'triggered' || ability.keyword === undefined || g.find(source) === undefined) return 0;
  const { keyword } = ability;
  return characteristicsOf(g, source).rules.filter(({ rule, mod }) => rule === RULE && mod.keyword === keyword).length;
}
