/**
 * Records of the card language's words: for each one what it means to who writes cards, which parameters it takes, how it is
 * said on a card, and how it runs. A record is the only place where a word is described; the schema, the documentation, the
 * printers and the bots read it.
 */
import type { RuleRef, Seat, Shape } from '../contract/contract.js';
import type { JsonObject } from '../contract/json.js';
import type { AnyShape, Example, Fields, Parts } from '../language/params.js';
import type {
  Ability,
  Condition,
  Conditions,
  Cost,
  Costs,
  Durations,
  Effect,
  Face,
  Filter,
  FilterClause,
  Filters,
  Mod,
  Mods,
  Ref,
  Refs,
  TriggerPattern,
  Until,
  Value,
  Values,
  Verbs,
} from '../language/types.js';
import type { Perspective } from '../state/perspective.js';
import type { EffectContext, EntersModified, Entity } from '../state/state.js';
import type { ActionOf, Actions, EventOf, Events } from './actions.js';
import type { Control, Procedure } from './control.js';
import type { Chars } from './derived.js';
import type { Game } from './game.js';
import type { KeywordRecord } from './keyword.js';
import type { Citations } from './rules.js';
import type { EntityKind, EventFields, Judge, Printer, Scope, Scoping } from './word-tools.js';

/** What every record says. */
interface Described {
  /** One line for who writes cards. */
  description: string;
  /** A use of the word, valid in the language. */
  example: Example;
  /** Its parameters; absent: it takes none. */
  params?: (p: Parts) => AnyShape;
  /** Made by the engine alone: cards can't say it. */
  internal?: true;
  /** What is wrong with parameters that are right one by one; null where nothing is. */
  check?: (used: { [parameter: string]: unknown }) => string | null;
}

/** Questions compiled to closures: each is read from its JSON once. */
export type Test = (g: Game, entity: Entity, by: Perspective) => boolean;
export type Find = (g: Game, by: Perspective) => Entity[];
export type Amount = (g: Game, by: Perspective) => number;
export type Holds = (g: Game, by: Perspective) => boolean;
/** Compiles what a word is made of. */
export interface Compiler {
  filter(filter: Filter): Test;
  /** All objects and players that a filter admits, in the order of the zones; players come last. */
  each(filter: Filter): Find;
  ref(ref: Ref): Find;
  value(value: Value): Amount;
  condition(condition: Condition): Holds;
  predicate(name: string): PredicateWord;
  /** A figure that is worked out; undefined: it is a characteristic, or a score of players. */
  figure(name: string): FigureWord | undefined;
  /** Zones a filter speaks of; one that names none means the field. */
  zonesOf(filter: Filter): ReadonlySet<string>;
  /** What alone can fit a filter that names no zone, since it says what it is among; undefined: it says nothing of that. */
  among(filter: Filter): Ref | undefined;
}

/** Names of characteristics that a question looks at; `ANY` where it can't be told. */
export type Names = ReadonlySet<string>;
export const ANY = '*';
/** Who controls things, and which abilities they have, beside characteristics. */
export const CONTROLLER = '$controller';
export const ABILITIES = '$abilities';
export const NONE: Names = new Set();
export const UNKNOWN: Names = new Set([ANY]);
/** What the parts of a word look at. */
export interface Reader {
  filter(filter: Filter): Names;
  condition(condition: Condition): Names;
  conditions(list: Condition[]): Names;
  filters(list: Filter[]): Names;
  predicate(name: string): PredicateWord | undefined;
  figure(name: string): FigureWord | undefined;
}

/** A decision that a verb asks for; a card may name it otherwise where the verb has a `kind`. */
export interface VerbDecision {
  kind: string;
  shape: Shape;
  meaning: string;
  /** Which of the kernel's citations go with it. */
  cite: Exclude<keyof Citations, 'faces'>;
}

