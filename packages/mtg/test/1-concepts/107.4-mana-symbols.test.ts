import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addCosts,
  colorsOfCost,
  type ManaCost,
  manaValue,
  parseManaCost,
  printManaCost,
  readManaCost,
  reduceCost,
} from '../../src/1-concepts/107.4-mana-symbols.js';

const reduced = (cost: string, by: string): string => printManaCost(reduceCost(parseManaCost(cost), parseManaCost(by)));

describe('mana symbols', () => {
  it('mtg:107.4 every symbol of a mana cost is read and printed as it is printed on cards', () => {
    const text = '{X}{2}{W}{U}{B}{R}{G}{C}{S}{W/U}{B/G}{R/W}{G/U}{2/W}{C/R}{G/P}{R/G/P}';
    expect(parseManaCost(text)).toMatchObject({ x: 1, generic: 2 });
    expect(printManaCost(parseManaCost(text))).toBe(text);
  });

  it('mtg:107.4 the halves of a hybrid symbol may be written in either order and case', () => {
    expect(printManaCost(parseManaCost('{u/w}{G/b}{w/r/p}{x}'))).toBe('{X}{W/U}{B/G}{R/W/P}');
  });

  it('mtg:107.4 what is no mana cost is refused', () => {
    for (const text of ['{Q}', '{W', 'W', '{T}', '{2}{T}', '{W/W}', '{3/W}', '{}', '{2} {W}', '{H}', '{99999999}']) {
      expect(readManaCost(text), text).toBeNull();
    }
    expect(() => parseManaCost('{T}')).toThrow('{T}');
  });

  it('mtg:107.4d an empty cost is printed as {0}', () => {
    expect(printManaCost(parseManaCost('{0}'))).toBe('{0}');
    expect(printManaCost(parseManaCost(''))).toBe('{0}');
    expect(printManaCost(parseManaCost('{0}{G}'))).toBe('{G}');
  });

  it('a parsed cost cannot be changed by who gets it', () => {
    expect(Object.isFrozen(parseManaCost('{1}{G}'))).toBe(true);
    expect(Object.isFrozen(parseManaCost('{1}{G}').symbols)).toBe(true);
  });
});

describe('mana value and colors', () => {
  it('mtg:202.3 mtg-2003:203.3 the mana value is the amount of mana whatever its colors', () => {
    expect(manaValue(parseManaCost('{3}{U}{U}'))).toBe(5);
    expect(manaValue(parseManaCost('{C}{S}'))).toBe(2);
  });

  it('mtg:202.3e X counts as 0, or as the number chosen for it', () => {
    expect(manaValue(parseManaCost('{X}{X}{R}'))).toBe(1);
    expect(manaValue(parseManaCost('{X}{X}{R}'), 3)).toBe(7);
  });

  it('mtg:202.3f a hybrid symbol counts as its larger half', () => {
    expect(manaValue(parseManaCost('{1}{W/U}{W/U}'))).toBe(3);
    expect(manaValue(parseManaCost('{2/B}{2/B}{2/B}'))).toBe(6);
    expect(manaValue(parseManaCost('{C/B}'))).toBe(1);
  });

  it('mtg:202.3g a Phyrexian symbol counts 1', () => {
    expect(manaValue(parseManaCost('{1}{W/P}{R/G/P}'))).toBe(3);
  });

  it('mtg:202.2 mtg-2003:203.2 an object has the colors of the symbols in its mana cost', () => {
    expect(colorsOfCost(parseManaCost('{2}{B}{W}'))).toEqual(['W', 'B']);
    expect(colorsOfCost(parseManaCost('{2}{C}{S}{X}'))).toEqual([]);
  });

  it('mtg:202.2d hybrid and Phyrexian symbols give all of their colors', () => {
    expect(colorsOfCost(parseManaCost('{R/G}{2/U}{B/P}'))).toEqual(['U', 'B', 'R', 'G']);
  });
});

