import { workDone } from '@arbiter/engine';

/**
 * Waits until whoever asks may compute. Whatever runs rules waits right before it does: what has been awaited since (the
 * database, most of all) brings many together again.
 */
export type Turn = () => Promise<void>;

/** For what nobody waits with: programs that do one thing alone. */
export const atOnce: Turn = async () => undefined;

/** What something computes at once, and the units of work (`workDone`) that it took. */
export function measured<T>(compute: () => T): { value: T; work: number } {
  const before = workDone();
  return { value: compute(), work: workDone() - before };
}
