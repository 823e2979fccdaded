/** Whose a card is that was never seen. */
import { describe, expect, it } from 'vitest';
import { action, ally, play } from '../support/own-cards.js';

describe('whose a card was that nobody saw before', () => {
  it('ga:2.1.6.3 a card from a deck is its owner’s', () => {
    const watcher = ally(
      'Watcher',
      {},
      {
        kind: 'triggered',
        on: { on: 'move', match: { from: 'mainDeck', to: 'graveyard' } },
        effects: [{ do: 'draw', who: { ownerOf: { event: 'object' } }, count: 2 }],
      },
    );
    const grind = action('Grind', {
      effects: [
        { do: 'random', who: 'opponents', zone: 'mainDeck', count: 1, save: 'it' },
        { do: 'move', what: { saved: 'it' }, to: 'graveyard' },
      ],
    });
    const game = play([watcher, grind], { hand: ['Grind'], field: ['Watcher'] }, {});
    game.activateCard(0, 'Grind').resolveAll();
    expect([game.count(0, 'hand'), game.count(1, 'hand')]).toEqual([0, 2]);
  });
});
