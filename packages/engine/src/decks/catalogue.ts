/** Card data for services: characteristics and abilities in the card language, and whether the engine plays the card. */

import type { CardLibrary } from '../cards/card-library.js';
import type { Compiled } from '../cards/compiled.js';
import { type CardLedger, whyUnplayed } from '../cards/ledger.js';
import type { CardCatalogue, CardInfo } from '../contract/api.js';
import type { JsonObject } from '../contract/json.js';
import { bestNames } from '../language/suggest.js';
import { type Ability, type CardDefinition, facesOf, jsonOf } from '../language/types.js';
import { countWork } from '../language/work.js';

/** What a ruleset says of its cards beside their definitions. */
interface CatalogueParts {
  /** What can be worked out from the characteristics of a card or a face. */
  facts?: (card: Compiled) => JsonObject;
  ledger?: CardLedger;
}

/** The cards of an edition. */
export interface EditionCatalogue extends CardCatalogue {
  /** The same where these cards come first. */
  with(own: readonly CardDefinition[]): CardCatalogue;
}

/** The cards of a card library. */
export function cardCatalogue(
  ruleset: string,
  cards: CardLibrary,
  { facts = () => ({}), ledger }: CatalogueParts = {},
): EditionCatalogue {
  const data = (card: Compiled, abilities: readonly Ability[]): JsonObject => ({
    ...card.props,
    ...facts(card),
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
      proof: ledger?.proofs(card.name) ?? [],
      data: { ...data(card, normal), ...several },
    };
  };
  let others: readonly string[] | undefined;
  const get = (name: string): CardInfo | null => {
    const found = cards.named(name) ?? cards.inAnyCase(name);
    return found ? info(found) : unplayed(name);
  };
  const unplayed = (name: string): CardInfo | null => {
    const record = ledger?.unplayed(name);
    if (!record) return null;
    return {
      ruleset,
      name: record.name,
      support: 'unsupported',
      reason: whyUnplayed(record),
      ...(record.clauses[0] ? { clause: record.clauses[0] } : {}),
      data: {},
    };
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
    with: (own) => cardCatalogue(ruleset, cards.with(own), { facts, ledger }),
    suggest: (name) => bestNames([...cards.nearest(name, countWork), ...(ledger?.nearest(name) ?? [])]),
    unplayed: () => {
      others ??= ledger?.names().filter((name) => !cards.named(name)) ?? [];
      return others;
    },
  };
}
