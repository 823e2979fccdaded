/**
 * Wordings: what a card says, with the other ways in which the same could be said. They are strings, so that phrases are
 * written as they read; the signs around alternatives occur in no card's text.
 */
import { UNSAID } from './phrasing.js';

const OPEN = '\u27e6';
const NEXT = '\u27e7';
const CLOSE = '\u27e8';

/** One of several ways to say the same: the first is shown. */
export const either = (...ways: string[]): string =>
  ways.length === 1 ? (ways[0] ?? '') : `${OPEN}${ways.join(NEXT)}${CLOSE}`;

const AS_SUBJECT = new RegExp(`${OPEN}they${NEXT}them(?=${NEXT}|${CLOSE})`, 'gu');
/** As something that is done to others names these: of several "them" is shown, which are "they" where they do it themselves. */
export const asObject = (wording: string): string => wording.replace(AS_SUBJECT, `${OPEN}them${NEXT}they`);

/** Whether a part of a wording is one by itself: what it begins of alternatives it ends as well. */
export function isWholeWording(part: string): boolean {
  let open = 0;
  for (const sign of part) {
    if (sign === OPEN) open++;
    else if (sign === CLOSE) open--;
    if (open < 0 || (open === 0 && sign === NEXT)) return false;
  }
  return open === 0;
}

/** What is written, or a choice among parts. */
export type WordingPart = string | WordingPart[][];

/** A wording as its parts. */
export function readWording(wording: string): WordingPart[] {
  let at = 0;
  const parts = (): WordingPart[] => {
    const list: WordingPart[] = [];
    while (at < wording.length) {
      const sign = wording.charAt(at);
      if (sign === NEXT || sign === CLOSE) return list;
      if (sign === OPEN) {
        const options: WordingPart[][] = [];
        do {
          at++;
          options.push(parts());
        } while (wording[at] === NEXT);
        at++;
        list.push(options);
      } else {
        const from = at;
        while (at < wording.length && ![OPEN, NEXT, CLOSE].includes(wording.charAt(at))) at++;
        list.push(wording.slice(from, at));
      }
    }
    return list;
  };
  return parts();
}

/** A wording as it is shown: the first way to say each part for which there are words, a sentence at a time. */
export function shown(wording: string): string {
  const first = (parts: readonly WordingPart[]): string =>
    parts.map((part) => (typeof part === 'string' ? part : said(part))).join('');
  const said = (ways: readonly WordingPart[][]): string => {
    for (const way of ways) {
      const text = first(way);
      if (!text.includes(UNSAID)) return text;
    }
    return first(ways[0] ?? []);
  };
  return first(readWording(wording))
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:;])/g, '$1')
    .trim();
}
