import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { faultOf, readLedger } from '../../scripts/mutants/ledger.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ledger = readLedger(ROOT);

describe('the mutation ledger', () => {
  it('applies to the sources as they are, and every rule in it has a test of its name', () => {
    expect(ledger.flatMap((entry) => faultOf(ROOT, entry) ?? []).sort()).toEqual([]);
  });

  // The same breakage may be one of several rules: each has a test that must notice it.
  it('has no mutant of a rule twice', () => {
    const seen = ledger.map(({ rule, file, find, replace }) => JSON.stringify([rule, file, find, replace]));
    expect(seen.filter((one, i) => seen.indexOf(one) !== i)).toEqual([]);
  });
});
