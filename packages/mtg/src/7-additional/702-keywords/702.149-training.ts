/** Training (702.149): beside a stronger creature it grows. */
import { cite } from '../../cite.js';
import { and, creature, triggered } from '../../language/builders.js';
import { grows } from './growing.js';
import { defineKeyword } from './hooks.js';

export const training = defineKeyword({
  name: 'training',
  rules: cite('mtg:702.149a', 'mtg:702.149b', 'mtg:702.149c'),
  description: 'Whenever it attacks beside a creature with greater power, put a +1/+1 counter on it.',
  expand: () => [
    triggered(
      {
        on: 'attack',
        object: 'self',
        beside: { what: and(creature, { stat: ['power', '>', { stat: 'power', of: 'self' }] }) },
      },
      { effects: grows('train') },
    ),
  ],
});
