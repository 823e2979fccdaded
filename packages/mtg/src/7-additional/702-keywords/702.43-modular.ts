/** Modular (702.43): its counters go on to another artifact creature. */
import { cite } from '../../cite.js';
import {
  and,
  artifact,
  creature,
  dies,
  entersWith,
  may,
  putCounters,
  t,
  target,
  triggered,
} from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const modular = defineKeyword({
  name: 'modular',
  rules: cite('mtg:702.43a', 'mtg:702.43b'),
  description: 'Enters with `value` +1/+1 counters; as it dies, its counters may be put on target artifact creature.',
  params: { value: 'must' },
  text: (a) => `modular ${a.value ?? 0}`,
  expand: ({ value = 0 }) => [
    entersWith({ '+1/+1': value }),
    triggered(dies, {
      targets: [target(and(artifact, creature))],
      effects: [may('Put its counters on the target?', putCounters({ counters: '+1/+1', of: 'self' }, t(0)))],
    }),
  ],
});
