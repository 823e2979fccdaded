/** First strike and double strike (702.7, 702.4): who deals combat damage in which of the two steps (510.4). */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const firstStrike = defineKeyword({
  name: 'first strike',
  rules: cite('mtg:702.7'),
  description: 'Deals combat damage before creatures without it.',
  traits: { strikesFirst: cite('mtg:702.7b', 'mtg:510.4') },
});
export const doubleStrike = defineKeyword({
  name: 'double strike',
  rules: cite('mtg:702.4'),
  description: 'Deals combat damage twice: first, and with the others.',
  traits: { strikesFirst: cite('mtg:702.4b', 'mtg:510.4'), strikesAgain: cite('mtg:702.4b', 'mtg:510.4') },
});
