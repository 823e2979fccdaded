/** Deck construction (1.5, 1.3.1.1, 1.7.8.3.1, 2.1.3.1): sizes, copies, which card may lie in which deck. */
import {
  CardFinder,
  type CardLookUp,
  type Characteristic,
  type Deck,
  type DeckReport,
  type FoundCard,
  isTable,
  Report,
  type RuleRef,
  readDeck,
  wordOf,
} from '@arbiter/engine';
import { DIVINE_RELIC } from '../2-mechanics/keywords/divine-relic.js';
import { BOON } from '../2-mechanics/pantheon.js';
import { cite } from '../cite.js';
import { pileOf } from './formats.js';

type Pile = 'main' | 'material' | 'sideboard' | 'boons';
type Format = 'constructed' | 'draft' | 'pantheon';
const FORM = {
  main: 'main' as Pile,
  piles: ['main', 'material', 'sideboard', 'boons'] as Pile[],
  formats: ['constructed', 'draft', 'pantheon'] as Format[],
  named: 'main, material, sideboard, boons, format',
};

interface Standard {
  main: number;
  copies: number;
  material: number;
  materialCopies: number;
  /** A lesser and a greater boon, exactly so many cards of the material deck, and no sideboard. */
  boons?: true;
  rules: { main: RuleRef[]; material: RuleRef[]; champion: RuleRef[] };
}
/** Deck construction by format. */
export type DeckRules = { readonly [format in Format]: Standard };
const STANDARDS: Omit<DeckRules, 'pantheon'> = {
  constructed: {
    main: 60,
    copies: 4,
    material: 12,
    materialCopies: 1,
    rules: {
      main: cite('ga:1.5.1.1'),
      material: cite('ga:1.5.1.2', 'ga:2.1.3.1.2', 'ga:1.7.8.3.1'),
      champion: cite('ga:1.5.1.3', 'ga:2.1.3.1.1'),
    },
  },
  draft: {
    main: 30,
    copies: Number.POSITIVE_INFINITY,
    material: Number.POSITIVE_INFINITY,
    materialCopies: Number.POSITIVE_INFINITY,
    rules: { main: cite('ga:1.5.2.1'), material: cite('ga:1.5.2.2'), champion: cite('ga:1.5.2.2') },
  },
};
/** Decks of Pantheon are such as for constructed, with one copy of each card and two boons. */
export const DECKS: DeckRules = { ...STANDARDS, pantheon: { ...STANDARDS.constructed, copies: 1, boons: true } };
/** The rules know no largest main deck; a server needs one. */
const LARGEST = 1000;

/** Checks a deck and gives it back with the cards' official names; constructed unless it says otherwise. */
export function validateDeck({ decks, cards }: { decks: DeckRules; cards: CardLookUp }, deck: unknown): DeckReport {
  const report = new Report();
  const read = readDeck(deck, FORM, report);
  if (!read) return { legal: false, deck: null, errors: report.errors };
  const finder = new CardFinder(cards, report);
  const find = (pile: Pile): FoundCard[] => (read.piles[pile] ?? []).map((e) => finder.find(e));
  let main = find('main');
  let material = find('material');
  // A list in one is divided by what the cards are.
  if (read.piles.material === null) {
    material = main.filter((f) => pileOf(f.name, cards) === 'material');
    main = main.filter((f) => !material.includes(f));
  }
  const sideboard = find('sideboard');
  let boons = find('boons');
  if (read.piles.boons === null) {
    boons = main.filter((f) => isBoon(f));
    main = main.filter((f) => !isBoon(f));
  }
  const standard = decks[read.format ?? 'constructed'];
  const path = (pile: string): string => (Array.isArray(deck) ? '$' : `$.${pile}`);
  checkSizes(main, material, standard, path, report);
  checkCopies(main, standard.copies, standard.rules.main, report);
  checkCopies(material, standard.materialCopies, standard.rules.material, report);
  checkAlone(material, report);
  checkBoons(boons, sideboard, material, standard, path, report);
  checkPlaces(main, 'main', report, cards);
  checkPlaces(material, 'material', report, cards);
  const plain = (found: FoundCard): { card: string; count: number } => ({ card: found.name, count: found.count });
  const understood: Deck = {
    main: main.map(plain),
    material: material.map(plain),
    ...(sideboard.length > 0 ? { sideboard: sideboard.map(plain) } : {}),
    ...(boons.length > 0 ? { boons: boons.map(plain) } : {}),
  };
  return { legal: report.clean, deck: understood, errors: report.errors };
}

