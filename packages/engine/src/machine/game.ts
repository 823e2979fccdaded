/** A game being worked on: a private copy of the state with its journal, and what this call has produced so far. */
import type { GameEvent, RuleRef, Seat } from '../border/contract.js';
import type { JsonObject } from '../border/json.js';
import type { Derived } from '../continuous/characteristics.js';
import type { Rules } from '../ruleset/rules.js';
import { workingCopy } from '../state/copy.js';
import { Journal } from '../state/journal.js';
import type { Frame, Obj, PlayerState, State } from '../state/state.js';

/** Work units one call may use, before it is refused as a runaway (a card that never stops). */
export const BUDGET = 200_000;

export class Game {
  readonly j = new Journal();
  readonly events: GameEvent[] = [];
  /** Random outcomes drawn in this call. */
  readonly random: number[] = [];
  /** Set when the present answer drew randomness or showed somebody something new. */
  revealed = false;
  /** The seat whose answer is being applied; what it knows already is no reveal. */
  acting: Seat | null = null;
  /** Derived characteristics of one revision. */
  derived: { revision: number; value: Derived } | null = null;
  /** What everything was like before the event that is happening now: what leaves in it is remembered so. */
  beforeEvent: Derived | null = null;
  /** The revision at which the state-based checks last found nothing to do. */
  settledAt = -1;
  private spent = 0;
  private memo: { revision: number; values: Map<string, unknown> } = { revision: -1, values: new Map() };

  constructor(
    readonly rules: Rules,
    readonly s: State,
  ) {}

  static load(rules: Rules, state: State): Game {
    return new Game(rules, workingCopy(state));
  }

  /** Counts work; throws `BudgetExceeded` when one call does too much. */
  spend(units = 1): void {
    this.spent += units;
    if (this.spent > BUDGET) throw new BudgetExceeded();
  }

  /** A fact that follows from the state, computed once a revision. */
  cached<T>(key: string, make: () => T): T {
    if (this.memo.revision !== this.j.revision) this.memo = { revision: this.j.revision, values: new Map() };
    if (!this.memo.values.has(key)) this.memo.values.set(key, make());
    return this.memo.values.get(key) as T;
  }

  resetBudget(): void {
    this.spent = 0;
  }

  /** Begins another call on the same copy: what the last one produced and could take back is forgotten. */
  beginCall(): void {
    this.resetBudget();
    this.events.length = 0;
    this.random.length = 0;
    this.revealed = false;
    this.acting = null;
    this.j.forget();
  }

  nextId(): number {
    const id = this.s.counters.id + 1;
    this.j.note(this.s.counters, 'id', id);
    return id;
  }

  nextTimestamp(): number {
    const ts = this.s.counters.ts + 1;
    this.j.note(this.s.counters, 'ts', ts);
    return ts;
  }

  /** Records something for the log. Events are cut off again when an attempt is rolled back. */
  emit(type: string, rules: RuleRef[], data: JsonObject, secret?: { to: Seat[]; data: JsonObject }): void {
    this.events.push(secret ? { type, rules, data, secret } : { type, rules, data });
  }

  player(seat: Seat): PlayerState {
    const player = this.s.players[seat];
    if (!player) throw new Error(`no seat ${seat}`);
    return player;
  }

  find(id: number): Obj | undefined {
    return this.s.objects[id];
  }

  object(id: number): Obj {
    const object = this.s.objects[id];
    if (!object) throw new Error(`no object ${id}`);
    return object;
  }

  /** The frame being worked on. */
  top(): Frame {
    const frame = this.s.frames[this.s.frames.length - 1];
    if (!frame) throw new Error('no frame');
    return frame;
  }

  /** Seats in turn order, beginning with `from`, without players who have lost. */
  seatsFrom(from: Seat): Seat[] {
    const { seats } = this.s;
    const order: Seat[] = [];
    for (let i = 0; i < seats; i++) {
      const seat = (from + i) % seats;
      if (!this.player(seat).lost) order.push(seat);
    }
    return order;
  }

  mark(): GameMark {
    return { journal: this.j.mark(), events: this.events.length, random: this.random.length };
  }

  rollback(mark: GameMark): void {
    this.j.rollback(mark.journal);
    this.events.length = mark.events;
    this.random.length = mark.random;
  }
}

export interface GameMark {
  journal: number;
  events: number;
  random: number;
}

export class BudgetExceeded extends Error {
  constructor() {
    super('this action takes more steps than one action may');
  }
}
