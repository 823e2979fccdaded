/** Durability counters that a weapon enters with are put on it. */
import { describe, expect, it } from 'vitest';
import { card, play } from '../support/own-cards.js';

describe('counters that something enters with', () => {
  it('ga:2.11.6.3.1 printed durability is counters that are put on it, and replaced as such', () => {
    const smith = card(
      'Smith',
      { types: ['Item'], costKind: 'reserve', cost: 1, subtypes: ['Artifact'] },
      {
        kind: 'replacement',
        on: 'counters',
        object: [{ has: ['types', 'Weapon'] }, { controller: 'you' }],
        match: { kind: 'durability' },
        change: { amount: { sum: [{ event: 'amount' }, 1] } },
      },
    );
    const setup = { materialDeck: ['Sword of Seeking'] };
    const worn = (field: string[]) => {
      const game = play([smith], { ...setup, field }, {}).until({ kind: 'MATERIALIZE' });
      game.choose(0, { card: 'Sword of Seeking' });
      while (game.all('Sword of Seeking').length === 0) game.answer(game.decision().seat, game.decision().default);
      return game.the('Sword of Seeking').durability;
    };
    expect(Number(worn(['Smith'])) - Number(worn([]))).toBe(1);
  });

  it('ga:2.11.6.3.1 they are as many as its durability says', () => {
    const blade = (durability: number) =>
      card('Blade', { types: ['Weapon'], costKind: 'reserve', cost: 0, power: 1, durability, subtypes: ['Sword'] });
    const counters = (durability: number) =>
      play([blade(durability)], { hand: ['Blade'] }, {})
        .activateCard(0, 'Blade')
        .resolve()
        .the('Blade').counters;
    expect([counters(1), counters(3)]).toEqual([{ durability: 1 }, { durability: 3 }]);
  });
});
