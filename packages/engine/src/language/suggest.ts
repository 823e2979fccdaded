/** Names as people type them: compared without regard to case, accents and punctuation, and the nearest to a misspelt one. */

import { countWork } from './work.js';

const APOSTROPHES = /[’‘´`]/g;
const ACCENTS = /\p{Mark}/gu;

/** A name with single spaces, straight apostrophes and split cards written `Fire // Ice` (201.4, 709). */
export function tidyName(name: string): string {
  const spaced = name.trim().replace(/\s+/g, ' ').replace(APOSTROPHES, "'");
  return spaced.replace(/ ?\/{1,3} ?/g, ' // ').trim();
}

/** What two spellings of one name have in common. */
export function foldName(name: string): string {
  return tidyName(name)
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/ ]/gu, '')
    .replace(/ +/g, ' ')
    .trim();
}

const folded = new Map<string, string>();
/** Looking for a name folds those of all cards, again and again the same ones; users can add cards, so not for ever. */
const MAX_FOLDED = 50_000;

function foldKnown(name: string): string {
  const known = folded.get(name);
  if (known !== undefined) return known;
  if (folded.size >= MAX_FOLDED) folded.clear();
  const text = foldName(name);
  folded.set(name, text);
  return text;
}

/**
 * How many letters must be added, dropped, changed or swapped with their neighbor to get from `a` to `b`; anything above
 * `most` is given as `most + 1`, found early.
 */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, k) => k);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let k = 1; k <= b.length; k++) {
      const same = a[i - 1] === b[k - 1];
      let d = Math.min((last[k] ?? 0) + 1, (row[k - 1] ?? 0) + 1, (last[k - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && k > 1 && a[i - 1] === b[k - 2] && a[i - 2] === b[k - 1];
      if (swapped) d = Math.min(d, (before[k - 2] ?? 0) + 1);
      row.push(d);
      least = Math.min(least, d);
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return Math.min(last[b.length] ?? 0, most + 1);
}

/** What a text has at most that is compared letter by letter, and at all. */
const LONGEST_COMPARED = 60;
const LONGEST_NAME = 200;
/** Letters that are compared with letters in the time of one unit of work. */
const PAIRS_PER_UNIT = 256;
const SUGGESTED = 3;

/**
 * Up to three names, best first: the same but for case, accents and punctuation; one half of a split card; then by
 * how many letters differ, up to a third of the name; then names that begin with the text, if it has three letters.
 * @param spend told of the work in units of a few microseconds
 */
export function suggest(name: string, names: Iterable<string>, spend: (units: number) => void = countWork): string[] {
  const wanted = foldName(name.slice(0, LONGEST_NAME)).slice(0, 100);
  if (wanted === '') return [];
  const short = wanted.slice(0, LONGEST_COMPARED);
  const most = Math.max(1, Math.floor(short.length / 3));
  const found: { name: string; rank: number }[] = [];
  for (const candidate of names) {
    const folded = foldKnown(candidate);
    spend((short.length * Math.min(folded.length, LONGEST_COMPARED)) / PAIRS_PER_UNIT);
    const rank = rankOf(wanted, short, folded, most);
    if (rank !== null) found.push({ name: candidate, rank });
  }
  found.sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1));
  return found.slice(0, SUGGESTED).map((f) => f.name);
}

function rankOf(wanted: string, short: string, candidate: string, most: number): number | null {
  if (candidate === wanted) return 0;
  if (candidate.split(' // ').includes(wanted)) return 0.5;
  const distance = editDistance(short, candidate.slice(0, LONGEST_COMPARED), most);
  if (distance <= most) return distance;
  return wanted.length >= 3 && candidate.startsWith(wanted) ? most + 1 : null;
}

/** Looking for similar names takes time: enough for an honest request, not for a made-up one. */
const MAX_SUGGESTIONS = 20;

/** Looks for names like unknown ones, for so many of one input; for the others there are none. */
export class Suggestions {
  #left = MAX_SUGGESTIONS;

  /** @param look finds the similar names; asked only while there may be more */
  of(look: () => string[]): string[] {
    if (this.#left <= 0) return [];
    this.#left--;
    return look();
  }

  /** The names nearest to one that is unknown. */
  near(name: string, names: () => Iterable<string>): string[] {
    return this.of(() => suggest(name, names()));
  }
}
