/**
 * The side of a measuring process. Each measure runs in a process of its own: it does round after round of fixed work when
 * it is told to, and says how much CPU time each took. So measure and reference can take turns.
 */
import { type Cpu, cpuNow, cpuSince } from './clock.js';

/** What a round did: counts by name, and a digest of its results, equal whenever the work was. */
export interface Done {
  counts: { [what: string]: number };
  digest: string;
}
export interface Round extends Done {
  cpu: Cpu;
}

/**
 * Answers the parent until it goes away.
 * @param prepare makes what the measure needs, outside the measured time
 * @param round does the work of round `index`; a round's work is the same in every run
 */
export function serveRounds<T>(prepare: () => T, round: (prepared: T, index: number) => Done): void {
  const prepared = prepare();
  process.on('message', (index: number) => {
    const before = cpuNow();
    const done = round(prepared, index);
    const message: Round = { ...done, cpu: cpuSince(before) };
    process.send?.(message);
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.('ready');
}
