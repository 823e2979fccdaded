/**
 * How the games of each ruleset begin, written again from the rules and `docs/guarantees.md` alone: given any source of random
 * words it says who begins and how every deck lies. Whoever wants to cheat would write just this.
 */
import type { Deck } from '@arbiter/engine';

/** Gives the next random word, a whole number below 2 ** 32. */
export type Words = () => number;

/** The beginning of a game: who begins, and each seat's shuffled decks from the top, opening hands included. */
export interface Opening {
  first: number;
  decks: string[][];
}

const RANGE = 2 ** 32;
const SEATS = 2;

function draw(words: Words, n: number): number {
  const limit = Math.floor(RANGE / n) * n;
  for (;;) {
    const word = words();
    if (word < limit) return word % n;
  }
}

function shuffled(words: Words, cards: readonly string[]): string[] {
  const out = cards.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const k = draw(words, i + 1);
    [out[i], out[k]] = [out[k] as string, out[i] as string];
  }
  return out;
}

const cardsOf = (deck: Deck, pile: string): string[] =>
  (deck[pile] ?? []).flatMap(({ card, count }) => Array<string>(count).fill(card));

/** How the games of a ruleset begin. */
export interface OpeningRules {
  /** For each pile of a deck that is shuffled, the zones that its cards lie in then, the hand first. */
  zones: string[][];
  /** These piles, in the order in which they are shuffled. */
  piles: string[];
  /** Whether it is drawn who begins before anything is shuffled, or after it. */
  first: 'before' | 'after';
}

export const openings: { [ruleset: string]: OpeningRules } = {
  mtg: { zones: [['hand', 'library']], piles: ['main'], first: 'before' },
  'grand-archive': { zones: [['hand', 'mainDeck']], piles: ['main'], first: 'after' },
  riftbound: { zones: [['hand', 'mainDeck'], ['runeDeck']], piles: ['main', 'runes'], first: 'after' },
};

/** The piles of all decks as they were brought, in the order in which they are shuffled. */
export const pilesOf = ({ piles }: OpeningRules, decks: readonly Deck[]): string[][] =>
  decks.flatMap((deck) => piles.map((pile) => cardsOf(deck, pile)));

/** @param most so many piles are enough; who begins is told only where all of them are */
export function predict(
  { first }: OpeningRules,
  piles: readonly string[][],
  words: Words,
  most = piles.length,
): Opening {
  const before = first === 'before' ? draw(words, SEATS) : undefined;
  const decks = piles.slice(0, most).map((pile) => shuffled(words, pile));
  return { first: before ?? (most < piles.length ? -1 : draw(words, SEATS)), decks };
}
