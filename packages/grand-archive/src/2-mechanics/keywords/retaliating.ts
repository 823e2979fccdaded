/** How allies retaliate (2.2.7.1.2): with more power by retort, and rested as well as awake by steadfast (2.11.7.15.2). */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const retort = defineKeyword({
  name: 'retort',
  rules: cite('ga:2.11.7.15.2'),
  description: 'While it retaliates it has `value` more power.',
  params: { value: 'must' },
  expand: ({ value = 0 }) => [
    { kind: 'static', if: { is: ['self', { is: 'retaliating' }] }, mods: [{ mod: 'add', stat: 'power', value }] },
  ],
  text: (a) => `retort ${a.value ?? 0}`,
});

export const ambush = defineKeyword({
  name: 'ambush',
  rules: cite('ga:2.11.7.15.2'),
  description: 'Retaliates against attacks of opponents on other things as well.',
  redundant: true,
  traits: { helpsOthers: cite('ga:2.11.7.15.2') },
});

export const steadfast = defineKeyword({
  name: 'steadfast',
  rules: cite('ga:2.11.7.15.2'),
  description: 'Retaliates rested as well, and doesn’t rest to do so.',
  redundant: true,
  traits: { staysAwake: cite('ga:2.11.7.15.2') },
});
