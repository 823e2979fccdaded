/** Decks as untrusted JSON: `[{card, count} | "Name"]`, or `{main, sideboard?, format?}` of such lists. */
import type { Report } from '@arbiter/engine';

const FORMATS = ['constructed', 'limited'] as const;
export type Format = (typeof FORMATS)[number];

export interface Entry {
  card: string;
  count: number;
  path: string;
}
export interface ReadDeck {
  main: Entry[];
  sideboard: Entry[] | null;
  /** Named only to be refused with its reason: Commander decks follow rules of their own. */
  commander: Entry[] | null;
  format: Format | null;
  /** JSON path of the main deck. */
  path: string;
}

const PILES = ['main', 'sideboard', 'commander'] as const;
const MOST_ENTRIES = 1000;
const MOST_COPIES = 1000;
const LONGEST_NAME = 200;

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The deck, or null with every reason why it can't be read in `report`. */
export function readDeck(deck: unknown, report: Report): ReadDeck | null {
  const before = report.errors.length;
  const read = Array.isArray(deck) ? readPiles({ main: deck }, '$', report) : readObject(deck, report);
  return report.errors.length === before ? read : null;
}

function readObject(deck: unknown, report: Report): ReadDeck | null {
  if (!isObject(deck)) {
    report.add('$', 'INVALID_INPUT', 'a deck is a list of cards, or an object with the list "main"');
    return null;
  }
  for (const key of Object.keys(deck)) {
    const known = key === 'format' || (PILES as readonly string[]).includes(key);
    if (!known)
      report.add(`$.${key}`, 'INVALID_INPUT', `a deck has no "${key.slice(0, 60)}"; it has main, sideboard, format`);
  }
  if (deck.main === undefined) report.add('$.main', 'INVALID_INPUT', 'the deck has no list "main"');
  return readPiles(deck, '$.main', report);
}

function readPiles(deck: { readonly [key: string]: unknown }, path: string, report: Report): ReadDeck {
  const [main, sideboard, commander] = PILES.map((pile) => {
    const given = deck[pile];
    return given === undefined || given === null ? null : readPile(given, pile === 'main' ? path : `$.${pile}`, report);
  });
  return {
    main: main ?? [],
    sideboard: sideboard ?? null,
    commander: commander ?? null,
    format: readFormat(deck.format, report),
    path,
  };
}

function readFormat(given: unknown, report: Report): Format | null {
  if (given === undefined || given === null) return null;
  const format = FORMATS.find((f) => f === given);
  if (!format) report.add('$.format', 'INVALID_INPUT', `the format is one of ${FORMATS.join(', ')}`);
  return format ?? null;
}

function readPile(given: unknown, path: string, report: Report): Entry[] {
  if (!Array.isArray(given)) {
    report.add(path, 'INVALID_INPUT', 'a list of cards is expected');
    return [];
  }
  if (given.length > MOST_ENTRIES) {
    report.add(path, 'TOO_LARGE', `a list of at most ${MOST_ENTRIES} entries can be read`);
    return [];
  }
  return given.flatMap((entry: unknown, i) => readEntry(entry, `${path}[${i}]`, report) ?? []);
}

function readEntry(entry: unknown, path: string, report: Report): Entry | null {
  const { card, count = 1, ...others } = isObject(entry) ? entry : { card: entry };
  const faults = report.errors.length;
  const isName = typeof card === 'string' && card.trim() !== '' && card.length <= LONGEST_NAME;
  const named = isObject(entry) ? `${path}.card` : path;
  if (!isName) report.add(named, 'INVALID_INPUT', `a card name of 1 to ${LONGEST_NAME} characters is expected`);
  if (!isCount(count))
    report.add(`${path}.count`, 'INVALID_INPUT', `a whole number from 1 to ${MOST_COPIES} is expected`);
  for (const key of Object.keys(others)) {
    report.add(`${path}.${key}`, 'INVALID_INPUT', `an entry has "card" and "count", no "${key.slice(0, 60)}"`);
  }
  return report.errors.length === faults ? { card: card as string, count: count as number, path } : null;
}

const isCount = (count: unknown): boolean =>
  typeof count === 'number' && Number.isInteger(count) && count >= 1 && count <= MOST_COPIES;
