/** Ravenous (702.156): as big as X, and with a card if that is much. */
import { cite } from '../../cite.js';
import { draw, enters, entersWith, triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const ravenous = defineKeyword({
  name: 'ravenous',
  rules: cite('mtg:702.156a', 'mtg:107.3m'),
  description: 'Enters with X +1/+1 counters; when it enters, if X is 5 or more, draw a card.',
  expand: () => [
    entersWith({ '+1/+1': 'x' }),
    triggered(enters, { if: { compare: ['x', '>=', 5] }, effects: [draw(1)] }),
  ],
});
