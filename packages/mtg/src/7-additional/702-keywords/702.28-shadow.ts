/** Shadow (702.28): those with shadow and those without don’t block each other. */
import { keyword } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const shadow = defineKeyword({
  name: 'shadow',
  rules: cite('mtg:702.28b', 'mtg:702.28c'),
  description: 'Blocks and is blocked by creatures with shadow only.',
  redundant: true,
  hooks: {
    blockRestriction: (g, attacker, blocker) =>
      keyword(g, attacker, 'shadow') === keyword(g, blocker, 'shadow') ? null : cite('mtg:702.28b'),
  },
});
