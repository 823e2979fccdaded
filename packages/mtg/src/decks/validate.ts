/** Deck construction (100.2, 100.4, 100.5): sizes, copies, sideboard. */
import {
  CardFinder,
  type CardLookUp,
  type Deck,
  type DeckReport,
  type FoundCard,
  type ReadDeck,
  Report,
  type RuleRef,
  readDeck,
} from '@arbiter/engine';
import { COMMANDER_DECKS, type CommanderStandard, checkCommanderDeck } from '../9-casual/903-commander/903.5-decks.js';
import { cite } from '../cite.js';
import { copiesAllowed, OWN_COPIES, ownCopies } from './copies.js';
import {
  checkSupplements,
  SUPPLEMENTARY_PILES,
  SUPPLEMENTS,
  type SupplementaryPile,
  type SupplementedFormat,
} from './supplementary.js';

type Standards = 'constructed' | 'limited';
type Format = Standards | 'commander' | SupplementedFormat;
type Pile = 'main' | 'sideboard' | 'commander' | SupplementaryPile;
const PILES: Pile[] = ['main', 'sideboard', 'commander', ...SUPPLEMENTARY_PILES];
const FORM = {
  main: 'main' as Pile,
  piles: PILES,
  formats: ['constructed', 'limited', 'commander', ...SUPPLEMENTS.map(({ format }) => format)] as Format[],
  named: [...PILES, 'format'].join(', '),
};

const COPIES = 4;
const SIDEBOARD = 15;
/** The rules know no largest deck (100.5); a server needs one. */
const LARGEST = 1000;

interface Standard {
  minimum: number;
  /** The most copies of a card that is no basic land. */
  copies: number;
  sideboard: number;
  rules: { minimum: RuleRef[]; copies: RuleRef[]; sideboard: RuleRef[] };
}

const CONSTRUCTED: Standard = {
  minimum: 60,
  copies: COPIES,
  sideboard: SIDEBOARD,
  rules: {
    minimum: cite('mtg:100.2a', 'mtg:100.5'),
    copies: cite('mtg:100.2a', 'mtg:100.4a'),
    sideboard: cite('mtg:100.4a'),
  },
};

/** Copies are bounded by the product that was opened, and all other cards of it are the sideboard (100.2b, 100.4b). */
const LIMITED: Standard = {
  minimum: 40,
  copies: Number.POSITIVE_INFINITY,
  sideboard: Number.POSITIVE_INFINITY,
  rules: { minimum: cite('mtg:100.2b', 'mtg:100.5'), copies: cite('mtg:100.2b'), sideboard: cite('mtg:100.4b') },
};

/** A deck that does not say what it is for may be as small as a limited one, and is otherwise a constructed one. */
const UNSAID: Standard = {
  ...CONSTRUCTED,
  minimum: LIMITED.minimum,
  rules: { ...CONSTRUCTED.rules, minimum: LIMITED.rules.minimum },
};

/** Deck construction: by format, and for decks that name none. */
export type DeckRules = { readonly [format in Standards | 'unsaid']: Standard } & {
  readonly commander: CommanderStandard;
};
export const DECKS: DeckRules = {
  constructed: CONSTRUCTED,
  limited: LIMITED,
  unsaid: UNSAID,
  commander: COMMANDER_DECKS,
};

/** What an edition says of decks: their rules, the cards that they are made of, and the formats that it is played in. */
interface DecksOf {
  decks: DeckRules;
  cards: CardLookUp;
  formats: readonly string[];
}

/**
 * Checks a deck and gives it back with the cards' official names. With a `format` that format's rules hold; without one
 * at least 40 cards are needed, and no more than four copies are allowed. A deck with commanders is a Commander deck (100.2c).
 */
