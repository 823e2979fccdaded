import { describe, expect, test } from 'vitest';
import { arrowsUp, rings } from '../../scripts/kernel-order.js';

const imports = (files: { [file: string]: string[] }) => new Map(Object.entries(files));

describe("the check of the kernel's order", () => {
  test('finds the pairs of folders in which a lower one imports from a higher one, each once', () => {
    const found = arrowsUp(
      imports({
        'ground/a.ts': ['top/b.ts', 'top/c.ts', 'ground/d.ts'],
        'ground/d.ts': ['top/b.ts'],
        'top/b.ts': ['ground/d.ts'],
      }),
      ['ground', 'top'],
    );
    expect([...found]).toEqual([
      ['ground → top', ['ground/a.ts → top/b.ts', 'ground/a.ts → top/c.ts', 'ground/d.ts → top/b.ts']],
    ]);
  });

  test('finds rings, however many files lie between', () => {
    const found = rings(imports({ a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: ['d'], f: ['a'] }));
    expect(found.map((ring) => ring.toSorted())).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
  });
});
