/** Whether anybody is being served: what nobody waits for is done when nobody is. */
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';

/** A request that takes longer is one that waits for something, and holds up nobody's computing. */
const MAX_SERVED_MS = 10_000;
const LOOK_EVERY_MS = 100;
/** Rounds of the event loop in which all that had arrived was read and nothing was being served. */
const QUIET_TURNS = 2;

/** Where somebody is always being served, what waits for quiet has a twentieth of the time. */
const PATIENCE = 19;
const MIN_PATIENCE_MS = 100;

/** @param ms how long the last thing took that was done in the background; what comes next waits so long at most */
export const patienceAfter = (ms: number): number => Math.max(MIN_PATIENCE_MS, PATIENCE * ms);

export class Quiet {
  /** When each request that is being served began. */
  readonly #serving = new Set<{ since: number }>();
  #wake: () => void = () => undefined;

  constructor(readonly patience = patienceAfter) {}

  /** A request is being served from now on; returns what ends that. */
  begin(): () => void {
    const request = { since: performance.now() };
    this.#serving.add(request);
    return () => {
      if (this.#serving.delete(request) && this.#serving.size === 0) this.#wake();
    };
  }

  get isQuiet(): boolean {
    const now = performance.now();
    for (const { since } of this.#serving) if (now - since < MAX_SERVED_MS) return false;
    return true;
  }

  /**
   * Waits until nobody is being served, and nobody waits to be; or until patience is at its end; or `signal` says stop.
   * @param took milliseconds of the last thing that was done in the background
   */
  async come(signal: AbortSignal, took = 0): Promise<void> {
    const latest = performance.now() + this.patience(took);
    for (let turns = 0; turns < QUIET_TURNS && !signal.aborted && performance.now() < latest; ) {
      if (this.isQuiet) {
        turns++;
        await turn();
      } else {
        turns = 0;
        const woken = new Promise<void>((done) => {
          this.#wake = done;
        });
        await Promise.race([woken, sleep(LOOK_EVERY_MS, undefined, { ref: false })]);
      }
    }
  }
}
