/**
 * The undo journal. All writes to a working state go through it, so that an illegal attempt can be taken back
 * and an option can be tried out: one copy of the state a call, not one a candidate.
 */
const ARRAY = Symbol('array contents');
type Entry = { target: object; key: PropertyKey; old: unknown; had: boolean };

export class Journal {
  private entries: Entry[] = [];
  /** Grows with every write that can change what objects are like; caches of derived facts key on it. */
  revision = 0;
  private revisions = 0;

  /** Writes a field; `undefined` removes it. */
  set<T extends object, K extends keyof T>(target: T, key: K, value: T[K] | undefined): void {
    if (target[key] === value) return;
    this.note(target, key, value);
    this.touch();
  }

  /** Like `set`, for bookkeeping that no characteristic depends on (frames, pools, passes). */
  note<T extends object, K extends keyof T>(target: T, key: K, value: T[K] | undefined): void {
    const had = Object.hasOwn(target, key);
    this.entries.push({ target, key, old: target[key], had });
    if (value === undefined) delete target[key];
    else target[key] = value;
  }

  /** Replaces an array's contents in place. */
  refill<T>(target: T[], items: readonly T[]): void {
    this.entries.push({ target, key: ARRAY, old: target.slice(), had: true });
    const copy = items.slice();
    target.length = 0;
    for (const item of copy) target.push(item);
    this.touch();
  }

  push<T>(target: T[], item: T): void {
    this.notePush(target, item);
    this.touch();
  }

  /** Like `push`, for bookkeeping (frames) that no characteristic depends on. */
  notePush<T>(target: T[], item: T): void {
    this.entries.push({ target, key: ARRAY, old: target.length, had: false });
    target.push(item);
  }

  /** Takes the last item off, for bookkeeping. */
  notePop<T>(target: T[]): T | undefined {
    if (target.length === 0) return undefined;
    this.entries.push({ target, key: ARRAY, old: target.slice(), had: true });
    return target.pop();
  }

  remove<T>(target: T[], item: T): void {
    const at = target.indexOf(item);
    if (at < 0) return;
    this.entries.push({ target, key: ARRAY, old: target.slice(), had: true });
    target.splice(at, 1);
    this.touch();
  }

  insert<T>(target: T[], at: number, item: T): void {
    this.entries.push({ target, key: ARRAY, old: target.slice(), had: true });
    target.splice(at, 0, item);
    this.touch();
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
      const { target, key, old, had } = this.entries.pop() as Entry;
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
    this.touch();
  }

  /** Revisions never repeat, so a cache can't take a rolled-back state for a later one. */
  private touch(): void {
    this.revision = ++this.revisions;
  }
}
