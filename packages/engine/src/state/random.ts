/** The seeded random generator. Its words are part of the state: the same state draws the same numbers everywhere. */
import { createHash } from 'node:crypto';
import type { Game } from '../machine/game.js';

type Words = [number, number, number, number];

/** Four 32-bit words from any text. */
export function seedWords(seed: string): Words {
  const digest = createHash('sha256').update(seed).digest();
  return [digest.readUInt32LE(0) || 1, digest.readUInt32LE(4), digest.readUInt32LE(8), digest.readUInt32LE(12)];
}

const rotl = (x: number, k: number): number => ((x << k) | (x >>> (32 - k))) >>> 0;

/** One step of xoshiro128**: the next 32-bit number and the generator's next words. */
export function advance([a, b, c, d]: Words): { value: number; words: Words } {
  const value = Math.imul(rotl(Math.imul(b, 5) >>> 0, 7), 9) >>> 0;
  const t = (b << 9) >>> 0;
  let [w, x, y, z] = [a, b, c, d];
  y ^= w;
  z ^= x;
  x ^= y;
  w ^= z;
  y ^= t;
  z = rotl(z >>> 0, 11);
  return { value, words: [w >>> 0, x >>> 0, y >>> 0, z >>> 0] };
}

/**
 * Draws a whole number in [0, n), without modulo bias. A scenario's forced outcome is used first.
 * Whatever draws consumes randomness, so the answer that led here can't be taken back.
 */
export function draw(g: Game, n: number): number {
  g.revealed = true;
  const { rng } = g.s;
  const forced = rng.forced[0];
  if (typeof forced === 'number' && Number.isInteger(forced) && forced >= 0 && forced < n) {
    g.j.refill(rng.forced, rng.forced.slice(1));
    g.random.push(forced);
    return forced;
  }
  const limit = Math.floor(0x1_0000_0000 / n) * n;
  let words = rng.words;
  for (;;) {
    const next = advance(words);
    words = next.words;
    if (next.value < limit) {
      g.j.note(rng, 'words', words);
      const outcome = next.value % n;
      g.random.push(outcome);
      return outcome;
    }
  }
}

/** Shuffles a copy (Fisher–Yates). A forced outcome that is a list of positions gives the new order, top first. */
export function shuffled<T>(g: Game, items: readonly T[]): T[] {
  const { rng } = g.s;
  const forced = rng.forced[0];
  if (Array.isArray(forced) && forced.length === items.length) {
    g.j.refill(rng.forced, rng.forced.slice(1));
    g.revealed = true;
    return forced.map((at) => items[at as number] as T);
  }
  const out = items.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const k = draw(g, i + 1);
    [out[i], out[k]] = [out[k] as T, out[i] as T];
  }
  return out;
}
