/** Saddle (702.171): creatures are tapped for a Mount, which is saddled for a turn. */
import { cite } from '../../cite.js';
import { activated } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const saddle = defineKeyword({
  name: 'saddle',
  rules: cite('mtg:702.171a', 'mtg:702.171b', 'mtg:702.171c'),
  description:
    'Tap other creatures with total power `value` or greater, at the time of a sorcery: it is saddled until end of turn.',
  params: { value: 'must' },
  text: (a) => `saddle ${a.value ?? 0}`,
  expand: ({ value = 0 }) => [
    {
      ...activated([{ pay: 'tapPower', power: value, for: 'saddle' }], {
        timing: 'sorcery',
        effects: [
          { do: 'status', what: 'self', status: 'saddled' },
          { do: 'did', what: 'becomeSaddled', object: 'self' },
        ],
      }),
      keyword: 'saddle',
    },
  ],
});
