/** Flying and reach (702.9, 702.17): only a creature with either can block a flier. */
import { keyword } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { blockRestrictions, define } from './hooks.js';

define({ keyword: 'flying', rules: cite('mtg:702.9'), says: 'Only blocked by creatures with flying or reach.' });
define({ keyword: 'reach', rules: cite('mtg:702.17'), says: 'Can block creatures with flying.' });
blockRestrictions.push((g, attacker, blocker) =>
  keyword(g, attacker, 'flying') && !keyword(g, blocker, 'flying') && !keyword(g, blocker, 'reach')
    ? cite('mtg:702.9b', 'mtg:702.17b')
    : null,
);
