/** Bloodthirst (702.54): it enters bigger where an opponent was dealt damage this turn. */
import type { TriggerPattern } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { entersWith } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

const hurt: TriggerPattern = { on: 'damage', player: 'opponent' };

export const bloodthirst = defineKeyword({
  name: 'bloodthirst',
  rules: cite('mtg:702.54a', 'mtg:702.54b', 'mtg:702.54c'),
  description:
    'Enters with `value` +1/+1 counters if an opponent was dealt damage this turn; without `value` with as many as was dealt.',
  params: { value: 'may' },
  text: (a) => `bloodthirst ${a.value ?? 'X'}`,
  expand: ({ value }) => [
    {
      ...entersWith({ '+1/+1': value ?? { happened: hurt, sum: true } }),
      if: { compare: [{ happened: hurt }, '>', 0] },
    },
  ],
});
