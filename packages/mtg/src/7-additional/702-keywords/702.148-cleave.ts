/** Cleave (702.148): cast for another cost, a spell has no words in square brackets. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const cleave = defineKeyword({
  name: 'cleave',
  rules: cite('mtg:702.148a', 'mtg:702.148b', 'mtg:118.9'),
  description: 'On a card of the layout `cleave`: for `cost` it is cast with the text of its second face.',
  params: { cost: 'must' },
  text: (a) => `cleave ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [{ kind: 'play', method: 'cleave', cost, face: 1 }],
});
