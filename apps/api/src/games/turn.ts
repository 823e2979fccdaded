/**
 * Waits until whoever asks may compute. Whatever runs rules waits right before it does: what has been awaited since (the
 * database, most of all) brings many together again.
 */
export type Turn = () => Promise<void>;

/** For what nobody waits with: programs that do one thing alone. */
export const atOnce: Turn = async () => undefined;
