/** Convoke (702.51): creatures are tapped for mana of the total cost, each for generic mana or mana of its colors. */
import { defineRef, type Entity, isOrWas } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';
import { payByTapping } from './paying-by-tapping.js';

declare module '@arbiter/engine' {
  interface Refs {
    convoked: 'convoked';
  }
}

export const convoke = defineKeyword({
  name: 'convoke',
  rules: cite('mtg:702.51a', 'mtg:702.51b', 'mtg:702.51c', 'mtg:702.51d'),
  description: 'Each creature that you tap as you cast it pays for {1} or one mana of its color.',
  redundant: true,
  expand: () => payByTapping('convoke', 'Creature', 'colors'),
});

export const convoked = defineRef('convoked', {
  description: 'The creatures that convoked the spell, or the spell that the source was.',
  example: 'convoked',
  compile: () => (g, by) => {
    for (const id of [by.ctx?.item ?? by.source, by.source]) {
      const object = isOrWas(g, id);
      const found = object?.play?.helped?.convoke ?? object?.from?.helped?.convoke;
      if (found) return found.map((one): Entity => ({ object: one }));
    }
    return [];
  },
  names: 'objects',
  text: () => 'the creatures that convoked it',
});
