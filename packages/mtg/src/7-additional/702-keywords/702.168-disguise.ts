/** Disguise (702.168): cast face down for {3}, as a creature with ward {2}, and turned face up for `cost`. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { castFaceDown } from './702.37-morph.js';
import { defineKeyword } from './hooks.js';

export const disguise = defineKeyword({
  name: 'disguise',
  rules: cite('mtg:702.168a', 'mtg:702.168b', 'mtg:702.168c', 'mtg:708.4'),
  description:
    'May be cast face down for {3}, as a 2/2 creature with ward {2}; turned face up for `cost` whenever you have priority.',
  params: { cost: 'must' },
  text: (a) => `disguise ${manaText(a.cost)}`.trimEnd(),
  expand: () => castFaceDown('disguise', 'disguised'),
});
