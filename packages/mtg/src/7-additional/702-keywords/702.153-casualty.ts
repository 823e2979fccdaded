/** Casualty (702.153): a copy for a creature that is sacrificed. */
import { cite } from '../../cite.js';
import { creature } from '../../language/filters.js';
import { copiesForCost } from './copying-spells.js';
import { defineKeyword } from './hooks.js';
import { ofInstance } from './instances.js';

export const casualty = defineKeyword({
  name: 'casualty',
  rules: cite('mtg:702.153a', 'mtg:702.153b', 'mtg:118.8'),
  description: 'A creature with power `value` or more may be sacrificed besides; then, when you cast it, copy it.',
  params: { value: 'must' },
  linked: true,
  text: (a) => `casualty ${a.value ?? 0}`,
  expand: ({ value = 0 }, nth) =>
    copiesForCost(ofInstance('casualty', nth), [
      {
        pay: 'sacrifice',
        what: [creature, { stat: ['power', '>=', value] }],
        count: 1,
        label: `a creature with power ${value} or greater`,
      },
    ]),
});