const isBoon = ({ card }: FoundCard): boolean => hasWord(card?.data.types, BOON);
const hasWord = (list: unknown, word: string): boolean => Array.isArray(list) && list.includes(word);
/** In Pantheon each player has one lesser and one greater boon, 12 cards of the material deck, and no sideboard. */
function checkBoons(
  boons: readonly FoundCard[],
  sideboard: readonly FoundCard[],
  material: readonly FoundCard[],
  standard: Standard,
  path: (pile: string) => string,
  report: Report,
): void {
  const { rules } = standard;
  if (!standard.boons) {
    if (boons.length > 0) report.add(path('boons'), 'DECK_ILLEGAL', 'boons are for games of Pantheon');
    return;
  }
  for (const kind of ['Lesser', 'Greater']) {
    const count = total(boons.filter((one) => isBoon(one) && hasWord(one.card?.data.supertypes, kind)));
    if (count !== 1) report.add(path('boons'), 'DECK_ILLEGAL', `${count} ${kind.toLowerCase()} boons; one is needed`);
  }
  for (const found of boons)
    if (found.card && !isBoon(found)) report.add(found.path, 'DECK_ILLEGAL', `${found.name} is no boon`);
  if (total(material) < standard.material)
    report.add(
      path('material'),
      'DECK_ILLEGAL',
      `the material deck has ${total(material)} cards; ${standard.material} are needed`,
      { rules: rules.material },
    );
  if (sideboard.length > 0) report.add(path('sideboard'), 'DECK_ILLEGAL', 'there is no sideboard in Pantheon');
}

const total = (entries: readonly { count: number }[]): number => entries.reduce((n, e) => n + e.count, 0);

function checkSizes(
  main: FoundCard[],
  material: FoundCard[],
  standard: Standard,
  path: (pile: string) => string,
  report: Report,
): void {
  const { rules } = standard;
  if (total(main) < standard.main)
    report.add(
      path('main'),
      'DECK_ILLEGAL',
      `the main deck has ${total(main)} cards; at least ${standard.main} are needed`,
      { rules: rules.main },
    );
  if (total(material) > standard.material)
    report.add(
      path('material'),
      'DECK_ILLEGAL',
      `the material deck has ${total(material)} cards; at most ${standard.material} are allowed`,
      { rules: rules.material },
    );
  if (total(main) + total(material) > LARGEST)
    report.add(path('main'), 'TOO_LARGE', `at most ${LARGEST} cards can be played here`);
  const levelZero = material.some(({ card }) => card?.data.level === 0);
  const unknown = material.some(({ card }) => card === null);
  if (!levelZero && !unknown)
    report.add(path('material'), 'DECK_ILLEGAL', 'the material deck needs a level 0 champion', {
      rules: rules.champion,
    });
}

function checkCopies(found: readonly FoundCard[], most: number, rules: RuleRef[], report: Report): void {
  const counted = new Map<string, number>();
  for (const { name, count, path, card } of found) {
    if (!card) continue;
    // Cards are copies by the name that they have in the game: several champions have one name.
    const of = wordOf(card.data.name as Characteristic | undefined) ?? name;
    const before = counted.get(of) ?? 0;
    counted.set(of, before + count);
    if (before <= most && before + count > most)
      report.add(path, 'DECK_ILLEGAL', `${before + count} copies of ${of}; at most ${most} are allowed`, { rules });
  }
}

/** Of cards with divine relic there is one in a material deck at most (2.11.7.15.2). */
function checkAlone(material: readonly FoundCard[], report: Report): void {
  let before = 0;
  for (const { name, count, path, card } of material) {
    if (!hasKeyword(card?.data.abilities, DIVINE_RELIC)) continue;
    if (before + count > 1)
      report.add(path, 'DECK_ILLEGAL', `${name} has divine relic: a material deck has one such card at most`, {
        rules: cite('ga:2.11.7.15.2'),
      });
    before += count;
  }
}
const hasKeyword = (abilities: unknown, keyword: string): boolean =>
  Array.isArray(abilities) &&
  abilities.some((one: unknown) => isTable(one) && one.kind === 'keyword' && one.keyword === keyword);

/**
 * Champions and regalia begin in the material deck, everything else in the main deck (1.3.1.1, 2.1.2.4); tokens, which are
 * no cards, in none.
 */
function checkPlaces(found: readonly FoundCard[], pile: 'main' | 'material', report: Report, cards: CardLookUp): void {
  for (const { name, path, card } of found) {
    if (card?.data.token === true) {
      report.add(path, 'DECK_ILLEGAL', `${name} is a token and no card`, { rules: cite('ga:2.5.1.1.6', 'ga:2.7.1') });
      continue;
    }
    if (!card || pileOf(name, cards) === pile) continue;
    if (hasWord(card.data.types, BOON)) {
      report.add(path, 'DECK_ILLEGAL', `${name} is a boon, and lies in no deck`);
      continue;
    }
    const detail = pile === 'main' ? 'belongs into the material deck' : 'can not be in a material deck';
    report.add(path, 'DECK_ILLEGAL', `${name} ${detail}`, {
      rules: pile === 'main' ? cite('ga:2.1.2.4', 'ga:1.7.1.1') : cite('ga:1.3.1.1', 'ga:1.7.8.3', 'ga:2.1.3.1.2'),
    });
  }
}
