import { describe, expect, it } from 'vitest';
import { gear, spell } from '../support/own-cards.js';
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

  it('riftbound:416.5 those that pay for something, and those of several that are predicted, do so too', () => {
    const cards = ['Stupefy', 'Cleave', 'Retreat'];
    const altar = gear('Test Altar', {
      kind: 'activated',
      cost: [{ pay: 'recycle', what: [{ zone: 'trash' }, { owner: 'you' }], count: 3 }],
      effects: [{ do: 'draw', who: 'you', count: 0 }],
    });
    const paid = (order: number[]) =>
      position([{ base: ['Test Altar'], trash: cards }, {}], { definitions: [altar], random: [order] })
        .use(0, 'Test Altar')
        .calm()
        .pile(0, 'mainDeck')
        .slice(-3);
    const look = spell('Test Look', {
      effects: [{ do: 'arrange', kind: 'PREDICT', count: 3, piles: ['top', 'bottom'] }],
    });
    const predicted = (order: number[]) => {
      const game = position([{ hand: ['Test Look'], mainDeck: [...cards, 'Pouty Poro'] }, {}], {
        definitions: [look],
        random: [order],
      });
      game.play(0, 'Test Look').settle();
      game.answer(0, { assign: cards.map((card) => ({ from: { card }, to: { value: 'bottom' } })) });
      return game.pile(0, 'mainDeck').slice(-3);
    };
    for (const bottom of [paid, predicted])
      expect([bottom([0, 1, 2]), bottom([2, 0, 1])]).toEqual([cards, ['Retreat', 'Stupefy', 'Cleave']]);
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
