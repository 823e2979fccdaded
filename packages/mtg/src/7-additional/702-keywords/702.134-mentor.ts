/** Mentor (702.134): a weaker attacker gets a +1/+1 counter. */
import { cite } from '../../cite.js';
import { and, attacking, attacks, creature, putCounters, t, target, triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const mentor = defineKeyword({
  name: 'mentor',
  rules: cite('mtg:702.134a'),
  description: 'Whenever it attacks, put a +1/+1 counter on target attacking creature with less power.',
  expand: () => [
    triggered(attacks, {
      targets: [target(and(creature, attacking, { stat: ['power', '<', { stat: 'power', of: 'self' }] }))],
      effects: [putCounters(1, t(0))],
    }),
  ],
});
