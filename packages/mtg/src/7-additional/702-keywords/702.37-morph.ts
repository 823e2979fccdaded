/** Morph and megamorph (702.37): cast face down for {3}, and turned face up for `cost` (708-face-down.ts). */
import type { Ability } from '@arbiter/engine';
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { mana } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

/** Casting a card face down for {3}. */
export const castFaceDown = (method: string, look: string): Ability[] => [
  { kind: 'play', method, faceDown: look, cost: [mana('{3}')] },
];

export const morph = defineKeyword({
  name: 'morph',
  rules: cite('mtg:702.37a', 'mtg:702.37c', 'mtg:702.37d', 'mtg:708.4'),
  description:
    'May be cast face down for {3}, as a 2/2 creature; turned face up for `cost` whenever you have priority.',
  params: { cost: 'must' },
  text: (a) => `morph ${manaText(a.cost)}`.trimEnd(),
  expand: () => castFaceDown('morph', 'usual'),
});

export const megamorph = defineKeyword({
  name: 'megamorph',
  rules: cite('mtg:702.37b', 'mtg:702.37c'),
  description: 'As morph; as it is turned face up for that cost it gets a +1/+1 counter.',
  params: { cost: 'must' },
  text: (a) => `megamorph ${manaText(a.cost)}`.trimEnd(),
  // A player announces the use of a morph ability, and nothing more.
  expand: () => castFaceDown('morph', 'usual'),
});
