/** Skulk (702.118): no creature with greater power blocks it. */
import { keyword, stat } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const skulk = defineKeyword({
  name: 'skulk',
  rules: cite('mtg:702.118b', 'mtg:702.118c'),
  description: 'Not blocked by creatures with greater power.',
  redundant: true,
  hooks: {
    blockRestriction: (g, attacker, blocker) =>
      keyword(g, attacker, 'skulk') && stat(g, blocker, 'power') > stat(g, attacker, 'power')
        ? cite('mtg:702.118b')
        : null,
  },
});
