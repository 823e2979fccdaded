/**
 * Derived cells: what follows from the state, kept until something changes that it was computed from. While a cell is
 * computed, what it reads is noticed: channels of the state that change often, and other cells. So a cell that never looks
 * at the step outlives it, and one that asks only whether it is a main phase outlives every step in which the answer stays
 * the same. Cells are declared once for the whole process; each game has its own values of them, found by index.
 */
import { type Channel, type Journal, REST } from '../state/journal.js';

/** A declared cell: one value a game, or one for each of a few small numbers (seats), or for each of many keys. */
export interface CellKind<T, K, C> {
  readonly index: number;
  readonly name: string;
  /** Reads the state and other cells, and nothing else. */
  readonly compute: (game: C, at: K) => T;
  /** It reads no figures of objects: while characteristics are computed it stays until a list, an ability or control changes. */
  readonly steady: boolean;
}

let kinds = 0;
/** How many times something was computed. */
let runs = 0;

/** Declares a cell; `Game` says how one is asked for. */
export const cellKind = <T, K, C>(
  name: string,
  compute: (game: C, at: K) => T,
  { steady = false } = {},
): CellKind<T, K, C> => ({ index: kinds++, name, compute, steady });

/** A cell of one game. */
class Cell {
  value: unknown = undefined;
  computed = false;
  /** What all was like when the cell was last found to hold. */
  revision = -1;
  /** Channels it was computed from, as bits, and their revisions when it was: the rest always matters. */
  reads = 1 << REST;
  revisions: readonly number[] = [];
  /** Other cells that it was computed from, and what they were; what stands behind `count` is left over. */
  sources: Cell[] = [];
  values: unknown[] = [];
  count = 0;
  /** Which time of computing something this is, and in which of them it was noticed last, so that few are noticed twice. */
  run = 0;
  noticedIn = 0;

  constructor(
    readonly kind: CellKind<unknown, never, never>,
    readonly at: number | string,
  ) {}
}

/** More than there are seats. */
const PLACES = 64;
/** Keys may contain numbers, so that there is no end to them. */
const MAX_KEYS = 256;

/** Told of cells that were found still good, with what they would be if computed again. */
export type Audit = (name: string, kept: unknown, anew: unknown) => void;
let audit: { by: Audit; every: number; left: number } | null = null;

/**
 * Lets every so many-th cell that is found still good be computed again: all of them in tests, one of a thousand where games
 * are played for real.
 * @param by told of both; null: no audit
 */
export function auditCells(by: Audit | null, every = 1): void {
  audit = by && { by, every, left: every };
}

export class Cells<C> {
  private slots: (Cell | undefined)[][] = [];
  private keyed = new Map<number, Map<number | string, Cell>>();
  private partway = false;
  /** Counts the changes to lists, abilities and control while characteristics are computed. */
  steps = 0;
  /** Steady cells as they were in a step, by place. */
  private readonly partials = new Map<number, { step: number; value: unknown }>();
  /** The revisions of all channels as they were at one revision: cells that were computed then share them. */
  private stamped: readonly number[] = [];
  private stampedAt = -1;
  /** The innermost cell that is being computed: what is read belongs to it. */
  private activeQuery: Cell | null = null;

  constructor(
    private readonly journal: Journal,
    private readonly game: C,
  ) {}

  /** Whether something is being computed, so that what is read must be told. */
  get watching(): boolean {
    return this.activeQuery !== null;
  }

  /** Says that what is being computed depends on a channel. */
  read(channel: Channel): void {
    if (this.activeQuery !== null) this.activeQuery.reads |= 1 << channel;
  }

  /** What a cell is, computed only if something that it depends on has changed since. */
  get<T>(kind: CellKind<T, number, C>, at: number): T {
    if (this.partway) return kind.steady ? this.partial(kind, at) : kind.compute(this.game, at);
    const cell = this.slots[kind.index]?.[at] ?? this.place(kind, at);
    return this.valueOf<T>(cell);
  }

  /** The same for a cell of many keys. */
  getKeyed<T, K extends string | number>(kind: CellKind<T, K, C>, key: K): T {
    if (this.partway) return kind.compute(this.game, key);
    let cells = this.keyed.get(kind.index);
    if (!cells) {
      cells = new Map();
      this.keyed.set(kind.index, cells);
    }
    let cell = cells.get(key);
    if (!cell) {
      if (cells.size >= MAX_KEYS) cells.clear();
      cell = new Cell(kind, key);
      cells.set(key, cell);
    }
    return this.valueOf<T>(cell);
  }

  /**
   * Computes something of which others read what is there so far: no cell that is asked for meanwhile is kept, nor taken
   * from what was kept.
   */
  inSteps(compute: () => void): void {
    const before = this.partway;
    this.partway = true;
    this.step();
    try {
      compute();
    } finally {
      this.partway = before;
    }
  }

  /** While characteristics are computed in steps: a list, an ability or control changed. */
  step(): void {
    this.steps++;
  }

