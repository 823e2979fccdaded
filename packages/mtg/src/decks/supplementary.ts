/** Supplementary decks of nontraditional cards (100.2d), and the vanguard card: piles beside the deck, each with rules of its own. */
import { type Characteristics, type FoundCard, type Report, type RuleRef, textsIn, wordsOf } from '@arbiter/engine';
import { isNontraditional } from '../1-concepts/108.5-nontraditional.js';
import { cite } from '../cite.js';

export type SupplementaryPile = 'vanguard' | 'schemes' | 'planes';
export type SupplementedFormat = 'vanguard' | 'archenemy' | 'planechase' | 'planechase-one-deck';

interface Supplement {
  pile: SupplementaryPile;
  format: SupplementedFormat;
  /** Not every deck has it: how many cards it needs hangs on how many play (901.15a). */
  optional?: true;
  /** How a refusal calls such a deck. */
  name: string;
  /** What cards it is made of. */
  types: readonly string[];
  least: number;
  most: number;
  /** The most of cards with one name. */
  copies: number;
  /** The most of cards of a type. */
  ofType?: { type: string; most: number };
  rules: RuleRef[];
}

export const SUPPLEMENTS: readonly Supplement[] = [
  {
    pile: 'vanguard',
    format: 'vanguard',
    name: 'Vanguard',
    types: ['Vanguard'],
    least: 1,
    most: 1,
    copies: 1,
    rules: cite('mtg:902.3', 'mtg:313.1'),
  },
  {
    pile: 'schemes',
    format: 'archenemy',
    name: 'Archenemy',
    types: ['Scheme'],
    least: 20,
    most: 200,
    copies: 2,
    rules: cite('mtg:904.3', 'mtg:314.1', 'mtg:100.2d'),
  },
  {
    pile: 'planes',
    format: 'planechase',
    name: 'Planechase',
    types: ['Plane', 'Phenomenon'],
    least: 10,
    most: 200,
    copies: 1,
    ofType: { type: 'Phenomenon', most: 2 },
    rules: cite('mtg:901.3', 'mtg:311.1', 'mtg:312.1', 'mtg:100.2d'),
  },
  {
    pile: 'planes',
    format: 'planechase-one-deck',
    name: 'Planechase',
    types: ['Plane', 'Phenomenon'],
    optional: true,
    least: 20,
    most: 200,
    copies: 1,
    ofType: { type: 'Phenomenon', most: 16 },
    rules: cite('mtg:901.15a', 'mtg:311.1', 'mtg:312.1', 'mtg:100.2d'),
  },
];
export const SUPPLEMENTARY_PILES: readonly SupplementaryPile[] = [...new Set(SUPPLEMENTS.map(({ pile }) => pile))];

/** Nontraditional cards are in no deck but in those of their own (108.5). @citation */
const IN_NO_DECK = cite('mtg:108.5', 'mtg:100.2d');

/** The pile that a deck of this format has beside the others. */
export const supplementOf = (format: string): SupplementaryPile | undefined =>
  SUPPLEMENTS.find((one) => one.format === format)?.pile;

/** The pile that a card begins in, as far as its printed types say; null: in none. */
export function pileOf({ types }: Characteristics): string | null {
  if (!isNontraditional(types)) return 'main';
  return SUPPLEMENTS.find((one) => wordsOf(types).some((type) => one.types.includes(type)))?.pile ?? null;
}

/** Checks the piles beside the deck, and that no card of theirs is in it. */
export function checkSupplements(
  format: string,
  piles: { [pile in SupplementaryPile]?: readonly FoundCard[] },
  traditional: readonly FoundCard[],
  report: Report,
): void {
  for (const { name, path, card } of traditional)
    if (card && isNontraditional(textsIn(card.data.types)))
      report.add(path, 'DECK_ILLEGAL', `${name} is in no deck or sideboard: it begins the game in the command zone`, {
        rules: IN_NO_DECK,
      });
  for (const supplement of SUPPLEMENTS) {
    const found = piles[supplement.pile];
    if (supplement.format === format) {
      if (found || !supplement.optional) checkPile(supplement, found ?? [], report);
    } else if (found && !supplement.optional && supplementOf(format) !== supplement.pile)
      report.add(`$.${supplement.pile}`, 'DECK_ILLEGAL', `only ${supplement.name} decks have "${supplement.pile}"`, {
        rules: supplement.rules,
      });
  }
}

function checkPile(supplement: Supplement, found: readonly FoundCard[], report: Report): void {
  const { pile, name: variant, types, least, most, copies, ofType, rules } = supplement;
  const illegal = (at: string, detail: string): void => report.add(at, 'DECK_ILLEGAL', detail, { rules });
  const size = found.reduce((n, { count }) => n + count, 0);
  if (size < least || size > most) {
    const wanted = least === most ? `exactly ${least}` : size < least ? `at least ${least}` : `at most ${most}`;
    illegal(`$.${pile}`, `the ${variant} deck has ${size} cards in "${pile}"; ${wanted} may be there`);
  }
  const counted = new Map<string, number>();
  let ofThat = 0;
  for (const { name, count, path, card } of found) {
    const printed = card ? textsIn(card.data.types) : types;
    if (!printed.some((type) => types.includes(type))) illegal(path, `${name} is no ${types.join(' or ')}`);
    const now = (counted.get(name) ?? 0) + count;
    if (now > copies && now - count <= copies)
      illegal(path, `${name} is there ${now} times; at most ${copies} may be there`);
    counted.set(name, now);
    if (ofType && printed.includes(ofType.type)) {
      if (ofThat <= ofType.most && ofThat + count > ofType.most)
        illegal(path, `there are more than ${ofType.most} cards of the type ${ofType.type}`);
      ofThat += count;
    }
  }
}
