import { describe, expect, test } from 'vitest';
import { gameWords, splitWords } from '../../scripts/kernel-words.js';

const words = (source: string, file = 'zones.ts') => gameWords(file, source).map((finding) => finding.word);

describe('the check that the kernel contains no game words', () => {
  test('splits names into their parts', () => {
    expect(splitWords('untapStep MANA_COST parseXMLFile')).toBe('untap step mana cost parse xml file');
  });

  test('finds words in any case, in plurals, names and comments', () => {
    expect(words('const manaPool = 0;')).toEqual(['mana']);
    expect(words('UNTAP_STEP')).toEqual(['untap']);
    expect(words('// shuffles both libraries')).toEqual(['libraries']);
    expect(words('cardLibrary, a card library, the library')).toEqual(['library']);
    expect(words('the memory cost of a card; memoryCost')).toEqual(['memory cost', 'memory cost']);
  });

  test('takes no part of a longer word for the word', () => {
    expect(words('instance instantiate manager pruned runes')).toEqual(['runes']);
    expect(words('memory; cost')).toEqual(['memory cost']);
    expect(words('memory of a cost')).toEqual([]);
  });

  test("allows the public contract's field names in the folder that speaks the contract, and only there", () => {
    expect(words('mana?: boolean;', 'contract/contract.ts')).toEqual([]);
    expect(words('combat', 'contract/contract.ts')).toEqual(['combat']);
    expect(words('mana?: boolean;', 'zones.ts')).toEqual(['mana']);
  });

  test('names the line', () => {
    expect(gameWords('a.ts', 'one\ntwo\nmulligan')).toEqual([{ file: 'a.ts', line: 3, word: 'mulligan' }]);
  });
});
