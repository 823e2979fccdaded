/**
 * Facts that follow from the state, kept until something changes that they were worked out from. While a fact is worked
 * out, what it reads is noticed: aspects of the state that change often, and other facts. So a fact that never looks at
 * the step outlives it, and one that asks only whether it is a main phase outlives every step in which the answer stays
 * the same.
 */
import { type Aspect, type Journal, OBJECTS } from '../state/journal.js';

interface Fact {
  value: unknown;
  /** Works it out again; null where that was another game's business. */
  make: (() => unknown) | null;
  /** What all was like when the fact was last found to hold. */
  clock: number;
  /** Aspects it was worked out from, as bits, and the revisions of all when it was: `objects` always matters. */
  reads: number;
  revisions: number[];
  /** Other facts that it was worked out from, and what they were. */
  from: { fact: Fact; value: unknown }[];
}

/** What another game has found out, and which of its writes are this one's as well: what it tries out later isn't. */
interface Heritage {
  known: ReadonlyMap<string, Fact>;
  copies: Map<Fact, Fact>;
  until: number;
}

/** A copy of another game's fact with all that it was worked out from; undefined where that came of something later. */
function adopt(theirs: Fact, heritage: Heritage): Fact | undefined {
  const known = heritage.copies.get(theirs);
  if (known) return known;
  if (theirs.clock > heritage.until) return undefined;
  const own: Fact = { ...theirs, make: null, from: [] };
  for (const { fact, value } of theirs.from) {
    const copy = adopt(fact, heritage);
    if (!copy) return undefined;
    own.from.push({ fact: copy, value });
  }
  heritage.copies.set(theirs, own);
  return own;
}

/** Keys may contain numbers, so that there is no end to them. */
const MAX_FACTS = 256;

/** Told of facts that were found still good, with what they would be if worked out again; only tests set it. */
type Audit = (key: string, kept: unknown, anew: unknown) => void;
let audit: { by: Audit; every: number; found: number } | null = null;

/** Lets every so many-th fact that is found still good be worked out again. @param by told of both; null: no audit */
export function auditFacts(by: Audit | null, every = 1): void {
  audit = by && { by, every, found: 0 };
}

export class Facts {
  private known = new Map<string, Fact>();
  /** Facts that are handed on whether or not they were asked for. */
  private readonly lasting = new Set<string>();
  private heritage: Heritage | null = null;
  private halfway = false;
  /** The innermost fact that is being worked out: what is read belongs to it. */
  private under: Fact | null = null;

  constructor(private readonly journal: Journal) {}

  /** Whether something is being worked out, so that what is read must be told. */
  get watching(): boolean {
    return this.under !== null;
  }

  /** Says that what is being worked out depends on an aspect. */
  read(aspect: Aspect): void {
    if (this.under) this.under.reads |= 1 << aspect;
  }

  /**
   * A fact, worked out only if something that it depends on has changed since.
   * @param make reads the state and other facts, and nothing else
   */
  get<T>(key: string, make: () => T): T {
    if (this.halfway) return make();
    let fact = this.find(key);
    if (fact === undefined) {
      if (this.known.size >= MAX_FACTS) this.known.clear();
      fact = emptyFact();
      this.known.set(key, fact);
      fact.make = make;
      this.workOut(fact);
    } else {
      fact.make = make;
      if (!this.refresh(fact)) this.workOut(fact);
      else if (audit && audit.found++ % audit.every === 0) this.check(audit.by, key, fact);
    }
    if (this.under) dependOn(this.under, fact);
    return fact.value as T;
  }

  /** The same for what is asked for only now and then: copies of the game have it, and copies of these. */
  keep<T>(key: string, make: () => T): T {
    this.lasting.add(key);
    return this.get(key, make);
  }

