/** Walls can't attack: a rule about the creature type, and no ability (308.1). */
import { type Game, lists } from '@arbiter/engine';
import { cite } from '../../../cite.js';

const WALLS = cite('mtg-2003:308.1');

export const wallsDontAttack = {
  hooks: { attackRestriction: (g: Game, id: number) => (lists(g, id, 'subtypes').includes('Wall') ? WALLS : null) },
};
