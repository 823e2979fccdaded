/** Distances between short texts, many a second: Hyyrö's bit-parallel form of the distance of `editDistance`. */

const WORD = 32;

/** A text that others are compared with, of at most 64 letters: the second half of them has numbers of its own. */
export class Pattern {
  readonly #length: number;
  /** Where each letter occurs, as bits. */
  readonly #low = new Occurrences();
  readonly #high = new Occurrences();

  constructor(letters: ArrayLike<number>) {
    this.#length = letters.length;
    for (let i = 0; i < letters.length; i++) (i < WORD ? this.#low : this.#high).add(letters[i] ?? 0, i % WORD);
  }

  /** The distance to a text that lies in `letters`; anything above `most` is given as `most + 1`. */
  distance(letters: ArrayLike<number>, begin: number, length: number, most: number): number {
    return this.#length > WORD ? this.#long(letters, begin, length, most) : this.#short(letters, begin, length, most);
  }

  #short(letters: ArrayLike<number>, begin: number, length: number, most: number): number {
    const last = 1 << (this.#length - 1);
    let more = -1; // Where a cell is one above the cell over it.
    let less = 0; // Where it is one below.
    let same = 0; // Where it equals the one before it over it.
    let before = 0;
    let distance = this.#length;
    for (let i = 0; i < length; i++) {
      const here = this.#low.of(letters[begin + i] ?? 0);
      const swapped = ((~same & here) << 1) & before;
      same = (((here & more) + more) ^ more) | here | less | swapped;
      const up = less | ~(same | more);
      const down = same & more;
      if (up & last) distance++;
      else if (down & last) distance--;
      // Each letter that is left brings it down by one at most.
      if (distance - (length - 1 - i) > most) return most + 1;
      const shifted = (up << 1) | 1;
      more = (down << 1) | ~(same | shifted);
      less = same & shifted;
      before = here;
    }
    return Math.min(distance, most + 1);
  }

  /** The same with two numbers in the place of one: the high ones take what the low ones carry or shift out. */
  #long(letters: ArrayLike<number>, begin: number, length: number, most: number): number {
    const last = 1 << (this.#length - 1 - WORD);
    let [more, moreHigh, less, lessHigh, same, sameHigh, before, beforeHigh] = [-1, -1, 0, 0, 0, 0, 0, 0];
    let distance = this.#length;
    for (let i = 0; i < length; i++) {
      const letter = letters[begin + i] ?? 0;
      const here = this.#low.of(letter);
      const hereHigh = this.#high.of(letter);
      const fresh = ~same & here;
      const swapped = (fresh << 1) & before;
      const swappedHigh = (((~sameHigh & hereHigh) << 1) | (fresh >>> 31)) & beforeHigh;
      const sum = ((here & more) >>> 0) + (more >>> 0);
      const carry = sum > 0xffffffff ? 1 : 0;
      same = (sum ^ more) | here | less | swapped;
      sameHigh = (((hereHigh & moreHigh) + moreHigh + carry) ^ moreHigh) | hereHigh | lessHigh | swappedHigh;
      const up = less | ~(same | more);
      const upHigh = lessHigh | ~(sameHigh | moreHigh);
      const down = same & more;
      const downHigh = sameHigh & moreHigh;
      if (upHigh & last) distance++;
      else if (downHigh & last) distance--;
      if (distance - (length - 1 - i) > most) return most + 1;
      const shifted = (up << 1) | 1;
      const shiftedHigh = (upHigh << 1) | (up >>> 31);
      more = (down << 1) | ~(same | shifted);
      moreHigh = (downHigh << 1) | (down >>> 31) | ~(sameHigh | shiftedHigh);
      less = same & shifted;
      lessHigh = sameHigh & shiftedHigh;
      before = here;
      beforeHigh = hereHigh;
    }
    return Math.min(distance, most + 1);
  }
}

class Occurrences {
  readonly #plain = new Int32Array(128);
  readonly #others = new Map<number, number>();

  add(letter: number, bit: number): void {
    if (letter < 128) this.#plain[letter] = (this.#plain[letter] ?? 0) | (1 << bit);
    else this.#others.set(letter, (this.#others.get(letter) ?? 0) | (1 << bit));
  }
  of(letter: number): number {
    return letter < 128 ? (this.#plain[letter] ?? 0) : (this.#others.get(letter) ?? 0);
  }
}

/**
 * Which letters a text has, those that it has twice and those that it has three times, as bits: what one text has and
 * another has not bounds their distance from below. Letters may share a bit, which only lowers the bound.
 */
export function letterBits(letters: ArrayLike<number>, begin: number, length: number, into: Int32Array): void {
  into.fill(0);
  for (let i = 0; i < length; i++) {
    const bit = 1 << ((letters[begin + i] ?? 0) & 31);
    if (!((into[0] ?? 0) & bit)) into[0] = (into[0] ?? 0) | bit;
    else if (!((into[1] ?? 0) & bit)) into[1] = (into[1] ?? 0) | bit;
    else into[2] = (into[2] ?? 0) | bit;
  }
}

export function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
