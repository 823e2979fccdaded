/**
 * How often each of very many callers has called within the last minute, in bounded memory.
 *
 * A minute slides: what was counted in the window before counts for as much of it as still lies within the minute. When a
 * window is full, a newcomer takes the place of the caller who has called least, and that caller's count with it (the
 * "space-saving" algorithm): counts may be too high by a little, never too low, so that filling the table with made-up
 * callers gives nobody a fresh allowance.
 */

const WINDOW_MS = 60_000;
const MAX_CALLERS = 20_000;

/** The callers of one window. */
class Window {
  readonly #counts = new Map<string, number>();
  readonly #callers = new Map<number, Set<string>>();
  #least = 0;

  constructor(
    readonly start: number,
    readonly capacity: number,
  ) {}

  of(caller: string): number {
    return this.#counts.get(caller) ?? (this.#counts.size < this.capacity ? 0 : this.#leastCount());
  }

  add(caller: string, calls: number): void {
    const before = this.#counts.get(caller);
    const count = this.of(caller) + calls;
    if (before !== undefined) this.#callers.get(before)?.delete(caller);
    else if (this.#counts.size >= this.capacity) this.#dropOne();
    else this.#least = Math.min(this.#least, count);
    this.#counts.set(caller, count);
    const equals = this.#callers.get(count);
    if (equals) equals.add(caller);
    else this.#callers.set(count, new Set([caller]));
  }

  #leastCount(): number {
    while (!this.#callers.get(this.#least)?.size) this.#callers.delete(this.#least++);
    return this.#least;
  }

  #dropOne(): void {
    const [caller = ''] = this.#callers.get(this.#leastCount()) ?? [];
    this.#callers.get(this.#least)?.delete(caller);
    this.#counts.delete(caller);
  }
}

export class SlidingCounts {
  #now: Window;
  #before: Window;

  /** @param capacity callers of a minute that are told apart */
  constructor(readonly capacity = MAX_CALLERS) {
    this.#now = this.#before = new Window(Number.NEGATIVE_INFINITY, capacity);
  }

  /** Calls within the minute before `now` (milliseconds). */
  of(caller: string, now: number): number {
    const left = 1 - this.#slide(now) / WINDOW_MS;
    return this.#now.of(caller) + this.#before.of(caller) * left;
  }

  add(caller: string, calls: number, now: number): void {
    this.#slide(now);
    this.#now.add(caller, calls);
  }

  /** Milliseconds until no more than `room` calls are left of the last minute. */
  wait(caller: string, room: number, now: number): number {
    const since = this.#slide(now);
    const recent = this.#now.of(caller);
    if (recent <= room) return fading(this.#before.of(caller), room - recent) - since;
    return WINDOW_MS - since + fading(recent, room);
  }

  /** Begins a new window when it is time; gives the milliseconds since it began. */
  #slide(now: number): number {
    const since = now - this.#now.start;
    if (since < WINDOW_MS) return since;
    const follows = since < 2 * WINDOW_MS;
    const start = follows ? this.#now.start + WINDOW_MS : now;
    this.#before = follows ? this.#now : new Window(start, this.capacity);
    this.#now = new Window(start, this.capacity);
    return now - start;
  }
}

/** How far into a window `count` calls of the one before it weigh no more than `room`. */
const fading = (count: number, room: number): number => (count <= room ? 0 : WINDOW_MS * (1 - room / count));
