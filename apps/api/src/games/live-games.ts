/**
 * The games that are being played: of each one working match, which stands at a committed version, or is being moved by
 * one request that holds it meanwhile. Games that nobody has used for a while sleep: what is kept of them is their state,
 * deflated. What does not fit is forgotten; the database has it.
 */
import type { Match, RulesetService } from '@arbiter/engine';
import { packState } from './codec.js';

/** How much is kept. Objects are what the engine weighs games by: about half a kilobyte each. */
export interface LiveLimits {
  /** Games that are awake, and objects in all of them. */
  games: number;
  objects: number;
  /** Milliseconds that a game stays awake for when nobody uses it. */
  idleMs: number;
  /** Bytes that sleeping games take. */
  asleep: number;
}

const LIMITS: LiveLimits = { games: 1024, objects: 150_000, idleMs: 120_000, asleep: 64 * 1024 * 1024 };
/** How often games that nobody uses are looked for, and how many go to sleep then: each takes a fraction of a millisecond. */
const SWEEP_MS = 1000;
const MAX_SLEEPERS = 20;
/** Bytes that a sleeping game takes beside its state. */
const OVERHEAD = 500;
/** Versions after which a game is weighed again. */
const WEIGH_EVERY = 16;

/** A game that is awake, or about to be. */
export class LiveGame {
  /** The committed version that it stands at; -1: none yet. */
  version = -1;
  match: Match | undefined;
  /** With the definitions that the game keeps. */
  ruleset: RulesetService | undefined;
  /** Until then somebody moves on the match, or makes it; nobody else may look at it. Is never rejected. */
  busy: Promise<void> | undefined;
  usedAt = 0;
  weight = 0;
  weighedAt = 0;

  constructor(
    readonly id: string,
    /** What was kept of it while it slept. */
    public asleep: Sleeping | undefined,
  ) {}
}

/** A game that sleeps. */
export interface Sleeping {
  version: number;
  /** Its state as `packState` gives it. */
  state: Uint8Array;
  ruleset: RulesetService;
}

export class LiveGames {
  /** Each in the order in which they were used last. */
  readonly #awake = new Map<string, LiveGame>();
  readonly #asleep = new Map<string, Sleeping>();
  readonly #sweeping: NodeJS.Timeout;
  readonly #limits: LiveLimits;
  #objects = 0;
  #bytes = 0;

  constructor(limits: Partial<LiveLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
    this.#sweeping = setInterval(() => this.#sweep(), Math.min(SWEEP_MS, this.#limits.idleMs)).unref();
  }

  get figures(): { awake: number; objects: number; asleep: number; bytes: number } {
    return { awake: this.#awake.size, objects: this.#objects, asleep: this.#asleep.size, bytes: this.#bytes };
  }

  /** The version that a game stands at, as far as it is kept. */
  versionOf(id: string): number {
    const live = this.#awake.get(id);
    return live?.match ? live.version : (this.#asleep.get(id)?.version ?? -1);
  }

  /** A game that is about to be used. Whoever finds nothing in it makes it stand somewhere, or drops it. */
  use(id: string): LiveGame {
    let live = this.#awake.get(id);
    if (live) this.#awake.delete(id);
    else live = new LiveGame(id, this.#takeAsleep(id));
    this.#awake.set(id, live);
    live.usedAt = performance.now();
    return live;
  }

  /** Keeps others out until what is returned is called. */
  occupy(live: LiveGame): () => void {
    let free = (): void => undefined;
    const busy = new Promise<void>((done) => {
      free = done;
    });
    live.busy = busy;
    return () => {
      live.busy = undefined;
      free();
      this.#makeRoom(live);
    };
  }

  /** Says where a game stands. */
  stand(live: LiveGame, version: number, match: Match, ruleset: RulesetService): void {
    live.version = version;
    live.match = match;
    live.ruleset = ruleset;
    live.asleep = undefined;
    if (live.weight === 0 || version >= live.weighedAt + WEIGH_EVERY) {
      const { weight } = match;
      this.#objects += weight - live.weight;
      live.weight = weight;
      live.weighedAt = version;
    }
    this.#makeRoom(live);
  }

  /** Forgets a game: it is loaded anew when somebody asks for it. */
  drop(live: LiveGame): void {
    this.#objects -= live.weight;
    live.weight = 0;
    live.version = -1;
    live.match = undefined;
    live.asleep = undefined;
    if (this.#awake.get(live.id) === live && !live.busy) this.#awake.delete(live.id);
  }

  /** The same for a game that nobody holds. */
  forget(id: string): void {
    const live = this.#awake.get(id);
    if (live && !live.busy) this.drop(live);
    this.#takeAsleep(id);
  }

  close(): void {
    clearInterval(this.#sweeping);
  }

  /** @param used stays, however large it is */
  #makeRoom(used: LiveGame): void {
    const { games, objects } = this.#limits;
    if (this.#awake.size <= games && this.#objects <= objects) return;
    for (const live of this.#awake.values()) {
      if (this.#awake.size <= games && this.#objects <= objects) return;
      if (!live.busy && live !== used) this.#sleep(live);
    }
  }

  #sweep(): void {
    const before = performance.now() - this.#limits.idleMs;
    let left = MAX_SLEEPERS;
    for (const live of this.#awake.values()) {
      if (live.usedAt > before || left-- === 0) return;
      if (!live.busy) this.#sleep(live);
    }
  }

  #sleep(live: LiveGame): void {
    const sleeping = live.asleep ?? asleep(live);
    this.drop(live);
    if (!sleeping) return;
    this.#asleep.set(live.id, sleeping);
    this.#bytes += sleeping.state.byteLength + OVERHEAD;
    for (const oldest of this.#asleep.keys()) {
      if (this.#bytes <= this.#limits.asleep) return;
      this.#takeAsleep(oldest);
    }
  }

  #takeAsleep(id: string): Sleeping | undefined {
    const sleeping = this.#asleep.get(id);
    if (!sleeping) return undefined;
    this.#asleep.delete(id);
    this.#bytes -= sleeping.state.byteLength + OVERHEAD;
    return sleeping;
  }
}

function asleep({ version, match, ruleset }: LiveGame): Sleeping | undefined {
  if (!match || !ruleset) return undefined;
  try {
    // A copy: what zlib gives lies in a buffer several times as large.
    return { version, ruleset, state: new Uint8Array(packState(match.state())) };
  } catch {
    // What the engine cannot take out is loaded anew, and fails there if it fails again.
    return undefined;
  }
}
