/** The side deck between games of a match, by the tournament rules. */
import { describe, expect, it } from 'vitest';
import { riftbound, sampleDecks } from '../../src/index.js';

type Deck = { [pile: string]: { card: string; count: number }[] };
/** A sample deck with one copy of some of its cards in the side deck as well. */
const kaisa = structuredClone(sampleDecks.kaisa) as Deck;
const [first, second] = (kaisa.main ?? []).filter(({ count }) => count === 3) as [Deck[string][0], Deck[string][0]];
first.count = 2;
const few = kaisa.main?.find((one) => one !== first && one.count < 3 && one.card !== kaisa.champion?.[0]?.card);
if (few) few.count++;
kaisa.sideboard = [{ card: first.card, count: 1 }];

const changed = (change: (deck: Deck) => void): Deck => {
  const deck = structuredClone(kaisa);
  change(deck);
  return deck;
};
const against = (after: Deck, drawn = false) =>
  riftbound.exchange?.({ before: kaisa as never, after: after as never, drawn });
const swapped = changed((deck) => {
  for (const one of deck.main ?? []) if (one.card === first.card) one.count++;
  for (const one of deck.main ?? []) if (one.card === second.card) one.count--;
  deck.sideboard = [{ card: second.card, count: 1 }];
});

describe('exchanging cards with the side deck', () => {
  it('the deck of these tests is legal', () => {
    expect(riftbound.validateDeck('2026-07', kaisa)).toMatchObject({ legal: true });
    expect(riftbound.validateDeck('2026-07', swapped)).toMatchObject({ legal: true });
  });

  it('tournament rule 403.4: one for one, in whatever order they are listed', () => {
    expect(against(swapped)).toEqual([]);
    expect(against(changed((deck) => deck.main?.reverse()))).toEqual([]);
    expect(against(kaisa)).toEqual([]);
    const more = changed((deck) => {
      for (const one of deck.main ?? []) if (one.card === first.card) one.count++;
      deck.sideboard = [];
    });
    expect(riftbound.validateDeck('2026-07', more)).toMatchObject({ legal: true });
    expect(against(more)).toEqual([
      {
        path: '$.main',
        code: 'DECK_ILLEGAL',
        detail:
          'cards are exchanged one for one: the main deck had 40 cards with the chosen champion and has 41 (tournament rule 403.4)',
      },
    ]);
  });

  it('tournament rule 403.4.a: the chosen champion may be another of the main deck', () => {
    const champion = kaisa.champion?.[0]?.card ?? '';
    const other = changed((deck) => {
      deck.champion = [{ card: second.card, count: 1 }];
      for (const one of deck.main ?? []) if (one.card === second.card) one.count--;
      deck.main?.push({ card: champion, count: 1 });
    });
    expect(against(other)).toEqual([]);
  });

  it('tournament rule 403.4.b: runes, legend and battlefields stay', () => {
    for (const pile of ['runes', 'legend', 'battlefields']) {
      const other = changed((deck) => {
        deck[pile] = [{ card: 'another', count: 1 }, ...(deck[pile] ?? []).slice(1)];
      });
      expect(against(other)).toEqual([
        expect.objectContaining({ path: `$.${pile}`, detail: expect.stringContaining('403.4.b') }),
      ]);
    }
  });

  it('tournament rule 403.10: after a drawn game the deck stays as it was', () => {
    expect(against(kaisa, true)).toEqual([]);
    expect(against(swapped, true)).toEqual([
      {
        path: '$.main',
        code: 'DECK_ILLEGAL',
        detail: 'after a drawn game no cards are exchanged (tournament rule 403.10)',
      },
    ]);
  });
});
