/** Overload (702.96): for another cost it does to each what it would do to a target. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const overload = defineKeyword({
  name: 'overload',
  rules: cite('mtg:702.96a', 'mtg:702.96b', 'mtg:702.96c', 'mtg:118.9'),
  description: 'May be cast for `cost`; then it has no targets, and does to each that fits what it would do to one.',
  params: { cost: 'must' },
  text: (a) => `overload ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [{ kind: 'play', method: 'overload', cost, each: true }],
});