  /**
   * Works out something of which others read what is there so far: no fact that is asked for meanwhile is kept, nor taken
   * from what was kept.
   */
  inSteps(make: () => void): void {
    const before = this.halfway;
    this.halfway = true;
    try {
      make();
    } finally {
      this.halfway = before;
    }
  }

  /** A fact that was looked at since the last change; undefined where it would have to be checked. */
  current<T>(key: string): T | undefined {
    const fact = this.find(key);
    if (fact === undefined || fact.clock !== this.journal.clock || audit) return undefined;
    if (this.under) dependOn(this.under, fact);
    return fact.value as T;
  }

  /** Whether what `settle` found out still holds. */
  has(key: string): boolean {
    const fact = this.find(key);
    return fact !== undefined && this.refresh(fact);
  }

  /**
   * Does something that may write, and keeps that there was nothing to do as a fact of the state as it is afterwards.
   * @returns what it found to do
   */
  settle<T>(key: string, make: () => T[]): T[] {
    const fact = emptyFact();
    const found = this.noticing(fact, make);
    if (found.length === 0) {
      this.stamp(fact);
      this.known.set(key, fact);
    }
    return found;
  }

  /** Takes over what another game of the same state has found out, each fact when it is first asked for. */
  inherit(other: Facts): void {
    this.heritage = { known: other.known, copies: new Map(), until: other.journal.writes };
    for (const key of other.lasting) if (this.find(key)) this.lasting.add(key);
    // What it never asked for is let go, or every game would hold on to all before it.
    other.heritage = null;
  }

  /** The call is over: facts stay, but hold on to nothing that they were worked out with. */
  rest(): void {
    for (const fact of this.known.values()) fact.make = null;
  }

  private find(key: string): Fact | undefined {
    const fact = this.known.get(key);
    if (fact !== undefined || !this.heritage) return fact;
    const theirs = this.heritage.known.get(key);
    const own = theirs && adopt(theirs, this.heritage);
    if (own) this.known.set(key, own);
    return own;
  }

  /** Whether a fact holds, which may mean working out others again. */
  private refresh(fact: Fact): boolean {
    const { revisions, clock } = this.journal;
    if (fact.clock === clock) return true;
    for (let aspect = 0, left = fact.reads; left !== 0; aspect++, left >>= 1)
      if ((left & 1) !== 0 && fact.revisions[aspect] !== revisions[aspect]) return false;
    for (const { fact: other, value } of fact.from) {
      if (!this.refresh(other)) {
        if (!other.make) return false;
        this.workOut(other);
      }
      if (other.value !== value) return false;
    }
    fact.clock = clock;
    return true;
  }

  private workOut(fact: Fact): void {
    fact.reads = 1 << OBJECTS;
    fact.from = [];
    const value = this.noticing(fact, fact.make as () => unknown);
    // What comes out the same as before leaves what was worked out from it as it is.
    if (!sameList(fact.value, value)) fact.value = value;
    this.stamp(fact);
  }

  /** Does something, and what is read meanwhile belongs to this fact. */
  private noticing<T>(fact: Fact, make: () => T): T {
    const outer = this.under;
    this.under = fact;
    try {
      return make();
    } finally {
      this.under = outer;
    }
  }

  private stamp(fact: Fact): void {
    const { revisions, clock } = this.journal;
    fact.clock = clock;
    fact.revisions = revisions.slice();
  }

  private check(by: Audit, key: string, { value, make }: Fact): void {
    const { known, under } = this;
    const paused = audit;
    audit = null;
    this.known = new Map();
    this.under = null;
    by(key, value, make?.());
    this.known = known;
    this.under = under;
    audit = paused;
  }
}

const emptyFact = (): Fact => ({
  value: undefined,
  make: null,
  clock: -1,
  reads: 1 << OBJECTS,
  revisions: [],
  from: [],
});

function dependOn({ from }: Fact, fact: Fact): void {
  for (const known of from) if (known.fact === fact) return;
  from.push({ fact, value: fact.value });
}

function sameList(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
