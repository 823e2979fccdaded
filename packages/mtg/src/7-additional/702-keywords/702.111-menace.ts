/** Menace (702.111): blocked by two or more creatures, or not at all. */
import { keyword } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { define, groupRestrictions } from './hooks.js';

define({ keyword: 'menace', rules: cite('mtg:702.111'), says: 'Blocked by two or more creatures, or not at all.' });
groupRestrictions.push((g, attacker, blockers) =>
  blockers.length === 1 && keyword(g, attacker, 'menace')
    ? {
        detail: 'a creature with menace is blocked by two or more creatures or not at all',
        rules: cite('mtg:702.111b'),
      }
    : null,
);
