/** Assault (807): more Might while it attacks; several instances add up (807.2). */
import { cite } from '../cite.js';
import { defineKeyword } from './hooks.js';
import { numberOf, valued } from './valued.js';

export const assault = defineKeyword({
  name: 'assault',
  rules: cite('riftbound:807.1.c', 'riftbound:807.2', 'riftbound:807.3', 'riftbound:807.1.d', 'riftbound:807.1.d.1'),
  description: 'Has `value` (1 unless said) more Might while it attacks.',
  params: { value: 'may' },
  text: valued('assault'),
  expand: (a) => [
    {
      kind: 'static',
      if: { is: ['self', { is: 'attacker' }] },
      mods: [{ mod: 'add', stat: 'might', value: numberOf(a) }],
    },
  ],
});
