/** Tribute (702.104): an opponent has it enter bigger, or does without what it does else. */
import { cite } from '../../cite.js';
import { asItEnters } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const tribute = defineKeyword({
  name: 'tribute',
  rules: cite('mtg:702.104a', 'mtg:702.104b', 'mtg:614.12a'),
  description:
    'An opponent you choose may have it enter with `value` additional +1/+1 counters; `{"noted": "tribute"}` is 1 where that was paid.',
  params: { value: 'must' },
  text: (a) => `tribute ${a.value ?? 0}`,
  expand: ({ value = 0 }) => [
    asItEnters(
      {
        do: 'choose',
        from: { player: 'opponent' },
        min: 1,
        max: 1,
        save: '$opponent',
        prompt: 'Choose an opponent who may pay tribute',
      },
      {
        do: 'may',
        who: { saved: '$opponent' },
        prompt: `Pay tribute: have it enter with ${value} additional +1/+1 counters?`,
        then: [{ do: 'entering', counters: { '+1/+1': value }, notes: [{ as: 'tribute', value: 1 }] }],
      },
    ),
  ],
});
