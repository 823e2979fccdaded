/** Card data for services: characteristics and abilities in the card language, and whether the engine plays the card. */

import type { CardLibrary } from '../cards/card-library.js';
import type { Compiled } from '../cards/compiled.js';
import type { CardCatalogue, CardInfo } from '../contract/api.js';
import type { JsonObject } from '../contract/json.js';
import { type Ability, facesOf, jsonOf } from '../language/types.js';

/** The cards of a card library. `more` adds what can be worked out from the characteristics of a card or a face. */
export function cardCatalogue(
  ruleset: string,
  cards: CardLibrary,
  more: (card: Compiled) => JsonObject = () => ({}),
): CardCatalogue {
  const data = (card: Compiled, abilities: readonly Ability[]): JsonObject => ({
    ...card.props,
    ...more(card),
    abilities: abilities.map(jsonOf),
  });
  /** What the card normally is, and each of its faces where it has several. */
  const info = (card: Compiled): CardInfo => {
    const { definition, faces, layout } = card;
    const printed = facesOf(definition).map((face) => face.abilities);
    const normal = layout?.combined ? printed.flat() : (printed[0] ?? []);
    const several: JsonObject =
      faces && definition.layout !== undefined
        ? { layout: definition.layout, faces: faces.map((face, i) => data(face, printed[i] ?? [])) }
        : {};
    return {
      ruleset,
      name: card.name,
      support: 'exact',
      reason: null,
      data: { ...data(card, normal), ...several },
    };
  };
  const get = (name: string): CardInfo | null => {
    const found = cards.named(name) ?? cards.inAnyCase(name);
    return found ? info(found) : null;
  };
  return {
    names: () => cards.names(),
    *list() {
      for (const name of cards.names()) {
        const card = get(name);
        if (card) yield card;
      }
    },
    get,
    suggest: (name) => cards.suggest(name),
  };
}
