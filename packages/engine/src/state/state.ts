/**
 * The state of a game: plain JSON, nothing else. Optional fields are absent when they have their normal value,
 * which keeps an ordinary mid-game state small.
 */
import type { GameOptions, GameState } from '../contract/api.js';
import type { GameResult, Seat } from '../contract/contract.js';
import type { Json, JsonObject } from '../contract/json.js';
import type {
  Ability,
  CardDefinition,
  Characteristics,
  Condition,
  Cost,
  Effects,
  Filter,
  KeywordAbility,
  Mod,
  ReplacementSpec,
  TargetSpec,
  TriggerPattern,
  Way,
} from '../language/types.js';
import type { GameMarks, MarksOf, ObjectMarks, PlayerMarks } from './marks.js';
import type { RandomState } from './random.js';

/** An object or a player, as an effect may refer to either. */
export type Entity = { object: number } | { player: Seat };
export const isPlayer = (e: Entity): e is { player: Seat } => 'player' in e;
export const sameEntity = (a: Entity, b: Entity): boolean =>
  isPlayer(a) ? isPlayer(b) && a.player === b.player : !isPlayer(b) && a.object === b.object;

/** What was chosen while something was put on the stack. */
export interface PlayData {
  method: string;
  /** The way itself, where it is none that the rules give to every card. */
  way?: Way;
  /** The zone that it was played from, where that isn't the hand. */
  zone?: string;
  /** 0-based indices of the chosen modes in printed order. */
  modes?: number[];
  x?: number;
  /** Chosen targets, one list per target clause of the chosen modes, in text order. */
  targets: Entity[][];
  /** How a division was announced: [index in the first target list, amount]. */
  division?: number[];
  /** How often its instructions are carried out, where that isn't once; targets are chosen for each time. */
  times?: number;
  /** Definitions whose text a spell gained as it was cast, in the order in which that is followed: indices like `def`. */
  added?: number[];
  /** Of an ability that nobody controls. */
  unowned?: true;
  /** Optional and additional costs that were paid, by name, with how often. */
  paid?: { [cost: string]: number };
  /** What was spent of each kind from a pool, of what asks for that. */
  spent?: { [kind: string]: number };
  /** What the rules note of the time at which it was played, of what asks for that. */
  noted?: string[];
  /** What was used to pay for it beside what usually pays, by the keyword that says so (mtg 702.51c). */
  helped?: { [keyword: string]: number[] };
  /** What triggered this ability. */
  event?: JsonObject;
  carried?: Carried;
}
/** What a delayed or reflexive ability takes along from the effect that made it. */
export interface Carried {
  /** Entities that its effects refer to by name. */
  saved: { [name: string]: Entity[] };
  /** X of what made it (mtg 107.3n). */
  x?: number;
  /** How much was paid for it, by name. */
  numbers?: { [name: string]: number };
}

/** A further card or token of one object that is several of them: what it is by itself (mtg 712.8g, 730.2). */
export interface Component {
  def: number;
  copied?: number;
  face?: number;
  covered?: number;
  kind?: 'token';
  designation?: string;
  /** It is one with the component above it by the face that both share (mtg 712.4a). */
  half?: true;
  /** When it and those above it became one object, where they were not the halves of something. */
  ts?: number;
}

/** A card, token, copy or ability, as the rules mean "object". */
export interface Obj {
  id: number;
  /** Index into `State.defs`; abilities on the stack have none of their own and point to their source's. */
  def: number;
  /** Index of the definition it became a copy of as it entered (mtg 707.5); it keeps its own for when it leaves. */
  copied?: number;
  /** Index of the face of its card that counts, where that isn't what the card normally is. */
  face?: number;
  /** Of one object that is several cards or tokens: what there is beneath the topmost of them, which the other fields say. */
  under?: Component[];
  /** Index of the definition that says what it is like as long as it is face down (mtg 708.2). */
  covered?: number;
  /** When it was last turned over. */
  turned?: number;
  owner: Seat;
  /** What its card is designated as, in every zone (mtg 903.3). */
  designation?: string;
  /** Zone key: `hand:0` for a player's own zone, `stack` for a shared one. */
  zone: string;
  kind?: 'token' | 'ability' | 'copy';
  /** Who put it here or to whom an entering effect gave it; absent: the owner. */
  controller?: Seat;
  /** Timestamp: when it entered this zone, or when it last became attached. */
  ts?: number;
  /** Named on/off statuses that are on. */
  status?: { [name: string]: true };
  counters?: { [kind: string]: number };
  /** When counters that give abilities were last put on it, by kind (mtg 613.7c). */
  counted?: { [kind: string]: number };
  /** Damage marked on it. */
  damage?: number;
  /** Named facts about it that rules write and read (turn it came under control, what damaged it, its role in a fight …). */
  marks?: MarksOf<ObjectMarks>;
  attachedTo?: Entity;
  /** Choices made as it entered. */
  chosen?: { [name: string]: Json };
  play?: PlayData;
  /** Of what resolved onto the field: how it was played (mtg 400.7d). */
  from?: PlayData;
  /** For an ability on the stack: the ability itself and the object it comes from. */
  ability?: Ability;
  source?: number;
  /** Seats that may look at this card although its zone is hidden from them. */
  known?: Seat[];
}