export interface VerbSpec<E> extends Described {
  /** Does the instruction. `ctxId` is the resolving effect's context by its id, as procedures know it. */
  run(g: Game, effect: E, ctx: EffectContext, ctxId: string): Control;
  /** Whether a player who is offered to have it done can't choose that, since it can't happen to them (mtg 121.3). */
  cantBeChosen?(g: Game, effect: E, by: Perspective, seat: Seat): boolean;
  /** What the instruction before it has to know: how what that puts onto the field is as it enters (mtg 611.2e). */
  ahead?(g: Game, effect: E, ctx: EffectContext): EntersModified | undefined;
  /** Procedures that it starts. */
  procedures?: Procedure[];
  /** Decisions that it asks for, so that what a game publishes of its decisions can't fall behind its words. */
  decisions?: readonly VerbDecision[];
  text(effect: E, say: Printer): string;
  /** Whether it is good (above 0) or bad (below 0) for what it is done to; absent: neither. */
  intent?(effect: E, judge: Judge): number;
  /** What names it gives, where that isn't just `save`. */
  scope?(effect: E, within: Scoping): void;
  /** The X that it is done with is that of the source's other abilities from then on (mtg 701.37c). */
  keepsX?: true;
}
export interface VerbWord extends VerbSpec<Effect> {
  part: 'verb';
  name: string;
}

/** One of several costs of which one is paid. */
export interface AlternativeCost {
  name: string;
  cost: Cost[];
}

/** Who pays a cost, and for what. */
export interface Payer {
  seat: Seat;
  /** The object whose ability is activated, or the spell on the stack. */
  source: number;
  x: number;
  /** What is paid for: the source is a card that is played, or an ability of it is activated; absent: something else. */
  playing?: true | 'ability';
  /** Named sources for an automatic payment. */
  sources?: number[];
  /** What would happen otherwise, where a replacement effect is paid for. */
  event?: JsonObject;
  /** The context of the instruction that asks for it, which may speak of what that has named. */
  ctx?: string;
  /** What would be chosen for what is paid for; absent: what is. */
  chosen?: Entity[][];
}
/** What costs of one kind make together. */
export interface CostSums<C> {
  /** It is added to such a cost alone, and to nothing where there is none (mtg 606.5). */
  onlyTogether?: true;
  plus(cost: C, more: C): C;
  /** What a reduction leaves: never below nothing, nor below a least amount, unless it was less already. */
  minus(cost: C, less: C, downTo?: C): C;
  times(cost: C, count: number): C;
  /** What there is at least, if it is less. */
  atLeast(cost: C, least: C): C;
}
/** Objects of which a cost takes some: to be put away, or to be used, so that no other part of the same cost can take them. */
export interface Claim {
  of: 'presence' | 'use';
  objects: readonly number[];
  count: number;
}
export interface CostSpec<C> extends Described {
  /** Whether it can be paid now, together with what was reserved by the costs before it. */
  canPay(g: Game, cost: C, payer: Payer): boolean;
  /** Whether that follows from what not everybody sees; then whoever can't pay is asked like all others. */
  secret?(g: Game, cost: C, payer: Payer): boolean;
  /** Of what is put away for it, how much there is. */
  available?(g: Game, cost: C, payer: Payer): number;
  /** What it takes of which objects, where several parts of a cost could want the same. */
  claims?(g: Game, cost: C, payer: Payer): Claim | null;
  /** The largest X for which it could be paid by itself; absent: as many as `available`. */
  largestX?(g: Game, cost: C, payer: Payer): number;
  /** The costs of which one is paid in its place, by name: which, is announced before it is paid (mtg 601.2b). */
  alternatives?(cost: C): readonly AlternativeCost[];
  /** Pays it, or asks how. */
  pay(g: Game, cost: C, payer: Payer): Control;
  /** How costs of this kind are added and reduced; without it each stands by itself, and is neither less nor more. */
  sums?: CostSums<C>;
  /** Procedures that it starts. */
  procedures?: Procedure[];
  /** As printed in an option's `cost`. */
  text(cost: C): string;
  /** Whether an X stands in it. */
  hasX?(cost: C): boolean;
  /** Whether what it saves is also known as a number of that name. */
  savesNumber?(cost: C): boolean;
  rules: RuleRef[];
  /** Costs are paid in ascending order of this (resources first, so that a source may be sacrificed after). */
  order?: number;
  /** Whether it is paid after all others: what is random, or moves hidden cards (mtg 601.2h). */
  paidLast?(cost: C): boolean;
}
export interface CostWord extends CostSpec<Cost> {
  part: 'cost';
  name: string;
}

export interface FilterSpec<C> extends Described {
  compile(clause: C, compiler: Compiler): Test;
  /** What it looks at, for dependency between effects (mtg 613.8a). */
  reads(clause: C, reader: Reader): Names;
  /** Speaks only of where something lies and whose it is, which everybody sees of hidden cards as well. */
  isPlace?: true | ((clause: C, isPlace: (filter: Filter) => boolean) => boolean);
  /** What alone fits it; absent: objects and players may. */
  fits?: EntityKind | ((clause: C, fits: (filter: Filter) => EntityKind | undefined) => EntityKind | undefined);
  /** The zones that it names. */
  zones?(clause: C, zonesOf: (filter: Filter) => string[], predicate: Reader['predicate'], field: string): string[];
  /** What alone can fit it, wherever that lies. */
  among?(clause: C): Ref | undefined;
  text(clause: C, say: Printer): string;
}
export interface FilterWord extends FilterSpec<FilterClause> {
  part: 'filter';
  name: string;
}

