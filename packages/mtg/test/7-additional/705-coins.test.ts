import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { gainLife, instant, loseLife } from '../6-spells/test-cards.js';

ownCards(
  instant('Test Toss', '{0}', {
    effects: [
      { do: 'flipCoin', as: 'won' },
      {
        do: 'if',
        if: { compare: [{ number: 'won' }, '=', 1] },
        then: [gainLife(3)],
        else: [loseLife(2, 'you')],
      },
    ],
  }),
  instant('Test Tosses', '{0}', {
    effects: [
      { do: 'flipCoin', count: 3, as: 'won' },
      { do: 'stat', who: 'you', stat: 'life', amount: { times: [5, { number: 'won' }] } },
    ],
  }),
);
const tossed = (spell: string, ...random: number[]) =>
  magicPosition([{ hand: [spell] }, {}], { random })
    .cast(0, spell)
    .resolve();

describe('flipping a coin', () => {
  it('mtg:705.2 whoever flips it wins the flip or loses it, and nobody else', () => {
    const won = tossed('Test Toss', 0);
    expect([won.life(0), won.life(1)]).toEqual([23, 20]);
    expect(won.happened('COIN_FLIPPED')).toMatchObject([{ player: 0, won: true }]);
    const lost = tossed('Test Toss', 1);
    expect([lost.life(0), lost.life(1)]).toEqual([18, 20]);
    expect(lost.happened('COIN_FLIPPED')).toMatchObject([{ player: 0, won: false }]);
  });

  it('mtg:705.1 either side comes up as often', () => {
    const won = Array.from({ length: 120 }, (_, i) =>
      magicPosition([{ hand: ['Test Tosses'] }, {}], { seed: `coin ${i}` })
        .cast(0, 'Test Tosses')
        .resolve()
        .happened('COIN_FLIPPED')
        .filter((one) => one.won),
    ).flat().length;
    // Of 360 flips; five standard deviations are 47.
    expect(Math.abs(won - 180)).toBeLessThan(47);
  });

  it('mtg:705.1 each of several coins falls by itself', () => {
    const game = tossed('Test Tosses', 0, 1, 0);
    expect([game.life(0), game.happened('COIN_FLIPPED').length]).toEqual([30, 3]);
  });
});
