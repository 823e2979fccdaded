/** Temporary (816): killed as its player's beginning phase begins. */
import { cite } from '../cite.js';
import { defineKeyword } from './hooks.js';

export const temporary = defineKeyword({
  name: 'temporary',
  rules: cite('riftbound:816.1.b', 'riftbound:816.2.a', 'riftbound:816.3', 'riftbound:816.2', 'riftbound:816.1.c'),
  description: 'Is killed as its player’s beginning phase begins.',
  redundant: true,
  expand: () => [
    {
      kind: 'triggered',
      on: { on: 'step', match: { step: 'beginning' }, player: 'you' },
      keyword: 'temporary',
      effects: [{ do: 'kill', what: 'self' }],
    },
  ],
});
