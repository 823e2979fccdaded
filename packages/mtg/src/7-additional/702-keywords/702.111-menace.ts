/** Menace (702.111): blocked by two or more creatures, or not at all. */
import { keyword } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const menace = defineKeyword({
  name: 'menace',
  rules: cite('mtg:702.111'),
  description: 'Blocked by two or more creatures, or not at all.',
  hooks: {
    groupRestriction: (g, attacker, blockers) =>
      blockers.length === 1 && keyword(g, attacker, 'menace')
        ? {
            detail: 'a creature with menace is blocked by two or more creatures or not at all',
            rules: cite('mtg:702.111b'),
          }
        : null,
  },
});
