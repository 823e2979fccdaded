/** Whether anybody is being served: what nobody waits for is done when nobody is. */
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';

/** A request that takes longer is one that waits for something, and holds up nobody's computing. */
const LONGEST_MS = 10_000;
const LOOK_EVERY_MS = 100;
/** Rounds of the event loop in which all that had arrived was read and nothing was being served. */
const QUIET_TURNS = 2;

export class Quiet {
  /** When each request that is being served began. */
  readonly #serving = new Set<{ since: number }>();
  #wake: () => void = () => undefined;

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
    for (const { since } of this.#serving) if (now - since < LONGEST_MS) return false;
    return true;
  }

  /** Waits until nobody is being served, and nobody waits to be; or until `signal` says stop. */
  async come(signal: AbortSignal): Promise<void> {
    for (let turns = 0; turns < QUIET_TURNS && !signal.aborted; ) {
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
