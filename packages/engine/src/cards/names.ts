/** The names of a card library: found whatever their case, accents and punctuation, and the nearest to a misspelt one. */
import { faceNames, hasFaces } from '../language/layouts.js';
import {
  foldName,
  MAX_COMPARED,
  OF_A_FACE,
  queryOf,
  type Ranked,
  SUGGESTED,
  type SuggestQuery,
} from '../language/suggest.js';
import { bitCount, letterBits, Pattern } from './distance.js';

/** Names that are set aside by their letters, and letters that are compared, in the time of one unit of work. */
const SET_ASIDE_PER_UNIT = 256;
const LETTERS_PER_UNIT = 256;

export class NameIndex {
  readonly #byFold = new Map<string, number>();
  /** The next name that folds to the same text. */
  readonly #next = new Map<number, number>();
  readonly #halves = new Map<string, number[]>();
  readonly #folds: string[];
  #near: NearNames | undefined;

  constructor(
    readonly names: readonly string[],
    folded: (at: number) => string,
  ) {
    this.#folds = names.map((_, at) => folded(at));
    for (let at = names.length - 1; at >= 0; at--) {
      const text = this.#folds[at] ?? '';
      const next = this.#byFold.get(text);
      if (next !== undefined) this.#next.set(at, next);
      this.#byFold.set(text, at);
      if (hasFaces(text))
        for (const half of faceNames(text)) this.#halves.set(half, [at, ...(this.#halves.get(half) ?? [])]);
    }
  }

  /** The places of all names that fold to a text, then of those of which one face's does. */
  *folding(folded: string): Iterable<number> {
    yield* this.whole(folded);
    yield* this.#halves.get(folded) ?? [];
  }

