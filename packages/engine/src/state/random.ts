/**
 * The random generator: HMAC-SHA256 in counter mode (a pseudo-random function in the sense of NIST SP 800-108). Whoever has
 * not the key learns from outcomes, however many, nothing about any other outcome, earlier or later. Key and position are
 * part of the state, so the same state draws the same numbers everywhere. `docs/guarantees.md` says all of it in words, with
 * numbers to compare with, so that a player can check a game in any language.
 */
import { createHmac } from 'node:crypto';
import type { Keying } from '../contract/api.js';

/** Separates the generator's key from everything else that is derived of a seed. */
const LABEL = 'arbiter random v2';

const BYTES_OF_WORD = 4;

/** An HMAC-SHA256 is eight words of 32 bits. */
const WORDS_OF_BLOCK = 8;

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
