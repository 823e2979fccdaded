/** Graft (702.58): its counters go on to creatures that enter. */
import { cite } from '../../cite.js';
import { and, another, creature, entersWith, may, putCounters, triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const graft = defineKeyword({
  name: 'graft',
  rules: cite('mtg:702.58a', 'mtg:702.58b'),
  description:
    'Enters with `value` +1/+1 counters; whenever another creature enters, one of them may be moved onto it.',
  params: { value: 'must' },
  text: (a) => `graft ${a.value ?? 0}`,
  expand: ({ value = 0 }) => [
    entersWith({ '+1/+1': value }),
    triggered(
      { on: 'move', object: and(creature, another), match: { to: 'battlefield' } },
      {
        if: { compare: [{ counters: '+1/+1', of: 'self' }, '>', 0] },
        effects: [
          may('Move a +1/+1 counter onto that creature?', putCounters(-1, 'self'), putCounters(1, { event: 'became' })),
        ],
      },
    ),
  ],
});
