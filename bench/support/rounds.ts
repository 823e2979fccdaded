/**
 * The side of a measuring process. Each measure runs in a process of its own: it warms up, then does round after round
 * of fixed work when it is told to, and says how much CPU time each took. So measure and reference can take turns.
 */

/** What a round did: counts by name, and a digest of its results, equal whenever the work was. */
export interface Done {
  counts: { [what: string]: number };
  digest: string;
}
export interface Round extends Done {
  cpuSeconds: number;
}

/** CPU seconds of this process since a moment, all of its threads. */
function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/**
 * Answers the parent until it goes away.
 * @param prepare makes what the measure needs, outside the measured time
 * @param round does the work of round `index`; a round's work is the same in every run
 */
export function serveRounds<T>(prepare: () => T, round: (prepared: T, index: number) => Done): void {
  const prepared = prepare();
  process.on('message', (index: number) => {
    const before = process.cpuUsage();
    const done = round(prepared, index);
    const message: Round = { ...done, cpuSeconds: cpuSince(before) };
    process.send?.(message);
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.('ready');
}
