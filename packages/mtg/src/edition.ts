/** An edition of Magic: what it is written as, and what its rules are once `defineMagic` has made them. */
import type { Edition, EditionParts, EditionRules, Game, Hooked, Telling } from '@arbiter/engine';
import type { Keyword, KeywordHooks, Trait } from './7-additional/702-keywords/hooks.js';
import type { DeckRules } from './decks/validate.js';

/** Numbers that the rules name. */
export interface Numbers {
  /** 103.4 */
  startingLife: number;
  /** 103.5 */
  handSize: number;
  /** 402.2 */
  maximumHandSize: number;
  /** 704.5c */
  losingPoison: number;
}

/** What editions have otherwise of how creatures fight. */
export interface CombatRules {
  /** How much damage a creature must be assigned before a trampling attacker lets the rest through (510.1c, 702.19b). */
  damageToKill: (g: Game, creature: number) => number;
  /** How many creatures without banding attack in a band at most (702.22c). */
  mostWithoutBanding: number;
  /** "Bands with other" bands those that have the same ability, of whatever quality they are (mtg-2003 502.11b, 502.11c). */
  sameAbilityBands?: true;
}

/** What editions have otherwise of split cards but on the stack. */
export interface HalvesRules {
  /** The mana values of the halves, where a look for one of them is a look at each by itself. */
  costs?: (g: Game, id: number) => readonly number[] | undefined;
  /** Whoever names one names both halves (201.4b lets one be named). */
  namedTogether?: true;
}

/** What of the whole table a position may say. */
export type Shared = 'time' | 'monarch' | 'initiative';

/** What an edition says that its rules have as it is. */
export interface EditionFacts {
  combat: CombatRules;
  halves: HalvesRules;
  /** Whether what is removed from the game is outside the game, from where cards are brought (400.11). */
  removedIsOutside: boolean;
  /** Whether what was chosen for a permanent counts for whatever it becomes a copy of later (mtg-2003 503.8; else 607.5a). */
  choicesRemembered: boolean;
  /** The formats that its games may be played in. */
  formats: readonly [string, ...string[]];
  /** What is held in common that it knows: day and night, a monarch, who has the initiative. */
  shared: readonly Shared[];
  numbers: Numbers;
  /** What the mana cost is of what has none printed: none at all, or a cost of nothing. */
  costOfNone: string | null;
  /** The creature types that there are, of which one is chosen (205.3m). */
  creatureTypes: () => readonly string[];
  /** How what happens is told. */
  telling: Telling;
}

/** What an edition is made of. */
export interface MagicParts extends EditionParts<Trait, DeckRules>, EditionFacts {
  /** The folder of its rulebook's facts. */
  rulebook: string;
  keywords: readonly Keyword[];
  /** What rules say that are no keywords, at the places where keywords have their say. */
  laws: readonly Pick<Keyword, 'hooks'>[];
}
export type MagicEdition = Edition<MagicParts>;

/** The rules of an edition, and all that goes with them. */
export interface MagicRules extends EditionRules<Trait, DeckRules>, EditionFacts {
  hooks: Hooked<KeywordHooks>;
}

/** The edition that a game is played by: all games of this package's rules are begun by an edition of `defineMagic`. */
export const editionOf = (g: Pick<Game, 'rules'>): MagicRules => g.rules as MagicRules;

/** What the first of several says that says anything. */
export function firstOf<Hook, T>(hooks: readonly Hook[], ask: (hook: Hook) => T | null): T | null {
  for (const hook of hooks) {
    const said = ask(hook);
    if (said !== null) return said;
  }
  return null;
}
