/** Cards of the top of a deck that are put somewhere, and spoken of afterwards. */
import { expect, it } from 'vitest';
import { action, ally, play } from '../support/own-cards.js';

it('what is taken of the cards that were looked at is known to what follows', () => {
  const sort = action('Sort', {
    effects: [
      { do: 'dig', count: 2, take: { to: 'banishment', save: 'dug' }, rest: { to: 'bottom', order: 'any' } },
      { do: 'counters', what: { saved: 'dug' }, kind: 'omen', amount: 1 },
    ],
  });
  const first = ally('First', {});
  const second = ally('Second', {});
  const game = play([sort, first, second], { hand: ['Sort'], mainDeck: ['First', 'Second', 'First'] }, {})
    .activateCard(0, 'Sort')
    .resolve()
    .choose(0, { card: 'Second' });
  expect(game.the('Second', 'banishment')).toMatchObject({ counters: { omen: 1 } });
  expect(game.zones('First')).not.toContain('banishment');
});
