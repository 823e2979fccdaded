/** What a ruleset gives to the kernel: tables and policies in groups. The kernel's own mechanisms read them and nothing else. */

import type { CardLibrary } from '../cards/card-library.js';
import type { Compiled } from '../cards/compiled.js';
import type { CardLedger } from '../cards/ledger.js';
import type { RuleRef, Seat } from '../contract/contract.js';
import type { JsonObject } from '../contract/json.js';
import type {
  Ability,
  CardDefinition,
  Condition,
  Cost,
  Effects,
  KeywordAbility,
  Mod,
  StaticAbility,
  TriggeredAbility,
  Until,
} from '../language/types.js';
import type { ObjectMarks } from '../state/marks.js';
import type { Perspective } from '../state/perspective.js';
import type { Entity, Obj, WaitingTrigger } from '../state/state.js';
import type { Action, ActionKind, ActionOf, Replacement, TriggerEvent } from './actions.js';
import type { Call, Control, Procedure, Then } from './control.js';
import type { Chars, Derived } from './derived.js';
import type { Game } from './game.js';
import type { KeywordRecord } from './keyword.js';
import type {
  InnerGames,
  LeavingPolicy,
  PlayPolicy,
  PriorityPolicy,
  StateCheck,
  TurnStep,
  ZoneSpec,
} from './policies.js';
import type { WordSet } from './words.js';

export interface Rules {
  id: string;
  name: string;
  /**
   * Behaviour number: it grows when the same log would give another game. Since 2 the generator is HMAC-SHA256; since 3
   * states name parts of definitions by address, and abilities function outside the field and the stack.
   */
  epoch: number;
  /** The edition whose rules these are. */
  edition: { id: string; name: string };
  /** What was worked out from these rules: see `perRules`. */
  kept: unknown[];
  definitions: CardLibrary;
  /** What is known of cards besides: proofs, and those that are not played. */
  ledger?: CardLedger;
  /** The words of the card language: the kernel's and its own. */
  words: WordSet;
  procedures: Map<string, Procedure>;
  zones: ZoneRules;
  turn: TurnRules;
  play: PlayRules;
  events: EventRules;
  continuous: ContinuousRules;
  view: ViewRules;
  cite: Citations;
  /**
   * By which numbers the edition's rulebook has the rules that shared code cites; what is not named is cited as it is. It
   * changes what decisions, events, refusals and results say, and nothing that happens.
   */
  renumbered?: Renumbering;
  /** Rules as the edition numbers them. */
  cited: (rules: RuleRef[]) => RuleRef[];
  /** What shared code says to players, in the words of the edition; absent: it says the same. */
  said?: (text: string) => string;
}
export type Renumbering = { readonly [rule: RuleRef]: readonly RuleRef[] };

/** Where objects are, and what being there means. */
/** What cards may be that somebody doesn't see, by what everybody knows of the game. */
export interface Imagining {
  /** The pile of a deck that a card begins in (`main`: the deck itself); null: it is never hidden. Without it all begin in one. */
  pileOf?: (props: Chars['props']) => string | null;
  /** Zones whose cards all begin in another pile than the deck itself. */
  pileIn?: { readonly [zone: string]: string };
  /** What decks are built around: colours, elements, domains. */
  colorsOf: (props: Chars['props']) => readonly string[];
  /** Whether a card may be what lies there face down. */
  fits?: (g: Game, object: Obj, card: Compiled) => boolean;
}

