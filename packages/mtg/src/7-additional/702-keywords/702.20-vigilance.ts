/** Vigilance (702.20): attacking doesn't cause it to tap. Read in 508.1f. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const vigilance = defineKeyword({
  name: 'vigilance',
  rules: cite('mtg:702.20'),
  description: 'Attacks without tapping.',
  traits: { attacksUntapped: cite('mtg:702.20b') },
});
