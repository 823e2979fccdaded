/** First boon (2.11.7.15.2): the boon is bestowed as the game begins, before the first champions are there. */
import { definitionOf, type Game, type Seat } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { PANTHEON } from '../pantheon.js';
import { defineKeyword } from './hooks.js';

const FIRST_BOON = 'first boon';

export const firstBoon = defineKeyword({
  name: FIRST_BOON,
  rules: cite('ga:2.11.7.15.2'),
  description: 'Bestowed at the beginning of the game, before champions are put onto the field.',
  redundant: true,
});

/** The boons that a player bestows as the game begins. */
export const firstBoonsOf = (g: Game, seat: Seat): number[] =>
  g
    .zone(`${PANTHEON}:${seat}`)
    .filter((id) =>
      definitionOf(g, g.object(id)).abilities.some(
        (ability) => ability.kind === 'keyword' && ability.keyword === FIRST_BOON,
      ),
    );
