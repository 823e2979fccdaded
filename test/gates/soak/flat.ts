/** Whether what was measured over time stayed where it was: the first third against the last, after a warm-up. */

/** The value below which this part of the numbers lies. */
export function quantile(numbers: number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export interface Timed {
  at: number;
}

/** What lies in the first and in the last third of the time between `from` and `to`. */
export function thirds<T extends Timed>(samples: T[], from: number, to: number): [first: T[], last: T[]] {
  const third = (to - from) / 3;
  return [
    samples.filter(({ at }) => at >= from && at < from + third),
    samples.filter(({ at }) => at >= to - third && at <= to),
  ];
}

export const megabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(0)} MB`;
