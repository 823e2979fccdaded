/** An edition of Grand Archive: what it is written as, and what its rules are once `defineGrandArchive` has made them. */
import type {
  CardCatalogue,
  CardLanguage,
  CardSource,
  Changes,
  Game,
  Intrinsic,
  Layouts,
  RuleInfo,
  Rules,
  RulesParts,
  Traits,
  ViewRules,
} from '@arbiter/engine';
import type { Keyword, Trait } from './2-mechanics/keywords/hooks.js';
import type { DeckRules } from './decks/validate.js';

/** What an edition is made of. */
export interface GrandArchiveParts extends Omit<RulesParts, 'definitions' | 'view'> {
  /** The folder of its rulebook's facts. */
  rulebook: string;
  sources: readonly (CardSource | null)[];
  /** Abilities that follow from printed characteristics. */
  intrinsic: Intrinsic;
  /** How the faces of cards with several of them belong together. */
  layouts: Layouts;
  keywords: readonly Keyword[];
  decks: DeckRules;
  view: Omit<ViewRules, 'abilityText'>;
}

/** An edition as it is written down: its name, and what it has otherwise than the base. */
export interface GrandArchiveEdition {
  id: string;
  name: string;
  differs?: (base: GrandArchiveParts) => Changes<GrandArchiveParts>;
}

/** The rules of an edition, and all that goes with them. */
export interface GrandArchiveRules extends Rules {
  traits: Traits<Trait>;
  decks: DeckRules;
  cards: CardCatalogue;
  rule: (number: string) => RuleInfo | null;
  readonly language: CardLanguage;
}

/** The edition that a game is played by: all games of this package's rules are begun by one of `defineGrandArchive`. */
export const editionOf = (g: Pick<Game, 'rules'>): GrandArchiveRules => g.rules as GrandArchiveRules;
