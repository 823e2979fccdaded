/** Durations in settings, as ISO 8601 writes them: P30D, P1Y, PT36H. */
import { z } from 'zod';

const DAY = 86_400;
/** A year is 365 days, a month 30. */
const SECONDS = { Y: 365 * DAY, M: 30 * DAY, W: 7 * DAY, D: DAY };
const TIME_SECONDS = { H: 3600, M: 60, S: 1 };

/** @returns the seconds of a valid duration */
function secondsOf(duration: string): number {
  const [days = '', time = ''] = duration.replace(/^[+-]?P/, '').split('T');
  const sum = (text: string, units: Record<string, number>): number =>
    [...text.matchAll(/([\d.,]+)([A-Z])/g)].reduce(
      (all, [, n = '0', unit = '']) => all + Number(n.replace(',', '.')) * (units[unit] ?? 0),
      0,
    );
  return sum(days, SECONDS) + sum(time, TIME_SECONDS);
}

/** A duration of a second to so many days, in seconds. */
const durationUpTo = (days: number, text: string) =>
  z.iso
    .duration({ error: 'must be a duration like P30D (ISO 8601)' })
    .transform((text) => (text.startsWith('-') ? -1 : Math.round(secondsOf(text))))
    .pipe(
      z
        .number()
        .min(1, { error: 'must be longer than nothing' })
        .max(days * DAY, { error: `must be at most ${text}` }),
    );

export const duration = durationUpTo(36_500, 'P100Y');
/** Of clocks: nobody waits for longer than a year for a move. */
export const clockDuration = durationUpTo(365, 'P1Y');
