/**
 * The card language: a card is its characteristics plus abilities, all plain JSON. These are the kernel's words,
 * which every game shares; a ruleset adds words (predicates, verbs, costs, keywords) of its own. The interfaces `Verbs`, `Costs`,
 * `Filters`, `Refs`, `Values`, `Conditions` and `Mods` are open: the file of a word adds its parameters to one of them.
 * Design rules: name the mechanic, never the card; parameters, not variants; no new word where two words compose.
 */
import type { Json, JsonObject } from '../contract/json.js';

/** Version of the card language that this engine reads. */
export const CARD_LANGUAGE = 1;
/** The version that a definition is in which names none. */
export const FIRST_LANGUAGE = 1;

/** What a characteristic is: a word, a number, or a list of words. */
export type Characteristic = string | number | boolean | null | string[];
/** Characteristics by name; what has none of a name says nothing of it. */
export type Characteristics = { [name: string]: Characteristic };

/** A characteristic as a list of words: none where it is no list. */
export const wordsOf = (value: Characteristic | undefined): readonly string[] =>
  typeof value === 'object' && value !== null ? value : NO_WORDS;
const NO_WORDS: readonly string[] = [];
/** A characteristic as a word: undefined where it is none. */
export const wordOf = (value: Characteristic | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;
/** A characteristic as a number: undefined where it is none. */
export const numberOf = (value: Characteristic | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined;

/** One set of printed characteristics, in the ruleset's names (cost, types, figures …). Lists are lists of strings. */
export interface Face {
  name: string;
  props: Characteristics;
  abilities: Ability[];
}
interface Versioned {
  /**
   * Version of the language that it is written in; absent: 1. It is part of what the definition means, so of its hash;
   * the first version is always left out, so that equal definitions have equal hashes.
   */
  language?: number;
}
/** A card that is the same everywhere. */
export interface SingleFaced extends Versioned, Face {
  layout?: undefined;
  faces?: undefined;
}
/** A card with several sets of characteristics: which of them counts where is what its layout says. */
export interface MultiFaced extends Versioned {
  /** The names of its faces, joined by ` // `. */
  name: string;
  /** How the faces belong together: one of the ruleset's layouts. */
  layout: string;
  faces: Face[];
  props?: undefined;
  abilities?: undefined;
}
export type CardDefinition = SingleFaced | MultiFaced;
/** The sets of characteristics that a card has; one for most. */
export const facesOf = (definition: CardDefinition): readonly Face[] => definition.faces ?? [definition];

export type Ability =
  | SpellAbility
  | ActivatedAbility
  | TriggeredAbility
  | StaticAbility
  | ReplacementAbility
  | PlayAbility
  | PaymentAbility
  | KeywordAbility;

/** What an ability on the stack says that it is, and its source with it. */
export const actsAs = (ability: Ability | undefined): Body['as'] =>
  ability?.kind === 'activated' || ability?.kind === 'triggered' ? ability.as : undefined;

/** What is chosen and done; `modes` instead of `targets` and `effects` where one or more of several are chosen. */
export interface Body {
  modes?: Modes;
  targets?: TargetSpec[];
  /** The first target list shares this total, announced as the thing is put on the stack. */
  divide?: Value;
  effects?: Effects;
  label?: string;
  /** A word of a list that the ability has on the stack, and its source as it resolves, whatever that is (ga 2.11.7.15.2). */
  as?: [list: string, word: string];
}

export interface Modes {
  min: number;
  max: number;
  choices: Mode[];
  label?: string;
  /** An opponent of its controller, who says which (mtg 700.2e). */
  chooser?: 'opponent';
  /** What those that are chosen may be worth together (mtg 700.2i). */
  worth?: number;
  /** The same one may be chosen several times (mtg 700.2d). */
  repeat?: true;
  /** How many are chosen where something is so: others than otherwise (ga 2.4.2.4). */
  more?: { if: Condition; min?: number; max?: number };
  /** Of those that were not chosen yet in this turn, by its controller or by anybody, or at all. */
  unchosen?: 'you' | 'any' | 'ever';
}
/** One of several that are chosen among: what is paid besides where it is (mtg 700.2h), and what it is worth (700.2i). */
export interface Mode extends Body {
  cost?: Cost[];
  worth?: number;
  /** It may be chosen only where something is so (ga 2.4.4). */
  if?: Condition;
}

export interface SpellAbility extends Body {
  kind: 'spell';
  /** Costs that must be paid as well (mtg 118.8). */
  additional?: Cost[];
  optional?: OptionalCost[];
}
/** A cost that may be paid as well; `{ paid: name }` asks later whether it was. */
export interface OptionalCost {
  name: string;
  cost: Cost[];
  /** What is printed as the cost of the card is its cost (rb 206). */
  asPrinted?: true;
  /** With it the instructions are carried out that many more times. */
  times?: number;
  /** It may be paid any number of times (mtg 702.33c). */
  repeat?: true;
  /** The name of a family of costs in which it counts as well (mtg 702.33d). */
  as?: string;
  /** Where it is paid, all modes are chosen instead of so many (mtg 702.42a). */
  allModes?: true;
  /** It is asked for where the rules ask for the place, and not with the others (rb 355.2). */
  place?: true;
}
/** A way to play a card: from where, when, for what, and where the card goes afterwards. What it does not say is as usual. */
export interface Way {
  /** What it is called; `{ played: method }` asks for it. */
  method: string;
  /** The face that is played, by its place, of a card with several; absent: whichever its player chooses. */
  face?: number;
  /** All faces together are played, of a card that normally is all of them (mtg 702.102a). */
  whole?: true;
  /** It is played face down, as what the ruleset calls so; said by keywords alone (mtg 708.4). */
  faceDown?: string;
  /** The face that it names is played in no other way (mtg 702.127a). */
  only?: true;
  /** Where the card is; absent: wherever its player may play cards as a matter of course. */
  zone?: string;
  /** Named timing rule of the ruleset; absent: as for any such card. */
  timing?: string;
  if?: Condition;
  /** Paid in the place of the printed cost (mtg 118.9); an empty list: nothing is. */
  cost?: Cost[];
  /** Paid besides. */
  additional?: Cost[];
  /** By which the total cost is reduced; said by keywords and by effects that have a card played (mtg 702.48a). */
  less?: Cost[];
  exit?: Exit;
  /** Instructions as what was played so has come onto the field. */
  entered?: Effects;
  /** What the spell becomes by it, and the permanent with it; said by keywords alone (mtg 702.103b). */
  becomes?: Mod[];
  /** What it targets by what it becomes. */
  targets?: TargetSpec[];
  /** Nothing is targeted: it does to each that fits what it would do to a target (mtg 702.96a). */
  each?: true;
}
/** Parts of a way that keywords alone may say, and those that only a card says of itself. */
export type ByKeyword = 'only' | 'faceDown' | 'becomes' | 'targets' | 'less';
/** Where something goes from the stack instead of anywhere else but the field. */
export interface Exit {
  to: string;
  /** Under what lies there, and by which cause: "then recycle it" (rb 390.3.a). */
  position?: 'bottom';
  cause?: string;
  /** Only as it resolves. */
  resolved?: true;
  /** Not where its own instructions put it. */
  byOthers?: true;
}
/** A way to play the card that has it, for whoever controls the card: off the field, its owner. */
export interface PlayAbility extends Way {
  kind: 'play';
}
/** What pays for costs beside what usually does (mtg 702.51a, ga 2.3.3.3). It is no cost itself, and no way to play. */
export interface PaymentAbility {
  kind: 'payment';
  /** The kind of cost that it pays for. */
  of: string;
  /** What pays for playing the card that has the ability; absent: the card itself, for any such cost of its player. */
  with?: Filter;
  /** At most so many of these pay (ga 2.11.7.15.2: Kindle). */
  most?: number;
  /** How much each pays, where that isn't 1. */
  worth?: Value;
  /** What pays is counters of this kind on what fits `with`. */
  counters?: string;
  /** What becomes of that which pays: a status that it gets, or the zone where it goes. */
  status?: string;
  to?: string;
  cause?: string;
  /** Each pays 1 of the cost, and by its values in this list what the ruleset says of these besides. */
  as?: string;
  /** Zone in which it functions, where the card pays itself; absent: the ruleset's field. */
  zone?: string;
  keyword?: string;
}
export interface ActivatedAbility extends Body {
  kind: 'activated';
  cost: Cost[];
  /** What it costs less, so many times (mtg 602.2b, 118.7). */
  less?: { cost: Cost[]; times?: Value };
  /** Named timing rule of the ruleset; absent: whenever its controller has priority. */
  timing?: string;
  /** How often a turn. */
  limit?: Limit;
  /** Resolves at once, without the stack (mtg 605). */
  immediate?: true;
  /** Any player may activate it (mtg 602.2). */
  anyone?: true;
  /** Zone in which it may be activated; absent: the ruleset's field. */
  zone?: string;
  if?: Condition;
  keyword?: string;
  /** Using it is an action of its own, which uses no stack; said by keywords alone (mtg 116). */
  special?: true;
}
export interface TriggeredAbility extends Body {
  kind: 'triggered';
  on: TriggerPattern;
  /** Checked as it triggers and again as it resolves (mtg 603.4). */
  if?: Condition;
  /** Its controller decides, as it goes on the stack, whether it does. */
  may?: true;
  /** Paid as it goes on the stack, or it does not go there (rb 383.3.b). */
  cost?: Cost[];
  /** Zone in which it functions; absent: the ruleset's field. */
  zone?: string;
  limit?: Limit;
  keyword?: string;
  /** The player of the event controls it, whoever has what it comes from: "they may" (rb 190.6.c). */
  by?: 'player' | 'owner';
}
/** How often an ability may be used: in each turn, or in all by one object. */
export interface Limit {
  perTurn?: number | undefined;
  inAll?: number | undefined;
  /** Of triggered abilities: what counts is not that it triggers, but that what it offers `once` is done (mtg 603.2h). */
  taken?: true | undefined;
  /** Of triggered abilities: "the first time …", each time counts that its condition is met, whatever comes of it (rb 383.1.b). */
  met?: true | undefined;
}
/** Players whom a static ability affects. */
export interface AffectedPlayers {
  /** `team`: you and your teammates. */
  players: 'you' | 'team' | 'opponents' | 'all';
  /** Those of them alone that fit. */
  that?: Filter;
}
export interface StaticAbility {
  kind: 'static';
  /** What it modifies; absent: the object itself. */
  affects?: 'self' | 'attached' | Filter | AffectedPlayers;
  mods: Mod[];
  if?: Condition;
  zone?: string;
  /** It functions in all other zones (mtg 113.6c). */
  exceptIn?: string;
  /** Defines a characteristic of the object itself, everywhere (mtg 604.3). */
  defining?: true;
}
/** What becomes of the fields of what is replaced: others in their place, amounts worked out, lists added to. */
export interface Change {
  amount?: Value;
  /** Of what is made: how many in the place of each. */
  count?: Value;
  to?: string;
  position?: 'top' | 'bottom';
  /** Said by ways to play alone. */
  cause?: string;
  status?: { [status: string]: true };
  counters?: { [kind: string]: Value };
  gains?: string[];
  abilities?: Ability[];
  chosen?: { [name: string]: Json };
  copied?: number;
  $named?: string;
  dealtTo?: Ref;
  /** Of what enters: which face of its card is up. */
  face?: number;
  /** Of what enters: under whose control (mtg 616.1b). */
  controller?: Ref;
  /** Of what is several cards or tokens: where some of these go apart. */
  apart?: { to: string; which: 'cards' | 'designated' };
}
/** What is replaced or prevented, and by what. */
export interface ReplacementSpec {
  /** The action replaced. */
  on: string;
  object?: Filter | 'self';
  /** What deals it. */
  source?: Filter | 'self';
  target?: Filter | 'self';
  /** To whom it happens. */
  player?: 'you' | 'opponent';
  match?: JsonObject;
  if?: Condition;
  prevent?: true | Value;
  change?: Change;
  instead?: Effects;
  /** Done as well; its event says how much was prevented (`prevented`). */
  also?: Effects;
  /** What is done as well is done once for all that happens at the same time. */
  joint?: true;
  /** Its controller decides whether it applies (mtg 702.52a). */
  may?: true;
  /** It applies only if this is paid as it would: by whoever decides (rb 370). */
  cost?: Cost[];
  /** Who decides and pays, where that is not its controller. */
  who?: Ref;
  /** It does not apply if its controller pays this before (mtg 614.12a). */
  unless?: Cost[];
  /** Done as it is about to happen, and before it does; "entering" in it says how something enters (mtg 614.12a). */
  before?: Effects;
  /** It enters as a copy of something chosen as it enters (mtg 707.5). */
  copy?: EnterAsCopy;
}
export interface ReplacementAbility extends ReplacementSpec {
  kind: 'replacement';
  /** Applies to the object's own entering, before it is there (mtg 614.12). */
  entering?: true;
  /** Zone in which it functions; absent: the ruleset's field. */
  zone?: string;
  /** How often it may be applied (rb 371). */
  limit?: Limit;
}
export interface EnterAsCopy extends CopyMore {
  of: Filter;
  /** Its controller may choose nothing. */
  may?: true;
  /** What else is so of it where a list of the copy has a word (mtg 707.9f). */
  when?: CopyMore & { has: [list: string, word: string] };
  /** It copies that until this status comes on, and is then what it was before. */
  untilStatus?: string;
}
/** What is so of a copy besides what is copied: exceptions, and counters that it enters with (mtg 707.9, 707.9e). */
interface CopyMore {
  except?: CopyExcept;
  counters?: { [kind: string]: Value };
}
/** What a copy has that the copied thing has not; it becomes part of what copies of the copy take (mtg 707.9). */
export interface CopyExcept {
  /** Values in the place of copied ones. */
  props?: Characteristics;
  /** Values added to lists. */
  gain?: { [prop: string]: string[] };
  /** Keywords that it does not have. */
  without?: string[];
  abilities?: Ability[];
  /** Characteristics that are not copied: those of the object itself stay (mtg 707.9c). */
  keep?: string[];
}
export interface KeywordAbility {
  kind: 'keyword';
  keyword: string;
  cost?: Cost[];
  value?: number;
  from?: Filter;
  label?: string;
  /** What it does not affect, of what it would: the source itself, or what fits; `already` what was there as it began. */
  spares?: { what: 'self' | Filter; already?: true };
  /** What it does, where the card says that. */
  effects?: Effects;
  /** What must be so, where the card says that. */
  if?: Condition;
}

/** A happening to wait for: its type, and what its fields must be like. Fields hold filters, seats or plain values. */
export interface TriggerPattern {
  on: string;
  /** The object it happens to. */
  object?: Filter | 'self' | 'attached';
  /** The object that causes it. */
  source?: Filter | 'self' | 'attached';
  player?: 'you' | 'team' | 'opponent' | 'any' | 'attachedController' | Exclude<Ref, string>;
  /** Fields that must be equal. */
  match?: JsonObject;
  /** Only the so many-th such thing in a turn. */
  nth?: number;
  /** Only in these steps, or phases without steps. */
  during?: string[];
  /** Once for all that happen at the same time: "one or more" (mtg 603.2c). */
  batch?: true;
  /** With `state`: what must be so. */
  when?: Condition;
}

export interface TargetSpec {
  what: Filter;
  /** One unless given. `max: null`: any number. */
  min?: number;
  max?: number | null;
  /** So many as this comes to when they are chosen; with a `min` of 0 up to so many (mtg 601.2c). */
  count?: Value;
  prompt?: string;
  /** Chosen only where this is so of what was announced before (mtg 702.33g). */
  if?: Condition;
  /** Chosen by an opponent of its controller, who says which (mtg 601.6). */
  chooser?: 'opponent';
  /** A rule about all of them together, by the name under which the ruleset knows it. */
  together?: string;
  /** Of all of them together this figure is at most so much. */
  total?: { stat: string; most: Value };
  /** May not be chosen where an earlier target clause with this index has it (mtg 115.3 "another"). */
  notIn?: number[];
}

/** A question about an object or player; a list means all of them. */
export type Filter = FilterClause | FilterClause[];
/** Filters by their word, each as it is written: `{ zone: { zone: string } }`. */
// biome-ignore lint/suspicious/noEmptyInterface: the files of words add to it
export interface Filters {}
export type FilterClause = Filters[keyof Filters];
export type CompareOp = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** References by their word, each as it is written; some are the plain word. */
// biome-ignore lint/suspicious/noEmptyInterface: the files of words add to it
export interface Refs {}
/** Whom or what an effect speaks of. */
export type Ref = Refs[keyof Refs];

/** Values by their word, each as it is written. */
// biome-ignore lint/suspicious/noEmptyInterface: the files of words add to it
export interface Values {}
/** A number, written or worked out. */
export type Value = number | Values[keyof Values];

/** Conditions by their word, each as it is written. */
// biome-ignore lint/suspicious/noEmptyInterface: the files of words add to it
export interface Conditions {}
export type Condition = Conditions[keyof Conditions];

/**
 * A change of what playing the object costs, or using its abilities. Of players: what it costs them, as far as a filter says.
 * All increases come before all reductions, and what is set or is the least comes last (mtg 601.2f).
 */
export interface CostChange {
  /** What it is about, where it holds for players. */
  of?: Filter;
  /** Of abilities that are activated; else of playing. */
  abilities?: true;
  /** Only of abilities that a keyword of this name stands for. */
  using?: string;
  /** Only where that is so for whoever pays. */
  if?: Condition;
  /** Only of what has a target that fits; `asPayer`: as whoever pays sees it. */
  targeting?: Filter;
  asPayer?: true;
  /** Only of this part of the cost, before anything changes the whole: the `base` cost, or `optional` costs that are paid. */
  part?: 'base' | 'optional';
  /** Only of those of this name. */
  named?: string;
  more?: Cost[];
  less?: Cost[];
  /** Or so much less instead, as whoever pays chooses. */
  or?: Cost[];
  /** How often, where that isn't once. */
  times?: Value;
  /** A reduction leaves at least so much. */
  downTo?: Cost[];
  /** All of it costs this instead. */
  set?: Cost[];
  /** All of it costs at least this. */
  atLeast?: Cost[];
  /** What may be paid besides. */
  optional?: OptionalCost;
}

/** What costs say that put objects away, in every game that has such: the object itself, or so many that fit. */
export interface PuttingAway {
  what: Filter | 'self';
  count?: number | 'x' | 'all' | undefined;
  label?: string | undefined;
  /** Names what they became, for what is paid for. */
  save?: string | undefined;
}

/** Parameters of costs by their kind. */
// biome-ignore lint/suspicious/noEmptyInterface: the files of words add to it
export interface Costs {}
/** A cost component; `pay` names the kind. The kernel alone knows no kinds. */
export type Cost = [keyof Costs] extends [never]
  ? { pay: string } & JsonObject
  : { [K in keyof Costs]: { pay: K } & Costs[K] }[keyof Costs];

/** Parameters of modifications by their kind. */
export interface Mods {
  /** Its controller may play the object: in a way of its own, or (without a method) as if it were where cards are played from. */
  play: Omit<Way, 'method' | ByKeyword> & {
    method?: string;
    /** Not in the turn in which it was granted; then that turn's number (mtg 702.143a). */
    later?: true | number;
    /** It is for whoever owns the card, and not for the controller of the effect. */
    owner?: true;
    /** What it must be as it would be played, whatever it looks like where it lies (mtg 406.3b). */
    fits?: Filter;
  };
  cost: CostChange;
  /** Has the characteristics of this definition of the game's table (mtg 707.2); made by the verb `become`. */
  copy: { def: number };
  /** A rule that holds for it ("can't attack"); the ruleset reads these by name. */
  rule: { rule: string; [parameter: string]: Json | Effects | Cost[] };
}
/** One modification by a continuous effect. `mod` names the kind, which lies in a layer of the ruleset. */
export type Mod = { [K in keyof Mods]: { mod: K } & Mods[K] }[keyof Mods];

/** How long something lasts, by the kind of duration; players are references until it begins. */
// biome-ignore lint/suspicious/noEmptyInterface: the files of words add to it
export interface Durations {}
export type Until = { [K in keyof Durations]: { kind: K } & Durations[K] }[keyof Durations];

/** Parameters of verbs by their name. */
// biome-ignore lint/suspicious/noEmptyInterface: the files of words add to it
export interface Verbs {}
/** One instruction; `do` names the verb. */
export type Effect = { [V in keyof Verbs]: { do: V } & Verbs[V] }[keyof Verbs];
/** Instructions in order. An interface of its own, so that verbs may have instructions among their parameters. */
export interface Effects extends Array<Effect> {}

/** Parts of the language are plain JSON: the schema that they were checked by says so, where interfaces can't. */
export const jsonOf = (part: CardDefinition | Way | Ability): JsonObject => part as unknown as JsonObject;
