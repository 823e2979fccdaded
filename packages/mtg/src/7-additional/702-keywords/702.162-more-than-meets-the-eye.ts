/** More Than Meets the Eye (702.162): cast converted for another cost. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const moreThanMeetsTheEye = defineKeyword({
  name: 'more than meets the eye',
  rules: cite('mtg:702.162a', 'mtg:118.9'),
  description: 'On the front of a card of two faces: its back face may be cast for `cost`.',
  params: { cost: 'must' },
  text: (a) => `more than meets the eye ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [{ kind: 'play', method: 'more than meets the eye', face: 1, cost }],
});
