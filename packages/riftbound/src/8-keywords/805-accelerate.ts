/** Accelerate (805): an optional additional cost; the builder writes it beside the keyword. */
import { cite } from '../cite.js';
import { defineKeyword } from './hooks.js';

export const accelerate = defineKeyword({
  name: 'accelerate',
  rules: cite('riftbound:805.1.a', 'riftbound:805.6', 'riftbound:805.1.a.1', 'riftbound:805.2'),
  description: 'Enters ready where the optional cost named `accelerate` of its `spell` ability was paid.',
  redundant: true,
});
