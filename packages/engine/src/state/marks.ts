/**
 * Marks: facts that rules note about the game, a player or an object. The file of a rule declares its own, as words do to
 * `Verbs`; each may be absent, and is of one type in all games.
 */
import type { MatchGame } from '../contract/api.js';
import type { Seat } from '../contract/contract.js';

/** What an answer may name to pay with, by its kind; games add theirs. */
export interface PaymentSources {
  ability: { object: number; ability: number };
}
export type PaymentSource = PaymentSources[keyof PaymentSources];

/** A game of a match: what it began from, and what it hands on. */
export interface MatchMark extends MatchGame {
  first?: Seat;
  chooser?: Seat;
  /** By seat, what it brought to this game. */
  brought?: string[];
}

/** Facts about the game. */
export interface GameMarks {
  match?: MatchMark;
  /** There are cards in it that users wrote: what the engine can't do with them is refused, whatever it is. */
  authored?: true;
  /** Where an answer's named payment sources wait until something is paid. */
  payFrom?: PaymentSource[];
}
/** An effect that gives control of a player to another one, or to the player. */
export interface PlayerControl {
  controller: Seat;
  /** Whether it waits for the next turn of the player, lasts through the present one, or through their next phase of a kind. */
  span: 'nextTurn' | 'turn' | 'phase';
  phase?: string;
  /** After that turn the player takes another one. */
  turnAfter?: true;
}
/** Facts about a player. */
export interface PlayerMarks {
  /** Effects that give control of them, the oldest first: the last one works. */
  controlled?: PlayerControl[];
  /** They were to draw from an empty pile. */
  drewFromEmpty?: true;
  /** The name of the reason why they lost. */
  lostBy?: string;
  winning?: true;
  /**
   * Their cards outside the game, as places in its table of definitions; hidden from all others, and from themselves as well
   * unless they know by themselves that something asks for these (`open`).
   */
  outside?: { def: readonly number[]; open?: true };
  /** What they are besides a player, in the rules' names. */
  designations?: string[];
}
/** Facts about an object. */
export interface ObjectMarks {
  /** When an ability was last used, by what tells it apart from its others, and how often in that turn. */
  used?: { [ability: string]: [turn: number, count: number] };
  /** Which modes of its abilities were chosen in this turn, and by whom. */
  modesChosen?: { [modes: string]: [turn: number, seat: number, mode: number][] };
}

/** Marks as they lie in a state: plain JSON. */
export type MarksOf<Marks> = { [name in keyof Marks]: Marks[name] };
