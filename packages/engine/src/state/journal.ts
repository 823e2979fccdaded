/**
 * The undo journal. All writes to a working state go through it, so that an illegal attempt can be taken back
 * and an option can be tried out: one copy of the state a call, not one a candidate.
 */
const ARRAY = Symbol('array contents');
const LAST = Symbol('last item');

/**
 * What a write changes, as far as derived cells are concerned. `REST` is all that has no channel of its own: players,
 * effects, what waits to trigger. Every cell is taken to read it; the others are noticed as they are read.
 */
export const REST = 0;
/** The phase and step of the turn. */
export const STEP = 1;
/** On/off statuses of objects. */
export const STATUS = 2;
/** What is in the players' pools. */
export const POOL = 3;
/** Whose turn it is, and its number. */
export const TURN = 4;
/** Damage that is marked on objects of the field. */
export const DAMAGE = 5;
/** What rules noted about players. */
export const PLAYER_MARKS = 6;
/** Which cards lie in a player's hidden zones: this one and the next are the first players' … */
const HIDDEN = 7;
/** … and all further ones share the last. */
const LAST_HIDDEN = 12;
export const hiddenOf = (seat: number): Channel => Math.min(HIDDEN + seat, LAST_HIDDEN);
/** Objects and what lies where they are derived as a matter of course, but for the stack. */
export const FIELD = LAST_HIDDEN + 1;
/** What lies on the stack. */
export const STACK = LAST_HIDDEN + 2;
/** What lies openly elsewhere. */
export const PILES = LAST_HIDDEN + 3;
/** All in which objects lie. */
export const ALL_PLACES: readonly Channel[] = Array.from({ length: PILES + 1 - HIDDEN }, (_, at) => HIDDEN + at);
/** What rules noted about the game. */
export const GAME_MARKS = LAST_HIDDEN + 4;
/** Scores and counts of players. */
export const STATS = LAST_HIDDEN + 5;
/** Abilities that have triggered and wait. */
export const WAITING = LAST_HIDDEN + 6;
/** What rules noted about objects of the field: each name has a channel of its own in a game, as long as there are any … */
const MARKS = LAST_HIDDEN + 7;
const MARK_CHANNELS = 11;
/** … and names beyond these share them. @param at how many other names there are in the game */
export const markChannel = (at: number): Channel => MARKS + (at % MARK_CHANNELS);
export const ALL_MARKS: readonly Channel[] = Array.from({ length: MARK_CHANNELS }, (_, at) => markChannel(at));
/** Bookkeeping that no derived cell depends on (frames, passes): the last, for channels are bits of one number. */
export const NOTHING = MARKS + MARK_CHANNELS;
/** One of the numbers above. */
export type Channel = number;

/** Numbers that are noted of each write: whether the field was there, the channel, its revision before, and that of all. */
const NUMBERS = 4;
/** So many writes are kept room for from one call to the next. */
const MAX_ROOM = 128;

/** Writes since the call began, one after another, in arrays beside each other. */
export class Journal {
  private size = 0;
  private targets: object[] = [];
  private keys: PropertyKey[] = [];
  private olds: unknown[] = [];
  private numbers: number[] = [];
  /**
   * Of each channel, a number that stands for what it is like now. Equal numbers mean equal contents: a new write gives a
   * number that never was, and taking a write back gives back the number from before.
   */
  readonly revisions: number[] = new Array<number>(NOTHING + 1).fill(0);
  /** How many writes there have been that matter to derived cells. */
  writes = 0;
  /** The same as `revisions` for all channels together. */
  revision = 0;

  /** Writes a field; `undefined` empties it. It stays a field: objects that lose one are slow from then on. */
  set<T extends object, K extends keyof T>(target: T, key: K, value: T[K] | undefined, channel: Channel = REST): void {
    if (target[key] === value) return;
    this.write(target, key, value, channel);
  }

  /** Like `set`, for bookkeeping that no characteristic depends on (frames, passes). */
  note<T extends object, K extends keyof T>(target: T, key: K, value: T[K] | undefined): void {
    this.write(target, key, value, NOTHING);
  }

  /** Notes what a bookkeeping field is, for who is about to write it. */
  noteOf(target: object, key: PropertyKey, old: unknown): void {
    this.record(target, key, old, true, NOTHING);
  }

