/** Deck codes as the community's sites share them, by the package of the site that made the format. */
import { type CardLibrary, type Deck, type Result, wordOf } from '@arbiter/engine';
import { getCodeFromDeck, getDeckFromCode } from '@piltoverarchive/riftbound-deck-codes';
import { type Entry, sortIntoPiles } from './piles.js';

/** A text that can only be a deck code. */
export const looksLikeCode = (text: string): boolean => /^[A-Z2-7]{16,2000}$/i.test(text.trim());

/** The letter after a number names a printing, not another card. */
const plain = (code: string): string => code.replace(/[a-z*]$/, '');

/** Reads a deck code. Cards of which only the number is known are named by it, so that validation names them. */
export function parseDeckCode(code: string, library: CardLibrary): Result<Deck> {
  const named = (cardCode: string): string | undefined => library.by('code', plain(cardCode))?.definition.name;
  try {
    const { mainDeck, sideboard, chosenChampion } = getDeckFromCode(code.trim().toUpperCase());
    const entry = ({ cardCode, count }: { cardCode: string; count: number }): Entry => ({
      card: named(cardCode) ?? cardCode,
      count,
    });
    const champion = chosenChampion === undefined ? undefined : named(chosenChampion);
    return { ok: true, value: sortIntoPiles(library, mainDeck.map(entry), sideboard.map(entry), champion) };
  } catch (error) {
    const detail = `this is no deck code that can be read: ${error instanceof Error ? error.message : 'unknown fault'}`;
    return { ok: false, error: { code: 'INVALID_INPUT', detail, rules: [] } };
  }
}

/** The code of a deck; sets that the format doesn't know yet are a refusal. */
export function deckCodeOf(deck: Deck, library: CardLibrary): Result<string> {
  const codeOf = (card: string): string | undefined => wordOf(library.named(card)?.props.code);
  const counts = new Map<string, number>();
  const champion = deck.champion?.[0]?.card;
  for (const pile of ['legend', 'champion', 'main', 'battlefields', 'runes'])
    for (const { card, count } of deck[pile] ?? []) counts.set(card, (counts.get(card) ?? 0) + count);
  const coded = (entries: Iterable<[string, number]>) =>
    [...entries].map(([card, count]) => ({ cardCode: codeOf(card) ?? card, count }));
  try {
    const side = (deck.sideboard ?? []).map((e): [string, number] => [e.card, e.count]);
    return {
      ok: true,
      value: getCodeFromDeck(coded(counts), coded(side), champion ? codeOf(champion) : undefined),
    };
  } catch (error) {
    const detail = `this deck has no code: ${error instanceof Error ? error.message : 'unknown fault'}`;
    return { ok: false, error: { code: 'INVALID_INPUT', detail, rules: [] } };
  }
}
