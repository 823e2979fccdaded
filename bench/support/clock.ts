/** Processor time, apart for the main thread and for the whole process (which also compiles and collects beside it). */
import { readFileSync } from 'node:fs';

export interface Cpu {
  /** Seconds of the main thread. */
  main: number;
  /** Seconds of all threads. */
  process: number;
}

/** Linux says of each thread, in nanoseconds, how long it ran; elsewhere there is only the process on Node 20. */
function mainNanoseconds(): number | undefined {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ', 1)[0]);
  } catch {
    return undefined;
  }
}

/** What was used so far; to be called by the main thread. */
export function cpuNow(): Cpu {
  const main = mainNanoseconds();
  const { user, system } = process.cpuUsage();
  const all = (user + system) / 1e6;
  return { main: main === undefined ? all : main / 1e9, process: all };
}

export function cpuSince(before: Cpu): Cpu {
  const now = cpuNow();
  return { main: now.main - before.main, process: now.process - before.process };
}
