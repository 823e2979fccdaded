/** An edition of Riftbound: what it is written as, and what its rules are once `defineRiftbound` has made them. */
import type {
  Action,
  ActionOf,
  CardDefinition,
  Edition,
  EditionParts,
  EditionRules,
  Game,
  RuleRef,
  Seat,
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

/** What editions have otherwise of abilities and game actions (360–431). */
export interface ActionRules {
  /** Since when a card counts as played for what asks whether cards were (419.4.b). */
  playedOnce: 'finalized' | 'resolved';
  /** Whether a spell that adds resources waits on the chain like others (429.2.b). */
  addingSpellsWait: boolean;
  /** Whether a card that is drawn from elsewhere than the Main Deck is drawn, for what waits for that (413.1). */
  drawnFromAnywhere: boolean;
  /** To which zones facedown cards are shown to all as they leave for them (421.4). */
  shownLeavingFor: (g: Game, zone: string) => boolean;
  /** What recovers as what lasts "this turn" ends (423.1.a.2). */
  recoveringLast: (g: Game) => Action[];
  /** Of the points of burning out again and again: whether nothing keeps a player from them (431.3.b), and who wins at once. */
  burnOut: { isSure: boolean; wins: (g: Game, seat: Seat) => boolean; rules: RuleRef[] };
  /** What kills a unit that dies of damage, of what dealt it that damage (428.5.c). */
  killersBy: (damage: ActionOf<'damage'>) => readonly number[];
}

/** What an edition is made of. */
export interface RiftboundParts extends EditionParts<Trait, DeckRules> {
  /** The folders of its rulebooks' facts, by the prefix of their citations. */
  rulebooks: { readonly [prefix: string]: string };
  /** Tokens that effects make. */
  tokens: readonly CardDefinition[];
  keywords: readonly Keyword[];
  numbers: Numbers;
  actions: ActionRules;
}
export type RiftboundEdition = Edition<RiftboundParts>;

/** The rules of an edition, and all that goes with them. */
export interface RiftboundRules extends EditionRules<Trait, DeckRules> {
  numbers: Numbers;
  actions: ActionRules;
  tokens: readonly CardDefinition[];
}

/** The edition that a game is played by: all games of this package's rules are begun by one of `defineRiftbound`. */
export const editionOf = (g: Pick<Game, 'rules'>): RiftboundRules => g.rules as RiftboundRules;
