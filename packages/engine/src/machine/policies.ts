/** What the groups of a ruleset's rules are made of: its tables' rows and its policies. */
import type { GameOptions } from '../contract/api.js';
import type { Matcher, RuleRef, Seat } from '../contract/contract.js';
import type { JsonObject } from '../contract/json.js';
import type { Ability, Cost, Effects, Ref, TargetSpec, TriggeredAbility, Way } from '../language/types.js';
import type { MarksOf, PlayerMarks } from '../state/marks.js';
import type { Perspective } from '../state/perspective.js';
import type { Entity, Frame, Obj, PlayerState } from '../state/state.js';
import type { Action, EventOf } from './actions.js';
import type { Call, Choice, Control, Nothing, Procedure, SourceChoice, Violation } from './control.js';
import type { Derived, TermOn } from './derived.js';
import type { Game } from './game.js';
import type { AlternativeCost, Payer } from './words.js';

export interface ZoneSpec {
  /** One for every seat, or one for all. */
  owner: 'seat' | 'shared';
  /** From whom the faces are hidden. */
  hidden: 'public' | 'owner' | 'everyone';
  ordered: boolean;
  /** From whom the faces of what was turned face down here are hidden. */
  turnedDown?: 'owner' | 'everyone';
  /** What that looks like, where it isn't the usual. */
  look?: string;
  /** How cards lie that are put here together: as their owner orders them, by lot, or (absent) as they came. */
  together?: 'owner' | 'random';
  /** Objects here have derived characteristics (continuous effects reach them). */
  derived?: boolean;
  /** Objects here are there for all to see, though their faces are hidden. */
  faceDown?: boolean;
  /** There is such a zone in games of these options alone. */
  only?: (options: Pick<GameOptions, 'format'>) => boolean;
  /** No card speaks of it. */
  apart?: true;
}

export interface TurnStep {
  phase: string;
  step: string | null;
  /** Left out when it says true. */
  skip?: (g: Game) => boolean;
  /** Procedure of the turn-based actions as it begins. */
  enter?: Procedure<Nothing>;
  /**
   * Whether players get priority; a function decides after the turn-based actions. `waiting`: only as long as something
   * waits to resolve, so that the step ends with the last of it.
   */
  priority: boolean | 'waiting' | ((g: Game) => boolean);
  /** Procedure of what is done once players have passed, still within it. */
  then?: Procedure<Nothing>;
  /** Procedure as it ends. */
  leave?: Procedure<Nothing>;
  /** What happens by itself when it has ended. */
  ended?: (g: Game) => void;
  /** Index of the step to go on with, where it isn't simply the next. */
  next?: (g: Game) => number | undefined;
  rules: RuleRef[];
  /** Of the phase that begins with this step, where the step has rules of its own. */
  phaseRules?: RuleRef[];
}

/** A state-based check: returns the actions to do, all at once with those of the other checks. */
export interface StateCheck {
  name: string;
  rules: RuleRef[];
  find: (g: Game) => Action[];
  /** Forgets what it only looked for since the last time. */
  looked?: (g: Game) => void;
  /** Asks that must be answered before the checks act (e.g. which of two to keep); their procedure. */
  choice?: (g: Game) => Call | null;
}

/** One way of doing something, and what of it could be done now; whether it is the time for it is asked elsewhere. */
export interface Attempt {
  payable: boolean;
  /** Whether there is what must be chosen: targets and the like. */
  choosable: boolean;
  /** A rule by which it can't be done so at all. */
  forbidden?: Violation | null;
}