  private write<T extends object, K extends keyof T>(
    target: T,
    key: K,
    value: T[K] | undefined,
    channel: Channel,
  ): void {
    this.record(target, key, target[key], true, channel);
    target[key] = value as T[K];
  }

  /** Puts something into a table, where what is not there has no key. */
  put<T>(table: { [key: string]: T }, key: string | number, value: T, channel: Channel = NOTHING): void {
    const old = table[key];
    this.record(table, key, old, old !== undefined, channel);
    table[key] = value;
  }

  /** Takes something out of a table. */
  drop<T>(table: { [key: string]: T }, key: string | number, channel: Channel = NOTHING): void {
    if (table[key] === undefined) return;
    this.record(table, key, table[key], true, channel);
    delete table[key];
  }

  private record(target: object, key: PropertyKey, old: unknown, had: boolean, channel: Channel): void {
    const { revisions, numbers } = this;
    const at = this.size++;
    this.targets[at] = target;
    this.keys[at] = key;
    this.olds[at] = old;
    const n = at * NUMBERS;
    numbers[n] = had ? 1 : 0;
    numbers[n + 1] = channel;
    numbers[n + 2] = revisions[channel] ?? 0;
    numbers[n + 3] = this.revision;
    if (channel === NOTHING) return;
    revisions[channel] = ++this.writes;
    this.revision = this.writes;
  }

  /** Replaces an array's contents in place. */
  refill<T>(target: T[], items: readonly T[], channel: Channel = REST): void {
    this.record(target, ARRAY, target.slice(), true, channel);
    const copy = items.slice();
    target.length = 0;
    for (const item of copy) target.push(item);
  }

  push<T>(target: T[], item: T, channel: Channel = REST): void {
    this.record(target, ARRAY, target.length, false, channel);
    target.push(item);
  }

  /** Like `push`, for bookkeeping (frames) that no characteristic depends on. */
  notePush<T>(target: T[], item: T): void {
    this.record(target, ARRAY, target.length, false, NOTHING);
    target.push(item);
  }

  /** Takes the last item off, for bookkeeping. */
  notePop<T>(target: T[]): T | undefined {
    if (target.length === 0) return undefined;
    const item = target.pop();
    this.record(target, LAST, item, true, NOTHING);
    return item;
  }

  remove<T>(target: T[], item: T, channel: Channel = REST): void {
    const at = target.indexOf(item);
    if (at < 0) return;
    this.record(target, ARRAY, target.slice(), true, channel);
    target.splice(at, 1);
  }

  insert<T>(target: T[], at: number, item: T, channel: Channel = REST): void {
    this.record(target, ARRAY, target.slice(), true, channel);
    target.splice(at, 0, item);
  }

  mark(): number {
    return this.size;
  }

  /** Gives up the chance to take back what was written so far. */
  forget(): void {
    const { size } = this;
    this.size = 0;
    if (size > MAX_ROOM) {
      this.targets = [];
      this.keys = [];
      this.olds = [];
      this.numbers = [];
      return;
    }
    // Nothing is held on to but the room.
    for (let at = 0; at < size; at++) {
      this.targets[at] = this.revisions;
      this.olds[at] = undefined;
    }
  }

  /** Takes back every write since `mark`, newest first. */
  rollback(mark: number): void {
    while (this.size > mark) {
      const at = --this.size;
      const n = at * NUMBERS;
      this.revisions[this.numbers[n + 1] ?? 0] = this.numbers[n + 2] ?? 0;
      this.revision = this.numbers[n + 3] ?? 0;
      this.takeBack(this.targets[at] as object, this.keys[at] as PropertyKey, this.olds[at], this.numbers[n] === 1);
    }
  }

  private takeBack(target: object, key: PropertyKey, old: unknown, had: boolean): void {
    if (!Array.isArray(target) || (key !== LAST && key !== ARRAY)) {
      const fields = target as { [key: PropertyKey]: unknown };
      if (had) fields[key] = old;
      else delete fields[key];
    } else if (key === LAST) target.push(old);
    else if (typeof old === 'number') target.length = old;
    else if (Array.isArray(old)) {
      target.length = 0;
      for (const item of old) target.push(item);
    }
  }
}
