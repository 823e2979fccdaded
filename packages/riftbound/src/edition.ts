/** An edition of Riftbound: what it is written as, and what its rules are once `defineRiftbound` has made them. */
import type {
  CardCatalogue,
  CardDefinition,
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
import type { Keyword, Trait } from './8-keywords/hooks.js';
import type { DeckRules } from './decks/validate.js';

/** Numbers that the rules name. */
interface Numbers {
  /** 194.1 */
  victoryScore: number;
  /** 117 */
  handSize: number;
  /** Cards that may be set aside for others at the beginning (117). */
  setAside: number;
  /** 315.3 */
  runesEachTurn: number;
}

/** What an edition is made of. */
export interface RiftboundParts extends Omit<RulesParts, 'definitions' | 'view'> {
  /** The folders of its rulebooks' facts, by the prefix of their citations. */
  rulebooks: { readonly [prefix: string]: string };
  sources: readonly (CardSource | null)[];
  /** Tokens that effects make. */
  tokens: readonly CardDefinition[];
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
export interface RiftboundEdition {
  id: string;
  name: string;
  differs?: (base: RiftboundParts) => Changes<RiftboundParts>;
}

/** The rules of an edition, and all that goes with them. */
export interface RiftboundRules extends Rules {
  traits: Traits<Trait>;
  numbers: Numbers;
  decks: DeckRules;
  tokens: readonly CardDefinition[];
  cards: CardCatalogue;
  rule: (number: string) => RuleInfo | null;
  readonly language: CardLanguage;
}

/** The edition that a game is played by: all games of this package's rules are begun by one of `defineRiftbound`. */
export const editionOf = (g: Pick<Game, 'rules'>): RiftboundRules => g.rules as RiftboundRules;
