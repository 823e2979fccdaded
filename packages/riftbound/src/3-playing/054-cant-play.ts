/** Players who can't play some cards: that beats whatever says that they may (054.1). */
import { defineRule, filterOf, type Game, matches, playerRules, type Seat } from '@arbiter/engine';

const RULE = 'cantPlay';
export const cantPlayRule = defineRule(RULE, {
  description: 'Of players: they can’t play cards, or only those that fit `of`.',
  example: { mod: 'rule', rule: RULE, of: { has: ['types', 'Spell'] } },
  params: (p) => ({ of: p.filter.optional() }),
  intent: -1,
});

/** Whether something forbids a player to play a card, whatever lets them. */
export const cantPlay = (g: Game, id: number, seat: Seat): boolean =>
  playerRules(g, seat, RULE).some(
    ({ mod, source }) =>
      mod.of === undefined || matches(g, { object: id }, filterOf(mod.of), { source, controller: seat }),
  );
