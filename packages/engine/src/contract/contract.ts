/**
 * The shapes of the public contract (sections 2–4 and 6): decisions, answers, refusals, events and views.
 * Field names are binding; fields may be added, never renamed or reinterpreted.
 */
import type { Json, JsonObject } from './json.js';

/** A player position, counted from 0. The judge is seat -1 in decisions that ask the judge. */
export type Seat = number;
/** Who looks: a seat, a spectator (sees only what everybody sees) or the judge (sees all). */
export type Viewer = Seat | 'spectator' | 'judge';
/** An edition-independent citation such as `mtg:601.2c`. */
export type RuleRef = `${string}:${string}`;

export type Shape = 'CHOOSE' | 'ASSIGN' | 'ORDER' | 'DISTRIBUTE' | 'NUMBER' | 'NAME' | 'CONFIRM';
export const SHAPES: readonly Shape[] = ['CHOOSE', 'ASSIGN', 'ORDER', 'DISTRIBUTE', 'NUMBER', 'NAME', 'CONFIRM'];

/** One listed choice. `id` and `label` are for this decision only; all other fields can be matched by a matcher. */
export interface Option {
  id: string;
  kind: string;
  label: string;
  object?: string;
  card?: string;
  player?: Seat;
  controller?: Seat;
  owner?: Seat;
  zone?: string;
  method?: string;
  /** For ACTIVATE: 0-based index of the ability in printed order. */
  ability?: number;
  cost?: string;
  keyword?: string;
  loyalty?: string;
  mana?: boolean;
  index?: number;
  value?: Json;
  /** DISTRIBUTE: bounds of the amount for this option, and the amount that is lethal in a fight. */
  min?: number;
  max?: number | null;
  lethal?: number;
  /** ASSIGN: for a `from` option, the ids it may be assigned to, and how many pairs it must and may have. */
  to?: string[];
  /** The first option of which this is an identical twin (`withTwins`); absent on that one. */
  sameAs?: string;
}

export interface Decision {
  id: string;
  seat: Seat;
  /** Whose decision this is when another player makes it for them. */
  for?: Seat;
  kind: string;
  shape: Shape;
  prompt: string;
  /** The object whose rule or ability asks, if the seat can see one. */
  source: string | null;
  min: number;
  max: number | null;
  ordered: boolean;
  rules: RuleRef[];
  deadline: string | null;
  options: Option[];
  /** ASSIGN only. */
  from?: Option[];
  /** ASSIGN only. */
  to?: Option[];
  /** DISTRIBUTE only: the amounts add up to this. */
  total?: number;
  /** NAME only: what kind of name, e.g. `cardName`. */
  vocabulary?: string;
  default: Answer;
}

/** What other viewers learn of somebody's pending decision. */
export interface HiddenDecision {
  id: string;
  seat: Seat;
  /** Whose decision this is when another player makes it for them. */
  for?: Seat;
  kind: string;
  deadline: string | null;
}

/** Keys a matcher may use instead of an option id; `nth` counts from 0 among the matching, in listed order. */
export interface Matcher {
  kind?: string;
  card?: string;
  object?: string;
  player?: Seat;
  controller?: Seat;
  owner?: Seat;
  zone?: string;
  method?: string;
  ability?: number;
  cost?: string;
  keyword?: string;
  loyalty?: string;
  mana?: boolean;
  index?: number;
  value?: Json;
  nth?: number;
}
export type Pick = string | Matcher;

/** An answer to one decision; exactly one of the shape fields is present. */
export interface Answer {
  decision?: string;
  choose?: Pick[];
  assign?: { from: Pick; to: Pick }[];
  order?: Pick[];
  distribute?: { option: Pick; amount: number }[];
  number?: number;
  name?: string;
  confirm?: boolean;
  /** The sources a player wants to pay with, where payment is automatic. */
  mana?: Pick[];
}
export interface SeatAnswer extends Answer {
  seat: Seat;
}

export type RefusalCode =
  | 'ILLEGAL_ACTION'
  | 'NOT_YOUR_DECISION'
  | 'AMBIGUOUS_MATCHER'
  | 'NO_MATCH'
  | 'INVALID_INPUT'
  | 'DECK_ILLEGAL'
  | 'UNKNOWN_CARD'
  | 'UNSUPPORTED_CARD'
  | 'GAME_OVER'
  | 'TOO_LARGE'
  | 'INTERNAL';

/** Why something was refused. Nothing has changed, except what a partly applied request reports as applied. */
export interface Refusal {
  code: RefusalCode;
  detail: string;
  rules: RuleRef[];
  /** Index in the request of the answer that was refused. */
  answer?: number;
  decision?: string;
  errors?: RefusalDetail[];
}
export interface RefusalDetail {
  /** JSON path of the fault in the input, e.g. `$.players[0].hand[2]`. */
  path: string;
  code: string;
  detail: string;
  suggestions?: string[];
  rules?: RuleRef[];
  /** Of a real card that is not played: the first clause of its text that keeps it from being played. */
  clause?: BlockingClause;
}

/** Why a clause of a card's text can't be played: its words, a missing word of the card language, the layout, or figures. */
export type ClauseReason = 'text' | 'word' | 'layout' | 'figures';

/** A clause that keeps a card from being played, by its place in the card's text; the text itself is not at hand. */
export interface BlockingClause {
  /** Line of the text, from 1. */
  line: number;
  /** UTF-16 offsets into the text, the end exclusive. */
  from: number;
  to: number;
  status: 'ambiguous' | 'unsupported';
  reason: ClauseReason;
  /** The word of the card language that is missing. */
  needs?: string;
}

/** `fault` is what the engine threw, where a refusal is the engine's own failure: for whoever runs it to record. */
export type Result<T, E = Refusal> = { ok: true; value: T } | { ok: false; error: E; fault?: unknown };

/**
 * Something that happened. Public fields are for everybody; `secret` holds fields that only `to` may read.
 * Only `redactEvents` turns these into what a viewer gets.
 */
export interface GameEvent {
  type: string;
  rules: RuleRef[];
  data: JsonObject;
  secret?: { to: Seat[]; data: JsonObject };
}
/** An event as one viewer gets it: `type`, `rules` and the event's own fields side by side. */
export type RedactedEvent = { type: string; rules: RuleRef[] } & JsonObject;

export interface GameResult {
  kind: 'WIN' | 'DRAW' | 'ABORTED';
  winners: Seat[];
  reason: string;
  rules: RuleRef[];
}

/** Section 6 of the contract. Objects carry the ruleset's own fields. */
export interface GameView {
  viewer: Viewer;
  turn: {
    number: number;
    active: Seat;
    phase: string | null;
    step: string | null;
    priority: Seat | null;
    state?: string;
  };
  players: JsonObject[];
  zones: (
    | { id: string; owner: Seat | null; name?: string; objects: string[] }
    | { id: string; owner: Seat | null; name?: string; count: number }
  )[];
  objects: { [id: string]: JsonObject };
  stack: JsonObject[];
  emblems: JsonObject[];
  result: GameResult | null;
}
