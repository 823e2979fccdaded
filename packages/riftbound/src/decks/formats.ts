/** Deck lists as players write them: headed lists, plain lists, and deck codes. */
import { type CardLibrary, type Deck, headingOf, Report, type Result } from '@arbiter/engine';
import { looksLikeCode, parseDeckCode } from './codes.js';
import { type Entry, sortIntoPiles } from './piles.js';

const SECTIONS: ReadonlyMap<string, string> = new Map([
  ['legend', 'legend'],
  ['champion legend', 'legend'],
  ['champion', 'champion'],
  ['chosen champion', 'champion'],
  ['deck', 'main'],
  ['main', 'main'],
  ['maindeck', 'main'],
  ['main deck', 'main'],
  ['units', 'main'],
  ['spells', 'main'],
  ['gear', 'main'],
  ['battlefield', 'battlefields'],
  ['battlefields', 'battlefields'],
  ['rune', 'runes'],
  ['runes', 'runes'],
  ['rune deck', 'runes'],
  ['rune pool', 'runes'],
  ['sideboard', 'sideboard'],
]);
/** `3 Name`, `3x Name`, `- 3 Name`. */
const LINE = /^(?:[-*•]\s*)?(\d{1,3})\s*[x×]?\s+(\S.*)$/i;
/** `Legend: Name` or a bare name below a heading of one card. */
const HEADED = /^([A-Za-z ]{4,16})\s*[:-]\s+(\S.*)$/;
/** Set and number after the name: `(OGN-039)`, `(OGN) 39`. */
const PRINTING = /\s+[([][A-Z]{2,4}(?:[-\s]?\d{1,3}[a-z*]?)?(?:\/\d+)?[)\]](?:\s+\d+[a-z*]?)?$/;

const LONGEST_TEXT = 100_000;
const LONGEST_LINE = 250;
const MAX_COPIES = 60;

/** Reads a deck; every line that can't be read is reported by its number. */
export function parseDeckText(text: string, library: CardLibrary): Result<Deck> {
  if (looksLikeCode(text)) return parseDeckCode(text, library);
  const report = new Report();
  if (text.length > LONGEST_TEXT) {
    report.add('$', 'INVALID_INPUT', `the list is longer than ${LONGEST_TEXT} characters`);
    return { ok: false, error: report.refusal('the deck list cannot be read') };
  }
  const piles = new Map<string, Entry[]>();
  let pile: string | null = null;
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('//') || line.startsWith('#')) continue;
    const section = sectionOf(line);
    if (section) {
      pile = section;
      continue;
    }
    const headed = HEADED.exec(line);
    const named = headed ? sectionOf(headed[1] ?? '') : undefined;
    const body = named ? (headed?.[2] ?? '') : line;
    const entry = readLine(body, named ?? pile);
    if (typeof entry === 'string') report.add('$', 'INVALID_INPUT', `line ${index + 1}: ${entry}`);
    else add(piles, named ?? pile ?? '', entry);
  }
  if (report.clean && piles.size === 0) report.add('$', 'INVALID_INPUT', 'the list names no cards');
  if (!report.clean) return { ok: false, error: report.refusal('the deck list cannot be read') };
  return { ok: true, value: toDeck(piles, library) };
}

/** `MainDeck:`, `Runes (12)`. */
const sectionOf = (line: string): string | undefined => SECTIONS.get(headingOf(line));

function readLine(line: string, pile: string | null): Entry | string {
  const shown = JSON.stringify(line.slice(0, 60));
  if (line.length > LONGEST_LINE) return `${shown} … is too long`;
  const found = LINE.exec(line);
  // A legend or champion is often named without a number.
  if (!found && (pile === 'legend' || pile === 'champion')) return { card: tidy(line), count: 1 };
  if (!found) return `${shown} is not a number of copies and a card name`;
  const count = Number(found[1]);
  if (count < 1 || count > MAX_COPIES) return `${count} copies in ${shown}; 1 to ${MAX_COPIES} can be read`;
  return { card: tidy(found[2] ?? ''), count };
}
const tidy = (name: string): string => name.replace(PRINTING, '').trim();

function add(piles: Map<string, Entry[]>, pile: string, entry: Entry): void {
  const entries = piles.get(pile) ?? [];
  entries.push(entry);
  piles.set(pile, entries);
}

/** What stands under a heading goes there; what stands under none, and a missing champion, is found by the cards. */
function toDeck(piles: ReadonlyMap<string, Entry[]>, library: CardLibrary): Deck {
  const loose = piles.get('') ?? [];
  const headed = ['legend', 'champion', 'main', 'battlefields', 'runes'].filter((p) => piles.has(p));
  if (headed.length === 0) return sortIntoPiles(library, loose, piles.get('sideboard'));
  const sorted = sortIntoPiles(
    library,
    [...loose, ...(piles.get('legend') ?? []), ...(piles.get('main') ?? [])],
    [],
    piles.get('champion') ? '' : undefined,
  );
  const deck: Deck = {
    ...sorted,
    battlefields: [...(sorted.battlefields ?? []), ...(piles.get('battlefields') ?? [])],
    runes: [...(sorted.runes ?? []), ...(piles.get('runes') ?? [])],
  };
  const champion = piles.get('champion');
  if (champion) deck.champion = champion;
  const sideboard = piles.get('sideboard');
  return sideboard ? { ...deck, sideboard } : deck;
}
