/** The places in the rules where keyword abilities take part, and what a keyword is to Grand Archive. */
import type { KeywordDefinition } from '@arbiter/engine';

/** What procedures ask of an object, where having such a keyword is the whole answer. */
export type Trait =
  /** An attack with it is directed at all units of one opponent (2.4.0.10.1). */
  | 'attacksAll'
  /** Attacks can't be directed at it (2.2.7.2.2.2), unless something used for the attack sees it. */
  | 'hides'
  /** Attacks with it can be directed at what hides. */
  | 'sees'
  /** While awake it is attacked before what else its controller has. */
  | 'attackedFirst'
  /** Its attacks can't be intercepted, and ignore what would be attacked first. */
  | 'passesBy'
  /** Retaliates without resting, and while rested. */
  | 'staysAwake'
  /** Retaliates against attacks on others. */
  | 'helpsOthers'
  /** Goes to the material deck instead of being banished. */
  | 'comesBack'
  /** No target of Spells. */
  | 'shunsSpells'
  /** No target of anything. */
  | 'shunsAll'
  /** Doesn't go from the field to the graveyard. */
  | 'lives'
  /** A material deck has one card with it at most. */
  | 'aloneInDeck'
  /** Activated at fast speed. */
  | 'activatedFast'
  /** Obeys only a champion of the level that it says. */
  | 'demandsLevel'
  /** Keeps everybody from having Opportunity as long as its activation waits. */
  | 'closesOpportunity'
  /** Says only what a triggered ability waits for (2.4.2.2.2). */
  | 'namesTrigger';

export type Keyword = KeywordDefinition<object, Trait>;
export const defineKeyword = (keyword: Keyword): Keyword => keyword;