export function validateDeck({ decks, cards, formats }: DecksOf, deck: unknown): DeckReport {
  const report = new Report();
  const read = readDeck(deck, FORM, report);
  if (!read) return { legal: false, deck: null, errors: report.errors };
  const format = read.format ?? formatBy(read.piles) ?? 'unsaid';
  const known = FORM.formats.filter((one) => formats.includes(one));
  if (format !== 'unsaid' && !known.includes(format)) {
    const detail = `the format is one of ${known.join(', ')}, not ${format}`;
    report.add(read.format ? '$.format' : '$', 'INVALID_INPUT', detail);
    return { legal: false, deck: null, errors: report.errors };
  }
  const finder = new CardFinder(cards, report);
  const main = (read.piles.main ?? []).map((e) => finder.find(e));
  const sideboard = read.piles.sideboard?.map((e) => finder.find(e));
  const commander = read.piles.commander?.map((e) => finder.find(e));
  const beside: { [pile in SupplementaryPile]?: FoundCard[] } = {};
  for (const pile of SUPPLEMENTARY_PILES) {
    const found = read.piles[pile]?.map((e) => finder.find(e));
    if (found) beside[pile] = found;
  }
  checkSupplements(format, beside, [...main, ...(sideboard ?? []), ...(commander ?? [])], report);
  if (format === 'commander') {
    const deck = { path: read.path, commanders: commander ?? [], main, sideboard: sideboard ?? [] };
    checkCommanderDeck(deck, decks.commander, report);
    checkLargest(read, report);
  } else {
    const standard = decks[format === 'limited' || format === 'unsaid' ? format : 'constructed'];
    checkSizes(read, standard, report);
    checkCopies([...main, ...(sideboard ?? [])], standard, report);
  }
  const plain = (found: FoundCard): { card: string; count: number } => ({ card: found.name, count: found.count });
  const understood: Deck = {
    main: main.map(plain),
    ...(sideboard ? { sideboard: sideboard.map(plain) } : {}),
    ...(commander ? { commander: commander.map(plain) } : {}),
    ...Object.fromEntries(Object.entries(beside).map(([pile, found]) => [pile, found.map(plain)])),
  };
  return { legal: report.clean, deck: understood, errors: report.errors };
}

/** What a deck is that doesn't say so: a pile that only decks of one format have says it. */
function formatBy(piles: ReadDeck<Pile, Format>['piles']): Format | undefined {
  if (piles.commander) return 'commander';
  return SUPPLEMENTS.find(({ pile }) => piles[pile])?.format;
}

const total = (entries: readonly { count: number }[]): number => entries.reduce((n, e) => n + e.count, 0);

function checkSizes(deck: ReadDeck<Pile, Format>, standard: Standard, report: Report): void {
  const main = total(deck.piles.main ?? []);
  const side = total(deck.piles.sideboard ?? []);
  const { minimum, sideboard, rules } = standard;
  if (main < minimum) {
    const detail = `the deck has ${main} cards; at least ${minimum} are needed`;
    report.add(deck.path, 'DECK_ILLEGAL', detail, { rules: rules.minimum });
  }
  if (side > sideboard) {
    const detail = `the sideboard has ${side} cards; at most ${sideboard} are allowed`;
    report.add('$.sideboard', 'DECK_ILLEGAL', detail, { rules: rules.sideboard });
  }
  checkLargest(deck, report);
  if (deck.piles.commander) {
    report.add('$.commander', 'DECK_ILLEGAL', 'only Commander decks have commanders', { rules: cite('mtg:100.2c') });
  }
}

function checkLargest({ piles, path }: ReadDeck<Pile, Format>, report: Report): void {
  const all = total([...(piles.main ?? []), ...(piles.sideboard ?? []), ...(piles.commander ?? [])]);
  if (all > LARGEST)
    report.add(path, 'TOO_LARGE', `deck and sideboard have ${all} cards; at most ${LARGEST} can be played here`);
}

/** The limit counts deck and sideboard together (100.4a), and basic land cards not at all. */
function checkCopies(found: readonly FoundCard[], standard: Standard, report: Report): void {
  const counted = new Map<string, { count: number; most: number; own: boolean; path: string | null }>();
  for (const { name, count, path, card } of found) {
    if (!card) continue;
    const before = counted.get(name);
    const now = (before?.count ?? 0) + count;
    const most = copiesAllowed(card, standard.copies);
    const own = ownCopies(card) !== undefined;
    counted.set(name, { count: now, most, own, path: before?.path ?? (now > most ? path : null) });
  }
  for (const [name, { count, most, own, path }] of counted) {
    if (path === null) continue;
    const detail = `${count} copies of ${name}; at most ${most} are allowed`;
    const rules = own ? [...standard.rules.copies, ...OWN_COPIES] : standard.rules.copies;
    report.add(path, 'DECK_ILLEGAL', detail, { rules });
  }
}