export interface ZoneRules {
  table: { [zone: string]: ZoneSpec };
  /** The zone in which permanents live, and in which abilities function unless they say otherwise. */
  field: string;
  stack: string;
  /** The zones that drawing and discarding connect. */
  piles: { deck: string; hand: string; discard: string };
  /** Which zone of the game an object is in, where several places lie within one zone of the kernel. */
  placeOf?: (g: Game, object: Obj) => { zone: string; owner: Seat | null } | null;
  /** The places that exist though nothing lies there. */
  places?: (g: Game) => { zone: string; owner: Seat | null }[];
  /** Who controls an object before any effect, where that isn't its `controller` or owner. */
  controller?: (g: Game, object: Obj) => Seat | undefined;
  /**
   * What an object about to enter the field must be attached to, once nothing replaces its entering any more: somebody
   * chooses among these; where there are none it stays where it is. Null: nothing, or what it has is right.
   */
  host?: (g: Game, action: ActionOf<'move'>) => { seat: Seat; among: Entity[]; rules: RuleRef[] } | null;
  /** The counters that something enters the field with because of what is printed on it. */
  entersWith?: (props: Chars['props']) => { [kind: string]: number } | null;
  /**
   * What an object is that lies face down on the field or the stack, by the name of what it looks like; `usual` where nothing
   * says another (mtg 708.2a). Without it nothing lies face down.
   */
  faceDown?: { readonly usual: CardDefinition; readonly [look: string]: CardDefinition };
  /** Whether a token or copy may lie where it is though that is not its place. */
  mayLie?: (g: Game, object: Obj) => boolean;
  /** Notes about objects that are remembered of what has left the field. */
  remembered?: readonly (keyof ObjectMarks)[];
  /** The keywords that it is remembered by, where what is derived does not have all that it had there (ga 2.4.4.2). */
  keywordsThere?: (g: Game, object: Obj) => KeywordAbility[] | undefined;
  /** Whether anything of this game asks for the order of what lies in the piles of what is discarded; nobody arranges it else. */
  isOrderAsked?: (g: Game) => boolean;
  /** Called as an object enters a zone, to set what entering means there. */
  entered?: (g: Game, object: Obj, from: string | null) => void;
  /** What a card may be that somebody doesn't see; without it, any card that decks may have. */
  imagined?: Imagining;
  /** The zone in which views show what is set aside; without it that is where it was. */
  aside?: string;
  /** A token is owned by who controls what makes it; without it by whoever gets it (mtg 111.2). */
  tokensOfMaker?: true;
  /** Shuffles a pile: its objects get new ids, so that nobody can follow one through it. */
  shuffle: (g: Game, zoneKey: string) => void;
}

/** How a turn goes, and who may act when. */
export interface TurnRules {
  table: TurnStep[];
  /** Tables of phases that happen within another one, by name; the procedure `phase` goes through one. */
  phases?: { [table: string]: TurnStep[] };
  /** Whose turn follows, where it isn't simply the next player's. */
  next?: (g: Game) => Seat | undefined;
  /** What is so from the beginning of a turn on, before its first step. */
  began?: (g: Game) => void;
  /** What happens between two rows of the table, skipped ones among them; `to` lies beyond the table where the turn ends. */
  passed?: (g: Game, from: number, to: number) => Control;
  /**
   * Ends the game where mandatory actions repeat without end; a game without it goes on until a call is refused. However
   * large a boundless score gets, the rules by themselves make nothing of it.
   */
  endless?: { end: (g: Game) => void; boundless: string[] };
  priority: PriorityPolicy;
  /** How games are played within one another; absent: none are. */
  inner?: InnerGames;
  /** What becomes of a player's things as they leave a game that others go on with. */
  leaving: LeavingPolicy;
}

/** What leaves the stack and why; `to` and `position` where that is not as usual. */
export type Finishing = { item: number; why: string; to?: string; position?: 'top' | 'bottom' };

/** How things are played, paid for and carried out. */
export interface PlayRules extends PlayPolicy {
  /** Whether the thing on the stack has an X to choose. */
  needsX: (g: Game, item: Obj) => boolean;
  /** Whatever an object does knows the X of its card, and not only what it does as it enters (ga 1.6.4.2.9.3). */
  keepsX?: true;
  /** `by`: the spell, or the source of the ability, that would counter it. */
  cannotBeCountered: (g: Game, item: number, by: number) => boolean;
  /** Procedure that puts a resolved (or countered, or illegal) thing where it goes. */
  finish: Procedure<Finishing>;
}

