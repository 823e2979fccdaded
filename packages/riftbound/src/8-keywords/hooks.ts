/** The places in the rules where keyword abilities take part, and what a keyword is to Riftbound. */
import type { KeywordDefinition } from '@arbiter/engine';

/** What procedures ask of a card or object, where having such a keyword is the whole answer. */
export type Trait =
  /** Can be played in showdowns too (806.1.c). */
  | 'actionSpeed'
  /** Can be played in showdowns and closed states too (813.1.c). */
  | 'reactionSpeed'
  /** Can be played as a reaction to where its player has units (822.1.c). */
  | 'joinsFights'
  /** Can be hidden at a battlefield (811.1.b). */
  | 'hides'
  /** Moves from battlefield to battlefield (810.1.b). */
  | 'movesAcross'
  /** Is assigned combat damage before others (815.1.c). */
  | 'damagedFirst'
  /** Is assigned combat damage after others (826.3). */
  | 'damagedLast';

export type Keyword = KeywordDefinition<object, Trait>;
export const defineKeyword = (keyword: Keyword): Keyword => keyword;
