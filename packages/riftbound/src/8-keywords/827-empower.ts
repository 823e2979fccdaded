/** Empower (827): an activated ability by which something becomes Empowered, as long as it isn't. */
import type { ActivatedAbility } from '@arbiter/engine';
import { cite } from '../cite.js';
import { defineKeyword } from './hooks.js';

export const empower = defineKeyword({
  name: 'empower',
  rules: cite(
    'riftbound:827.1',
    'riftbound:827.1.c.1',
    'riftbound:827.1.a',
    'riftbound:827.1.b',
    'riftbound:827.4',
    'riftbound:827.1.b.1',
    'riftbound:827.1.c.2',
    'riftbound:827.2',
    'riftbound:827.2.a',
    'riftbound:827.3',
    'riftbound:441.1',
  ),
  description: 'For `cost` it becomes Empowered, unless it is.',
  params: { cost: 'must' },
  expand: (a) => {
    const ability: ActivatedAbility = {
      kind: 'activated',
      cost: a.cost ?? [],
      keyword: 'empower',
      if: { not: { is: ['self', { is: 'fullyEmpowered' }] } },
      effects: [{ do: 'status', what: 'self', status: 'empowered' }],
    };
    // Permanents have it on the board, legends in their zone (827.1.a).
    return [ability, { ...ability, zone: 'legendZone' }];
  },
});
