/** Whose a card is that was never seen, and questions about the scores of players. */
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered } from '../support/own-cards.js';
import { PEAK, position } from '../support/position.js';

describe('whose a card was that nobody saw before', () => {
  it('riftbound:127.1 a unit that dies lies in the trash of who brought it, whoever’s turn it is', () => {
    const game = position([{ hand: ['Hidden Blade'] }, {}], {
      battlefields: [{ card: 'Rockfall Path', controller: 1, units: [{ card: 'Noxus Hopeful', controller: 1 }] }],
    });
    game.play(0, 'Hidden Blade').settle();
    expect([game.pile(0, 'trash'), game.pile(1, 'trash')]).toEqual([['Hidden Blade'], ['Noxus Hopeful']]);
  });
  it('riftbound:127.1 it is who brought it, though somebody else controls it', () => {
    const slay = spell('Test Slay', { effects: [{ do: 'kill', what: { each: { has: ['types', 'Unit'] } } }] });
    const game = position([{ hand: ['Test Slay'] }, { base: [{ card: 'Noxus Hopeful', controller: 0 }] }], {
      definitions: [slay],
    });
    expect(game.unit('Noxus Hopeful')).toMatchObject({ owner: 1, controller: 0 });
    game.play(0, 'Test Slay').settle();
    expect([game.pile(0, 'trash'), game.pile(1, 'trash')]).toEqual([['Test Slay'], ['Noxus Hopeful']]);
  });
  it('riftbound:127.1 a card from a deck is its owner’s', () => {
    const watcher = gear(
      'Test Watcher',
      triggered(
        { on: 'move', match: { from: 'mainDeck', to: 'trash' } },
        { do: 'draw', who: { ownerOf: { event: 'object' } }, count: 2 },
      ),
    );
    const grind = spell('Test Grind', {
      effects: [
        { do: 'random', who: 'opponents', zone: 'mainDeck', count: 1, save: 'it' },
        { do: 'move', what: { saved: 'it' }, to: 'trash' },
      ],
    });
    const game = position([{ hand: ['Test Grind'], base: ['Test Watcher'] }, {}], { definitions: [watcher, grind] });
    game.play(0, 'Test Grind').settle();
    expect([game.hand(0), game.hand(1)]).toEqual([0, 2]);
  });
});

describe('scores of players', () => {
  it('riftbound:194.1 points are gained by conquering and holding, and as an opponent burns out', () => {
    const conquering = position([{ base: ['Noxus Hopeful'] }, {}])
      .move(0, 'Noxus Hopeful', PEAK)
      .settle();
    const holding = position([{}, {}], {
      turn: { step: 'scoring' },
      battlefields: [{ card: 'Forbidding Waste', units: ['Noxus Hopeful'] }],
    });
    const burning = position([{}, { mainDeck: [], trash: ['Cleave', 'Stupefy'] }], {
      turn: { active: 1, step: 'draw' },
    });
    expect([conquering, holding, burning].map((game) => [game.points(0), game.points(1)])).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
  });

  it.each([
    [3, 1],
    [4, 0],
  ])('riftbound:194.1 points can be asked for in a condition (%i points)', (points, drawn) => {
    const underdog = spell('Test Underdog', {
      effects: [
        { do: 'if', if: { is: ['you', { stat: ['points', '<', 4] }] }, then: [{ do: 'draw', who: 'you', count: 1 }] },
      ],
    });
    const game = position([{ points, hand: ['Test Underdog'] }, {}], { definitions: [underdog] });
    expect(game.play(0, 'Test Underdog').settle().hand(0)).toBe(drawn);
  });
});
