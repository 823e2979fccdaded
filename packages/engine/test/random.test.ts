import { describe, expect, it } from 'vitest';
import { advance, draw, seedWords, shuffled } from '../src/state/random.js';
import { toyGame } from './toy.js';

describe('the random generator', () => {
  it('follows xoshiro128** from its published reference state', () => {
    let words: [number, number, number, number] = [1, 2, 3, 4];
    const values: number[] = [];
    for (let i = 0; i < 4; i++) {
      const next = advance(words);
      values.push(next.value);
      words = next.words;
    }
    expect(values).toEqual([11520, 0, 5927040, 70819200]);
  });

  it('is seeded from any text, always the same, and never with nothing but zeros', () => {
    expect(seedWords('a')).toEqual(seedWords('a'));
    expect(seedWords('a')).not.toEqual(seedWords('b'));
    expect(seedWords('')[0]).toBeGreaterThan(0);
  });

  it('draws every number below n, about equally often', () => {
    const g = toyGame();
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 6000; i++) {
      const n = draw(g, 6);
      counts[n] = (counts[n] ?? 0) + 1;
    }
    for (const n of counts) expect(Math.abs(n - 1000)).toBeLessThan(150);
  });

  it('marks the answer as one that can’t be taken back, and reports what was drawn', () => {
    const g = toyGame();
    expect(g.revealed).toBe(false);
    const value = draw(g, 10);
    expect([g.revealed, g.random]).toEqual([true, [value]]);
  });

  it('uses forced outcomes first, each once, and only where they fit', () => {
    const g = toyGame({ forced: [2, 9, 1] });
    expect(draw(g, 6)).toBe(2);
    draw(g, 6);
    expect(g.s.rng.forced).toEqual([9, 1]);
    expect(draw(g, 10)).toBe(9);
    expect(draw(g, 2)).toBe(1);
  });

  it('shuffles into a permutation, or into the forced order', () => {
    const items = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(shuffled(toyGame(), items).toSorted()).toEqual(items);
    expect(shuffled(toyGame({ forced: [[5, 0, 1, 2, 3, 4]] }), items)).toEqual(['f', 'a', 'b', 'c', 'd', 'e']);
    const orders = new Set(Array.from({ length: 50 }, (_, i) => shuffled(toyGame({ seed: `s${i}` }), items).join('')));
    expect(orders.size).toBeGreaterThan(40);
  });

  it('goes on where it was after an attempt is taken back', () => {
    const g = toyGame();
    const mark = g.mark();
    const first = draw(g, 1000);
    g.rollback(mark);
    expect(draw(g, 1000)).toBe(first);
    expect(g.random).toEqual([first]);
  });
});
