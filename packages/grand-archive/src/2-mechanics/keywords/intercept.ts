/** Intercept (2.11.7.14.6.8): as your champion is attacked while this ally is awake, you may redirect the attack to it. */
import type { Filter } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

const yourChampion: Filter = [{ has: ['types', 'Champion'] }, { controller: 'you' }];

export const intercept = defineKeyword({
  name: 'intercept',
  rules: cite('ga:2.11.7.14.6.8'),
  description: 'May redirect an attack on the champion to itself while awake.',
  redundant: true,
  expand: () => [
    {
      kind: 'triggered',
      keyword: 'intercept',
      on: { on: 'attacked', object: yourChampion, match: { cleave: false } },
      if: { not: { is: ['self', { status: 'rested' }] } },
      effects: [
        {
          do: 'if',
          if: { is: ['self', { is: 'canIntercept' }] },
          then: [{ do: 'may', prompt: 'Redirect the attack to this ally?', then: [{ do: 'redirect' }] }],
        },
      ],
    },
  ],
});
