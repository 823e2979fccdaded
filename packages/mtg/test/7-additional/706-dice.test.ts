import type { CardDefinition, Effect, Value } from '@arbiter/engine';
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, draw, gainLife, instant, loseLife, may, rule, triggered } from '../../src/language/builders.js';

const result: Value = { number: 'result' };
const upTo = (least: number, most: number, ...then: Effect[]): Effect => ({
  do: 'if',
  if: { all: [{ compare: [result, '>=', least] }, { compare: [result, '<=', most] }] },
  then,
});
const gains = (amount: Value): Effect => ({ do: 'stat', who: 'you', stat: 'life', amount });
const roller = (name: string, roll: object, ...effects: Effect[]): CardDefinition =>
  instant(name, '{0}', { effects: [{ do: 'rollDice', sides: 20, as: 'result', ...roll } as Effect, ...effects] });
const TABLE = { table: [upTo(1, 9, gainLife(1)), upTo(10, 19, gainLife(2)), upTo(20, 20, loseLife(5, 'opponents'))] };

ownCards(
  roller('Test Roll', {}, gains(result)),
  roller('Test Small Roll', { sides: 6 }, gains(result)),
  roller('Test Two', { count: 2, doubles: 'doubles' }, gains(result), {
    do: 'if',
    if: { compare: [{ number: 'doubles' }, '=', 1] },
    then: [draw(1)],
  }),
  roller('Test Modified', { plus: 3, natural: 'shown' }, gains(result), loseLife(0, 'you'), {
    do: 'stat',
    who: 'opponents',
    stat: 'life',
    amount: { negative: { number: 'shown' } },
  }),
  roller('Test Table', TABLE),
  roller('Test Again', { plus: 1, table: [upTo(1, 9, gainLife(1)), upTo(10, 21, { do: 'rollAgain' })] }),
  roller('Test May Roll Again', { table: [gainLife(1), upTo(15, 20, may('Roll again?', { do: 'rollAgain' }))] }),
  roller('Test Higher', { count: 2, keep: 'highest' }, gains(result)),
  roller('Test Lower', { count: 2, keep: 'lowest' }, gains(result)),
  roller('Test None', { count: 0 }, gains(result)),
  card('Test Guide', {
    type: 'Enchantment',
    abilities: [{ kind: 'static', affects: { players: 'you' }, mods: [rule('rollsMoreDice', { count: 1 })] }],
  }),
  card('Test Luck', {
    type: 'Enchantment',
    abilities: [{ kind: 'static', affects: { players: 'you' }, mods: [rule('rollsHigher', { count: 2 })] }],
  }),
  card('Test Watcher', {
    type: 'Enchantment',
    abilities: [triggered({ on: 'rollDice', player: 'you' }, { effects: [loseLife(1, 'opponents')] })],
  }),
  card('Test Counter', {
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'rollDice', player: 'you' },
        { effects: [{ do: 'stat', who: 'you', stat: 'life', amount: { event: 'count' } }] },
      ),
    ],
  }),
  card('Test Natural', {
    type: 'Enchantment',
    abilities: [triggered({ on: 'rollDie', player: 'you', match: { top: true } }, { effects: [gainLife(50)] })],
  }),
);
const rolled = (spell: string, random: number[], battlefield: string[] = []) =>
  magicPosition([{ hand: [spell], battlefield }, {}], { random: random.map((n) => n - 1) })
    .cast(0, spell)
    .resolveAll();

