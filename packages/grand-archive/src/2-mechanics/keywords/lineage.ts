/** Lineage (1.6.3.2.1): a champion that levels up only a champion of that name. Read in 1.7.1. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const lineage = defineKeyword({
  name: 'lineage',
  rules: cite('ga:1.6.3.2.1'),
  description: 'Levels up only a champion of the name in `label`.',
  params: { label: 'must' },
  redundant: true,
  text: (a) => `${a.label} lineage`,
});
