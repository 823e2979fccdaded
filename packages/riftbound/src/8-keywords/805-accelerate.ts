/** Accelerate (805): an optional additional cost, with which the unit enters ready. */
import { cite } from '../cite.js';
import { defineKeyword } from './hooks.js';

export const accelerate = defineKeyword({
  name: 'accelerate',
  rules: cite(
    'riftbound:805.1.a',
    'riftbound:805.6',
    'riftbound:805.1.a.1',
    'riftbound:805.2',
    'riftbound:805.5',
    'riftbound:805.1.a.2',
    'riftbound:805.2.a',
    'riftbound:805.3',
    'riftbound:805.6.a',
  ),
  description: 'As it is played `cost` may be paid besides; then it enters ready.',
  params: { cost: 'must' },
  redundant: true,
  expand: (a) => [{ kind: 'static', mods: [{ mod: 'cost', optional: { name: 'accelerate', cost: a.cost ?? [] } }] }],
});
