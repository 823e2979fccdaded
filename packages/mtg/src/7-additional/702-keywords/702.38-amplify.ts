/** Amplify (702.38): it is as big as its kin in the hand make it. */
import { cite } from '../../cite.js';
import { and, asItEnters, entering, not } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const amplify = defineKeyword({
  name: 'amplify',
  rules: cite('mtg:702.38a', 'mtg:702.38b', 'mtg:614.12a'),
  description:
    'As it enters, you may reveal cards from your hand that share a creature type with it: it enters with `value` +1/+1 counters for each.',
  params: { value: 'must' },
  text: (a) => `amplify ${a.value ?? 0}`,
  expand: ({ value = 0 }) => {
    // Neither it nor anything else that enters from the hand at the same time can be revealed for it.
    const kin = and({ zone: 'hand' }, { owner: 'you' }, { sharesCreatureType: 'self' }, not({ is: 'entering' }));
    return [
      asItEnters(
        { do: 'choose', from: kin, min: 0, max: { count: kin }, save: '$amplifying', prompt: 'Choose cards to reveal' },
        { do: 'reveal', what: { saved: '$amplifying' } },
        entering({ '+1/+1': { times: [value, { countOf: { saved: '$amplifying' } }] } }),
      ),
    ];
  },
});
