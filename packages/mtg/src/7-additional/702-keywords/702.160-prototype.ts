/** Prototype (702.160): the card may be cast with the smaller of its two sets of mana cost, power and toughness (718). */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const prototype = defineKeyword({
  name: 'prototype',
  rules: cite('mtg:702.160a', 'mtg:718.3', 'mtg:718.3a', 'mtg:718.3b', 'mtg:718.4', 'mtg:718.5'),
  description: 'A card of the layout `prototype` may be cast prototyped: with the characteristics of its second face.',
  redundant: true,
  expand: () => [{ kind: 'play', method: 'prototype', face: 1 }],
});
