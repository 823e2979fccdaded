/** Surveilling (701.25) more cards than are said: an effect lets a player look at so many more. */
import { defineRule, playerRules, type Rules } from '@arbiter/engine';
import { cite } from '../../cite.js';

const RULE = 'surveilsFurther';

/** What is looked at besides is among the cards that go to the graveyard or on top in any order (701.25b). */
export const looksFurther: NonNullable<Rules['events']['looksFurther']> = {
  rules: cite('mtg:701.25b'),
  of: (g, seat, kind) => (kind === 'SURVEIL' ? playerRules(g, seat, RULE).map(({ mod }) => Number(mod.count)) : []),
};

export const surveilsFurther = defineRule(RULE, {
  description: 'Of players: may look at `count` more cards each time they surveil.',
  example: { mod: 'rule', rule: RULE, count: 2 },
  params: (p) => ({ count: p.count }),
  intent: 1,
});