/** What happens, what may change it, and what follows from it. */
export interface EventRules {
  actions: Map<string, ActionKind>;
  /** Why an action can't happen at all: "can't" beats everything else. Null: it can. */
  cannot: (g: Game, action: Action) => RuleRef[] | null;
  /** Replacement effects that no ability makes but the rules themselves (of counters, for example). */
  replacements?: (g: Game, action: Action) => Replacement[];
  /** Causes of moves by which a player is told to have done something to an object: what "you" do. */
  doneBy?: readonly string[];
  /** Whether "another card" is none that was the same card in an earlier zone (rb 812.1.c). */
  staysSameCard?: true;
  /** What happens as something is revealed, before anything else does (rb 370.1.b.1). */
  asRevealed?: (g: Game, event: { object: number; from: string }) => void;
  /** Whether damage can't be prevented, whatever deals it (mtg 615.12). */
  unpreventable?: (g: Game, action: Action) => boolean;
  /** Nobody is compelled to take cards of a kind from among those that others don't see (rb 128.6). */
  declinesHidden?: true;
  /** How much more a spell or ability deals, to something or (with nothing named) of what is still to be divided (rb 713). */
  dealsMore?: (g: Game, by: Perspective, to?: Entity) => number;
  /** Whether a move is one that nothing takes the place of which asks for it not to be `final`. */
  final?: (g: Game, action: Action) => boolean;
  /** Of a pile that a player searches, what they search: less of it, where an effect says so (mtg 701.23f). */
  searched?: (g: Game, seat: Seat, zone: string, pile: readonly number[]) => readonly number[];
  /** Called as a player has looked at cards of the deck and put each where they wanted it, in a game's `kind` of doing so. */
  arranged?: (g: Game, seat: Seat, kind: string, count: number) => void;
  /** What a player may do with one of the cards that they look at as they arrange some; its result is that card, or 0. */
  lookedAt?: (g: Game, seat: Seat, kind: string, cards: readonly number[], then: Then) => Call | undefined;
  /** Why cards of a deck move that are put under it, where that is a move like others (rb 436.1, 416.1). */
  putUnder?: string;
  /** How many cards more a player may look at as they arrange some of their deck, by each effect that lets them. */
  looksFurther?: { rules: RuleRef[]; of: (g: Game, seat: Seat, kind: string) => readonly number[] };
  /** What is done with a card as it is drawn because of what it says itself, before anything else happens. */
  asDrawn?: (g: Game, id: number) => Effects | undefined;
  /** What else is done at once because sources have left that something lasted as long as (mtg 610.4). */
  released?: (g: Game, gone: readonly number[]) => Effects;
  /** Called as an amount of something is prevented; gives what abilities may trigger on. */
  prevented?: (g: Game, action: Action, amount: number) => TriggerEvent | undefined;
  /** Event type for a change of a player's number (`life` → `LIFE_CHANGED`), and the `least` that it can be. */
  stats: { [stat: string]: { type: string; rules: RuleRef[]; least?: number } };
  checks: StateCheck[];
  /** The checks act one after another in their order, not all at once. */
  checksInOrder?: true;
  /** Replacement effects have no order of their own: whoever is affected chooses among all that could apply (mtg-2003 419.8a). */
  chosenFreely?: true;
  /** Where replacement effects lead to each other, whoever is affected chooses where that ends, by these rules (mtg-2003 419.8c). */
  loopIsCut?: RuleRef[];
  /** What effects do instead of something is done before what happens at the same time as that, in turn order (rb 373.1). */
  replacedFirst?: true;
  /** Whether an effect acts for one alone of several things that happen at the same time (rb 373). */
  appliesToOne?: (by: Replacement) => boolean;
  /** Who orders the replacement effects of what happens to an object, where that is not its controller (rb-zh 368). */
  ordering?: (g: Game, object: number) => Seat;
  /** How little damage is dealt all the same; absent: 1 (rb 417.1.e). */
  leastDamage?: number;
  /** Of what several sources do at once, whoever is affected chooses what a shield for so much prevents (mtg 615.7). */
  shieldsAreShared?: true;
  triggers?: {
    /** Of what happened one after another, the abilities that triggered first go first; else all are ordered together. */
    inOrder?: true;
    /** Of several objects that leave at once, each sees only itself leave. */
    leavingUnseen?: true;
    /** What triggers on its own object's leaving comes before what sees others leave at the same time. */
    ownLeavingFirst?: true;
    /** What is declined, or has nothing to choose, has not triggered: a limit counts what went on the stack. */
    countedOnStack?: true;
    /** What has gone from where all see it to where it is hidden is not found by what triggered on that (mtg 400.7e). */
    hiddenLost?: true;
    /** What waits for something to come to an open pile from anywhere looks at what lies there, and does not look back (mtg 603.6c). */
    arrivals?: true;
    /** What must hold as an ability triggers, where that is more than its `if` (rb-zh 376.1.a). */
    condition?: (ability: TriggeredAbility) => Condition | undefined;
    /** A condition is looked at as it triggers, and not again. */
    conditionOnce?: true;
    /** How many additional times an ability triggers, by what held as it did (mtg 603.2d). */
    again?: (g: Game, waiting: Omit<WaitingTrigger, 'id'>, held: Derived) => number;
    /** Order of the players; without it turn order. */
    seats?: (g: Game) => Seat[];
    /** The parts of an ability that go on the stack each by itself; undefined: it has none. */
    apart?: (ability: TriggeredAbility) => readonly TriggeredAbility[] | undefined;
    /** Whether something entered the field without causing abilities to trigger. */
    unheard?: (g: Game, event: TriggerEvent) => boolean;
    /** What keeps an ability from triggering on something. */
    silent?: (g: Game, source: number, ability: TriggeredAbility, event: JsonObject) => boolean;
  };
  /** What follows at once from what has happened, before it is looked what triggers on that (mtg 702.131d). */
  atOnce?: (g: Game) => void;
  /** Ends the game where what just happened has decided it. */
  ended?: (g: Game) => void;
}

