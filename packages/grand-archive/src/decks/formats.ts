/** Deck lists as players write them: Omnidex and what card sites export, with headings for the decks. */

import { type CardLookUp, type Deck, headingOf, Report, type Result } from '@arbiter/engine';
import { BOON } from '../2-mechanics/pantheon.js';

type Pile = 'material' | 'main' | 'sideboard' | 'boons';
interface Entry {
  card: string;
  count: number;
}

/** `# Material Deck`, `Material Deck:`, `// Main`, `Sideboard (5)`. */
const SECTIONS: ReadonlyMap<string, Pile> = new Map([
  ['material deck', 'material'],
  ['material', 'material'],
  ['champion', 'material'],
  ['champions', 'material'],
  ['regalia', 'material'],
  ['main deck', 'main'],
  ['main', 'main'],
  ['deck', 'main'],
  ['side deck', 'sideboard'],
  ['sideboard', 'sideboard'],
  ['boons', 'boons'],
  ['pantheon', 'boons'],
]);
const LINE = /^(\d{1,3})\s*x?\s+(\S.*)$/i;

const LONGEST_TEXT = 100_000;
const LONGEST_LINE = 250;
const MAX_COPIES = 250;

/**
 * Reads a deck list; every line that can't be read is reported by its number. Without headings champions and regalia are
 * the material deck and all else the main deck (1.3.1.1, 2.1.2.4).
 */
export function parseDeckText(text: string, cards: CardLookUp): Result<Deck> {
  const report = new Report();
  if (text.length > LONGEST_TEXT)
    report.add('$', 'INVALID_INPUT', `the list is longer than ${LONGEST_TEXT} characters`);
  const lines = report.clean ? text.split(/\r\n|\r|\n/).map((line) => line.trim()) : [];
  const piles = new Map<Pile, Entry[]>();
  let pile: Pile | null = null;
  lines.forEach((line, index) => {
    const section = sectionOf(line);
    if (section) pile = section;
    if (line === '' || section || line.startsWith('//') || line.startsWith('#')) return;
    const entry = readLine(line);
    if (typeof entry === 'string') report.add('$', 'INVALID_INPUT', `line ${index + 1}: ${entry}`);
    else add(piles, pile ?? pileOf(entry.card, cards), entry);
  });
  if (report.clean && piles.size === 0) report.add('$', 'INVALID_INPUT', 'the list names no cards of a deck');
  if (!report.clean) return { ok: false, error: report.refusal('the deck list cannot be read') };
  const sideboard = piles.get('sideboard');
  const boons = piles.get('boons');
  return {
    ok: true,
    value: {
      material: piles.get('material') ?? [],
      main: piles.get('main') ?? [],
      ...(sideboard ? { sideboard } : {}),
      ...(boons ? { boons } : {}),
    },
  };
}

function sectionOf(line: string): Pile | undefined {
  return SECTIONS.get(headingOf(line).replace(/^(?:#+|\/\/)\s*/, ''));
}

function readLine(line: string): Entry | string {
  const shown = JSON.stringify(line.slice(0, 60));
  const found = line.length > LONGEST_LINE ? null : LINE.exec(line);
  if (!found) return `${shown} is not a number of copies and a card name`;
  const count = Number(found[1]);
  if (count < 1 || count > MAX_COPIES) return `${count} copies in ${shown}; 1 to ${MAX_COPIES} can be read`;
  return { card: (found[2] ?? '').trim(), count };
}

/** The deck in which a card begins. */
export function pileOf(card: string, cards: CardLookUp): 'material' | 'main' | 'boons' {
  const { types, supertypes } = cards.get(card)?.data ?? {};
  const has = (list: unknown, word: string): boolean => Array.isArray(list) && list.includes(word);
  if (has(types, BOON)) return 'boons';
  return has(types, 'Champion') || has(supertypes, 'Regalia') ? 'material' : 'main';
}

function add(piles: Map<Pile, Entry[]>, pile: Pile, { card, count }: Entry): void {
  const entries = piles.get(pile) ?? [];
  entries.push({ card, count });
  piles.set(pile, entries);
}
