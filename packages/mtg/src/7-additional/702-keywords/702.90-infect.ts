/** Infect (702.90): its damage is -1/-1 counters on creatures and poison counters for players. Read in 120.3. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const infect = defineKeyword({
  name: 'infect',
  rules: cite('mtg:702.90b', 'mtg:702.90c', 'mtg:702.90d', 'mtg:702.90e', 'mtg:702.90f'),
  description:
    'Deals damage to creatures in the form of -1/-1 counters, and to players in the form of poison counters.',
  redundant: true,
  traits: { woundsByCounters: cite('mtg:702.90c', 'mtg:120.3d'), poisons: cite('mtg:702.90b', 'mtg:120.3b') },
});
