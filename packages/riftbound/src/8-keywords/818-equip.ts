/** Equip (818): an activated ability that attaches the gear to a unit of its player. */
import type { ActivatedAbility, Cost } from '@arbiter/engine';
import { cite } from '../cite.js';
import { defineKeyword } from './hooks.js';

/** "[Cost]: Attach this gear to a unit you control" (818.1.c.2). */
export const equipAbility = (cost: Cost[]): ActivatedAbility => ({
  kind: 'activated',
  cost,
  keyword: 'equip',
  targets: [{ what: [{ has: ['types', 'Unit'] }, { controller: 'you' }] }],
  effects: [{ do: 'attach', what: 'self', to: { target: 0 } }],
});

export const equip = defineKeyword({
  name: 'equip',
  rules: cite(
    'riftbound:818.1.c.2',
    'riftbound:818.1.b.1',
    'riftbound:818.1.b.2',
    'riftbound:818.4',
    'riftbound:818.5',
    'riftbound:818.1.b',
    'riftbound:818.1.c.1',
    'riftbound:818.1.c.3',
    'riftbound:818.2',
    'riftbound:818.2.a',
    'riftbound:818.5.a',
  ),
  description: 'For `cost` the gear is attached to a unit of its player.',
  params: { cost: 'must' },
  expand: (a) => [equipAbility(a.cost ?? [])],
});
