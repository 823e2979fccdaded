/** Finds the cards that a deck names, each name once, and reports those that are unknown or not played. */
import type { CardInfo } from '../contract/api.js';
import type { Report } from '../language/report.js';
import { foldName, tidyName } from '../language/suggest.js';
import type { DeckEntry } from './read.js';

export interface CardLookUp {
  get(name: string): CardInfo | null;
  suggest(name: string): string[];
}

export interface FoundCard {
  name: string;
  count: number;
  path: string;
  /** Null where the card is unknown. */
  card: CardInfo | null;
}

/** Finds cards by the names in a deck, each name once. */
export class CardFinder {
  readonly #known = new Map<string, CardInfo | null>();

  constructor(
    readonly cards: CardLookUp,
    readonly report: Report,
  ) {}

  find(entry: DeckEntry): FoundCard {
    const before = this.#known.get(entry.card);
    const card = before === undefined ? this.#lookUp(entry) : before;
    if (before === null) this.#unknown(entry, []);
    else if (card && card.support !== 'exact') {
      const why = card.reason ? `: ${card.reason}` : '';
      const clause = card.clause ? { clause: card.clause } : {};
      this.report.add(entry.path, 'UNSUPPORTED_CARD', `the engine does not play ${card.name}${why}`, clause);
    }
    this.#known.set(entry.card, card);
    return { name: card?.name ?? entry.card, count: entry.count, path: entry.path, card };
  }

  #lookUp(entry: DeckEntry): CardInfo | null {
    const exact = this.cards.get(entry.card) ?? this.cards.get(tidyName(entry.card));
    if (exact) return exact;
    const suggestions = this.report.suggestions.of(() => this.cards.suggest(entry.card));
    // Accents and punctuation are no reason to refuse a name, nor is naming a split card by one half alone.
    const wanted = foldName(entry.card);
    const same = suggestions.find((s) => foldName(s) === wanted || foldName(s).split(' // ')[0] === wanted);
    const meant = same === undefined ? null : this.cards.get(same);
    if (!meant) this.#unknown(entry, suggestions);
    return meant;
  }

  #unknown(entry: DeckEntry, suggestions: string[]): void {
    const hint = suggestions.length > 0 ? `; did you mean ${suggestions.join(', ')}?` : '';
    this.report.add(entry.path, 'UNKNOWN_CARD', `there is no card named "${entry.card}"${hint}`, { suggestions });
  }
}
