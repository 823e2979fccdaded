/** Deck lists as players write them: exports of MTG Arena and Magic Online, and their common mixtures. */
import { type Deck, headingOf, Report, type Result } from '@arbiter/engine';
import { SUPPLEMENTARY_PILES, type SupplementaryPile } from './supplementary.js';

type Pile = 'main' | 'sideboard' | 'commander' | 'companion' | SupplementaryPile;
interface Entry {
  card: string;
  count: number;
}

const SECTIONS: ReadonlyMap<string, Pile> = new Map([
  ['deck', 'main'],
  ['main', 'main'],
  ['maindeck', 'main'],
  ['main deck', 'main'],
  ['mainboard', 'main'],
  ['sideboard', 'sideboard'],
  ['commander', 'commander'],
  ['companion', 'companion'],
  ['vanguard', 'vanguard'],
  ['schemes', 'schemes'],
  ['scheme deck', 'schemes'],
  ['planes', 'planes'],
  ['planar deck', 'planes'],
]);

/** `4 Name`, `4x Name`; `SB:` before it puts the card into the sideboard. */
const LINE = /^(SB:\s*)?(\d{1,4})\s*x?\s+(\S.*)$/i;
/** Set and collector number after the name: `(M19) 152`. Some names end in brackets too, but not in capitals alone. */
const PRINTING = /\s+\((?:[A-Z0-9]{2,6}\)(?:\s+\S+)?|[A-Za-z0-9]{2,6}\)\s+\S*\d\S*)$/;
const FOIL = /\s+\*[A-Z]\*$/;

const LONGEST_TEXT = 100_000;
const LONGEST_LINE = 250;
const MAX_COPIES = 250;

/**
 * Reads a deck list; every line that can't be read is reported by its number. Headings or `SB:` say where a card goes;
 * in a list with neither, one blank line divides the deck from the sideboard, as Magic Online writes it.
 */
export function parseDeckText(text: string): Result<Deck> {
  const report = new Report();
  const lines = text.length > LONGEST_TEXT ? [] : text.split(/\r\n|\r|\n/).map((line) => line.trim());
  if (text.length > LONGEST_TEXT)
    report.add('$', 'INVALID_INPUT', `the list is longer than ${LONGEST_TEXT} characters`);
  const piles = new Map<Pile, Entry[]>();
  const marked = lines.some((line) => /^SB:/i.test(line) || sectionOf(line) !== undefined);
  let pile: Pile = 'main';
  let blank = false;

  lines.forEach((line, index) => {
    const section = sectionOf(line);
    if (section) pile = section;
    if (line === '') blank = piles.size > 0;
    if (line === '' || section || isRemark(line)) return;
    if (blank && !marked) {
      if (pile === 'sideboard') {
        const why = 'a second blank line; write "Sideboard" above the sideboard to say where it begins';
        report.add('$', 'INVALID_INPUT', `line ${index + 1}: ${why}`);
      }
      pile = 'sideboard';
    }
    blank = false;
    const entry = readLine(line);
    if (typeof entry === 'string') report.add('$', 'INVALID_INPUT', `line ${index + 1}: ${entry}`);
    else add(piles, entry.sideboard ? 'sideboard' : pile, entry);
  });

  if (report.clean && !piles.get('main')) report.add('$', 'INVALID_INPUT', 'the list names no cards of a deck');
  return report.clean
    ? { ok: true, value: toDeck(piles) }
    : { ok: false, error: report.refusal('the deck list cannot be read') };
}

/** `Sideboard`, `SIDEBOARD:`, `Sideboard (15)`. */
const sectionOf = (line: string): Pile | undefined => SECTIONS.get(headingOf(line));

/** Comments, and the lines with which Arena names a deck. */
function isRemark(line: string): boolean {
  return line.startsWith('//') || line.startsWith('#') || /^(?:about|name\s.*)$/i.test(line);
}

function readLine(line: string): (Entry & { sideboard: boolean }) | string {
  const shown = JSON.stringify(line.slice(0, 60));
  const found = line.length > LONGEST_LINE ? null : LINE.exec(line);
  if (!found) return `${shown} is not a number of copies and a card name`;
  const count = Number(found[2]);
  if (count < 1 || count > MAX_COPIES) return `${count} copies in ${shown}; 1 to ${MAX_COPIES} can be read`;
  const card = (found[3] ?? '').replace(FOIL, '').replace(PRINTING, '').trim();
  return { card, count, sideboard: found[1] !== undefined };
}

function add(piles: Map<Pile, Entry[]>, pile: Pile, { card, count }: Entry): void {
  const entries = piles.get(pile) ?? [];
  entries.push({ card, count });
  piles.set(pile, entries);
}

/** Arena lists a companion apart, and mostly once more in the sideboard, which is where it is (702.139a). */
function toDeck(piles: ReadonlyMap<Pile, Entry[]>): Deck {
  const sideboard = [...(piles.get('sideboard') ?? [])];
  for (const entry of piles.get('companion') ?? []) {
    if (!sideboard.some((e) => e.card === entry.card)) sideboard.push(entry);
  }
  const commander = piles.get('commander');
  const beside = SUPPLEMENTARY_PILES.flatMap((pile) => {
    const entries = piles.get(pile);
    return entries ? [[pile, entries] as const] : [];
  });
  return {
    main: piles.get('main') ?? [],
    ...(sideboard.length > 0 ? { sideboard } : {}),
    ...(commander ? { commander } : {}),
    ...Object.fromEntries(beside),
  };
}
