/** Buyback and kicker (502.16, 502.21) whose costs are something else than mana: of either player, in anybody's turn. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creature, gainLife, instant, keyword, land, mana } from '../../../src/language/builders.js';
import { many, position } from './table.js';

const sip = instant('Test Borrowed Sip', '{0}', { effects: [gainLife(1)] });
const gulp = instant('Test Kicked Gulp', '{0}', {
  effects: [{ do: 'if', if: { paid: 'kicker' }, then: [gainLife(5)], else: [gainLife(1)] }],
});
ownCards(
  {
    ...sip,
    abilities: [
      ...sip.abilities,
      keyword('buyback', { cost: [mana('{1}'), { pay: 'sacrifice', what: [land], count: 1 }] }),
    ],
  },
  {
    ...gulp,
    abilities: [
      ...gulp.abilities,
      keyword('kicker', {
        cost: [
          { pay: 'life', amount: 2 },
          { pay: 'sacrifice', what: [creature], count: 1 },
        ],
      }),
    ],
  },
);

/** Plays it with the further cost or without, as either player in the first one's turn; whether that was asked. */
function played(seat: number, name: string, battlefield: string[], wanted: boolean): { game: Play; asked: boolean } {
  const own = { hand: [name], battlefield };
  const game = seat === 0 ? position(own) : position({}, own).pass();
  game.choose(seat, { kind: 'CAST', card: name });
  let asked = false;
  while (!game.waiting()) {
    const { shape, default: usual, options } = game.decision();
    if (shape === 'CONFIRM') {
      asked = true;
      game.answer(seat, { confirm: wanted });
    } else if (shape === 'CHOOSE' && (options ?? []).some(({ card }) => card !== undefined)) {
      const [first] = options ?? [];
      game.answer(seat, { choose: [{ object: String(first?.object) }] });
    } else game.answer(seat, usual);
  }
  return { game, asked };
}

describe('further costs that are no mana', () => {
  it('mtg-2003:502.16a a buyback cost of mana and a land is paid whole, or not at all', () => {
    for (const seat of [0, 1]) {
      const outcome = (lands: number, wanted: boolean): unknown[] => {
        const { game, asked } = played(seat, 'Test Borrowed Sip', many('Forest', lands), wanted);
        const left = game.all('Forest').length;
        game.resolve();
        return [asked, left, game.zones('Test Borrowed Sip'), game.life(seat)];
      };
      expect(outcome(0, true)).toEqual([false, 0, ['graveyard'], 21]);
      expect(outcome(2, true)).toEqual([true, 1, ['hand'], 21]);
      expect(outcome(2, false)).toEqual([true, 2, ['graveyard'], 21]);
    }
  });

  it('mtg-2003:502.21a a kicker cost of life and a creature is paid whole, or not at all', () => {
    for (const seat of [0, 1]) {
      const outcome = (creatures: number, wanted: boolean): unknown[] => {
        const { game, asked } = played(seat, 'Test Kicked Gulp', many('Grizzly Bears', creatures), wanted);
        const before = [game.all('Grizzly Bears').length, game.life(seat)];
        game.resolve();
        return [asked, ...before, game.life(seat), game.zones('Test Kicked Gulp')];
      };
      expect(outcome(0, true)).toEqual([false, 0, 20, 21, ['graveyard']]);
      expect(outcome(2, true)).toEqual([true, 1, 18, 23, ['graveyard']]);
      expect(outcome(2, false)).toEqual([true, 2, 20, 21, ['graveyard']]);
    }
  });
});
