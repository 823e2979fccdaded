/** Undying (702.93): it comes back with a +1/+1 counter, unless it had one. */
import { cite } from '../../cite.js';
import { comesBackWith } from './coming-back.js';
import { defineKeyword } from './hooks.js';

export const undying = defineKeyword({
  name: 'undying',
  rules: cite('mtg:702.93a'),
  description: 'When it dies without a +1/+1 counter on it, it comes back under its owner’s control with one.',
  expand: () => [comesBackWith('+1/+1')],
});
