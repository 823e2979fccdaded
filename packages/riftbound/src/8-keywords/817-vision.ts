/** Vision (817): as it is played its player predicts. */
import { cite } from '../cite.js';
import { defineKeyword } from './hooks.js';

export const vision = defineKeyword({
  name: 'vision',
  rules: cite(
    'riftbound:817.1.b',
    'riftbound:436.3.a',
    'riftbound:817.2',
    'riftbound:817.3',
    'riftbound:817.1.c',
    'riftbound:817.2.a',
    'riftbound:817.2.b',
  ),
  description: 'As it is played its player predicts.',
  expand: () => [
    {
      kind: 'triggered',
      on: { on: 'play', object: 'self' },
      keyword: 'vision',
      effects: [{ do: 'arrange', kind: 'PREDICT', count: 1, piles: ['top', 'bottom'] }],
    },
  ],
});
