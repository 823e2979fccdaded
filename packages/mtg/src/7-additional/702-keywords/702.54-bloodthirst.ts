/** Bloodthirst (702.54): it enters bigger where an opponent was dealt damage this turn. */
import { cite } from '../../cite.js';
import { entersWith } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const bloodthirst = defineKeyword({
  name: 'bloodthirst',
  rules: cite('mtg:702.54a', 'mtg:702.54c'),
  description: 'Enters with `value` +1/+1 counters if an opponent was dealt damage this turn.',
  params: { value: 'must' },
  text: (a) => `bloodthirst ${a.value ?? 0}`,
  expand: ({ value = 0 }) => [
    {
      ...entersWith({ '+1/+1': value }),
      if: { compare: [{ happened: { on: 'damage', player: 'opponent' } }, '>', 0] },
    },
  ],
});