/** What objects are like, and which questions may be asked about them. */
export interface ContinuousRules {
  /** Continuous-effect layers in order, and which one a modification lies in. */
  layers: string[];
  /** @param mods all that the same effect modifies */
  layerOf: (mod: Mod, defining: boolean, mods: readonly Mod[]) => string;
  /** A layer in which abilities that are gained in it apply at once: those of static abilities lie there as well. */
  appliesGained?: string;
  /** The layer in which an ability that is given there takes its own turn, by its timestamp, where it changes something there. */
  gainedInTurn?: string;
  /** Whether a modification of an effect that begins now never applies to an object (mtg 113.11). */
  refuses?: (g: Game, id: number, mod: Mod) => boolean;
  /**
   * The layer of changes of rules: effects of what resolved that lie in it bind what comes later as well, where they are about
   * all that fits (mtg 611.2c). Without it such effects are always about what was there.
   */
  bindsLater?: string;
  /** What a number counts more for who asks, as though it were so for that alone. */
  asThough?: (g: Game, entity: Entity, stat: string, by: Perspective) => number;
  /** Layers are applied again until nothing changes (rb 476). */
  repeated?: true;
  /** The kernel's derivation (`derive`), given here so that questions about objects need not import it. */
  derive: (g: Game) => Derived;
  /** What a list becomes that an effect sets, where more stays of it than the new values (mtg 205.1a). */
  setList?: (prop: string, before: string[], values: string[]) => string[];
  /** What stays of a list that gains words, where that isn't all of it (mtg-2003 214.4a). */
  keptBeside?: (prop: string, before: string[], gained: string[]) => string[];
  /**
   * Whether a modification takes away the abilities that an object with these characteristics has by its text (mtg 305.7);
   * without an object: whether it could.
   */
  takesAbilities?: (mod: Mod, props?: Chars['props']) => boolean;
  /** What is so besides of what has its abilities taken so. */
  alsoTaken?: (chars: Chars) => void;
  /** The abilities that an object has by its text, after effects on it that change that text (mtg 612.1). */
  text?: (g: Game, id: number, printed: Ability[]) => Ability[];
  /** Those of the abilities printed on an object that its text has where it is: others are inactive (rb 721). */
  active?: (g: Game, object: Obj, printed: Ability[]) => Ability[];
  /** Run on an object that was changed in a layer, after that layer, with what was applied to it there. */
  afterLayer: { [layer: string]: (chars: Chars, mods: Mod[]) => void };
  /** Run on every derived object when all layers have been applied. */
  settled?: (g: Game, id: number, chars: Chars) => void;
  /** The zone in which an ability functions that names none, where that isn't the field. */
  home?: (ability: StaticAbility | TriggeredAbility, props: Chars['props']) => string | undefined;
  /** What counters of a kind do to the object they are on. */
  counterMods: (kind: string, count: number, props: Chars['props']) => Mod[];
  /** Most counters of a kind that an object may have: more are not placed (rb 702.3.a). */
  counterLimit?: (g: Game, object: Obj, kind: string) => number;
  /** What a figure counts as at least where effects ask for it, though it may be less (rb 143.2.b). */
  referencedAtLeast?: { [stat: string]: number };
  /** Whether an ability knows nothing any more of the figures of its source (rb 359.3.e.12). */
  forgetsSource?: (g: Game, by: Perspective) => boolean;
  keywords: Map<string, KeywordRecord>;
}