describe('rolling dice', () => {
  it('mtg:706.1 an effect says of which kind the dice are, and how many are rolled', () => {
    const one = rolled('Test Small Roll', [4]);
    expect([one.life(0), one.happened('DICE_ROLLED')]).toEqual([24, [{ player: 0, sides: 6, results: [4], total: 4 }]]);
    expect(rolled('Test Two', [4, 15]).happened('DICE_ROLLED')).toMatchObject([{ sides: 20, results: [4, 15] }]);
    expect(rolled('Test None', []).happened('DICE_ROLLED')).toEqual([]);
  });

  it('mtg:706.1a each number from one to that of the sides may come up', () => {
    const seen = new Set(
      Array.from({ length: 60 }, (_, i) =>
        magicPosition([{ hand: ['Test Small Roll'] }, {}], { seed: `roll ${i}` })
          .cast(0, 'Test Small Roll')
          .resolve()
          .life(0),
      ),
    );
    expect([...seen].sort()).toEqual([21, 22, 23, 24, 25, 26]);
  });

  it('mtg:706.2 what is added to the natural result makes the result', () => {
    const game = rolled('Test Modified', [10]);
    expect([game.life(0), game.life(1)]).toEqual([33, 10]);
    const more = rolled('Test Modified', [10], ['Test Luck']);
    expect([more.life(0), more.life(1)]).toEqual([35, 10]);
  });

  it('mtg:706.3 a results table says what is done', () => {
    expect(rolled('Test Table', [9]).life(0)).toBe(21);
    expect(rolled('Test Table', [10]).life(0)).toBe(22);
  });

  it('mtg:706.3a of a results table that is done in whose range the result was', () => {
    expect([1, 9, 10, 19].map((n) => rolled('Test Table', [n]).life(0))).toEqual([21, 21, 22, 22]);
    const top = rolled('Test Table', [20]);
    expect([top.life(0), top.life(1)]).toEqual([20, 15]);
    // A result that no range has does nothing.
    const beyond = rolled('Test Table', [20], ['Test Luck']);
    expect([beyond.life(0), beyond.life(1)]).toEqual([20, 20]);
  });

  it('mtg:706.3b the roll and its table are one ability', () => {
    const game = magicPosition([{ hand: ['Test Table'] }, {}], { random: [14] }).cast(0, 'Test Table');
    expect(game.view().stack).toHaveLength(1);
    game.resolve();
    expect([game.life(0), game.view().stack]).toEqual([22, []]);
  });

  it('mtg:706.3c rolling again is a roll of the same dice, with what is added to them', () => {
    const game = rolled('Test Again', [9, 20, 8]);
    expect(game.happened('DICE_ROLLED').map((e) => e.total)).toEqual([10, 21, 9]);
    expect(game.life(0)).toBe(21);
    const asked = rolled('Test May Roll Again', [15, 2]).answer(0, { confirm: true });
    expect([asked.life(0), asked.happened('DICE_ROLLED').length]).toEqual([22, 2]);
  });

  it('mtg:706.4 without a table the text says how the result is used', () => {
    expect(rolled('Test Roll', [13]).life(0)).toBe(33);
  });

  it('mtg:706.5 doubles are rolled where the results are equal', () => {
    const game = rolled('Test Two', [7, 7]);
    expect([game.life(0), game.hand(0)]).toEqual([34, 1]);
    expect(rolled('Test Two', [7, 8]).hand(0)).toBe(0);
    expect(rolled('Test Roll', [7]).hand(0)).toBe(0);
  });

  it('mtg:706.6 a roll that is ignored has never happened', () => {
    expect(rolled('Test Higher', [3, 18]).life(0)).toBe(38);
    expect(rolled('Test Lower', [3, 18]).life(0)).toBe(23);
    const guided = rolled('Test Roll', [20, 4], ['Test Guide']);
    expect([guided.life(0), guided.happened('DICE_ROLLED')[0]]).toMatchObject([40, { results: [20], ignored: [4] }]);
    // Two of them: two more dice, of which the two lowest are ignored.
    expect(rolled('Test Roll', [2, 17, 5], ['Test Guide', 'Test Guide']).life(0)).toBe(37);
    expect(rolled('Test Lower', [1, 3, 18], ['Test Guide']).life(0)).toBe(23);
    // Nothing triggers on the die that is ignored, which shows the highest number.
    expect(rolled('Test Lower', [20, 3], ['Test Natural', 'Test Counter']).life(0)).toBe(24);
    expect(rolled('Test Higher', [20, 3], ['Test Natural']).life(0)).toBe(90);
  });

  it('mtg:706.1 whoever waits for one or more dice triggers once for all that are rolled together', () => {
    expect(rolled('Test Two', [4, 15], ['Test Watcher']).life(1)).toBe(19);
  });
});
