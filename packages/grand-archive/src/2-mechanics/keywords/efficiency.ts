/** Efficiency (2.4.3.4): the card costs LV less to activate. */
import type { Filter } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

const yourChampion: Filter = [{ has: ['types', 'Champion'] }, { controller: 'you' }];

export const efficiency = defineKeyword({
  name: 'efficiency',
  rules: cite('ga:2.4.3.4'),
  description: 'Costs the level of the champion less to activate.',
  redundant: true,
  expand: () => [
    {
      kind: 'static',
      zone: 'hand',
      mods: [{ mod: 'rule', rule: 'costsLess', amount: { stat: 'level', of: { each: yourChampion } } as never }],
    },
  ],
});
