/** Persist (702.79): it comes back with a -1/-1 counter, unless it had one. */
import { cite } from '../../cite.js';
import { dies, triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const persist = defineKeyword({
  name: 'persist',
  rules: cite('mtg:702.79a'),
  description: 'When it dies without a -1/-1 counter on it, it comes back under its owner’s control with one.',
  expand: () => [
    triggered(dies, {
      if: { compare: [{ counters: '-1/-1', of: 'self' }, '=', 0] },
      effects: [
        {
          do: 'move',
          what: { event: 'became' },
          to: 'battlefield',
          cause: 'return',
          counters: { '-1/-1': 1 },
        },
      ],
    }),
  ],
});
