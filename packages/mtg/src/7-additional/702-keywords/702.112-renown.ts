/** Renown (702.112): it grows once, as it hits a player. */
import { cite } from '../../cite.js';
import { hitsPlayer, putCounters, triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const renown = defineKeyword({
  name: 'renown',
  rules: cite('mtg:702.112a', 'mtg:702.112b', 'mtg:702.112c'),
  description:
    'When it deals combat damage to a player and isn’t renowned, it gets `value` +1/+1 counters and becomes renowned.',
  params: { value: 'must' },
  text: (a) => `renown ${a.value ?? 0}`,
  expand: ({ value = 0 }) => [
    triggered(hitsPlayer, {
      if: { not: { is: ['self', { status: 'renowned' }] } },
      effects: [putCounters(value, 'self'), { do: 'status', what: 'self', status: 'renowned' }],
    }),
  ],
});
