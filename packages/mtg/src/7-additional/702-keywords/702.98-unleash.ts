/** Unleash (702.98): bigger, and then no blocker. */
import { cite } from '../../cite.js';
import { asItEnters, continuous, entering, may, rule } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const unleash = defineKeyword({
  name: 'unleash',
  rules: cite('mtg:702.98a', 'mtg:614.12a'),
  description: 'May enter with a +1/+1 counter; it can’t block as long as it has one.',
  expand: () => [
    asItEnters(may('Have it enter with a +1/+1 counter?', entering({ '+1/+1': 1 }))),
    continuous('self', [rule('cantBlock')], { is: ['self', { counters: ['+1/+1', 1] }] }),
  ],
});
