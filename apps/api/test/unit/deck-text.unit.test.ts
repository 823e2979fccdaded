/** Deck lists of strangers: reading one must not take for ever. */
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { rulesets } from '../../src/rulesets.js';

/** Enough for anything that ends; what backtracks over so long a text would take days. */
const TIMEOUT_MS = 30_000;
const LONGEST = 50_000;

const repeated = (part: string): string => part.repeat(LONGEST / part.length);
const lists: Record<string, string> = {
  'spaces between two letters': `a${' '.repeat(LONGEST - 2)}b`,
  'spaces after a number': `4${' '.repeat(LONGEST - 2)}b`,
  'spaces in a card name': `4 a${' '.repeat(LONGEST - 4)}b`,
  'short lines of spaces': repeated(`4 a${' '.repeat(240)}b\n`),
  'headings without end': repeated('Sideboard (15) : '),
  brackets: repeated('4 ('),
  'opening brackets': repeated('('),
  'numbers in brackets': repeated('(1'),
  digits: repeated('1'),
  colons: repeated(': '),
  'foil marks': repeated('4 a *F* '),
  'set codes': repeated('4 a (M19) 1'),
  'single letters': repeated('a\n'),
  'numbers of nothing': repeated('1\n'),
  'thousands of cards': repeated('1 q\n'),
  'blank lines': repeated('\r\n'),
  'a code': repeated('A'),
};

test.each(Object.keys(rulesets).flatMap((id) => Object.keys(lists).map((name) => [id, name] as const)))(
  '%s reads or refuses a list of %s',
  (id, name) => {
    const read = (): unknown => rulesets[id]?.parseDeckText(lists[name] ?? '');
    expect(runInNewContext('read()', { read }, { timeout: TIMEOUT_MS })).toHaveProperty('ok');
  },
);
