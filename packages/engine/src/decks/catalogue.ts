/** Card data for services: characteristics and abilities in the card language, and whether the engine plays the card. */

import type { CardLibrary } from '../cards/card-library.js';
import type { CardCatalogue, CardInfo } from '../contract/api.js';
import type { Json, JsonObject } from '../contract/json.js';
import type { CardDefinition } from '../language/types.js';

/** The cards of a card library. `more` adds what can be worked out from a card's characteristics. */
export function cardCatalogue(
  ruleset: string,
  cards: CardLibrary,
  more: (card: CardDefinition) => JsonObject = () => ({}),
): CardCatalogue {
  const info = (card: CardDefinition): CardInfo => ({
    ruleset,
    name: card.name,
    support: 'exact',
    reason: null,
    data: { ...card.props, ...more(card), abilities: card.abilities as unknown as Json },
  });
  const get = (name: string): CardInfo | null => {
    const found = cards.named(name) ?? cards.inAnyCase(name);
    return found ? info(found.definition) : null;
  };
  return {
    names: () => cards.names(),
    *list() {
      for (const name of cards.names()) yield get(name) as CardInfo;
    },
    get,
    suggest: (name) => cards.suggest(name),
  };
}
