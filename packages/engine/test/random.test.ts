import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Keying } from '../src/contract/api.js';
import { draw, shuffled } from '../src/machine/random.js';
import { randomKey, randomWord } from '../src/state/random.js';
import { toyGame } from './toy.js';

describe('the random generator', () => {
  it('is keyed by seed, game and nonces, as the document of guarantees describes it', () => {
    const seed = 'the seed of a game';
    const nonces = [
      { seat: 1, nonce: 'höhö' },
      { seat: 0, nonce: 'dice: 4 4 1' },
    ];
    const message = 'arbiter random v2\ng_1\n0:646963653a203420342031\n1:68c3b668c3b6';
    expect(randomKey(seed, { game: 'g_1', nonces })).toBe(createHmac('sha256', seed).update(message).digest('hex'));
    expect(randomKey(seed)).toBe(createHmac('sha256', seed).update('arbiter random v2\n').digest('hex'));
  });

  it('has another key for every seed, game, seat and nonce, also where their texts would run together', () => {
    const keyings: Keying[] = [
      {},
      { game: 'g' },
      { game: 'h' },
      { nonces: [{ seat: 0, nonce: 'a' }] },
      { nonces: [{ seat: 1, nonce: 'a' }] },
      { nonces: [{ seat: 0, nonce: 'a\n1:62' }] },
      {
        nonces: [
          { seat: 0, nonce: 'a' },
          { seat: 1, nonce: 'b' },
        ],
      },
    ];
    const keys = ['s', 't'].flatMap((seed) => keyings.map((keying) => randomKey(seed, keying)));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('takes its words from HMAC-SHA256 of the number of each block', () => {
    const key = '00'.repeat(32);
    const block = (n: number): Buffer =>
      createHmac('sha256', Buffer.alloc(32))
        .update(Buffer.from([0, 0, 0, 0, 0, 0, 0, n]))
        .digest();
    for (const position of [0, 7, 8, 17, 1, 16])
      expect(randomWord(key, position)).toBe(block(Math.floor(position / 8)).readUInt32BE((position % 8) * 4));
  });

  it('passes over words that would make some outcomes likelier than others', () => {
    // Of three quarters of all words each outcome has exactly one; a word beyond them must not count.
    const n = 3 * 2 ** 30;
    const g = toyGame();
    const words = Array.from({ length: 64 }, (_, i) => randomWord(g.s.rng.key, i));
    const fitting = words.filter((w) => w < n);
    expect(fitting.length).toBeLessThan(words.length);
    expect(fitting.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => draw(g, n)));
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
