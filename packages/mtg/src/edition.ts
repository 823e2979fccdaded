/** An edition of Magic: what it is written as, and what its rules are once `defineMagic` has made them. */
import type {
  CardCatalogue,
  CardLanguage,
  CardSource,
  Changes,
  Game,
  Hooked,
  Intrinsic,
  Layouts,
  RuleInfo,
  Rules,
  RulesParts,
  Traits,
  ViewRules,
} from '@arbiter/engine';
import type { Keyword, KeywordHooks, Trait } from './7-additional/702-keywords/hooks.js';
import type { DeckRules } from './decks/validate.js';

/** Numbers that the rules name. */
interface Numbers {
  /** 103.4 */
  startingLife: number;
  /** 103.5 */
  handSize: number;
  /** 402.2 */
  maximumHandSize: number;
  /** 704.5c */
  losingPoison: number;
}

/** What an edition is made of. */
export interface MagicParts extends Omit<RulesParts, 'definitions' | 'view'> {
  /** The folder of its rulebook's facts. */
  rulebook: string;
  sources: readonly (CardSource | null)[];
  /** Abilities that follow from printed characteristics. */
  intrinsic: Intrinsic;
  /** How the faces of cards with several of them belong together. */
  layouts: Layouts;
  keywords: readonly Keyword[];
  numbers: Numbers;
  decks: DeckRules;
  view: Omit<ViewRules, 'abilityText'>;
}

/** An edition as it is written down: its name, and what it has otherwise than the base. */
export interface MagicEdition {
  id: string;
  name: string;
  differs?: (base: MagicParts) => Changes<MagicParts>;
}

/** The rules of an edition, and all that goes with them. */
export interface MagicRules extends Rules {
  hooks: Hooked<KeywordHooks>;
  traits: Traits<Trait>;
  numbers: Numbers;
  decks: DeckRules;
  cards: CardCatalogue;
  rule: (number: string) => RuleInfo | null;
  readonly language: CardLanguage;
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
