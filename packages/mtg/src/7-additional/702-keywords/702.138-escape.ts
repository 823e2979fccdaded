/** Escape (702.138): cast from the graveyard for another cost, mostly of other cards there. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const escapes = defineKeyword({
  name: 'escape',
  rules: cite('mtg:702.138a', 'mtg:702.138b', 'mtg:702.138c', 'mtg:702.138d', 'mtg:118.9'),
  description: 'May be cast from the graveyard for `cost`; `{"played": "escape"}` is what escaped.',
  params: { cost: 'must' },
  text: (a) => `escape ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [{ kind: 'play', method: 'escape', zone: 'graveyard', cost }],
});
