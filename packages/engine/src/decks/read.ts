/** Decks as untrusted JSON: an object of lists of `{card, count} | "Name"`, or the main list alone. */
import type { Report } from '../language/report.js';

/** The piles of a game's decks. */
export interface DeckForm<Pile extends string, Format extends string> {
  main: Pile;
  piles: readonly Pile[];
  formats: readonly Format[];
  /** Piles that a refusal speaks of. */
  named: string;
}
export interface DeckEntry {
  card: string;
  count: number;
  path: string;
}
export interface ReadDeck<Pile extends string, Format extends string> {
  /** The lists given; null where one is left out. */
  piles: { [pile in Pile]: DeckEntry[] | null };
  format: Format | null;
  /** JSON path of the main list. */
  path: string;
}

const MAX_ENTRIES = 1000;
const MAX_COPIES = 1000;
const LONGEST_NAME = 200;

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The deck, or null with every reason why it can't be read in `report`. */
export function readDeck<Pile extends string, Format extends string>(
  deck: unknown,
  form: DeckForm<Pile, Format>,
  report: Report,
): ReadDeck<Pile, Format> | null {
  const before = report.errors.length;
  const read = Array.isArray(deck)
    ? readPiles({ [form.main]: deck }, form, '$', report)
    : readObject(deck, form, report);
  return report.errors.length === before ? read : null;
}

function readObject<Pile extends string, Format extends string>(
  deck: unknown,
  form: DeckForm<Pile, Format>,
  report: Report,
): ReadDeck<Pile, Format> | null {
  if (!isObject(deck)) {
    report.add('$', 'INVALID_INPUT', `a deck is a list of cards, or an object with the list "${form.main}"`);
    return null;
  }
  for (const key of Object.keys(deck)) {
    const known = key === 'format' || form.piles.some((pile) => pile === key);
    if (!known) report.add(`$.${key}`, 'INVALID_INPUT', `a deck has no "${key.slice(0, 60)}"; it has ${form.named}`);
  }
  if (deck[form.main] === undefined)
    report.add(`$.${form.main}`, 'INVALID_INPUT', `the deck has no list "${form.main}"`);
  return readPiles(deck, form, `$.${form.main}`, report);
}

function readPiles<Pile extends string, Format extends string>(
  deck: { readonly [key: string]: unknown },
  form: DeckForm<Pile, Format>,
  path: string,
  report: Report,
): ReadDeck<Pile, Format> {
  const piles = {} as { [pile in Pile]: DeckEntry[] | null };
  for (const pile of form.piles) {
    const given = deck[pile];
    const at = pile === form.main ? path : `$.${pile}`;
    piles[pile] = given === undefined || given === null ? null : readPile(given, at, report);
  }
  return { piles, format: readFormat(deck.format, form.formats, report), path };
}

function readFormat<Format extends string>(given: unknown, formats: readonly Format[], report: Report): Format | null {
  if (given === undefined || given === null) return null;
  const format = formats.find((f) => f === given);
  if (!format) report.add('$.format', 'INVALID_INPUT', `the format is one of ${formats.join(', ')}`);
  return format ?? null;
}

function readPile(given: unknown, path: string, report: Report): DeckEntry[] {
  if (!Array.isArray(given)) {
    report.add(path, 'INVALID_INPUT', 'a list of cards is expected');
    return [];
  }
  if (given.length > MAX_ENTRIES) {
    report.add(path, 'TOO_LARGE', `a list of at most ${MAX_ENTRIES} entries can be read`);
    return [];
  }
  return given.flatMap((entry: unknown, i) => readEntry(entry, `${path}[${i}]`, report) ?? []);
}

function readEntry(entry: unknown, path: string, report: Report): DeckEntry | null {
  const { card, count = 1, ...others } = isObject(entry) ? entry : { card: entry };
  const faults = report.errors.length;
  const named = isObject(entry) ? `${path}.card` : path;
  if (!isName(card)) report.add(named, 'INVALID_INPUT', `a card name of 1 to ${LONGEST_NAME} characters is expected`);
  if (!isCount(count))
    report.add(`${path}.count`, 'INVALID_INPUT', `a whole number from 1 to ${MAX_COPIES} is expected`);
  for (const key of Object.keys(others)) {
    report.add(`${path}.${key}`, 'INVALID_INPUT', `an entry has "card" and "count", no "${key.slice(0, 60)}"`);
  }
  return report.errors.length === faults && isName(card) && isCount(count) ? { card, count, path } : null;
}

const isName = (card: unknown): card is string =>
  typeof card === 'string' && card.trim() !== '' && card.length <= LONGEST_NAME;
const isCount = (count: unknown): count is number =>
  typeof count === 'number' && Number.isInteger(count) && count >= 1 && count <= MAX_COPIES;
