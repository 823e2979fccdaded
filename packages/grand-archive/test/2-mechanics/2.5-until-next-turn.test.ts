/** Effects that last until the beginning of a player's next turn (2.5.1.1.1, 2.2.0.1.1). */
import type { JsonObject } from '@arbiter/engine';
import { expect, it } from 'vitest';
import { action, ally, keyword, play } from '../support/own-cards.js';
import { some } from '../support/play.js';

const stand = action('Stand', {
  effects: [
    {
      do: 'modify',
      what: { each: [{ has: ['types', ['Ally']] }, { controller: 'you' }] },
      mods: [{ mod: 'ability', ability: keyword('taunt') }],
      until: { kind: 'untilStep', step: 'start' },
    },
  ],
});
const squire = ally('Squire', {});
const keywords = (game: ReturnType<typeof play>): unknown => game.the('Squire').keywords;
const begin = (more: JsonObject = {}) =>
  play([stand, squire], { hand: ['Stand', ...some(3)], field: ['Squire'], ...more }, {})
    .activateCard(0, 'Stand')
    .resolve();

it('ga:2.5.1.1.1 what lasts until the beginning of your next turn lasts through the turn of an opponent', () => {
  const game = begin();
  expect([keywords(game), keywords(game.to('end', 4))]).toEqual([['taunt'], ['taunt']]);
});

it('ga:2.5.1.1.1 and is over as yours begins, with whatever phase that does', () => {
  expect(keywords(begin().to('recollection', 5))).toEqual([]);
});
