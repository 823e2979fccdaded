/** Horsemanship (702.31): only blocked by creatures with horsemanship. */
import { keyword } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const horsemanship = defineKeyword({
  name: 'horsemanship',
  rules: cite('mtg:702.31b', 'mtg:702.31c'),
  description: 'Only blocked by creatures with horsemanship.',
  redundant: true,
  hooks: {
    blockRestriction: (g, attacker, blocker) =>
      keyword(g, attacker, 'horsemanship') && !keyword(g, blocker, 'horsemanship') ? cite('mtg:702.31b') : null,
  },
});
