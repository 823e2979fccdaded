/** Bulk files of card texts: Scryfall's oracle cards, MTGJSON's AtomicCards, or a card a line; which it is shows at its beginning. */
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { isOneOfSeveral } from '@arbiter/engine';
import { type Compiled, compileCard, compileFaces } from '../compile.js';
import type { CardText } from '../contract.js';
import type { GameGrammar } from '../game.js';
import { magicGrammar } from '../mtg/game.js';
import type { Errata } from './errata.js';
import { type Fields, fields, strings, text } from './fields.js';
import { grandArchiveLine, Sides } from './grand-archive.js';
import { riftboundLine } from './riftbound.js';

export interface BulkCard {
  card: CardText;
  /** What the whole card goes by: its name, with those of all its faces, and what tells it from others of that name. */
  whole: string;
  /** No format of the rules plays it. */
  outside?: true;
  /** All faces of a card with several, of which `card` is the first. */
  faces?: readonly CardText[];
  /** How the faces of a card belong together; what a card with one face is besides. */
  layout: string;
  /** The text is only near what is printed, so that nothing read from it is proven. */
  near?: true;
  /** Another printing of a card that has a line of its own. */
  again?: true;
  formats: readonly string[];
  set?: string;
}

/** Colors in the order of the color wheel. */
const inOrder = (colors: readonly string[]): string => [...'WUBRG'].filter((color) => colors.includes(color)).join('');
const figuresOf = (from: Fields): NonNullable<CardText['figures']> => ({
  ...(Array.isArray(from.colors) ? { colors: inOrder(strings(from.colors)) } : {}),
  ...Object.fromEntries(
    ['power', 'toughness', 'loyalty', 'defense'].flatMap((name) => {
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
const scryfallFace = (face: Fields, card: Fields): CardText =>
  cardOf(text(face.name), face.mana_cost, face.type_line, face.oracle_text, { colors: card.colors, ...face });
const fromScryfall = (card: Fields): BulkCard => ({
  ...inFaces(
    Array.isArray(card.card_faces)
      ? card.card_faces.map((face) => scryfallFace(fields(face), card))
      : [scryfallFace(card, card)],
  ),
  whole: text(card.name),
  ...(isOutside(card.set_type === 'funny', legalIn(card.legalities)) ? { outside: true as const } : {}),
  layout: text(card.layout) || 'normal',
  formats: legalIn(card.legalities),
  set: text(card.set),
});
const fromAtomic = (name: string, faces: readonly Fields[]): BulkCard => {
  const [first = {}] = faces;
  return {
    ...inFaces(faces.map((face) => cardOf(text(face.faceName) || name, face.manaCost, face.type, face.text, face))),
    whole: name,
    ...(isOutside(first.isFunny === true, legalIn(first.legalities)) ? { outside: true as const } : {}),
    layout: text(first.layout) || 'normal',
    formats: legalIn(first.legalities),
    set: text(first.firstPrinting),
  };
};
const inFaces = (faces: readonly CardText[]): Pick<BulkCard, 'card' | 'faces'> => {
  const [card] = faces;
  if (!card) throw new Error('a card without a face');
  return faces.length > 1 ? { card, faces } : { card };
};

/** How the lines of games are read that say which game they are of. */
const LINES: { [game: string]: (line: Fields, errata?: Errata) => BulkCard } = {
  ga: grandArchiveLine,
  riftbound: riftboundLine,
};

/** The faces of a card stand in lines of their own, one after another. */
async function* fromLines(lines: AsyncIterable<string>, errata?: Errata): AsyncGenerator<BulkCard> {
  let open: BulkCard[] = [];
  const sides = new Sides();
  for await (const line of lines) {
    if (line.trim() === '') continue;
    const from = fields(JSON.parse(line));
    const read = (LINES[text(from.game)] ?? fromLine)(from, errata);
    if (read.again) continue;
    const names = strings(from.faces);
    if (names.length < 2) {
      const whole = from.game === 'ga' ? sides.whole(read) : read;
      if (whole) yield whole;
      continue;
    }
    if (from.face === 0) open = [];
    open.push(read);
    const [first] = open;
    if (!first || open.length < names.length) continue;
    const near = open.some((one) => one.near);
    yield { ...first, ...inFaces(open.map(({ card }) => card)), ...(near ? { near } : {}) };
    open = [];
  }
  yield* sides.rest();
}

/** Reads a bulk file, whichever it is. @param errata texts that are later than those of the file */
export async function* bulkCards(path: string, errata?: Errata): AsyncGenerator<BulkCard> {
  if (await isLines(path)) {
    yield* fromLines(createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY }), errata);
    return;
  }
  const whole: unknown = JSON.parse(await readFile(path, 'utf8'));
  if (Array.isArray(whole)) for (const card of whole) yield fromScryfall(fields(card));
  else
    for (const [name, faces] of Object.entries(fields(fields(whole).data)))
      if (Array.isArray(faces) && faces.length > 0) yield fromAtomic(name, faces.map(fields));
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

/** Compiles a card of a bulk file, with all its faces; its definition goes by what the card does. */
export function compileBulk(
  { card, faces, layout, near, whole }: BulkCard,
  grammar: GameGrammar = magicGrammar as GameGrammar,
): Compiled {
  if (faces) return compileFaces({ layout, faces }, grammar, { near });
  const compiled = compileCard(card, grammar, { layout, near });
  const { definition } = compiled.card;
  if (!definition || !isOneOfSeveral(whole, card.name)) return compiled;
  return { ...compiled, card: { ...compiled.card, definition: { ...definition, name: whole } } };
}
