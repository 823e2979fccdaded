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

/** "Modular—Sunburst": the number is that of the colors spent. */
const SUNBURST = 'sunburst';

export const modular = defineKeyword({
  name: 'modular',
  rules: cite('mtg:702.43a', 'mtg:702.43b', 'mtg:122.8', 'mtg:702.44c'),
  description:
    'Enters with `value` +1/+1 counters (labelled `sunburst`: one for each color spent); dying, these may go to target artifact creature.',
  params: { value: 'must', label: 'may' },
  text: (a) => (a.label === SUNBURST ? 'modular—sunburst' : `modular ${a.value ?? 0}`),
  expand: ({ value = 0, label }) => [
    // Whether it is a creature doesn't matter where sunburst is another ability's number (702.44c).
    entersWith({ '+1/+1': label === SUNBURST ? 'colorsSpent' : value }),
    triggered(dies, {
      targets: [target(and(artifact, creature))],
      effects: [may('Put its counters on the target?', putCounters({ counters: '+1/+1', of: 'self' }, t(0)))],
    }),
  ],
});
