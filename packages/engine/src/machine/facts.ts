/**
 * Facts that follow from the state, kept until something changes that they were worked out from. What a fact reads of
 * the aspects that change often is noticed while it is worked out, so a fact that never looks at the step outlives it.
 */
import { type Aspect, type Journal, OBJECTS, POOL, STATUS, STEP } from '../state/journal.js';

interface Fact {
  value: unknown;
  /** Aspects it was worked out from, as bits, and what they were like: `objects` always matters. */
  reads: number;
  objects: number;
  step: number;
  status: number;
  pool: number;
}

const bit = (aspect: Aspect): number => 1 << aspect;
/** Facts of one game at a time; keys may contain numbers, so that there is no end to them. */
const MOST_FACTS = 256;

/** Told of facts that were found still good, with what they would be if worked out again; only tests set it. */
type Audit = (key: string, kept: unknown, anew: unknown) => void;
let audit: { by: Audit; every: number; found: number } | null = null;

/** Lets every so many-th fact that is found still good be worked out again. @param by told of both; null: no audit */
export function auditFacts(by: Audit | null, every = 1): void {
  audit = by && { by, every, found: 0 };
}

export class Facts {
  private known = new Map<string, Fact>();
  /** Aspects read since the innermost fact under way was begun, as bits. */
  private reads = 0;
  private auditing = false;

  constructor(private readonly journal: Journal) {}

  /** Says that what is being worked out depends on an aspect. */
  read(aspect: Aspect): void {
    this.reads |= 1 << aspect;
  }

  /** A fact, worked out only if something that it depends on has changed since. */
  get<T>(key: string, make: () => T): T {
    const found = this.known.get(key);
    if (found && this.holds(found)) {
      this.reads |= found.reads;
      if (audit && !this.auditing && audit.found++ % audit.every === 0) this.check(audit.by, key, found.value, make);
      return found.value as T;
    }
    const { value, reads } = this.noticing(make);
    this.put(key, value, reads);
    return value;
  }

  /** Whether a fact of this name was put here and still holds. */
  has(key: string): boolean {
    const found = this.known.get(key);
    if (!found || !this.holds(found)) return false;
    this.reads |= found.reads;
    return true;
  }

  /** Does something and says what it read. */
  noticing<T>(make: () => T): { value: T; reads: number } {
    const outer = this.reads;
    this.reads = 0;
    const value = make();
    const { reads } = this;
    this.reads |= outer;
    return { value, reads };
  }

  /** Keeps a fact that follows from the state as it is now. @param reads what it was worked out from */
  put(key: string, value: unknown, reads: number): void {
    const [objects, step, status, pool] = this.journal.revisions as [number, number, number, number];
    if (this.known.size > MOST_FACTS) this.known.clear();
    this.known.set(key, { value, reads, objects, step, status, pool });
  }

  /** What another game of the same state had found out. */
  inherit(other: Facts): void {
    this.known = new Map(other.known);
  }

  private holds(fact: Fact): boolean {
    const { revisions } = this.journal;
    const { reads } = fact;
    return (
      fact.objects === revisions[OBJECTS] &&
      (reads === 0 ||
        (((reads & bit(STEP)) === 0 || fact.step === revisions[STEP]) &&
          ((reads & bit(STATUS)) === 0 || fact.status === revisions[STATUS]) &&
          ((reads & bit(POOL)) === 0 || fact.pool === revisions[POOL])))
    );
  }

  private check(by: Audit, key: string, kept: unknown, make: () => unknown): void {
    const { reads } = this;
    const known = this.known;
    this.auditing = true;
    this.known = new Map();
    by(key, kept, make());
    this.known = known;
    this.auditing = false;
    this.reads = reads;
  }
}
