/** What a ruleset gives to the kernel: tables and policies. The kernel's own mechanisms read them and nothing else. */
import type { RuleRef, Seat } from '../contract/contract.js';
import type { Json, JsonObject } from '../contract/json.js';
import type {
  Ability,
  Cost,
  Effect,
  Filter,
  KeywordAbility,
  Mod,
  StaticAbility,
  TargetSpec,
  TriggeredAbility,
} from '../language/types.js';
import type { KeywordWord } from '../schema/words.js';
import type { Perspective } from '../state/perspective.js';
import type { EffectContext, Entity, Obj } from '../state/state.js';
import type { Action, ActionKind, Replacement } from './actions.js';
import type { Ask, Choice, Control, Procedure, Violation } from './control.js';
import type { DefinitionStore } from './definitions.js';
import type { Chars, Derived } from './derived.js';
import type { Game } from './game.js';

export interface ZoneSpec {
  /** One for every seat, or one for all. */
  owner: 'seat' | 'shared';
  /** From whom the faces are hidden. */
  hidden: 'public' | 'owner' | 'everyone';
  ordered: boolean;
  /** From whom the faces of what was turned face down here are hidden. */
  turnedDown?: 'owner' | 'everyone';
  /** Objects here have derived characteristics (continuous effects reach them). */
  derived?: boolean;
  /** Objects here are there for all to see, though their faces are hidden. */
  faceDown?: boolean;
  /** The rules that make the zone what it is. */
  rules?: RuleRef[];
}

export interface TurnStep {
  phase: string;
  step: string | null;
  /** Left out when it says true. */
  skip?: (g: Game) => boolean;
  /** Procedure of the turn-based actions as it begins. */
  enter?: string;
  /**
   * Whether players get priority; a function decides after the turn-based actions. `waiting`: only as long as something
   * waits to resolve, so that the step ends with the last of it.
   */
  priority: boolean | 'waiting' | ((g: Game) => boolean);
  /** Procedure of what is done once players have passed, still within it. */
  then?: string;
  /** Procedure as it ends. */
  leave?: string;
  /** What happens by itself when it has ended. */
  ended?: (g: Game) => void;
  /** Index of the step to go on with, where it isn't simply the next. */
  next?: (g: Game) => number | undefined;
  rules: RuleRef[];
  /** Of the phase that begins with this step, where the step has rules of its own. */
  phaseRules?: RuleRef[];
}

export interface Verb {
  /** Does the instruction, or starts a procedure that does. `ctx` is the resolving effect's context, by id in `frame`. */
  run: (g: Game, effect: Effect, ctx: EffectContext, ctxId: string) => Control;
}

export interface CostKind {
  /** Whether it can be paid now, together with what was reserved by the costs before it. */
  canPay: (g: Game, cost: Cost, payer: Payer) => boolean;
  /** Whether that follows from what not everybody sees; then whoever can't pay is asked like all others. */
  secret?: (g: Game, cost: Cost, payer: Payer) => boolean;
  /** Pays it, or asks how. */
  pay: (g: Game, cost: Cost, payer: Payer) => Control;
  /** As printed in an option's `cost`. */
  text: (cost: Cost) => string;
  rules: RuleRef[];
  /** Costs are paid in ascending order of this (resources first, so that a source may be sacrificed after). */
  order?: number;
}
export interface Payer {
  seat: Seat;
  /** The object whose ability is activated, or the spell on the stack. */
  source: number;
  x: number;
  /** Named sources for an automatic payment. */
  sources?: number[];
}

/** `says` and `takes` make it a word of the card language; without `takes` it has no parameters. */
export interface KeywordSpec extends Partial<KeywordWord> {
  keyword: string;
  rules: RuleRef[];
  /** Abilities that the keyword stands for. */
  expand?: (ability: KeywordAbility) => Ability[];
  /** Having it more than once is the same as having it once. */
  redundant?: true;
  /** As the contract prints it (`ward {2}`, `protection from red`). */
  text?: (ability: KeywordAbility) => string;
}

/** A state-based check: returns the actions to do, all at once with those of the other checks. */
export interface StateCheck {
  name: string;
  rules: RuleRef[];
  find: (g: Game) => Action[];
  /** Forgets what it only looked for since the last time. */
  looked?: (g: Game) => void;
  /** Asks that must be answered before the checks act (e.g. which of two to keep); their procedure. */
  choice?: (g: Game) => { call: string; locals: JsonObject } | null;
}

