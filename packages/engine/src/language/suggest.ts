/** Names as people type them: compared without regard to case, accents and punctuation, and the nearest to a misspelt one. */

import { faceNames, hasFaces } from './layouts.js';
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
export const MAX_COMPARED = 60;
const MAX_NAME = 200;
/** Letters that are compared with letters in the time of one unit of work. */
const PAIRS_PER_UNIT = 256;
export const SUGGESTED = 3;

/** A misspelt name as it is looked for. */
export interface SuggestQuery {
  wanted: string;
  /** What of it is compared letter by letter. */
  short: string;
  /** How many letters may differ: a third. */
  most: number;
}
export interface Ranked {
  name: string;
  /** The lower the better. */
  rank: number;
}

/** What is looked for, or null where the name has no letters at all. */
export function queryOf(name: string): SuggestQuery | null {
  const wanted = foldName(name.slice(0, MAX_NAME)).slice(0, 100);
  if (wanted === '') return null;
  const short = wanted.slice(0, MAX_COMPARED);
  return { wanted, short, most: Math.max(1, Math.floor(short.length / 3)) };
}

/**
 * Up to three names, best first: the same but for case, accents and punctuation; one face of a card; then by how many
 * letters differ, of the name or of a face's, up to a third of it; then names that begin with the text, if it has three letters.
 * Looks at each name; a card library's `suggest` finds the same by an index.
 * @param spend told of the work in units of a few microseconds
 */
export function suggest(name: string, names: Iterable<string>, spend: (units: number) => void = countWork): string[] {
  return bestNames(rankNames(name, names, spend));
}

/** All names that are like a misspelt one. */
export function rankNames(name: string, names: Iterable<string>, spend: (units: number) => void): Ranked[] {
  const query = queryOf(name);
  if (!query) return [];
  const found: Ranked[] = [];
  for (const candidate of names) {
    const folded = foldName(candidate);
    spend((query.short.length * Math.min(folded.length, MAX_COMPARED)) / PAIRS_PER_UNIT);
    const rank = rankOf(query, folded);
    if (rank !== null) found.push({ name: candidate, rank });
  }
  return found;
}

/** The best of what was found, each name once. */
export function bestNames(found: readonly Ranked[]): string[] {
  const sorted = [...found].sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1));
  return [...new Set(sorted.map((f) => f.name))].slice(0, SUGGESTED);
}

/** Of names as near as one another, that of a whole card comes before that of a face. */
export const OF_A_FACE = 0.5;

function rankOf({ wanted, short, most }: SuggestQuery, candidate: string): number | null {
  if (candidate === wanted) return 0;
  const distanceTo = (text: string): number => editDistance(short, text.slice(0, MAX_COMPARED), most);
  const faces = hasFaces(candidate) ? faceNames(candidate).map(distanceTo) : [];
  const near = [distanceTo(candidate), ...faces].map((d, at) =>
    d <= most ? d + (at > 0 ? OF_A_FACE : 0) : Number.POSITIVE_INFINITY,
  );
  const rank = Math.min(...near);
  if (rank < Number.POSITIVE_INFINITY) return rank;
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
