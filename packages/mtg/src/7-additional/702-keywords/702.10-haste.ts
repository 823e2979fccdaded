/** Haste (702.10): summoning sickness doesn't matter. Read in 302.6. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const haste = defineKeyword({
  name: 'haste',
  rules: cite('mtg:702.10b', 'mtg:702.10c'),
  description: 'Attacks and uses {T} abilities although it came just now.',
  traits: { ignoresSickness: cite('mtg:702.10b', 'mtg:702.10c') },
});
