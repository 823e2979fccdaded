/** Waits until something that was subscribed to may have changed, a time has passed, or nobody waits any more. */
import type { GameBus } from '../games/bus.js';

export class Wakening {
  #heard = false;
  #wake = (): void => undefined;
  readonly #subscriptions: (() => void)[];
  readonly #onAbort = (): void => this.#wake();

  /** @param ids of games and players */
  constructor(
    bus: GameBus,
    ids: readonly string[],
    readonly signal: AbortSignal,
  ) {
    const hear = (): void => {
      this.#heard = true;
      this.#wake();
    };
    this.#subscriptions = ids.map((id) => bus.subscribe(id, hear));
    signal.addEventListener('abort', this.#onAbort);
  }

  /** Whoever looks now need not be woken by what was said before. */
  rest(): void {
    this.#heard = false;
  }

  async next(withinMs: number): Promise<void> {
    if (this.#heard || this.signal.aborted) return;
    await new Promise<void>((done) => {
      const timer = setTimeout(done, withinMs);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
    this.#wake = () => undefined;
  }

  end(): void {
    for (const unsubscribe of this.#subscriptions) unsubscribe();
    this.signal.removeEventListener('abort', this.#onAbort);
  }
}
