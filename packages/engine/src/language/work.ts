/**
 * Work that this process has done for calls, in units of a few microseconds: what bounds a call is counted, and whoever
 * watches the process can compare it with the processor's time.
 */
let done = 0;

/** @param units work of a call, whether or not anything bounds it */
export function countWork(units: number): void {
  done += units;
}

/** Units of work since the process began. */
export const workDone = (): number => done;
