/**
 * The undo journal. All writes to a working state go through it, so that an illegal attempt can be taken back
 * and an option can be tried out: one copy of the state a call, not one a candidate.
 */
const ARRAY = Symbol('array contents');

/**
 * What a write changes, as far as facts that follow from the state are concerned. `objects` is all that has no aspect
 * of its own: objects, public zones, players. The others change often and matter to few facts.
 */
export const OBJECTS = 0;
/** The phase and step of the turn. */
export const STEP = 1;
/** On/off statuses of objects. */
export const STATUS = 2;
/** What is in the players' pools. */
export const POOL = 3;
/** Whose turn it is, and its number. */
export const TURN = 4;
/** What rules noted about objects on the field and the stack, and about players. */
export const MARKS = 5;
export const PLAYER_MARKS = 6;
/** Which cards lie in a player's hidden zones: this one and the next are the first players' … */
const HIDDEN = 7;
/** … and all further ones share the last. */
const LAST_HIDDEN = 12;
export const hiddenOf = (seat: number): Aspect => Math.min(HIDDEN + seat, LAST_HIDDEN);
/** Bookkeeping that no fact depends on (frames, passes). */
const NOTHING = LAST_HIDDEN + 1;
/** One of the numbers above. */
export type Aspect = number;

interface Entry {
  target: object;
  key: PropertyKey;
  old: unknown;
  had: boolean;
  aspect: Aspect;
  /** The revision of that aspect before the write, and the clock. */
  revision: number;
  clock: number;
}

export class Journal {
  private entries: Entry[] = [];
  /**
   * Of each aspect, a number that stands for what it is like now. Equal numbers mean equal contents: a new write gives a
   * number that never was, and taking a write back gives back the number from before.
   */
  readonly revisions: number[] = new Array<number>(NOTHING + 1).fill(0);
  /** How many writes there have been that matter to facts. */
  writes = 0;
  /** The same for all aspects together. */
  clock = 0;

  /** Begins where another journal is, whose state this one's is a copy of. */
  continueFrom(other: Journal): void {
    for (let i = 0; i < NOTHING; i++) this.revisions[i] = other.revisions[i] as number;
    this.writes = other.writes;
    this.clock = other.clock;
  }

  /** Writes a field; `undefined` removes it. */
  set<T extends object, K extends keyof T>(target: T, key: K, value: T[K] | undefined, aspect: Aspect = OBJECTS): void {
    if (target[key] === value) return;
    this.write(target, key, value, aspect);
  }

  /** Like `set`, for bookkeeping that no characteristic depends on (frames, passes). */
  note<T extends object, K extends keyof T>(target: T, key: K, value: T[K] | undefined): void {
    this.write(target, key, value, NOTHING);
  }

  private write<T extends object, K extends keyof T>(target: T, key: K, value: T[K] | undefined, aspect: Aspect): void {
    const old = target[key];
    this.record(target, key, old, old !== undefined || Object.hasOwn(target, key), aspect);
    if (value === undefined) delete target[key];
    else target[key] = value;
  }

  private record(target: object, key: PropertyKey, old: unknown, had: boolean, aspect: Aspect): void {
    const { revisions } = this;
    this.entries.push({ target, key, old, had, aspect, revision: revisions[aspect] as number, clock: this.clock });
    if (aspect === NOTHING) return;
    revisions[aspect] = ++this.writes;
    this.clock = this.writes;
  }

  /** Replaces an array's contents in place. */
  refill<T>(target: T[], items: readonly T[]): void {
    this.record(target, ARRAY, target.slice(), true, OBJECTS);
    const copy = items.slice();
    target.length = 0;
    for (const item of copy) target.push(item);
  }

  push<T>(target: T[], item: T, aspect: Aspect = OBJECTS): void {
    this.record(target, ARRAY, target.length, false, aspect);
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
    this.record(target, ARRAY, target.slice(), true, NOTHING);
    return target.pop();
  }

  remove<T>(target: T[], item: T, aspect: Aspect = OBJECTS): void {
    const at = target.indexOf(item);
    if (at < 0) return;
    this.record(target, ARRAY, target.slice(), true, aspect);
    target.splice(at, 1);
  }

  insert<T>(target: T[], at: number, item: T, aspect: Aspect = OBJECTS): void {
    this.record(target, ARRAY, target.slice(), true, aspect);
    target.splice(at, 0, item);
  }

  mark(): number {
    return this.entries.length;
  }

  /** Gives up the chance to take back what was written so far. */
  forget(): void {
    this.entries.length = 0;
  }

  /** Takes back every write since `mark`, newest first. */
  rollback(mark: number): void {
    while (this.entries.length > mark) {
      const { target, key, old, had, aspect, revision, clock } = this.entries.pop() as Entry;
      this.revisions[aspect] = revision;
      this.clock = clock;
      if (key === ARRAY) {
        const array = target as unknown[];
        if (!had) array.length = old as number;
        else {
          array.length = 0;
          for (const item of old as unknown[]) array.push(item);
        }
      } else if (had) (target as Record<PropertyKey, unknown>)[key] = old;
      else delete (target as Record<PropertyKey, unknown>)[key];
    }
  }
}
