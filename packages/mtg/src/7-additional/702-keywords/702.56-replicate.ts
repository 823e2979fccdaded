/** Replicate (702.56): a copy for each time that more was paid. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { copiesForCost } from './copying-spells.js';
import { defineKeyword } from './hooks.js';
import { ofInstance } from './instances.js';

export const replicate = defineKeyword({
  name: 'replicate',
  rules: cite('mtg:702.56a', 'mtg:702.56b', 'mtg:118.8'),
  description: '`cost` may be paid any number of times besides; when you cast it, copy it as often.',
  params: { cost: 'must' },
  linked: true,
  text: (a) => `replicate ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }, nth) => copiesForCost(ofInstance('replicate', nth), cost, { repeat: true }),
});
