import { describe, expect, it } from 'vitest';
import { spell } from '../support/own-cards.js';
import { position } from '../support/position.js';

describe('piles', () => {
  it('riftbound:416.5, riftbound-zh:403.5 cards that are recycled together lie in random order', () => {
    const recycle = spell('Test Recycle', {
      effects: [
        { do: 'move', what: { each: { zone: 'trash' } }, to: 'mainDeck', position: 'bottom', cause: 'recycle' },
      ],
    });
    const bottom = (order: number[]) => {
      const trash = ['Stupefy', 'Cleave', 'Retreat'];
      const game = position([{ hand: ['Test Recycle'], trash }, {}], { definitions: [recycle], random: [order] });
      return game.play(0, 'Test Recycle').settle().pile(0, 'mainDeck').slice(-3);
    };
    const [inOrder, turned] = [bottom([0, 1, 2]), bottom([2, 0, 1])];
    expect([...inOrder].sort()).toEqual(['Cleave', 'Retreat', 'Stupefy']);
    expect(turned).toEqual([inOrder[2], inOrder[0], inOrder[1]]);
  });

  it('riftbound:416.5.a, riftbound-zh:403.5.a runes that are recycled together lie as their owner likes', () => {
    const recycle = spell('Test Recycle', {
      effects: [
        {
          do: 'move',
          what: { each: [{ has: ['types', 'Rune'] }, { status: 'exhausted' }] },
          to: 'runeDeck',
          position: 'bottom',
          cause: 'recycle',
        },
      ],
    });
    const spent = (rune: string) => ({ card: rune, exhausted: true });
    const game = position([{ hand: ['Test Recycle'], runes: [spent('Fury Rune'), spent('Mind Rune')] }, {}], {
      definitions: [recycle],
    });
    game.play(0, 'Test Recycle').resolve();
    expect(game.decision()).toMatchObject({ kind: 'ORDER', seat: 0 });
    game.answer(0, { order: [{ card: 'Mind Rune' }, { card: 'Fury Rune' }] });
    expect(game.pile(0, 'runeDeck')).toEqual(['Mind Rune', 'Fury Rune']);
  });

  it('riftbound:413.1.a an effect may draw to another zone', () => {
    const mill = spell('Test Mill', { effects: [{ do: 'draw', who: 'you', count: 2, to: 'trash' }] });
    const game = position([{ hand: ['Test Mill'] }, {}], { definitions: [mill] })
      .play(0, 'Test Mill')
      .settle();
    expect([game.hand(0), game.count(0, 'trash')]).toEqual([0, 3]);
  });
});