describe('increases and reductions', () => {
  it('mtg:601.2f mtg-2003:409.1f costs are added symbol by symbol', () => {
    expect(printManaCost(addCosts(parseManaCost('{1}{R}'), parseManaCost('{2}{U}')))).toBe('{3}{R}{U}');
  });

  it('mtg:118.7 a cost is not reduced to less than {0}', () => {
    expect(reduced('{1}{R}', '{4}{R}{R}')).toBe('{0}');
  });

  it('mtg:118.7a a generic reduction touches generic mana only', () => {
    expect(reduced('{2}{R}{C}', '{5}')).toBe('{R}{C}');
    expect(reduced('{1}{2/W}{S}{G/P}{W/U}', '{3}')).toBe('{2/W}{S}{G/P}{W/U}');
    expect([reduced('{4}{R}', '{3}'), reduced('{X}{R}', '{3}')]).toEqual(['{1}{R}', '{X}{R}']);
  });

  it('mtg:118.7b a colored reduction of a color that the cost lacks reduces generic mana', () => {
    expect(reduced('{2}{R}', '{U}')).toBe('{1}{R}');
  });

  it('mtg:118.7c a colored reduction beyond what the cost has reduces generic mana by the rest', () => {
    expect(reduced('{3}{U}', '{U}{U}{U}')).toBe('{1}');
  });

  it('mtg:118.7d a colorless reduction beyond what the cost has reduces generic mana by the rest', () => {
    expect(reduced('{3}{C}{W}', '{C}{C}')).toBe('{2}{W}');
    expect([reduced('{1}{C}{C}', '{C}'), reduced('{C}{W}', '{C}{C}{C}')]).toEqual(['{1}{C}', '{W}']);
    expect(reduced('{2}{C/W}{W}', '{C}')).toBe('{2}{W}');
  });

  it('mtg:118.7e of a hybrid symbol in a reduction the half is chosen that the cost has', () => {
    expect(reduced('{2}{U}', '{W/U}')).toBe('{2}');
    expect(reduced('{2}{R}', '{2/W}')).toBe('{R}');
    expect(reduced('{2}{U}', '{U}{W/U}')).toBe('{1}');
  });

  it('mtg:118.7f a Phyrexian symbol in a reduction counts as its color', () => {
    expect(reduced('{2}{G}', '{G/P}')).toBe('{2}');
  });

  it('mtg:118.7g snow mana in a reduction counts as generic mana, and snow in a cost stays', () => {
    expect(reduced('{2}{S}', '{S}{S}{S}')).toBe('{S}');
    expect(reduced('{3}{S}', '{S}')).toBe('{2}{S}');
  });

  it('a colored reduction takes the plain symbol before a hybrid one', () => {
    expect(reduced('{W/U}{W}', '{W}')).toBe('{W/U}');
    expect(reduced('{W/U}{W}', '{W}{W}')).toBe('{0}');
  });

  it('mtg:118.7 a reduction never raises a cost and takes off no more than it says', () => {
    const cost = fc
      .record({
        g: fc.integer({ min: 0, max: 9 }),
        s: fc.array(fc.constantFrom('W', 'U', 'C', 'S', 'W/U', '2/W', 'W/P')),
      })
      .map(({ g, s }): ManaCost => parseManaCost(`{${g}}${s.map((x) => `{${x}}`).join('')}`));
    fc.assert(
      fc.property(cost, cost, (a, by) => {
        const left = reduceCost(a, by);
        expect(left.generic).toBeGreaterThanOrEqual(0);
        expect(left.generic).toBeLessThanOrEqual(a.generic);
        expect(left.symbols.length).toBeLessThanOrEqual(a.symbols.length);
        expect(a.symbols.length - left.symbols.length).toBeLessThanOrEqual(by.symbols.length);
        expect(a.generic - left.generic).toBeLessThanOrEqual(manaValue(by));
      }),
      { numRuns: 300 },
    );
  });
});