  /** A steady cell while others are computed in steps. */
  private partial<T>(kind: CellKind<T, number, C>, at: number): T {
    const place = kind.index * PLACES + at;
    const known = this.partials.get(place);
    if (known?.step === this.steps) return known.value as T;
    const value = kind.compute(this.game, at);
    this.partials.set(place, { step: this.steps, value });
    return value;
  }

  /** Whether what `settle` found out still holds. */
  has(kind: CellKind<unknown, number, C>): boolean {
    const cell = this.slots[kind.index]?.[0] ?? this.place(kind, 0);
    return cell.computed && this.refresh(cell);
  }

  /**
   * Does something that may write, and keeps that there was nothing to do as a cell of the state as it is afterwards.
   * @returns what it found to do
   */
  settle<T>(kind: CellKind<unknown, number, C>, compute: () => T[]): T[] {
    const cell = new Cell(kind, 0);
    cell.run = ++runs;
    const outer = this.activeQuery;
    this.activeQuery = cell;
    try {
      const found = compute();
      if (found.length === 0) {
        this.stamp(cell);
        this.slotsOf(kind.index)[0] = cell;
      }
      return found;
    } finally {
      this.activeQuery = outer;
    }
  }

  private slotsOf(index: number): (Cell | undefined)[] {
    const { slots } = this;
    while (slots.length <= index) slots.push([]);
    return slots[index] as (Cell | undefined)[];
  }

  /** An empty cell at a place where this game has none yet. */
  private place<T>(kind: CellKind<T, number, C>, at: number): Cell {
    const cell = new Cell(kind, at);
    const slots = this.slotsOf(kind.index);
    while (slots.length < at) slots.push(undefined);
    slots[at] = cell;
    return cell;
  }

  private valueOf<T>(cell: Cell): T {
    if (cell.revision !== this.journal.revision || !cell.computed) {
      if (!cell.computed || !this.refresh(cell)) this.recompute(cell);
    } else if (audit !== null && --audit.left <= 0) this.check(audit, cell);
    const query = this.activeQuery;
    if (query !== null && cell.noticedIn !== query.run) dependOn(query, cell);
    return cell.value as T;
  }

  /** Whether a cell holds, which may mean computing others again. */
  private refresh(cell: Cell): boolean {
    const { revisions, revision } = this.journal;
    if (cell.revision === revision) return true;
    const own = cell.revisions;
    // Few of the channels are read: each step takes away the highest bit that is left.
    for (let left = cell.reads; left !== 0; ) {
      const channel = 31 - Math.clz32(left);
      if (own[channel] !== revisions[channel]) return false;
      left &= ~(1 << channel);
    }
    const { sources, values, count } = cell;
    for (let i = 0; i < count; i++) {
      const other = sources[i] as Cell;
      if (!other.computed || (other.revision !== revision && !this.refresh(other))) this.recompute(other);
      if (other.value !== values[i]) return false;
    }
    cell.revision = revision;
    return true;
  }

  private recompute(cell: Cell): void {
    const before = cell.count;
    const room = cell.sources.length;
    cell.computed = false;
    cell.reads = 1 << REST;
    cell.count = 0;
    cell.run = ++runs;
    const outer = this.activeQuery;
    this.activeQuery = cell;
    try {
      const value = (cell.kind.compute as (game: C, at: number | string) => unknown)(this.game, cell.at);
      // What comes out the same as before leaves what was computed from it as it is.
      if (!sameList(cell.value, value)) cell.value = value;
    } finally {
      this.activeQuery = outer;
    }
    for (let i = cell.count; i < before; i++) cell.values[i] = undefined;
    if (cell.sources.length > room) fitted(cell);
    this.stamp(cell);
  }

  private stamp(cell: Cell): void {
    const { revisions, revision } = this.journal;
    if (this.stampedAt !== revision) {
      this.stampedAt = revision;
      this.stamped = revisions.slice();
    }
    cell.revisions = this.stamped;
    cell.revision = revision;
    cell.computed = true;
  }

  private check(by: { by: Audit; every: number; left: number }, { kind, at, value }: Cell): void {
    by.left = by.every;
    const { slots, keyed, activeQuery } = this;
    const paused = audit;
    audit = null;
    this.slots = [];
    this.keyed = new Map();
    this.activeQuery = null;
    try {
      const anew = (kind.compute as (game: C, at: number | string) => unknown)(this.game, at);
      by.by(`${kind.name} ${at}`, value, anew);
    } finally {
      this.slots = slots;
      this.keyed = keyed;
      this.activeQuery = activeQuery;
      audit = paused;
    }
  }
}

/** A list that grows item by item has room for many more, and every game has hundreds of them: copies have none. */
function fitted(cell: Cell): void {
  cell.sources = cell.sources.slice();
  cell.values = cell.values.slice();
}

function dependOn(query: Cell, cell: Cell): void {
  cell.noticedIn = query.run;
  const { sources, count } = query;
  sources[count] = cell;
  query.values[count] = cell.value;
  query.count = count + 1;
}

function sameList(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
