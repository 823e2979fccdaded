/** Mentor (702.134): a weaker attacker gets a +1/+1 counter. */
import { cite } from '../../cite.js';
import { and, attacking, attacks, creature, putCounters, t, target, triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const mentor = defineKeyword({
  name: 'mentor',
  rules: cite('mtg:702.134a', 'mtg:702.134b', 'mtg:702.134c'),
  description: 'Whenever it attacks, put a +1/+1 counter on target attacking creature with less power.',
  expand: () => [
    triggered(attacks, {
      targets: [target(and(creature, attacking, { stat: ['power', '<', { stat: 'power', of: 'self' }] }))],
      // Who mentors whom is told as the ability resolves (702.134c).
      effects: [putCounters(1, t(0)), { do: 'did', what: 'mentor', object: 'self', other: t(0) }],
    }),
  ],
});
