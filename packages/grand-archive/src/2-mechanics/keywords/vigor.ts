/** Vigor (2.11.7.15.2): the unit wakes up at the beginning of its controller's end phase. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const vigor = defineKeyword({
  name: 'vigor',
  rules: cite('ga:2.11.7.15.2'),
  description: 'Wakes up at the beginning of its controller’s end phase.',
  expand: () => [
    {
      kind: 'triggered',
      keyword: 'vigor',
      on: { on: 'step', match: { step: 'end' }, player: 'you' },
      effects: [{ do: 'status', what: 'self', status: 'rested', on: false }],
    },
  ],
});
