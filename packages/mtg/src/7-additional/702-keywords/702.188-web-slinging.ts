/** Web-slinging (702.188): cast for another cost, with a tapped creature returned to its owner's hand. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { and, creature, tapped } from '../../language/filters.js';
import { defineKeyword } from './hooks.js';

export const webSlinging = defineKeyword({
  name: 'web-slinging',
  rules: cite('mtg:702.188a', 'mtg:118.9'),
  description: 'May be cast for `cost` and returning a tapped creature you control to its owner’s hand.',
  params: { cost: 'must' },
  text: (a) => `web-slinging ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [
    {
      kind: 'play',
      method: 'web-slinging',
      cost: [...cost, { pay: 'return', what: and(creature, tapped), count: 1, label: 'a tapped creature' }],
    },
  ],
});
