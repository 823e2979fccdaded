/** What keywords that put a +1/+1 counter on their creature have in common, where cards call that by a name (702.100, 702.149). */
import type { Effects } from '@arbiter/engine';
import { putCounters } from '../../language/builders.js';

/** It does so only as counters are put there (702.100b, 702.149c): where they can't be, nothing is told. */
export const grows = (what: 'evolve' | 'train'): Effects => [
  { do: 'remember', as: '$counters', value: { counters: '+1/+1', of: 'self' } },
  putCounters(1, 'self'),
  {
    do: 'if',
    if: { compare: [{ counters: '+1/+1', of: 'self' }, '>', { number: '$counters' }] },
    then: [{ do: 'did', what, object: 'self' }],
  },
];
