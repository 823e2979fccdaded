/** Sorting a plain list of cards into a deck's piles, by what the cards are. */
import { type CardLibrary, type Compiled, type Deck, foldName, wordsOf } from '@arbiter/engine';

export interface Entry {
  card: string;
  count: number;
}
const PILE_OF: { [type: string]: string } = { Legend: 'legend', Rune: 'runes', Battlefield: 'battlefields' };
const list = (card: Compiled | undefined, prop: string): readonly string[] => wordsOf(card?.props[prop]);

/** The chosen champion is the one named, else the first champion that shares the legend's tag (103.2.a.2). */
export function sortIntoPiles(library: CardLibrary, main: Entry[], sideboard: Entry[] = [], champion?: string): Deck {
  const cardOf = (name: string): Compiled | undefined => library.folding(foldName(name));
  const deck: Deck = { legend: [], champion: [], main: [], battlefields: [], runes: [] };
  for (const entry of main) {
    const type = list(cardOf(entry.card), 'types')[0] ?? '';
    (deck[PILE_OF[type] ?? 'main'] as Entry[]).push({ ...entry });
  }
  const tags = list(cardOf(deck.legend?.[0]?.card ?? ''), 'tags');
  const isChosen = (e: Entry): boolean => {
    const card = cardOf(e.card);
    if (champion !== undefined) return foldName(e.card) === foldName(champion);
    return list(card, 'supertypes').includes('Champion') && list(card, 'tags').some((t) => tags.includes(t));
  };
  const chosen = deck.main?.find(isChosen);
  if (chosen) {
    deck.champion = [{ card: chosen.card, count: 1 }];
    chosen.count--;
    deck.main = (deck.main ?? []).filter((e) => e.count > 0);
  }
  return sideboard.length > 0 ? { ...deck, sideboard } : deck;
}
