/** Disturb (702.146): cast transformed from the graveyard for another cost. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const disturb = defineKeyword({
  name: 'disturb',
  rules: cite('mtg:702.146a', 'mtg:702.146b', 'mtg:118.9'),
  description: 'On the front of a card of two faces: its back face may be cast from the graveyard for `cost`.',
  params: { cost: 'must' },
  text: (a) => `disturb ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [{ kind: 'play', method: 'disturb', zone: 'graveyard', face: 1, cost }],
});
