import { describe, expect, it } from 'vitest';
import { card, draw, gainLife, instant } from '../../src/language/builders.js';
import { own } from '../language/play.js';

const twice = card('Test Plenty', {
  type: 'Enchantment',
  abilities: [{ kind: 'replacement', on: 'draw', instead: [{ do: 'draw', who: { event: 'player' }, count: 2 }] }],
});
const blood = card('Test Blood', {
  type: 'Enchantment',
  abilities: [
    { kind: 'replacement', on: 'draw', instead: [gainLife(1)] },
    { kind: 'replacement', on: 'stat', match: { stat: 'life' }, instead: [draw(1)] },
  ],
});
const study = instant('Test Study', '{0}', { effects: [draw(1)] });
const rest = instant('Test Rest', '{0}', { effects: [draw(1), draw(1)] });

const after = (spell: string, ...battlefield: string[]) => {
  const game = own([twice, blood, study, rest], [{ hand: [spell], battlefield }, {}])
    .cast(0, spell)
    .resolve();
  return [game.hand(0), game.life(0)];
};

describe('an effect gets one opportunity', () => {
  it('mtg:614.5 a draw that is replaced by two draws is two draws', () => {
    expect(after('Test Study', 'Test Plenty')).toEqual([2, 20]);
  });

  it('mtg:614.5 what one effect put in its place another may still replace, once', () => {
    expect(after('Test Study', 'Test Plenty', 'Test Plenty')).toEqual([4, 20]);
  });

  it('mtg:614.5 each of several draws has its own opportunity', () => {
    expect(after('Test Rest', 'Test Plenty')).toEqual([4, 20]);
  });

  it('mtg:614.5 two effects that lead back to each other end', () => {
    expect(after('Test Study', 'Test Blood')).toEqual([1, 20]);
  });
});
