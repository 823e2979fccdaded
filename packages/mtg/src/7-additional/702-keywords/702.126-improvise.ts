/** Improvise (702.126): artifacts are tapped for generic mana of the total cost. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';
import { payByTapping } from './paying-by-tapping.js';

export const improvise = defineKeyword({
  name: 'improvise',
  rules: cite('mtg:702.126a', 'mtg:702.126b', 'mtg:702.126c'),
  description: 'Each artifact that you tap as you cast it pays for {1}.',
  redundant: true,
  expand: () => payByTapping('improvise', 'Artifact'),
});
