/** Wither (702.80): its damage to creatures is -1/-1 counters. Read in 120.3d. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const wither = defineKeyword({
  name: 'wither',
  rules: cite('mtg:702.80a', 'mtg:702.80b', 'mtg:702.80c', 'mtg:702.80d'),
  description: 'Deals damage to creatures in the form of -1/-1 counters.',
  redundant: true,
  traits: { woundsByCounters: cite('mtg:702.80a', 'mtg:120.3d') },
});
