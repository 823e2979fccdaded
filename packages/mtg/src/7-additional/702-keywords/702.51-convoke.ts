/** Convoke (702.51): creatures are tapped for mana of the total cost, each for generic mana or mana of its colors. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';
import { payByTapping } from './paying-by-tapping.js';

export const convoke = defineKeyword({
  name: 'convoke',
  rules: cite('mtg:702.51a', 'mtg:702.51b', 'mtg:702.51d'),
  description: 'Each creature that you tap as you cast it pays for {1} or one mana of its color.',
  redundant: true,
  expand: () => payByTapping('convoke', 'Creature', 'colors'),
});
