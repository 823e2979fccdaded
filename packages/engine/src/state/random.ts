/**
 * The random generator: HMAC-SHA256 in counter mode (a pseudo-random function in the sense of NIST SP 800-108). Whoever has
 * not the key learns from outcomes, however many, nothing about any other outcome, earlier or later. Key and position are
 * part of the state, so the same state draws the same numbers everywhere. `docs/guarantees.md` says all of it in words, with
 * numbers to compare with, so that a player can check a game in any language.
 */
import { createHmac } from 'node:crypto';
import type { Seat } from '../border/contract.js';
import type { Game } from '../machine/game.js';

/** Separates the generator's key from everything else that is derived of a seed. */
const LABEL = 'arbiter random v2';
const BYTES_OF_WORD = 4;
/** An HMAC-SHA256 is eight words of 32 bits. */
const WORDS_OF_BLOCK = 8;
/** Words are numbers below this. */
const WORD_RANGE = 2 ** 32;

/** What a game's generator is keyed by beside the seed. */
export interface Keying {
  /** The game's id, so that no two games of one seed are alike; absent where a chosen seed is to give the same game again. */
  game?: string | undefined;
  /** What players added, so that nobody chose alone what comes. */
  nonces?: readonly { seat: Seat; nonce: string }[];
}

/** Where a game's generator stands. */
export interface RandomState<Forced> {
  /** 32 bytes in hexadecimal. Secret as long as the game goes on. */
  key: string;
  /** How many words were used. */
  drawn: number;
  /** Outcomes that a scenario wants next, in order. */
  forced: Forced[];
}

/**
 * The key of a game's generator: HMAC-SHA256, keyed by the seed's UTF-8 bytes, of these lines joined by line feeds: the label
 * `arbiter random v2`, the game's id (or nothing), and for each seat with a nonce, in the order of seats, its number, a colon
 * and the nonce's UTF-8 bytes in hexadecimal.
 * @returns 32 bytes in hexadecimal
 */
export function randomKey(seed: string, { game = '', nonces = [] }: Keying = {}): string {
  const lines = nonces
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ seat, nonce }) => `${seat}:${Buffer.from(nonce).toString('hex')}`);
  return createHmac('sha256', seed)
    .update([LABEL, game, ...lines].join('\n'))
    .digest('hex');
}

/** The block that was computed last: a shuffle uses its words one after another. */
let last = { key: '', block: -1, words: Buffer.alloc(0) };

/**
 * The word at a position of a generator's sequence: of block `position / 8` (HMAC-SHA256 of its number in eight bytes, the
 * most significant first, keyed by the key's bytes) the word `position % 8`, read with the most significant byte first.
 */
export function randomWord(key: string, position: number): number {
  const block = Math.floor(position / WORDS_OF_BLOCK);
  if (last.block !== block || last.key !== key) {
    const number = Buffer.alloc(8);
    number.writeBigUInt64BE(BigInt(block));
    last = { key, block, words: createHmac('sha256', Buffer.from(key, 'hex')).update(number).digest() };
  }
  return last.words.readUInt32BE((position % WORDS_OF_BLOCK) * BYTES_OF_WORD);
}

/**
 * Draws a whole number in [0, n): the next word modulo n; words from the largest multiple of n on are passed over, so that
 * every number is equally likely. A scenario's forced outcome is used first.
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
  const limit = Math.floor(WORD_RANGE / n) * n;
  let position = rng.drawn;
  let word: number;
  do word = randomWord(rng.key, position++);
  while (word >= limit);
  g.j.note(rng, 'drawn', position);
  const outcome = word % n;
  g.random.push(outcome);
  return outcome;
}

/**
 * Shuffles a copy (Fisher–Yates): from the last place to the second, each is exchanged with one drawn among itself and those
 * before it. A forced outcome that is a list of positions gives the new order, top first.
 */
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