/** What is known of references where they stand. */
export interface Referring {
  scope: Scope;
  ref(ref: Ref): EntityKind | undefined;
  filter(filter: Filter): EntityKind | undefined;
}
export interface RefSpec<R> extends Described {
  compile(ref: R, compiler: Compiler): Find;
  /** What alone it refers to; absent: it may be objects or players. */
  names?: EntityKind | ((ref: R, within: Referring) => EntityKind | undefined);
  text(ref: R, say: Printer): string;
}
export interface RefWord extends RefSpec<Ref> {
  part: 'ref';
  name: string;
}

export interface ValueSpec<V> extends Described {
  compile(value: V, compiler: Compiler): Amount;
  text(value: V, say: Printer): string;
}
export interface ValueWord extends ValueSpec<Value> {
  part: 'value';
  name: string;
}

export interface ConditionSpec<C> extends Described {
  compile(condition: C, compiler: Compiler): Holds;
  reads(condition: C, reader: Reader): Names;
  text(condition: C, say: Printer): string;
}
export interface ConditionWord extends ConditionSpec<Condition> {
  part: 'condition';
  name: string;
}

/** The effect whose modification is applied. */
export interface Applying {
  source: number;
  controller: Seat;
}
export interface ModSpec<M> extends Described {
  /** Changes the characteristics of an object, which are a copy already; lists among them are shared and must be copied. */
  apply(g: Game, chars: Chars, mod: M, by: Applying, id: number): void;
  /** What it changes. */
  writes(mod: M): Names;
  /** Takes abilities away, so that whatever comes from an ability may end. */
  removes?: true;
  /** Whether it may change what other effects apply to, or whether they exist (mtg 613.8a); it may unless this denies it. */
  influences?: false | ((mod: M) => boolean);
  /** What it would come to for an object as that is, where this depends on what else applies in its layer (rb 478.1.c). */
  outcome?(g: Game, chars: Chars, mod: M, by: Applying, id: number): number;
  /** The modification as an effect keeps it whose numbers are fixed now (mtg 608.2h). */
  fix?(g: Game, mod: M, by: Perspective): M;
  text(mod: M, say: Printer): string;
  intent?(mod: M, judge: Judge): number;
}
export interface ModWord extends ModSpec<Mod> {
  part: 'mod';
  name: string;
}

export interface PredicateSpec {
  description: string;
  /** Whether it holds; `of` is the filter that the clause gives to it. */
  holds: (g: Game, entity: Entity, by: Perspective, of?: Filter) => boolean;
  /** The zone of what it speaks of, where that isn't the field. */
  zone?: string;
  /** Characteristics that it looks at, where only these decide it; absent: it may be any. */
  reads?: string[];
}
export interface PredicateWord extends PredicateSpec {
  part: 'predicate';
  name: string;
}

/** A number of objects that follows from what they are, and that no effect changes by itself. */
export interface FigureSpec {
  description: string;
  /** It, of an object that is there or was. */
  of: (g: Game, id: number) => number;
  /** It, of a player; players have none unless this says so. */
  ofPlayer?: (g: Game, seat: Seat) => number;
  /** Where several of it are there at once, any of which may be such a number. */
  each?: (g: Game, id: number) => readonly number[] | undefined;
  /** Characteristics that it is worked out from. */
  reads: string[];
}
export interface FigureWord extends FigureSpec {
  part: 'figure';
  name: string;
}

export interface DurationSpec<U> extends Described {
  text(until: U): string;
}
export interface DurationWord extends DurationSpec<Until> {
  part: 'duration';
  name: string;
}
/** A rule for `{"mod": "rule"}`: the ruleset looks for it by name. */
type RuleMod = Extract<Mod, { mod: 'rule' }>;
export interface RuleWord extends Described {
  part: 'rule';
  name: string;
  text?: string;
  intent?: number;
  /** What the `effects` of the rule know besides: the event that they follow, and names that are saved for them. */
  known?: { event?: EventFields; saved?: readonly string[] };
  /** As an instruction makes the rule hold its numbers are worked out, once and for all. */
  fix?: (g: Game, mod: RuleMod, by: Perspective) => RuleMod;
}
export interface AbilityWord extends Described {
  part: 'ability';
  name: string;
}

