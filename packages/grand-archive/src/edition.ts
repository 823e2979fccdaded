/** An edition of Grand Archive: what it is written as, and what its rules are once `defineGrandArchive` has made them. */
import type { Edition, EditionParts, EditionRules, Game } from '@arbiter/engine';
import type { Keyword, Trait } from './2-mechanics/keywords/hooks.js';
import type { DeckRules } from './decks/validate.js';

/** What an edition is made of. */
export interface GrandArchiveParts extends EditionParts<Trait, DeckRules> {
  /** The folder of its rulebook's facts. */
  rulebook: string;
  keywords: readonly Keyword[];
}
export type GrandArchiveEdition = Edition<GrandArchiveParts>;
/** The rules of an edition, and all that goes with them. */
export type GrandArchiveRules = EditionRules<Trait, DeckRules>;

/** The edition that a game is played by: all games of this package's rules are begun by one of `defineGrandArchive`. */
export const editionOf = (g: Pick<Game, 'rules'>): GrandArchiveRules => g.rules as GrandArchiveRules;
