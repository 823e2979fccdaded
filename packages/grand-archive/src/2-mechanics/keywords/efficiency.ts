/** Efficiency (2.4.3.4): the card costs LV less to activate. */
import type { Filter } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { costsLess } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

const yourChampion: Filter = [{ has: ['types', 'Champion'] }, { controller: 'you' }];

export const efficiency = defineKeyword({
  name: 'efficiency',
  rules: cite('ga:2.4.3.4'),
  description: 'Costs the level of the champion less to activate.',
  redundant: true,
  expand: () => [costsLess({ stat: 'level', of: { each: yourChampion } })],
});
