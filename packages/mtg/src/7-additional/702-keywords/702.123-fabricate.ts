/** Fabricate (702.123): counters, or Servos. */
import { cite } from '../../cite.js';
import { create, enters, putCounters, token, triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const fabricate = defineKeyword({
  name: 'fabricate',
  rules: cite('mtg:702.123a', 'mtg:702.123b'),
  description:
    'When it enters, put `value` +1/+1 counters on it, or create as many 1/1 colorless Servo artifact creature tokens.',
  params: { value: 'must' },
  text: (a) => `fabricate ${a.value ?? 0}`,
  expand: ({ value = 0 }) => {
    const servos = [create(token('Servo', 'Artifact Creature — Servo', [], '1/1'), value)];
    return [
      triggered(enters, {
        effects: [
          // Where it is gone, no counters can be put on it.
          {
            do: 'if',
            if: { exists: [{ self: true }, { zone: 'battlefield' }] },
            then: [
              { do: 'may', prompt: 'Put +1/+1 counters on it?', then: [putCounters(value, 'self')], else: servos },
            ],
            else: servos,
          },
        ],
      }),
    ];
  },
});
