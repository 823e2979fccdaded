/** Bulk files of card texts: Scryfall's oracle cards, MTGJSON's AtomicCards, or a card a line; which it is shows at its beginning. */
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { CardText } from '../contract.js';

export interface BulkCard {
  card: CardText;
  /** The name of the whole card, with all its faces. */
  whole: string;
  /** No format of the rules plays it. */
  outside?: true;
  /** What a card with several faces is; they are not read yet. */
  layout: string;
  /** The text is only near what is printed, so that nothing read from it is proven. */
  near?: true;
  formats: readonly string[];
  set?: string;
}

type Fields = { [name: string]: unknown };
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

/** Colors in the order of the color wheel. */
const inOrder = (colors: readonly string[]): string => [...'WUBRG'].filter((color) => colors.includes(color)).join('');
const figuresOf = (from: Fields): NonNullable<CardText['figures']> => ({
  ...(Array.isArray(from.colors) ? { colors: inOrder(strings(from.colors)) } : {}),
  ...Object.fromEntries(
    ['power', 'toughness', 'loyalty'].flatMap((name) => {
      const value = from[name];
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
    }),
  ),
});
const cardOf = (name: string, cost: unknown, type: unknown, oracle: unknown, from: Fields): CardText => ({
  name,
  ...(text(cost) === '' ? {} : { cost: text(cost) }),
  type: text(type),
  figures: figuresOf(from),
  text: text(oracle),
});

const LEGAL = ['legal', 'Legal', 'restricted', 'Restricted'];
const legalIn = (legalities: unknown): string[] =>
  Object.entries(fields(legalities)).flatMap(([format, status]) => (LEGAL.includes(text(status)) ? [format] : []));

/** Cards made for fun are outside the rules but for those that formats allow. */
const isOutside = (funny: boolean, formats: readonly string[]): boolean => funny && formats.length === 0;

/** A card of our own lines. */
function fromLine(line: Fields): BulkCard {
  return {
    card: cardOf(text(line.name), line.manaCost, line.typeLine, line.oracleText, line),
    whole: text(line.cardName) || text(line.name),
    ...(isOutside(line.funny === true, strings(line.legal)) ? { outside: true as const } : {}),
    layout: text(line.layout) || 'normal',
    ...(line.source === 'xmage-comments' ? { near: true as const } : {}),
    formats: strings(line.legal),
    ...(strings(line.sets)[0] === undefined ? {} : { set: strings(line.sets)[0] ?? '' }),
  };
}
const fromScryfall = (card: Fields): BulkCard => ({
  card: cardOf(text(card.name), card.mana_cost, card.type_line, card.oracle_text, card),
  whole: text(card.name),
  ...(isOutside(card.set_type === 'funny', legalIn(card.legalities)) ? { outside: true as const } : {}),
  layout: text(card.layout) || 'normal',
  formats: legalIn(card.legalities),
  set: text(card.set),
});
const fromAtomic = (name: string, card: Fields): BulkCard => ({
  card: cardOf(text(card.faceName) || name, card.manaCost, card.type, card.text, card),
  whole: name,
  ...(isOutside(card.isFunny === true, legalIn(card.legalities)) ? { outside: true as const } : {}),
  layout: text(card.layout) || 'normal',
  formats: legalIn(card.legalities),
  set: text(card.firstPrinting),
});

/** Reads a bulk file, whichever it is. */
export async function* bulkCards(path: string): AsyncGenerator<BulkCard> {
  if (await isLines(path)) {
    for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY }))
      if (line.trim() !== '') yield fromLine(fields(JSON.parse(line)));
    return;
  }
  const whole: unknown = JSON.parse(await readFile(path, 'utf8'));
  if (Array.isArray(whole)) for (const card of whole) yield fromScryfall(fields(card));
  else
    for (const [name, faces] of Object.entries(fields(fields(whole).data)))
      for (const face of Array.isArray(faces) ? faces : []) yield fromAtomic(name, fields(face));
}

/** A card a line: the first line is JSON by itself, and an object. */
async function isLines(path: string): Promise<boolean> {
  for await (const line of createInterface({ input: createReadStream(path) })) {
    try {
      const first: unknown = JSON.parse(line);
      return !Array.isArray(first) && !('data' in fields(first));
    } catch {
      return false;
    }
  }
  return false;
}
