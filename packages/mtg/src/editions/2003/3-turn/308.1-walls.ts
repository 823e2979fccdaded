/** Walls can't attack: a rule about the creature type, and no ability (308.1). */
import { type Game, lists, ruleOn } from '@arbiter/engine';
import { cite } from '../../../cite.js';

const WALLS = cite('mtg-2003:308.1');

export const wallsDontAttack = {
  hooks: {
    // Some attack as though they were no Walls.
    attackRestriction: (g: Game, id: number) =>
      lists(g, id, 'subtypes').includes('Wall') && !ruleOn(g, id, 'ignoresDefender') ? WALLS : null,
  },
};
