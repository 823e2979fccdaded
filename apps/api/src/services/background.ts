/**
 * Games that nobody waits for: a queue in which each makes one move and goes to the end. A move begins only when nobody is
 * being served, and after it there is a pause as long as it took at least, so that together they take half of a core, and
 * less where single moves are long.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Quiet } from './quiet.js';

/** A move so long is paused for twice; longer ones for longer still, since everybody else waits while they are made. */
const LONG_MOVE_MS = 50;
const MAX_PAUSE_MS = 30_000;

/** @param ms how long a move kept the process busy */
export const pauseAfter = (ms: number): number => Math.min(MAX_PAUSE_MS, ms + (ms * ms) / LONG_MOVE_MS);

export class Background {
  /** In the order of their turns. */
  readonly #waiting = new Set<string>();
  readonly #stopping = new AbortController();
  #present: string | undefined;
  #again = false;
  #working: Promise<void> | undefined;

  /** @param step makes one move of a game; false: it has none to make. Must not throw. */
  constructor(
    readonly quiet: Quiet,
    readonly step: (gameId: string) => Promise<boolean>,
  ) {}

  has(gameId: string): boolean {
    return this.#waiting.has(gameId) || this.#present === gameId;
  }

  /** Gives a game its place in the queue, if it has none. */
  add(gameId: string): void {
    if (this.#stopping.signal.aborted) return;
    if (this.#present === gameId) this.#again = true;
    else this.#waiting.add(gameId);
    this.#working ??= this.#work();
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#working;
  }

  async #work(): Promise<void> {
    const { signal } = this.#stopping;
    let took = 0;
    for (const gameId of this.#waiting) {
      await this.quiet.come(signal, took);
      if (signal.aborted) return;
      this.#waiting.delete(gameId);
      this.#present = gameId;
      this.#again = false;
      const before = performance.eventLoopUtilization();
      const moved = await this.step(gameId);
      // While it waits for the database nobody waits for it.
      took = performance.eventLoopUtilization(before).active;
      this.#present = undefined;
      // A Set is gone through in the order of arrival, what arrives meanwhile included.
      if (moved || this.#again) this.#waiting.add(gameId);
      await sleep(pauseAfter(took), undefined, { signal, ref: false }).catch(() => undefined);
    }
    this.#working = undefined;
  }
}
