/** Defender (702.3): a creature with it can't attack. */
import { type Game, keyword, type RuleRef, ruleOn } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

/** Some attack as though they didn't have it. */
const unlessIgnored = (g: Game, attacker: number): RuleRef[] | null =>
  ruleOn(g, attacker, 'ignoresDefender') ? null : cite('mtg:702.3b');

export const defender = defineKeyword({
  name: 'defender',
  rules: cite('mtg:702.3'),
  description: 'Can’t attack.',
  hooks: { attackRestriction: (g, attacker) => (keyword(g, attacker, 'defender') ? unlessIgnored(g, attacker) : null) },
});
