/** Training (702.149): beside a stronger creature it grows. */
import { cite } from '../../cite.js';
import { and, creature, putCounters, triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const training = defineKeyword({
  name: 'training',
  rules: cite('mtg:702.149a', 'mtg:702.149c'),
  description: 'Whenever it attacks beside a creature with greater power, put a +1/+1 counter on it.',
  expand: () => [
    triggered(
      {
        on: 'attack',
        object: 'self',
        beside: { what: and(creature, { stat: ['power', '>', { stat: 'power', of: 'self' }] }) },
      },
      { effects: [putCounters(1, 'self'), { do: 'did', what: 'train', object: 'self' }] },
    ),
  ],
});