/** Something that happens: what abilities may trigger on. */
export interface EventSpec extends EventFields {
  description: string;
  example: Example;
  /** Fields that `match` may speak of. */
  match?: (p: Parts) => AnyShape;
  /** Further parameters of a pattern for it. */
  more?: (p: Parts) => AnyShape;
  /** Whether an event is as these say. */
  fits?: (g: Game, on: TriggerPattern, event: JsonObject, by: Perspective) => boolean;
  /** Several may happen at the same time, for which a pattern with `batch` waits as for one (mtg 603.2c). */
  together?: true;
}
export interface EventWord extends EventSpec {
  part: 'event';
  name: string;
}
/** Something about to happen that may be replaced; `change` has the fields that a replacement may change. */
export interface ActionSpec extends EventSpec {
  change?: (p: Parts) => AnyShape;
}
export interface ActionWord extends ActionSpec {
  part: 'action';
  name: string;
}

/** A name without parameters: a timing, a status, a cause … */
export interface NameWord {
  description: string;
  /** How instructions say it: of a cause the verb, of a status what turns it on and off. */
  text?: string | { on: string; off: string };
  /** Whether it is good (above 0) or bad (below 0) for what it is done to. */
  intent?: number;
}
export type NameWords = { [name: string]: NameWord };

export type Word =
  | VerbWord
  | CostWord
  | FilterWord
  | RefWord
  | ValueWord
  | ConditionWord
  | ModWord
  | PredicateWord
  | FigureWord
  | DurationWord
  | RuleWord
  | AbilityWord
  | EventWord
  | ActionWord;

export type Part = Word['part'];
export type OfPart<P extends Part> = Extract<Word, { part: P }>;
/** Parts whose words are objects with the word as their key. */
export type Headed = 'filter' | 'ref' | 'value' | 'condition';

/** All words of one game by part and name. */
export interface WordSet extends Readonly<{ [P in Part]: ReadonlyMap<string, OfPart<P>> }> {
  readonly lists: WordLists;
  /** Causes of moves, the kernel's and the game's. */
  readonly causes: NameWords;
  readonly compiler: Compiler;
  /** The word of something that is said by it: the plain word itself, or an object's key. */
  headOf<P extends Headed>(part: P, said: string | object): OfPart<P>;
  modOf(mod: Mod): OfPart<'mod'>;
}

type Taking<T> = { params?: (p: Parts) => Fields<T> };

/** A record knows the parameters of its own word; whoever looks it up by the word gives it what has that word. */
const record = <W extends Word>(part: W['part'], name: string, spec: object): W => ({ part, name, ...spec }) as W;

export const defineVerb = <N extends keyof Verbs>(
  name: N,
  spec: VerbSpec<{ do: N } & Verbs[N]> & Taking<Verbs[N]>,
): VerbWord => record('verb', name, spec);
export const defineCost = <N extends keyof Costs>(
  name: N,
  spec: CostSpec<{ pay: N } & Costs[N]> & Taking<Costs[N]>,
): CostWord => record('cost', name, spec);
export const defineFilter = <N extends keyof Filters>(
  name: N,
  spec: FilterSpec<Filters[N]> & Taking<Filters[N]>,
): FilterWord => record('filter', name, spec);
export const defineRef = <N extends keyof Refs>(name: N, spec: RefSpec<Refs[N]> & Taking<Refs[N]>): RefWord =>
  record('ref', name, spec);
