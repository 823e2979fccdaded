/** Fear (702.36): only blocked by artifact creatures and black creatures. */
import { keyword, lists } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const fear = defineKeyword({
  name: 'fear',
  rules: cite('mtg:702.36b', 'mtg:702.36c'),
  description: 'Only blocked by artifact creatures and black creatures.',
  redundant: true,
  hooks: {
    blockRestriction: (g, attacker, blocker) =>
      !keyword(g, attacker, 'fear') ||
      lists(g, blocker, 'types').includes('Artifact') ||
      lists(g, blocker, 'colors').includes('B')
        ? null
        : cite('mtg:702.36b'),
  },
});
