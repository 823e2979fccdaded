/** Shield (814): more Might while it defends; several instances add up (814.2). */
import { cite } from '../cite.js';
import { defineKeyword } from './hooks.js';
import { numberOf, valued } from './valued.js';

export const shield = defineKeyword({
  name: 'shield',
  rules: cite('riftbound:814.1.c', 'riftbound:814.2', 'riftbound:814.3', 'riftbound:814.1.d', 'riftbound:814.1.d.1'),
  description: 'Has `value` (1 unless said) more Might while it defends.',
  params: { value: 'may' },
  text: valued('shield'),
  expand: (a) => [
    {
      kind: 'static',
      if: { is: ['self', { is: 'defender' }] },
      mods: [{ mod: 'add', stat: 'might', value: numberOf(a) }],
    },
  ],
});
