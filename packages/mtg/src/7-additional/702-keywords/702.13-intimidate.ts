/** Intimidate (702.13): only blocked by artifact creatures and by creatures of one of its colors. */
import { keyword, lists } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const intimidate = defineKeyword({
  name: 'intimidate',
  rules: cite('mtg:702.13b'),
  description: 'Only blocked by artifact creatures and creatures that share a color with it.',
  hooks: {
    blockRestriction: (g, attacker, blocker) => {
      if (!keyword(g, attacker, 'intimidate') || lists(g, blocker, 'types').includes('Artifact')) return null;
      const colors = lists(g, attacker, 'colors');
      return lists(g, blocker, 'colors').some((c) => colors.includes(c)) ? null : cite('mtg:702.13b');
    },
  },
});
