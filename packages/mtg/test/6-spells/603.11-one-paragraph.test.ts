/** A static ability and the triggered abilities of the same paragraph (603.11, 607.2h). */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { draw, instant } from '../../src/language/builders.js';
import { stack } from '../cards/support.js';

ownCards(
  instant('Test Read', '{0}', { effects: [draw(1)] }),
  instant('Test Study', '{0}', { effects: [draw(3)] }),
  instant('Test Show', '{0}', { effects: [{ do: 'reveal', what: 'you' }] }),
);

/** Seat 0 has these enchantments and draws these cards; nothing has been drawn in the turn. */
const draws = (names: string[], library: string[], hand = ['Test Read', 'Test Read']): Play =>
  magicPosition([{ battlefield: names, hand, library: [...library, ...lands(9, 'Wall of Mist')] }, {}], {
    turn: { number: 3, active: 0, step: 'upkeep' },
  });
const shown = (game: Play) =>
  game.happened('REVEALED').flatMap(({ cards }) => (cards as { card: string }[]).map(({ card }) => card));

describe('mtg:603.11 a static ability has the first card revealed', () => {
  it('mtg:603.11 as it is drawn, and the ability of its paragraph triggers on that; the second is not shown', () => {
    const game = draws(['Rowen'], ['Forest', 'Island']);
    game.cast(0, 'Test Read').resolve();
    expect([shown(game), stack(game)]).toEqual([['Forest'], ['Rowen']]);
    game.resolve().cast(0, 'Test Read').resolve();
    expect([shown(game), stack(game), game.hand(0)]).toEqual([['Forest'], [], 3]);
  });
  it('mtg:603.11 of several that are drawn at once it is the first, and the ability waits for the last', () => {
    const game = draws(['Primitive Etchings'], ['Memnite', 'Island', 'Memnite'], ['Test Study']);
    game.cast(0, 'Test Study').resolve();
    expect([shown(game), stack(game), game.hand(0)]).toEqual([['Memnite'], ['Primitive Etchings'], 3]);
  });
  it('mtg:603.11 what its paragraph doesn’t speak of is shown and triggers nothing', () => {
    const game = draws(['Rowen'], ['Memnite']).cast(0, 'Test Read').resolve();
    expect([shown(game), stack(game)]).toEqual([['Memnite'], []]);
  });
});

describe('abilities of one paragraph are linked', () => {
  it('mtg:607.2h what something else has revealed triggers neither of them', () => {
    const game = draws(['Rowen'], [], ['Test Show', 'Forest']).cast(0, 'Test Show').resolve();
    expect([shown(game).includes('Forest'), stack(game)]).toEqual([true, []]);
  });
  it('mtg:607.2h each speaks of what its own static ability shows, which is shown once', () => {
    const game = draws(['Rowen', 'Rowen'], ['Forest']).cast(0, 'Test Read').resolve();
    game.takeDefault('ORDER_TRIGGERS');
    expect([shown(game), stack(game)]).toEqual([['Forest'], ['Rowen', 'Rowen']]);
  });
});
