/** Backline (826): assigned combat damage after others. Read in 465. */
import { cite } from '../cite.js';
import { defineKeyword } from './hooks.js';

export const backline = defineKeyword({
  name: 'backline',
  rules: cite('riftbound:826.3', 'riftbound:826.6'),
  description: 'Is assigned damage in combat only after others.',
  redundant: true,
  traits: { damagedLast: cite('riftbound:826.3') },
});
