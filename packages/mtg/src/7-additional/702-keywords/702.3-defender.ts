/** Defender (702.3): a creature with it can't attack. */
import { keyword, ruleOn } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const defender = defineKeyword({
  name: 'defender',
  rules: cite('mtg:702.3'),
  description: 'Can’t attack.',
  hooks: {
    attackRestriction: (g, attacker) =>
      keyword(g, attacker, 'defender') && !ruleOn(g, attacker, 'ignoresDefender') ? cite('mtg:702.3b') : null,
  },
});