export interface PriorityPolicy {
  rules: RuleRef[];
  kind: string;
  prompt: (g: Game, seat: Seat) => string;
  /** All that the seat may do, without passing. */
  options: (g: Game, seat: Seat) => Choice[];
  /** Does what was chosen. */
  act: (g: Game, seat: Seat, choice: JsonObject) => Control;
  sources?: (g: Game, seat: Seat) => Choice[];
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
  /** What follows when all have passed and nothing is on the stack; without it, or when it says nothing, the window closes. */
  allPassed?: (g: Game) => Control;
  /** The event that passing makes, where the game has a word of its own. */
  passEvent?: string;
  /** Does the thing on top of the stack. */
  resolve: string;
}

/** Words, prompts and citations of the steps in which something is put on the stack. */
export interface PlayPolicy {
  rules: {
    modes: RuleRef[];
    optionalCost: RuleRef[];
    x: RuleRef[];
    targets: RuleRef[];
    divide: RuleRef[];
    cost: RuleRef[];
  };
  /** Whether an entity may be the target of something, beyond the target clause's own filter. Null: it may. */
  targetable: (g: Game, target: Entity, by: Perspective) => RuleRef[] | null;
  /** Whether something on the stack could be paid with these optional costs chosen. */
  payable: (g: Game, item: number, paid: { [cost: string]: number }) => boolean;
  /** How an optional cost is said in a prompt. */
  costText: (costs: Cost[]) => string;
  /** Largest X that can be paid. */
  maxX: (g: Game, item: number, seat: Seat) => number | null;
  /** Whether one illegal target that had to be chosen stops the whole; absent: only if all are illegal (mtg 608.2b). */
  everyTarget?: true;
  /** Procedure that pays and finishes a spell or ability after its choices: locals {item}. */
  pay: string;
  /** Procedure that ends a triggered ability's way to the stack after its choices: locals {item}; false takes it off again. */
  trigger?: string;
  /** A rule about all targets of a clause together that the picked ones would break. */
  together?: (g: Game, item: number, spec: TargetSpec, picked: Entity[]) => Violation | null;
  /** What has lost all its targets still does what needs none. */
  neverFizzles?: true;
}

