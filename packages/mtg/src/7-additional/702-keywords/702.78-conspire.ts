/** Conspire (702.78): a copy for two creatures of its colors that are tapped. */
import { cite } from '../../cite.js';
import { creature } from '../../language/filters.js';
import { copiesForCost } from './copying-spells.js';
import { defineKeyword } from './hooks.js';
import { ofInstance } from './instances.js';

export const conspire = defineKeyword({
  name: 'conspire',
  rules: cite('mtg:702.78a', 'mtg:702.78b', 'mtg:118.8'),
  description:
    'Two untapped creatures that share a color with it may be tapped besides; then, when you cast it, copy it.',
  linked: true,
  expand: (_ability, nth) =>
    copiesForCost(ofInstance('conspire', nth), [
      {
        pay: 'tapUntapped',
        what: [creature, { shares: ['colors', 'self'] }],
        count: 2,
        label: 'two creatures of its colors',
      },
    ]),
});
