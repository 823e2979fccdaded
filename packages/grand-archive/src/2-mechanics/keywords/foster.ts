/** Foster (2.11.7.15.2): an ally that was dealt no damage since its controller's previous turn becomes fostered, once. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const foster = defineKeyword({
  name: 'foster',
  rules: cite('ga:2.11.7.15.2'),
  description: 'Becomes fostered at its controller’s recollection if it was dealt no damage since their previous turn.',
  redundant: true,
  expand: () => [
    {
      kind: 'triggered',
      keyword: 'foster',
      on: { on: 'step', match: { step: 'recollection' }, player: 'you' },
      if: { not: { is: ['self', { is: 'damagedSinceTurn' }] } },
      effects: [{ do: 'status', what: 'self', status: 'fostered' }],
    },
  ],
});