/** What is shown and said. */
export interface ViewRules {
  /** What an entity is called. */
  label: (g: Game, entity: Entity) => string;
  abilityText: (ability: Ability) => string;
  costText: (costs: Cost[]) => string;
  /** What one of several things is known by where its label is a word of the game, as a color is by its letter. */
  choiceValue?: (label: string) => string | undefined;
  /** What instructions do, as their words say it. */
  effectsText: (effects: Effects) => string;
  /** What a modification makes of things, and for how long. */
  modsText: (mods: Mod[], until: Until | undefined) => string;
  /**
   * An object in the view: kept as long as the object and its characteristics stay the same, so it looks at nothing else
   * that changes.
   */
  object: (g: Game, object: Obj) => JsonObject;
  /** Those fields of it that follow from what is around it, where there are any: they replace what `object` says. */
  around?: (g: Game, object: Obj) => JsonObject | null;
  /** What players have as long as the game goes on and nothing can take away, by id. */
  emblems?: (g: Game) => readonly number[];
  /** What people call zones, where they don't call them by their ids. */
  zoneNames?: { readonly [zone: string]: string };
  /** An object that lies face down, as those see it who may not look at it. */
  faceDown?: (g: Game, object: Obj) => JsonObject;
  player: (g: Game, seat: Seat) => JsonObject;
  /** Where a player stands as a turn begins, beside the numbers kept for players and the cards in hand. */
  standing?: (g: Game, seat: Seat) => JsonObject;
  stack?: (g: Game, object: Obj) => JsonObject;
  turnState?: (g: Game) => string;
  /** Extra fields of the turn. */
  turn?: (g: Game) => JsonObject;
}

/** Citations for mechanisms and verbs that the kernel runs. */
export interface Citations {
  turn: RuleRef[];
  triggerOrder: RuleRef[];
  /** Of priority, and of the order of what triggers, where teams have it in common. */
  teamPriority?: RuleRef[];
  teamTriggerOrder?: RuleRef[];
  triggers: RuleRef[];
  resolve: RuleRef[];
  fizzle: RuleRef[];
  replacement: RuleRef[];
  concede: RuleRef[];
  stop: RuleRef[];
  newObject: RuleRef[];
  /** Of drawing a card; like any other move where it is not said. */
  draw?: RuleRef[];
  duration: RuleRef[];
  status: RuleRef[];
  /** Of another face that is turned up, by how that happened. */
  faces?: { [how: string]: RuleRef[] };
  counters: RuleRef[];
  token: RuleRef[];
  attach: RuleRef[];
  shuffle: RuleRef[];
  look: RuleRef[];
  counterOnStack: RuleRef[];
  search: RuleRef[];
  copy: RuleRef[];
  discard: RuleRef[];
  may: RuleRef[];
  pay: RuleRef[];
  choose: RuleRef[];
  sacrifice: RuleRef[];
  scry: RuleRef[];
  /** Arranging what goes to one pile at the same time. */
  arrange?: RuleRef[];
  /** A pile was shuffled around what came to its place in it at the same time. */
  shuffledAround?: RuleRef[];
  /** Owners order what is put into a hidden pile together; without it, it lies as it came. */
  order?: RuleRef[];
}