export interface PlayerState {
  seat: Seat;
  name: string;
  lost?: true;
  /** Numbers the rules keep for a player (life, points …), named by the ruleset. */
  stats: { [name: string]: number };
  counters: { [kind: string]: number };
  /** Spendable units by kind, emptied as the ruleset says. */
  pool: { [kind: string]: number };
  /** Facts about this turn or game that rules write and read. */
  marks: MarksOf<PlayerMarks>;
}

/** A half-done procedure: which one, which of its steps comes next, and what it remembers. */
export interface Frame {
  procedure: string;
  step: string;
  locals: { [local: string]: unknown };
  /** Answers already given to a question that asks several seats at once, by index. */
  partial?: { [index: string]: Json };
}

export type Duration =
  /** `event`: until something happens that fits, as what began it sees that, or until the turn ends. */
  | {
      kind: 'endOfTurn' | 'permanent';
      event?: { on: TriggerPattern; by: { source: number; controller: Seat; ctx?: EffectContext } };
    }
  /** Until somebody else gains control of the object. */
  | { kind: 'whileControlled' }
  /** As long as this holds, as what began it asks (mtg 611.2b). */
  | { kind: 'asLongAs'; if: Condition; ctx: EffectContext }
  /** Through the next occurrence of this step of one of these players. */
  | { kind: 'nextStep'; step: string; seats: Seat[]; armed?: boolean }
  /** Until the next beginning of this step of one of these players. */
  | { kind: 'untilStep'; step: string; seats: Seat[] }
  /** Until a turn of one of these players ends that began after this one. */
  | { kind: 'endOfNextTurn'; seats: Seat[]; turn: number }
  | { kind: 'endOfFight' };

/**
 * A continuous effect made by something that resolved. Its affected objects are fixed, but where it changes rules alone: then
 * it may be about whatever fits a filter, and also about what comes later (mtg 611.2c).
 */
export interface StoredEffect {
  id: number;
  ts: number;
  source: number;
  controller: Seat;
  objects: number[];
  /** What it is about instead, and what its source knew as it began. */
  affects?: { filter: Filter; ctx: EffectContext };
  /** The players whom it is about instead. */
  seats?: Seat[];
  mods: Mod[];
  until: Duration;
  /** Its controller may end it for these costs (mtg 116.2c). */
  endable?: Cost[];
  /** It says what its object became by the way in which it was cast (mtg 702.103b). */
  becoming?: true;
  /** It says what the components of its object are together (mtg 730.2a). */
  joining?: true;
}

/** A replacement or prevention effect made by something that resolved. */
export interface StoredReplacement {
  id: number;
  ts: number;
  source: number;
  controller: Seat;
  replaces: ReplacementSpec;
  until: Duration;
  /** Objects or players it was made for. */
  entities?: Entity[];
  /** It is about what these deal (mtg 609.7a). */
  sources?: number[];
  /** How much a shield still prevents. */
  left?: number;
  /** Used up by the first thing it applies to. */
  once?: true;
  /** What was chosen and kept as it was made, where it speaks of that. */
  known?: Known;
}
/** What instructions before it chose and kept. */
export type Known = Pick<EffectContext, 'targets' | 'saved' | 'numbers' | 'x'>;
/** A procedure that runs when its time has come. */
export interface StoredCall {
  procedure: string;
  locals: { [local: string]: unknown };
}

export interface WaitingTrigger {
  id: number;
  source: number;
  controller: Seat;
  /** Nobody controls it: its controller only acts for it. */
  unowned?: true;
  ability: Ability;
  event: JsonObject;
  carried?: Carried;
  /** Place among its object's abilities, where a limit counts it as it goes on the stack. */
  index?: number;
  /** When it triggered, where the order in which things happened matters. */
  moment?: number;
  /** What is done in its turn, where it is no ability but something else that waits its turn. */
  call?: StoredCall;
}

export interface DelayedTrigger {
  id: number;
  source: number;
  controller: Seat;
  unowned?: true;
  on: TriggerPattern;
  effects: Effects;
  /** What it targets as it goes on the stack. */
  targets?: TargetSpec[];
  /** Its controller may decline it then. */
  may?: true;
  /** Entities the effects refer to by name. */
  saved: { [name: string]: Entity[] };
  /** X of what made it (mtg 107.3n). */
  x?: number;
  /** The numbers that its effects speak of, as they were kept then. */
  numbers?: { [name: string]: number };
  once: boolean;
  until?: Duration;
  /** The number of the one turn in which it can trigger. */
  turn?: number;
  /** It belongs to this designation of its controller, which brings it and takes it away. */
  inherent?: string;
}