export interface PriorityPolicy {
  rules: RuleRef[];
  kind: string;
  prompt: (g: Game, seat: Seat) => string;
  /** All that the seat may do, without passing. */
  options: (g: Game, seat: Seat) => Choice[];
  /** Does what was chosen. */
  act: (g: Game, seat: Seat, choice: JsonObject) => Control;
  /** The rule that forbids what a pick describes, where it is the seat's own to see; null: no rule in particular. */
  forbids?: (g: Game, seat: Seat, pick: Matcher) => Violation | null;
  /** All ways in which the seat could do with an object what a pick describes; none where nothing is known of that. */
  attempts?: (g: Game, seat: Seat, id: number, pick: Matcher) => Attempt[];
  /** By what something can't be done that can't be paid for. */
  unpaid?: RuleRef[];
  sources?: (g: Game, seat: Seat) => SourceChoice[];
  /** Whether public information alone shows that the seat can't do anything but pass. */
  cannotAct: (g: Game, seat: Seat) => boolean;
  passRules: RuleRef[];
  /** How passing is said in the list of options. */
  passLabel?: (g: Game, seat: Seat) => string;
  /**
   * Who gets priority as the window opens, something resolved or (`acted`) somebody did something; null: nobody, the
   * window closes. Without it the active player, or who acted.
   */
  holder?: (g: Game, acted: Seat | null) => Seat | null;
  /** Who must pass in a row, beginning with the holder. Without it everybody. */
  circle?: (g: Game, holder: Seat) => Seat[];
  /** Whether nobody has priority as long as something on the stack says so: it is done without anybody passing (ga 2.11.7.15.2). */
  closed?: (g: Game) => boolean;
  /** What follows when all have passed and nothing is on the stack; without it, or when it says nothing, the window closes. */
  allPassed?: (g: Game) => Control;
  /** The event that passing makes, where the game has a word of its own. */
  passEvent?: string;
  /** What is so for a player until they pass ends as they do. */
  passed?: (g: Game, seat: Seat) => void;
  /** Does the thing on top of the stack. */
  resolve: Procedure<{ item: number }>;
}

/** The ways to play cards that the rules themselves give. */
export interface UsualWays {
  /** The zones whose cards a player may play as a matter of course. */
  from: readonly string[];
  /** The ways of a card; the same ones each time, for what is worked out of them is kept with them. */
  of: (g: Game, object: Obj) => readonly Way[];
  /** Zones that are hidden from others, and from where cards are played only in ways of their own. */
  hidden?: readonly string[];
  /** The abilities of a card as something to play, where these are not simply those that it has. */
  abilities?: (g: Game, id: number, seat: Seat) => Ability[];
  /** Cards elsewhere that the rules let a player play as an effect would, and what they say of it: the same for the same. */
  lent?: {
    cards: (g: Game, seat: Seat) => readonly number[];
    by: (g: Game, seat: Seat, object: Obj) => TermOn<'play'>['mod'] | null;
  };
  /** What may be played of a card in some ways where an effect allows it, whatever the time; without it no effect does. */
  offers?: (g: Game, seat: Seat, id: number, ways: readonly Way[]) => Choice[];
  /** Plays what was chosen of these, by the choice's data. @param by what lets the player do so */
  play?: (seat: Seat, data: JsonObject, g: Game, by: Perspective) => Control;
  /** Whether somebody who must play what they can need not play this, by the choice's data. */
  excused?: (g: Game, data: JsonObject, seat: Seat) => boolean;
}