export interface Rules {
  id: string;
  name: string;
  /** Behaviour number: it grows when the same log would give another game. Since 2 the generator is HMAC-SHA256. */
  epoch: number;
  zones: { [zone: string]: ZoneSpec };
  /** The zone in which permanents live, and in which abilities function unless they say otherwise. */
  field: string;
  stack: string;
  /** The zones that drawing and discarding connect. */
  piles: { deck: string; hand: string; discard: string };
  turn: TurnStep[];
  /** Tables of phases that happen within another one, by name; the procedure `phase` goes through one. */
  phases?: { [table: string]: TurnStep[] };
  definitions: DefinitionStore;
  procedures: Map<string, Procedure>;
  verbs: Map<string, Verb>;
  costs: Map<string, CostKind>;
  actions: Map<string, ActionKind>;
  keywords: Map<string, KeywordSpec>;
  /** Questions of the ruleset's own about an entity; `of` is the filter that the clause gives to it. */
  predicates: Map<string, (g: Game, entity: Entity, by: Perspective, of?: Filter) => boolean>;
  /** The zone of what a predicate speaks of, where that isn't the field. */
  predicateZones: { [predicate: string]: string };
  /** Characteristics that a predicate looks at, where only these decide it; absent: it may be any. */
  predicateReads?: { [predicate: string]: string[] };
  /** Continuous-effect layers in order, and which one a modification lies in. */
  layers: string[];
  /** The kernel's derivation (`derive`), given here so that questions about objects need not import it. */
  derive: (g: Game) => Derived;
  layerOf: (mod: Mod, defining: boolean) => string;
  /** What a list becomes that an effect sets, where more stays of it than the new values (mtg 205.1a). */
  setList?: (prop: string, before: string[], values: string[]) => string[];
  /** Run on an object that was changed in a layer, after that layer, with what was applied to it there. */
  afterLayer: { [layer: string]: (chars: Chars, mods: Mod[]) => void };
  /** Run on every derived object when all layers have been applied. */
  settled?: (g: Game, id: number, chars: Chars) => void;
  /** The zone in which an ability functions that names none, where that isn't the field. */
  home?: (ability: StaticAbility | TriggeredAbility, props: Chars['props']) => string | undefined;
  /** What counters of a kind do to the object they are on. */
  counterMods: (kind: string, count: number, props: Chars['props']) => Mod[];
  checks: StateCheck[];
  /** The checks act one after another in their order, not all at once. */
  checksInOrder?: true;
  triggers?: {
    /** Of what happened one after another, the abilities that triggered first go first; else all are ordered together. */
    inOrder?: true;
    /** Of several objects that leave at once, each sees only itself leave. */
    leavingUnseen?: true;
    /** What triggers on its own object's leaving comes before what sees others leave at the same time. */
    ownLeavingFirst?: true;
    /** A condition is looked at as it triggers, and not again. */
    conditionOnce?: true;
    /** Order of the players; without it turn order. */
    seats?: (g: Game) => Seat[];
  };
  priority: PriorityPolicy;
  play: PlayPolicy;
  /** Whether the thing on the stack has an X to choose. */
  needsX: (g: Game, item: Obj) => boolean;
  /** Citations for mechanisms that the kernel runs. */
  cite: {
    turn: RuleRef[];
    triggerOrder: RuleRef[];
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
    counters: RuleRef[];
    token: RuleRef[];
    attach: RuleRef[];
    shuffle: RuleRef[];
    look: RuleRef[];
    counterOnStack: RuleRef[];
    search: RuleRef[];
    copy: RuleRef[];
  };
  /** What an object's characteristics are when it has no face anyone may see. */
  label: (g: Game, entity: Entity) => string;
  /**
   * An object in the view: kept as long as the object and its characteristics stay the same, so it looks at nothing else
   * that changes.
   */
  viewObject: (g: Game, object: Obj) => JsonObject;
  /** Those fields of it that follow from what is around it, where there are any: they replace what `viewObject` says. */
  viewAround?: (g: Game, object: Obj) => JsonObject | null;
  /** An object that lies face down, as those see it who may not look at it. */
  viewFaceDown?: (g: Game, object: Obj) => JsonObject;
  viewPlayer: (g: Game, seat: Seat) => JsonObject;
  viewStack?: (g: Game, object: Obj) => JsonObject;
  turnState?: (g: Game) => string;
  /** Extra fields of the turn in the view. */
  viewTurn?: (g: Game) => JsonObject;
  /** Which zone of the game an object is in, where several places lie within one zone of the kernel. */
  placeOf?: (g: Game, object: Obj) => { zone: string; owner: Seat | null } | null;
  /** The places that exist though nothing lies there. */
  places?: (g: Game) => { zone: string; owner: Seat | null }[];
  /** Who controls an object before any effect, where that isn't its `controller` or owner. */
  controller?: (g: Game, object: Obj) => Seat | undefined;
  /** Whose turn follows, where it isn't simply the next player's. */
  nextTurn?: (g: Game) => Seat | undefined;
  /** Why an action can't happen at all: "can't" beats everything else. Null: it can. */
  cannot: (g: Game, action: Action) => RuleRef[] | null;
  /**
   * What an object about to enter the field must be attached to, once nothing replaces its entering any more: somebody
   * chooses among these; where there are none it stays where it is. Null: nothing, or what it has is right.
   */
  host?: (g: Game, action: Action) => { seat: Seat; among: Entity[]; rules: RuleRef[] } | null;
  /** Replacement effects that no ability makes but the rules themselves (of counters, for example). */
  replacements?: (g: Game, action: Action) => Replacement[];
  /** Called as an amount of something is prevented. */
  prevented?: (g: Game, action: Action, amount: number) => void;
  cannotBeCountered: (g: Game, item: number) => boolean;
  /** Shuffles a pile: its objects get new ids, so that nobody can follow one through it. */
  shuffle: (g: Game, zoneKey: string) => void;
  /** Event type for a change of a player's number (`life` → `LIFE_CHANGED`). */
  statEvents: { [stat: string]: { type: string; rules: RuleRef[] } };
  /** Procedure that puts a resolved (or countered, or illegal) thing where it goes: locals {item, why}. */
  finish: string;
  /** Prompts and kinds for the kernel's own verbs. */
  verbKinds: {
    discard: RuleRef[];
    may: RuleRef[];
    pay: RuleRef[];
    choose: RuleRef[];
    sacrifice: RuleRef[];
    scry: RuleRef[];
    /** Owners order what is put into a hidden pile together; without it, it lies as it came. */
    order?: RuleRef[];
  };
  /** Ends the game where what just happened has decided it. */
  ended?: (g: Game) => void;
  /** Called as an object enters a zone, to set what entering means there. */
  entered?: (g: Game, object: Obj, from: string | null) => void;
  abilityText: (ability: Ability) => string;
}

export type { Action, Ask, Json };
