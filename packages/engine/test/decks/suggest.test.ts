import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, foldName, suggest, tidyName } from '../../src/language/suggest.js';

const names = [
  'Shock',
  'Shivan Dragon',
  'Lightning Bolt',
  'Lightning Strike',
  'Fire // Ice',
  'Juzám Djinn',
  "Serra's Guardian",
];

describe('names as people type them', () => {
  it('are tidied without changing what they say', () => {
    expect(tidyName('  Serra’s   Guardian ')).toBe("Serra's Guardian");
    expect(['Fire/Ice', 'Fire//Ice', 'Fire /// Ice'].map(tidyName)).toEqual(Array(3).fill('Fire // Ice'));
    expect(foldName('JUZÁM, Djinn!')).toBe('juzam djinn');
  });

  it('lead to the nearest names, best first', () => {
    expect(suggest('Shokc', names)[0]).toBe('Shock');
    expect(suggest('Lightning Bolg', names)[0]).toBe('Lightning Bolt');
    expect(suggest('juzam djin', names)).toEqual(['Juzám Djinn']);
    expect(suggest('ice', names)[0]).toBe('Fire // Ice');
    expect(suggest('shiv', names)).toContain('Shivan Dragon');
    expect(suggest('Black Lotus', names)).toEqual([]);
    expect(suggest('', names)).toEqual([]);
    expect(
      suggest(
        'Filler',
        Array.from({ length: 9 }, (_, i) => `Filler ${i}`),
      ),
    ).toHaveLength(3);
  });
});

describe('the edit distance', () => {
  it('counts letters added, dropped, changed and swapped', () => {
    expect(editDistance('shock', 'shock')).toBe(0);
    expect(editDistance('shock', 'shokc')).toBe(1);
    expect(editDistance('shock', 'hock')).toBe(1);
    expect(editDistance('shock', 'shark')).toBe(2);
    expect(editDistance('', 'abc')).toBe(3);
  });

  it('is the same both ways, and given up early where it is larger than asked for', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, fc.nat(8), (a, b, most) => {
        const distance = editDistance(a, b);
        expect(editDistance(b, a)).toBe(distance);
        expect(distance === 0).toBe(a === b);
        expect(editDistance(a, b, most)).toBe(Math.min(distance, most + 1));
      }),
      { numRuns: 300 },
    );
  });
});
