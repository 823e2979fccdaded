/**
 * An edition of a game: what it is written as, and what its rules are once they have been made. Whatever is worked out
 * from the rules of an edition belongs to them, so that several are played side by side.
 */
import { cardLibrary } from '../cards/card-library.js';
import type { Compiled, Intrinsic } from '../cards/compiled.js';
import type { CardSource } from '../cards/source.js';
import type { RuleInfo } from '../contract/api.js';
import type { JsonObject } from '../contract/json.js';
import { cardCatalogue, type EditionCatalogue } from '../decks/catalogue.js';
import type { Layouts } from '../language/layouts.js';
import { collectTraits, type KeywordDefinition, type Traits } from '../machine/keyword.js';
import type { Rules } from '../machine/rules.js';
import { type CardLanguage, defineLanguage } from '../schema/language.js';
import { type Changes, changed, defineRules, type RulesParts } from './define.js';

/** The rules as an edition writes them: its cards are sources still. */
type WrittenParts = Omit<RulesParts, 'definitions'>;

/** What an edition is made of; a game adds what else its editions may have otherwise than their base. */
export interface EditionParts<Trait extends string, Decks> extends WrittenParts {
  sources: readonly (CardSource | null)[];
  /** Abilities that follow from printed characteristics. */
  intrinsic: Intrinsic;
  /** How the faces of cards with several of them belong together. */
  layouts: Layouts;
  keywords: readonly KeywordDefinition<object, Trait>[];
  /** How decks are built. */
  decks: Decks;
}

/** An edition as it is written down: its name, and what it has otherwise than the base. */
export interface Edition<Parts extends WrittenParts> {
  id: string;
  name: string;
  differs?: (base: Parts) => Changes<Parts>;
}

/** The rules of an edition, and all that goes with them. */
export interface EditionRules<Trait extends string, Decks> extends Rules {
  traits: Traits<Trait>;
  decks: Decks;
  cards: EditionCatalogue;
  /** A rule of its rulebook by number; null where the book has none. */
  rule: (number: string) => RuleInfo | null;
  readonly language: CardLanguage;
}

/** What a game makes of the parts of an edition itself. */
interface OwnMakers<Parts, Own> {
  /** The look-up of its rulebook's rules. */
  rule: (parts: Parts) => (number: string) => RuleInfo | null;
  /** What the catalogue says of a card besides what is printed. */
  facts?: (card: Compiled) => JsonObject;
  /**
   * What else its rules have. Every step of a game asks the rules for something: made in one piece they keep one shape, and
   * what is added to them afterwards would make a table of them, in which each look is a search.
   */
  own?: (parts: Parts) => Own;
}

/** The parts of an edition: those of its base, with its changes. */
export const partsOf = <Parts extends WrittenParts>(base: Parts, { differs }: Edition<Parts>): Parts =>
  differs ? changed(base, differs(base)) : base;

/** Makes the rules of an edition from its parts. */
export function defineEdition<
  Trait extends string,
  Decks,
  Parts extends EditionParts<Trait, Decks>,
  Own extends object,
>(
  { id, name }: { id: string; name: string },
  parts: Parts & EditionParts<Trait, Decks>,
  { rule, facts, own }: OwnMakers<Parts, Own>,
): EditionRules<Trait, Decks> & Own {
  const definitions = cardLibrary({ intrinsic: parts.intrinsic, layouts: parts.layouts }, ...parts.sources);
  let language: CardLanguage | undefined;
  const rules: EditionRules<Trait, Decks> & Own = {
    ...defineRules({ id, name }, { ...parts, definitions }),
    ...(own?.(parts) as Own),
    traits: collectTraits(parts.keywords),
    decks: parts.decks,
    cards: cardCatalogue(parts.id, definitions, { facts, ledger: parts.ledger }),
    rule: rule(parts),
    get language() {
      language ??= defineLanguage(rules);
      return language;
    },
  };
  return rules;
}
