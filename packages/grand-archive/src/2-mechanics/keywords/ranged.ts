/** Ranged N (2.11.7.15.2): while the unit is distant its attacks have N more power; several add up. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const ranged = defineKeyword({
  name: 'ranged',
  rules: cite('ga:2.11.7.15.2'),
  description: 'While the unit is distant its attacks have `value` more power.',
  params: { value: 'must' },
  expand: ({ value = 0 }) => [
    {
      kind: 'static',
      if: { is: ['self', { status: 'distant' }] },
      mods: [{ mod: 'add', stat: 'attackPower', value }],
    },
  ],
  text: (a) => `ranged ${a.value ?? 0}`,
});
