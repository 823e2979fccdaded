/** How a rune pool is told: what was in it before and has been spent leaves no trace. */
import { describe, expect, it } from 'vitest';
import { viewPool } from '../../src/1-concepts/165-rune-pool.js';

describe('a rune pool', () => {
  it('is told in one order, whatever was spent or added first', () => {
    const told = (pool: { [kind: string]: number }): string => JSON.stringify(viewPool(pool));
    expect(told({ Order: 1, Fury: 1 })).toBe(told({ Fury: 1, Order: 1 }));
    expect(told({ Chaos: 0, Order: 2, Fury: 1 })).toBe(told({ Fury: 1, Order: 2 }));
  });
});
