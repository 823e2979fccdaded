/** Tank (815): assigned combat damage before others. Read in 465. */
import { cite } from '../cite.js';
import { defineKeyword } from './hooks.js';

export const tank = defineKeyword({
  name: 'tank',
  rules: cite('riftbound:815.1.b', 'riftbound:815.2', 'riftbound:815.3', 'riftbound:815.1.c.2'),
  description: 'Is assigned damage in combat before others.',
  redundant: true,
  traits: { damagedFirst: cite('riftbound:815.1.b') },
});
