import { describe, expect, test } from 'vitest';
import { Pattern } from '../../src/cards/distance.js';
import { NameIndex } from '../../src/cards/names.js';
import { editDistance, foldName, suggest } from '../../src/language/suggest.js';

/** A generator of numbers from 0 to below n: the same ones in every run. */
function numbers(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}
const codes = (text: string): number[] => Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));

const SYLLABLES = [
  'ra',
  'shi',
  'van',
  'dra',
  'gon',
  'é',
  'ki',
  'æ',
  "'s ",
  ', ',
  ' of the ',
  '-',
  'or',
  'n',
  'l',
  'th',
  ' ',
];
const word = (pick: (n: number) => number, longest: number): string =>
  Array.from({ length: 1 + pick(longest) }, () => SYLLABLES[pick(SYLLABLES.length)]).join('');

/** A name as somebody types it. */
function misspelt(name: string, pick: (n: number) => number): string {
  let text = name;
  for (let faults = pick(5); faults > 0; faults--) {
    const at = pick(text.length + 1);
    const letter = 'abcdefghilmnorst é'[pick(18)] as string;
    const kinds = [
      () => text.slice(0, at) + text.slice(at + 1),
      () => text.slice(0, at) + letter + text.slice(at),
      () => text.slice(0, at) + letter + text.slice(at + 1),
      () =>
        text.slice(0, at) +
        text
          .slice(at, at + 2)
          .split('')
          .reverse()
          .join('') +
        text.slice(at + 2),
      () => text.slice(0, Math.max(3, at)),
    ];
    text = (kinds[pick(kinds.length)] as () => string)();
  }
  return text;
}

describe('The names of a library', () => {
  test('Distances by bits are those worked out letter by letter', () => {
    const pick = numbers(7);
    for (let i = 0; i < 1500; i++) {
      const a = foldName(word(pick, pick(2) ? 9 : 30)).slice(0, 60) || 'a';
      const b = pick(2) ? foldName(misspelt(a, pick)) : foldName(word(pick, 20));
      const most = pick(20);
      const expected = editDistance(a, b, most);
      expect([a, b, most, new Pattern(codes(a)).distance(codes(b), 0, b.length, most)]).toEqual([a, b, most, expected]);
    }
  });

  test('The nearest names are those that looking at every name finds', () => {
    const pick = numbers(11);
    const plain = Array.from({ length: 250 }, () => word(pick, 14));
    const halves = Array.from({ length: 20 }, () => `${word(pick, 4)} // ${word(pick, 4)}`);
    const long = Array.from({ length: 20 }, () => word(pick, 60));
    const names = [...new Set([...plain, ...halves, ...long])].filter((n) => foldName(n) !== '').sort();
    const index = new NameIndex(names, (at) => foldName(names[at] as string));
    let found = 0;
    for (let i = 0; i < 400; i++) {
      const name = pick(5) ? misspelt(names[pick(names.length)] as string, pick) : word(pick, 6);
      const half = pick(8) === 0 ? (name.split(' // ')[0] as string) : name;
      const expected = suggest(half, names);
      found += expected.length;
      expect([half, index.nearest(half, () => {}).map((r) => r.name)]).toEqual([half, expected]);
    }
    expect(found).toBeGreaterThan(400);
  });

  test('Work is told as it is done, and far less of it than looking at every name takes', () => {
    const pick = numbers(3);
    const names = [...new Set(Array.from({ length: 500 }, () => word(pick, 10)))];
    const index = new NameIndex(names, (at) => foldName(names[at] as string));
    const spent = { index: 0, plain: 0 };
    for (let i = 0; i < 40; i++) {
      const name = misspelt(names[pick(names.length)] as string, pick);
      index.nearest(name, (units) => {
        spent.index += units;
      });
      suggest(name, names, (units) => {
        spent.plain += units;
      });
    }
    expect(spent.index).toBeGreaterThan(0);
    expect(spent.index).toBeLessThan(spent.plain / 4);
  });

  test('A name is found in any case, and with other punctuation by what it folds to', () => {
    const names = ['Fire // Ice', 'Juzám Djinn', 'juzam djinn', "Serra's Guardian"];
    const index = new NameIndex(names, (at) => foldName(names[at] as string));
    expect(index.find('JUZÁM DJINN')).toBe(1);
    expect(index.find('Juzam Djinn')).toBe(2);
    expect(index.find('Serras Guardian')).toBeUndefined();
    expect([...index.folding(foldName('Serras Guardian'))]).toEqual([3]);
    expect([...index.folding('juzam djinn')]).toEqual([1, 2]);
  });
});
