/** Whose search it is, and in whose library (701.23). */
import type { Filter } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, instant, t, target } from '../../src/language/builders.js';
import { own } from '../language/play.js';

const land: Filter = { has: ['types', 'Land'] };
const path = instant('Test Path', '{0}', {
  targets: [target(creature)],
  effects: [
    { do: 'move', what: t(0), to: 'exile' },
    { do: 'search', who: { controllerOf: t(0) }, filter: land, to: 'battlefield' },
  ],
});
const rob = instant('Test Robbery', '{0}', {
  effects: [{ do: 'search', of: 'opponents', filter: land, to: 'battlefield' }],
});
const all = instant('Test Frontiers', '{0}', {
  effects: [{ do: 'search', who: 'players', filter: land, to: 'battlefield' }],
});
const play = (card: string) =>
  own(
    [path, rob, all],
    [
      { hand: [card], library: ['Island', 'Shock'] },
      { battlefield: ['Hill Giant'], library: ['Forest', 'Mountain', 'Shock'] },
    ],
  );
const sees = (game: ReturnType<typeof play>) => {
  const { kind, seat, options } = game.decision();
  return [kind, seat, options.map(({ card }) => card)];
};

describe('who searches which library', () => {
  it('mtg:701.23a a player who is told to search does so in their own library, and chooses', () => {
    const game = play('Test Path').castAt(0, 'Test Path', { card: 'Hill Giant' }).resolve();
    expect(sees(game)).toEqual(['SEARCH', 1, ['Forest', 'Mountain']]);
    game.choose(1, { card: 'Forest' });
    expect(game.the('Forest')).toMatchObject({ controller: 1, owner: 1 });
  });

  it('mtg:701.23a you may search another’s, and what you put onto the battlefield is under your control', () => {
    const game = play('Test Robbery').cast(0, 'Test Robbery').resolve();
    expect(sees(game)).toEqual(['SEARCH', 0, ['Forest', 'Mountain']]);
    game.choose(0, { card: 'Forest' });
    expect(game.the('Forest')).toMatchObject({ controller: 0, owner: 1 });
  });

  it('mtg:701.23i several decide one after another, and what they found goes together', () => {
    const game = play('Test Frontiers').cast(0, 'Test Frontiers').resolve();
    expect(sees(game)).toEqual(['SEARCH', 0, ['Island']]);
    game.choose(0, { card: 'Island' });
    expect(game.zones('Island')).toEqual(['library']);
    expect(sees(game)).toEqual(['SEARCH', 1, ['Forest', 'Mountain']]);
    game.choose(1, { card: 'Mountain' });
    expect([game.the('Island').controller, game.the('Mountain').controller]).toEqual([0, 1]);
  });
});
