/** Riot (702.136): bigger, or faster. */
import { cite } from '../../cite.js';
import { asItEnters, entering } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const riot = defineKeyword({
  name: 'riot',
  rules: cite('mtg:702.136a', 'mtg:702.136b', 'mtg:614.12a'),
  description: 'Enters with a +1/+1 counter or with haste, as you choose.',
  expand: () => [
    asItEnters({
      do: 'may',
      prompt: 'Have it enter with a +1/+1 counter, and without haste?',
      then: [entering({ '+1/+1': 1 })],
      else: [{ do: 'entering', gains: ['haste'] }],
    }),
  ],
});
