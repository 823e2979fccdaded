/** Fuse (702.102): both halves of a split card are cast from the hand as one spell. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const fuse = defineKeyword({
  name: 'fuse',
  rules: cite('mtg:702.102a', 'mtg:702.102b', 'mtg:702.102c', 'mtg:702.102d'),
  description: 'Both halves of this split card may be cast from your hand as one spell, for the mana cost of both.',
  redundant: true,
  expand: () => [{ kind: 'play', method: 'fuse', zone: 'hand', whole: true }],
});
