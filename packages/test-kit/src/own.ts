/**
 * Cards that the tests of one file have for themselves: laid over a game's own cards in a ruleset that only they play by.
 * The next file begins without any (test/support/each-file.ts).
 */
import type { CardDefinition } from '@arbiter/engine';

let cards: readonly CardDefinition[] = [];

/** Cards for the rest of this file's tests; of two with one name the later counts. */
export function ownCards(...definitions: CardDefinition[]): void {
  cards = [...cards, ...definitions];
}

/** The cards of this file; the same list until there are more. */
export const cardsOfFile = (): readonly CardDefinition[] => cards;

export function forgetCards(): void {
  cards = [];
}
