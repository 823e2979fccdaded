import { describe, expect, it } from 'vitest';
import { position } from '../support/position.js';

describe('burning out', () => {
  const empty = { mainDeck: [] };
  it('riftbound:431.1, riftbound-zh:418.1 who draws from an empty deck burns out, riftbound:431.2, riftbound-zh:418.2 in this order: riftbound:431.2.b, riftbound-zh:418.2.b the trash becomes the deck, riftbound:431.2.c, riftbound-zh:418.2.c the opponent gains a point, riftbound:431.2.d, riftbound-zh:418.2.d then the card is drawn', () => {
    const game = position([{ ...empty, trash: ['Pouty Poro', 'Cleave', 'Stupefy'] }, {}], { turn: { step: 'draw' } });
    expect([game.hand(0), game.count(0, 'mainDeck'), game.count(0, 'trash')]).toEqual([1, 2, 0]);
    expect([game.points(0), game.points(1)]).toEqual([0, 1]);
    const told = ['BURNED_OUT', 'OBJECT_MOVED', 'POINTS_CHANGED', 'CARD_DRAWN'];
    const types = game.events.map((e) => e.type).filter((type) => told.includes(type));
    expect(types.filter((type, i) => type !== types[i - 1])).toEqual(told);
  });
  it('riftbound:431.2.b, riftbound-zh:418.2.b in random order', () => {
    const deck = (order: number[]) => {
      const game = position([{ ...empty, trash: ['Pouty Poro', 'Cleave', 'Stupefy'] }, {}], {
        turn: { step: 'draw' },
        random: [order],
      });
      return [...game.pile(0, 'hand'), ...game.pile(0, 'mainDeck')];
    };
    const [inOrder, turned] = [deck([0, 1, 2]), deck([2, 0, 1])];
    expect(turned).toEqual([inOrder[2], inOrder[0], inOrder[1]]);
  });
  it('riftbound:431.1, riftbound-zh:418.1 who draws the last card does not', () => {
    const game = position([{ mainDeck: ['Pouty Poro'], trash: ['Cleave'] }, {}], { turn: { step: 'draw' } });
    expect([game.zones('Pouty Poro'), game.happened('BURNED_OUT'), game.points(1)]).toEqual([['hand'], [], 0]);
  });
  it('riftbound:413.4, riftbound-zh:400.4 who draws more than there are draws what there is, burns out and draws on', () => {
    const game = position([
      { hand: ["Shadow's Call"], base: ['Noxus Hopeful'], mainDeck: ['Pouty Poro'], trash: ['Cleave'] },
      {},
    ]);
    game.play(0, "Shadow's Call", { targets: [[{ card: 'Noxus Hopeful' }]] }).settle();
    expect([game.hand(0), game.points(1)]).toEqual([2, 1]);
    const told = game.events.map((e) => e.type).filter((type) => ['CARD_DRAWN', 'BURNED_OUT'].includes(type));
    expect(told).toEqual(['CARD_DRAWN', 'BURNED_OUT', 'CARD_DRAWN']);
  });
  it('riftbound:431.3.a, riftbound-zh:418.3.a without a trash a player burns out again and again, riftbound:431.3.c until the other wins', () => {
    const game = position([empty, { points: 2 }], { turn: { step: 'draw' } });
    expect(game.points(1)).toBe(8);
    expect(game.happened('BURNED_OUT')).toHaveLength(6);
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [1] });
  });
  it('riftbound:431.3.c the first burn out of a sequence doesn’t win at once, riftbound:431.3.c.1 the second does', () => {
    const game = position([{ ...empty, points: 9 }, { points: 9 }], { turn: { step: 'draw' } });
    expect(game.points(1)).toBe(11);
    expect(game.result()).toMatchObject({ winners: [1] });
  });
});