export const defineValue = <N extends keyof Values>(
  name: N,
  spec: ValueSpec<Values[N]> & Taking<Values[N]>,
): ValueWord => record('value', name, spec);
export const defineCondition = <N extends keyof Conditions>(
  name: N,
  spec: ConditionSpec<Conditions[N]> & Taking<Conditions[N]>,
): ConditionWord => record('condition', name, spec);
export const defineMod = <N extends keyof Mods>(
  name: N,
  spec: ModSpec<{ mod: N } & Mods[N]> & Taking<Mods[N]>,
): ModWord => record('mod', name, spec);
export const defineDuration = <N extends keyof Durations>(
  name: N,
  spec: DurationSpec<{ kind: N } & Durations[N]> & Taking<Durations[N]>,
): DurationWord => record('duration', name, spec);
export const definePredicate = (name: string, spec: PredicateSpec): PredicateWord => record('predicate', name, spec);
export const defineFigure = (name: string, spec: FigureSpec): FigureWord => record('figure', name, spec);
export const defineRule = (name: string, spec: Omit<RuleWord, 'part' | 'name'>): RuleWord => record('rule', name, spec);
export const defineAbility = (name: Ability['kind'], spec: Described): AbilityWord => record('ability', name, spec);
export const defineEvent = <N extends keyof Events>(
  name: N,
  spec: EventSpec & { refs?: (keyof EventOf<N> & string)[]; numbers?: (keyof EventOf<N> & string)[] },
): EventWord => record('event', name, spec);
/** How much of it was prevented is known of an action once that has happened. */
export const defineAction = <N extends keyof Actions>(
  name: N,
  spec: ActionSpec & {
    refs?: (keyof ActionOf<N> & string)[];
    numbers?: ('prevented' | (keyof ActionOf<N> & string))[];
  },
): ActionWord => record('action', name, spec);

/** Reports a fault: a path below the definition, what is wrong, and the rules that say so. */
export type Fault = (path: readonly (string | number)[], detail: string, rules?: RuleRef[]) => void;

/** Words that cards print and this language has not, by the part in whose place they would stand, as it is said instead. */
export type Phrases = {
  readonly [part in 'verb' | 'cost' | 'event' | 'filter']?: { readonly [word: string]: JsonObject };
};

/** The words of one game: the kernel's and its own, and the names that they use. */
export interface WordLists {
  /** The printed characteristics of a card. */
  props: (p: Parts) => AnyShape;
  /** Characteristics that are lists of words, and numbers of objects; other characteristics are single values. */
  lists: readonly string[];
  stats: readonly string[];
  /** Numbers of objects and players that filters and values may ask for, but that no effect changes. */
  fixed?: readonly string[];
  /** Numbers kept for players. */
  scores: readonly string[];
  /** The words that lists can have in them, where the rules name them all; a card may print others in a list that is open. */
  values?: { readonly [list: string]: { known: readonly string[]; open?: true; rules: RuleRef[] } };
  /** Whether an X stands in what a card costs to play. */
  printsX?: (props: Face['props']) => boolean;
  /** Names under which the rules note themselves that something was done for a card as it was played (ga 2.11.7.15.2). */
  noted?: readonly string[];
  /** Of two words of a name and part the later one counts. */
  words: readonly Word[];
  keywords: readonly KeywordRecord[];
  timings?: NameWords;
  statuses?: NameWords;
  /** Causes of moves, beside the kernel's. */
  causes?: NameWords;
  /** Rules about all targets of a clause together. */
  together?: NameWords;
  /** What the game's cards say in a word of their own and this language otherwise. */
  phrases?: Phrases;
  /** Checks of meaning of a face, the so many-th of its card from 0, after the form is found to be right. */
  check?: (face: Face, fault: Fault, at: number) => void;
}
export type { EntityKind, EventFields, Judge, Printer, Scope, Scoping } from './word-tools.js';
export type { Fields };

/** A modification with further parameters in one game, and what an instruction fixes of them. */
export function overrideMod(
  words: readonly Word[],
  name: keyof Mods,
  { params, fix }: { params: (p: Parts) => AnyShape; fix?: (g: Game, mod: Mod) => Mod },
): ModWord {
  const known = words.find((word) => word.part === 'mod' && word.name === name);
  if (known?.part !== 'mod') throw new Error(`no modification ${name}`);
  return {
    ...known,
    params: (p) => ({ ...known.params?.(p), ...params(p) }),
    fix: (g, mod, by) => {
      const done = known.fix?.(g, mod, by) ?? mod;
      return fix?.(g, done) ?? done;
    },
  };
}

/** A verb with other parameters, or another example, in one game: schemas take the place of the parameters' own. */
export function overrideVerb(
  words: readonly Word[],
  name: keyof Verbs,
  { params = {}, example }: { example: Example; params?: { [name: string]: (p: Parts) => AnyShape[string] } },
): VerbWord {
  const verb = words.find((word) => word.part === 'verb' && word.name === name);
  if (verb?.part !== 'verb') throw new Error(`no verb ${name}`);
  const own = (p: Parts): AnyShape =>
    Object.fromEntries(Object.entries(params).map(([key, schema]) => [key, schema(p)]));
  return { ...verb, example, params: (p) => ({ ...verb.params?.(p), ...own(p) }) };
}
