/** What is about to happen, and what may change it. */
import type { RuleRef, Seat } from '../contract/contract.js';
import type { ReplacementSpec } from '../language/types.js';
import type { Entity, Known, StoredReplacement } from '../state/state.js';
import type { Game } from './game.js';

/** Parameters of actions by their kind: the file of a kind adds its own, as words do to `Verbs`. */
export interface Actions {
  damage: Damage;
}

/** Damage, in games where it is an action; a game adds what else it says of it. */
export interface Damage {
  source: number;
  target: Entity;
  amount: number;
  /** It can't be prevented (mtg 615.12). */
  unpreventable?: true;
  /** The instruction names who deals it, so that no spell or ability does (rb 417.6.b.3). */
  named?: true;
  /** What has it do so, where it is named: the spell, or the source of the ability (rb 428.5.c). */
  instructing?: number;
  /** Whose spell or ability deals it. */
  by?: Seat;
}

/** Fields that mean the same in all actions that have them: patterns and replacements ask for them whatever the kind. */
interface Roles {
  object?: number;
  player?: Seat | null;
  source?: number;
  target?: Entity | null;
  amount?: number;
  cause?: string;
}
/** The kernel's own notes. */
interface Notes {
  /** The rules by which it happens. */
  $rules?: RuleRef[];
  /** The replacement effects that have had their opportunity (mtg 614.5). */
  $applied?: string[];
  /** The definition by whose number its own replacement effects are known, where it enters by another. */
  $named?: string;
  /** Counters that it enters with by an exception of the copying that made it what it is. */
  $copied?: { [kind: string]: number };
  /** What follows from it has been added already. */
  $resulted?: true;
  /** Its counters are looked at as actions of their own. */
  $apart?: true;
  /** Of such counters: what enters with them. */
  $entering?: Entering;
  /** Of a move that stands for the making of a token: that making. */
  $made?: ActionOf<'create'>;
}
type Said<K extends keyof Actions> = { type: K } & Actions[K] & Roles & Notes;

/** Something about to happen, of one kind. */
export type ActionOf<K extends keyof Actions> = { [F in keyof Said<K>]: Said<K>[F] };
/** Something about to happen: a type and that type's fields. `$`-fields are the kernel's own notes. */
export type Action = { [K in keyof Actions]: ActionOf<K> }[keyof Actions];
export type Entering = ActionOf<'move'> | ActionOf<'create'>;

/** Fields of events by their kind, which abilities that trigger on them may ask for: the file of a kind adds its own. */
export interface Events {
  damage: DamageEvent;
}
/** Damage that was dealt, in games where it is an event; a game adds what else it says of it. */
export interface DamageEvent {
  source: number;
  amount: number;
}
/** A spell or an ability resolved; a game adds what else it says of that. */
export interface ResolveEvent {
  object: number;
  item: number;
  player: Seat;
  place?: string;
}
/** Fields that mean the same in all events that have them: patterns ask for them whatever the kind. */
interface EventRoles {
  object?: number;
  player?: Seat;
  source?: number;
  /** What the object became. */
  became?: number;
  /** What else it became, where it was several cards or tokens. */
  also?: number[];
  /** The object is there no more: abilities that wait for it look back (mtg 603.10). */
  gone?: true;
}
type Happened<K extends keyof Events> = { type: K } & Events[K] & EventRoles;

/** Something that happened, of one kind. */
export type EventOf<K extends keyof Events> = { [F in keyof Happened<K>]: Happened<K>[F] };
/** Something that happened: a type and that type's fields. */
export type TriggerEvent = { [K in keyof Events]: EventOf<K> }[keyof Events];

export interface ActionKind<A = Action> {
  /** Whom or what it happens to; that player (or its controller) orders replacements (mtg 616.1). */
  affected(g: Game, action: A): Entity;
  /** Does it; returns what happened, for abilities that trigger on it. Nothing when it turned out impossible. */
  apply(g: Game, action: A): TriggerEvent[];
  /** Of all that happen at the same time, what happened is one event, which triggers an ability once (mtg 603.2c). */
  oneEvent?: true;
  /** What all actions of this kind that are about to happen bring with them; it happens with them and may be replaced too. */
  results?(g: Game, actions: A[]): Action[];
}
/** Kinds of actions by their type, each for its own parameters. */
export type ActionKinds = { [K in keyof Actions]?: ActionKind<ActionOf<K>> };

/** The kind of an action. */
export function kindOf(g: Game, { type }: Action): ActionKind {
  const kind = g.rules.events.actions.get(type);
  if (!kind) throw new Error(`no action ${type}`);
  return kind;
}

export interface Replacement {
  /** Identity: an effect gets only one opportunity to affect an event (mtg 614.5). */
  key: string;
  source: number;
  controller: number;
  spec: ReplacementSpec;
  stored?: StoredReplacement;
  /** What was chosen and kept by what it does before it applies. */
  known?: Known;
  /** Counts that it is applied, of one that may be only so often (rb 371.1). */
  count?: () => void;
  /** What it does as well happens once for all that it applies to at the same time. */
  joint?: true;
  /** How its controller is asked whether to apply it, where it may be, if the rules have a question of their own. */
  asks?: { kind: string; prompt: string; rules: RuleRef[]; fallback: boolean };
}
