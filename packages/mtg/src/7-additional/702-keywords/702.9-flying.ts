/** Flying and reach (702.9, 702.17): only a creature with either can block a flier. */
import { keyword } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const flying = defineKeyword({
  name: 'flying',
  rules: cite('mtg:702.9'),
  description: 'Only blocked by creatures with flying or reach.',
  hooks: {
    blockRestriction: (g, attacker, blocker) =>
      keyword(g, attacker, 'flying') && !keyword(g, blocker, 'flying') && !keyword(g, blocker, 'reach')
        ? cite('mtg:702.9b', 'mtg:702.17b')
        : null,
  },
});
export const reach = defineKeyword({
  name: 'reach',
  rules: cite('mtg:702.17'),
  description: 'Can block creatures with flying.',
});