  private *whole(folded: string): Iterable<number> {
    for (let at = this.#byFold.get(folded); at !== undefined; at = this.#next.get(at)) yield at;
  }

  /** The place of a name or of a face's name, in whatever case. */
  find(name: string): number | undefined {
    const wanted = name.toLowerCase();
    for (const at of this.folding(foldName(name))) {
      const full = (this.names[at] ?? '').toLowerCase();
      if (full === wanted || (hasFaces(full) && faceNames(full).includes(wanted))) return at;
    }
    return undefined;
  }

  /** What `suggest` finds in a list of all names, best first, with less work. */
  nearest(name: string, spend: (units: number) => void): Ranked[] {
    const query = queryOf(name);
    if (!query) return [];
    const best = new Best(this.names);
    for (const at of this.whole(query.wanted)) best.add(at, 0);
    for (const at of this.#halves.get(query.wanted) ?? []) best.add(at, OF_A_FACE);
    this.#near ??= new NearNames(this.#folds);
    this.#near.search(query, best, spend);
    if (query.wanted.length >= 3 && !best.full(query.most)) {
      spend(this.names.length / SET_ASIDE_PER_UNIT);
      for (let at = 0; at < this.#folds.length; at++)
        if (this.#folds[at]?.startsWith(query.wanted)) best.add(at, query.most + 1);
    }
    return best.ranked();
  }
}

/** The best so far, as many as are suggested. */
class Best {
  readonly #found: { at: number; rank: number; name: string }[] = [];

  constructor(private readonly names: readonly string[]) {}

  add(at: number, rank: number): void {
    const name = this.names[at] ?? '';
    // A card is found by each of its names: the nearest counts.
    const known = this.#found.find((f) => f.at === at);
    if (known) {
      if (known.rank <= rank) return;
      this.#found.splice(this.#found.indexOf(known), 1);
    }
    const before = this.#found.findIndex((f) => rank < f.rank || (rank === f.rank && name < f.name));
    if (before >= 0) this.#found.splice(before, 0, { at, rank, name });
    else this.#found.push({ at, rank, name });
    this.#found.length = Math.min(this.#found.length, SUGGESTED);
  }

  /** There are as many as wanted, none worse than this. */
  full(rank: number): boolean {
    return this.#found.length === SUGGESTED && (this.#found.at(-1)?.rank ?? 0) <= rank;
  }
  /** Nothing farther than this can be among the best; at most `most`. */
  bound(most: number): number {
    return this.full(most) ? Math.floor(this.#found.at(-1)?.rank ?? most) : most;
  }
  ranked(): Ranked[] {
    return this.#found.map(({ name, rank }) => ({ name, rank }));
  }
}

/** All names by length, with what sets most of them aside at a glance. */
class NearNames {
  /** Places in order of length, and where each length begins. */
  readonly #places: Uint32Array;
  readonly #begins = new Uint32Array(MAX_COMPARED + 2);
  /** Which of them are one face's name. */
  readonly #ofFace: Uint8Array;
  /** The letters of all names in that order, and for each name which letters it has (see `letterBits`). */
  readonly #letters: Uint16Array;
  readonly #starts = new Uint32Array(MAX_COMPARED + 2);
  readonly #bits: [Int32Array, Int32Array, Int32Array];

  constructor(names: readonly string[]) {
    // A card with several faces stands there under all its names together, and under each.
    const places: number[] = [];
    const folds: string[] = [];
    const ofFace: boolean[] = [];
    const add = (text: string, at: number, isFace: boolean): void => {
      folds.push(text);
      places.push(at);
      ofFace.push(isFace);
    };
    for (const [at, name] of names.entries()) {
      add(name, at, false);
      if (hasFaces(name)) for (const face of faceNames(name)) add(face, at, true);
    }
    const length = (at: number): number => Math.min((folds[at] ?? '').length, MAX_COMPARED);
    for (let at = 0; at < folds.length; at++) this.#begins[length(at) + 1] = (this.#begins[length(at) + 1] ?? 0) + 1;
    for (let n = 1; n < this.#begins.length; n++) {
      const count = this.#begins[n] ?? 0;
      this.#begins[n] = count + (this.#begins[n - 1] ?? 0);
      this.#starts[n] = (this.#starts[n - 1] ?? 0) + count * (n - 1);
    }
    this.#places = new Uint32Array(folds.length);
    this.#ofFace = new Uint8Array(folds.length);
    this.#letters = new Uint16Array(this.#starts.at(-1) ?? 0);
    this.#bits = [new Int32Array(folds.length), new Int32Array(folds.length), new Int32Array(folds.length)];
    const bits = new Int32Array(3);
    const next = this.#begins.slice();
    for (let at = 0; at < folds.length; at++) {
      const size = length(at);
      const i = next[size] ?? 0;
      next[size] = i + 1;
      this.#places[i] = places[at] ?? 0;
      this.#ofFace[i] = ofFace[at] ? 1 : 0;
      const begin = (this.#starts[size] ?? 0) + (i - (this.#begins[size] ?? 0)) * size;
      for (let k = 0; k < size; k++) this.#letters[begin + k] = (folds[at] ?? '').charCodeAt(k);
      letterBits(this.#letters, begin, size, bits);
      for (let k = 0; k < 3; k++) (this.#bits[k] as Int32Array)[i] = bits[k] ?? 0;
    }
  }

  /** Adds whatever is near enough to be among the best: first the names as long as the wanted one, then others. */
  search({ short, most }: SuggestQuery, best: Best, spend: (units: number) => void): void {
    const letters = Uint16Array.from({ length: short.length }, (_, i) => short.charCodeAt(i));
    const wanted: Wanted = { pattern: new Pattern(letters), bits: new Int32Array(3) };
    letterBits(letters, 0, letters.length, wanted.bits);
    for (let apart = 0; apart <= best.bound(most); apart++) {
      this.#compare(wanted, letters.length + apart, most, best, spend);
      if (apart > 0) this.#compare(wanted, letters.length - apart, most, best, spend);
    }
  }

  /** Compares with all names of a length. */
  #compare(wanted: Wanted, length: number, most: number, best: Best, spend: (units: number) => void): void {
    if (length < 0 || length > MAX_COMPARED) return;
    const from = this.#begins[length] ?? 0;
    const to = this.#begins[length + 1] ?? 0;
    let compared = 0;
    let bound = best.bound(most);
    for (let i = from; i < to; i++) {
      if (this.#lack(wanted.bits, i) > bound) continue;
      const begin = (this.#starts[length] ?? 0) + (i - from) * length;
      const distance = wanted.pattern.distance(this.#letters, begin, length, bound);
      compared++;
      if (distance > bound) continue;
      best.add(this.#places[i] ?? 0, distance + (this.#ofFace[i] ? OF_A_FACE : 0));
      bound = best.bound(most);
    }
    spend((to - from) / SET_ASIDE_PER_UNIT + (compared * length) / LETTERS_PER_UNIT);
  }

  /** How many letters one of the two has and the other has not, at least. */
  #lack(bits: Int32Array, i: number): number {
    let here = 0;
    let there = 0;
    for (let k = 0; k < 3; k++) {
      const a = bits[k] ?? 0;
      const b = (this.#bits[k] as Int32Array)[i] ?? 0;
      here += bitCount(a & ~b);
      there += bitCount(b & ~a);
    }
    return here > there ? here : there;
  }
}
interface Wanted {
  pattern: Pattern;
  bits: Int32Array;
}
