/** Spree and tiered (702.172, 702.183): modes that cost more, one or more of them, or just one. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const spree = defineKeyword({
  name: 'spree',
  rules: cite('mtg:702.172a', 'mtg:700.2h'),
  description: 'Said of a spell with modes that each have a `cost`, of which one or more are chosen.',
});

export const tiered = defineKeyword({
  name: 'tiered',
  rules: cite('mtg:702.183a', 'mtg:700.2h'),
  description: 'Said of a spell with modes that each have a `cost`, of which one is chosen.',
});