/** Words, prompts and citations of the steps in which something is put on the stack. */
export interface PlayPolicy {
  ways: UsualWays;
  rules: {
    modes: RuleRef[];
    optionalCost: RuleRef[];
    x: RuleRef[];
    targets: RuleRef[];
    divide: RuleRef[];
    /** Where an opponent of the controller chooses modes or targets. */
    byOpponent?: RuleRef[];
  };
  /** Whether an entity may be chosen for a target clause, beyond the clause's own filter. Null: it may. */
  targetable: (g: Game, target: Entity, by: Perspective, clause: TargetSpec) => RuleRef[] | null;
  /** Whether something on the stack could be paid with these optional costs chosen. */
  payable: (g: Game, item: number, paid: { [cost: string]: number }) => boolean;
  /** Of several costs those that could be paid, or all, where one of them is still to be chosen for something on the stack. */
  costsToChoose?: (g: Game, item: number, all?: boolean) => readonly AlternativeCost[] | null;
  /** What is printed as the cost of a card. */
  printedCost?: (g: Game, item: Obj) => Cost[];
  /** Paying several costs together, where what one takes is not there for another; without it each is paid by itself. */
  costs?: {
    canPay: (g: Game, costs: Cost[], payer: Payer) => boolean;
    pay: (g: Game, due: Pick<Payer, 'seat' | 'source' | 'x' | 'ctx'> & { costs: Cost[] }) => Control;
    largestX: (g: Game, costs: Cost[], payer: Payer) => number;
  };
  /** Why a value of X would make what is being put on the stack illegal; absent: none would. */
  forbidsX?: (g: Game, item: number) => ((x: number) => Violation | null) | null;
  /** Largest X that can be paid. */
  maxX: (g: Game, item: number, seat: Seat) => number | null;
  /** What it does before all else as it resolves (mtg 702.174j). */
  doneFirst?: (g: Game, item: Obj) => Effects | undefined;
  /**
   * Which illegal targets stop the whole: all of them together (mtg 608.2b), any one that had to be chosen, or none, so that
   * what needs no target is done all the same.
   */
  fizzles: 'allIllegal' | 'requiredIllegal' | 'never';
  /**
   * What illegal targets stop is countered by the rules, or does what it can where it can't be countered (mtg-2003 413.2a);
   * without it it does not resolve.
   */
  counters?: true;
  /**
   * What a triggered ability is on the stack whose controller says as it goes there whether to do what it lets them do: the
   * same without asking, and one that does nothing (mtg-2003 410.5). Without it, or where it is none, it asks as it resolves.
   */
  modesOfMay?: (ability: TriggeredAbility) =>
    | {
        taken: TriggeredAbility;
        left: TriggeredAbility;
        /** Whom it lets do it, where that is not its controller. */
        who?: Ref;
      }
    | undefined;
  /** What a triggered ability is on the stack, where it is something else there; the same for the same (rb-zh 390.1). */
  placedAs?: (ability: TriggeredAbility) => TriggeredAbility;
  /** Ends a triggered ability's way to the stack after its choices; false takes it off again. */
  trigger?: Procedure<{ item: number }>;
  /** What is known besides of something that resolved, for what triggers on that. */
  resolvedAs?: (g: Game, item: Obj) => Partial<EventOf<'resolve'>> | undefined;
  /** Told of a triggered ability that is on the stack with its choices made. */
  triggerPlaced?: (g: Game, item: Obj) => void;
  /** Amounts are divided as something resolves, and not as it goes on the stack (rb 355.14.e). */
  dividesOnResolution?: true;
  /** Whether a triggered ability resolves as soon as it is on the stack, before anything else goes there (rb 429.2). */
  resolvesAtOnce?: (g: Game, item: Obj) => boolean;
  /** A rule about all targets of a clause together that the picked ones would break. */
  together?: (g: Game, item: number, spec: TargetSpec, picked: Entity[]) => Violation | null;
  /** What all targets of a clause must have in common, as its rule about them says: whose they are, say. */
  inCommon?: (g: Game, spec: TargetSpec, target: Entity) => number | undefined;
  /** What becomes a target, once for each time that it does; absent: each target once (mtg 601.2c). */
  targeted?: (g: Game, item: Obj) => Entity[];
}

/** Leaving a game of more than two: all that a player owns leaves the game, and effects that give them control end. */
export interface LeavingPolicy {
  rules: RuleRef[];
  /** The zone where what they still control goes. */
  to: string;
  /** What of theirs stays all the same. */
  stays?: (g: Game, object: Obj) => boolean;
  /** Whether something under way is theirs, beyond what names them or something of theirs on the stack. */
  isTheirs?: (g: Game, procedure: string, seat: Seat) => boolean;
  /** Called before anything of theirs leaves. */
  before?: (g: Game, seat: Seat) => void;
  /** Called when all that is done. @param owned what left with them @param held what everything was like before */
  after?: (g: Game, seat: Seat, owned: readonly Obj[], held: Derived) => void;
}

/** How a ruleset's games are played within one another. */
export interface InnerGames {
  /** The zone in which an object of the game that waits begins the other one; null: it has no part in it. */
  begins: (g: Game, object: Obj) => string | null;
  /** The zone in which a card is then that was in the inner game as it ended; null: it was no card, or ceases to exist. */
  returns: (g: Game, object: Obj) => string | null;
  /** The scores that a player begins with. */
  stats: (g: Game, seat: Seat) => PlayerState['stats'];
  /** Of what was noted about a player, what does not belong to one game alone. */
  marksOf: (player: PlayerState) => MarksOf<PlayerMarks>;
  /** What is noted about a player once the inner game has ended, of what was noted before and of what that game leaves. */
  marksAfter: (before: MarksOf<PlayerMarks>, left: MarksOf<PlayerMarks>) => MarksOf<PlayerMarks>;
  /** What is done first in it. */
  first: () => Frame;
}