/** What an object was like when it last was where it was. */
export interface LastKnown {
  id: number;
  zone: string;
  def: number;
  /** What copies of it would have copied, where that wasn't its own definition. */
  copied?: number;
  /** The face of its card that counted. */
  face?: number;
  /** What it looked like, where it lay face down. */
  covered?: number;
  owner: Seat;
  controller: Seat;
  props: Characteristics;
  /** The keywords that it had. */
  keywords?: KeywordAbility[];
  status?: { [name: string]: true };
  counters?: { [kind: string]: number };
  attachedTo?: Entity;
  /** What was chosen for it as it entered (mtg 608.2h). */
  chosen?: { [name: string]: Json };
  /** What rules had noted about it, as far as they ask for it later. */
  marks?: MarksOf<ObjectMarks>;
  /** The X that was chosen for it on the stack (mtg 202.3e). */
  x?: number;
  /** What was chosen for it on the stack, while an ability of it is still to speak of that (mtg 608.2h). */
  play?: PlayData;
  /** How it was cast that was on the field (mtg 400.7d). */
  from?: PlayData;
  /** What else it was beside its topmost card or token. */
  under?: Component[];
  /** It was what its components are together, and no copy of anything else. */
  joined?: true;
  /** It was a token, and no card. */
  kind?: 'token';
  /** The object it became by that move. */
  became?: number;
  /** What else it became, where it was several cards or tokens: from the top to the bottom. */
  also?: number[];
}

/** What a resolving effect refers to: its source, its controller, its targets and what was remembered on the way. */
/** Statuses and counters with which something enters. */
export interface EntersSo {
  status: { [name: string]: true };
  counters: { [kind: string]: number };
  gains: string[];
  /** Abilities that it has from then on. */
  abilities?: Ability[];
  /** What was chosen for it, by name. */
  chosen?: { [name: string]: Json };
  /** The definition by which it enters, which is its own with other characteristics (mtg 208.2b). */
  copied?: number;
  /** By which definition its own replacement effects go by their names. */
  $named?: string;
}

/** An effect that applies to what is put onto the field under a name as that enters; `done` once it does. */
export interface EntersModified {
  name: string;
  effect: Omit<StoredEffect, 'id' | 'ts' | 'objects'>;
  done?: true;
}

export interface EffectContext {
  source: number;
  controller: Seat;
  unowned?: true;
  targets: Entity[][];
  division?: number[];
  x?: number;
  event?: JsonObject;
  /** The object on the stack that is resolving. */
  item?: number;
  /** How something enters, by what is done as it is about to (mtg 614.12a). */
  entering?: EntersSo;
  /** What the instruction after this one says that is so of what this one puts onto the field, as it enters (mtg 611.2e). */
  ahead?: EntersModified;
  saved: { [name: string]: Entity[] };
  numbers: { [name: string]: number };
}

/** Who plays with whom, of a game between teams. */
export interface Teams {
  /** The team of each seat. */
  of: number[];
  /**
   * Present where teams take turns, have priority, win and lose as one (mtg 805, 810.8a): the numbers and the kinds of counters
   * that teammates have in common, and the zones of theirs that they show each other (mtg 810.5). Each player's own record shows them.
   */
  shared?: {
    stats: string[];
    counters: string[];
    open?: string[];
    /** Each of them wins and loses by themselves all the same (mtg 904.2). */
    fates?: 'own';
    /** Each of them takes turns and has priority by themselves all the same (rb 489.5.c). */
    turns?: 'own';
  };
}

export interface TurnState {
  number: number;
  active: Seat;
  /** Index into the ruleset's turn table. */
  index: number;
  phase: string | null;
  step: string | null;
  /** Who has priority now. */
  priority: Seat | null;
}

/** A game that waits while another one is played within it: all that is its own, as a state says it (mtg 729.1a). */
export interface OuterGame
  extends Pick<
    State,
    | 'players'
    | 'zones'
    | 'objects'
    | 'turn'
    | 'frames'
    | 'contexts'
    | 'effects'
    | 'replacements'
    | 'triggers'
    | 'delayed'
    | 'lastKnown'
    | 'stops'
    | 'marks'
  > {
  /** The local of its uppermost frame that is told who won the inner game. */
  into: string;
  /** The cards that are played with in the inner game, as that began. */
  decks: { def: number; owner: Seat; designation?: string }[];
}

export interface State extends GameState {
  options: GameOptions;
  /** Games that wait until the present one has ended, the innermost of them last; absent: this one is played by itself. */
  within?: OuterGame[];
  /** Absent where all play for themselves. */
  teams?: Teams;
  rng: RandomState<Json>;
  counters: { id: number; ts: number; decision: number };
  /** Content hashes of the definitions in use; objects refer to them by index. */
  defs: string[];
  /** Definitions that only this game has (scenarios and their tokens). */
  definitions: CardDefinition[];
  players: PlayerState[];
  zones: { [key: string]: number[] };
  objects: { [id: string]: Obj };
  turn: TurnState;
  frames: Frame[];
  contexts: { [id: string]: EffectContext };
  effects: StoredEffect[];
  replacements: StoredReplacement[];
  triggers: WaitingTrigger[];
  delayed: DelayedTrigger[];
  lastKnown: { [id: string]: LastKnown };
  stops: { turn: number; step: string; at: 'begin' | 'end' }[];
  /** Whatever else a ruleset remembers about the game. */
  marks: MarksOf<GameMarks>;
  result: GameResult | null;
}
