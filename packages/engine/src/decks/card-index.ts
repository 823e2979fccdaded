/** Card data for services: characteristics and abilities in the card language, and whether the engine plays the card. */
import type { CardInfo } from '../contract/api.js';
import type { Json, JsonObject } from '../contract/json.js';
import { suggest } from '../language/suggest.js';
import type { CardDefinition } from '../language/types.js';

export interface CardIndex {
  list(): CardInfo[];
  get(name: string): CardInfo | null;
  suggest(name: string): string[];
}

/** All cards that a ruleset plays, by name. `more` adds what can be worked out from a card's characteristics. */
export function indexCards(
  ruleset: string,
  cards: readonly CardDefinition[],
  more: (card: CardDefinition) => JsonObject = () => ({}),
): CardIndex {
  const list = cards
    .map(
      (c): CardInfo => ({
        ruleset,
        name: c.name,
        support: 'exact',
        reason: null,
        data: { ...c.props, ...more(c), abilities: c.abilities as unknown as Json },
      }),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const names = list.map((c) => c.name);
  const byName = new Map(list.map((c) => [c.name.toLowerCase(), c]));
  return {
    list: () => list,
    get: (name) => byName.get(name.toLowerCase()) ?? null,
    suggest: (name) => suggest(name, names),
  };
}
