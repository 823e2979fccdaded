/**
 * How much time seats have. A clock is a value: what it becomes follows from the decisions that are asked and the moment that
 * the log has for them, so that it comes out the same whenever a log is gone through.
 */

/** What a clock was set to, in seconds. */
export interface Terms {
  /** For each decision. */
  perMove?: number | undefined;
  /** For all decisions of a seat together, and what is added after each of its answers. */
  bank?: number | undefined;
  increment?: number | undefined;
  onTimeout: 'default' | 'concede' | 'claim';
}

/** A decision that is asked, as everybody may know it. */
export interface Asked {
  id: string;
  seat: number;
}

export interface Clock {
  terms: Terms;
  /** By seat, in milliseconds: what is left while nothing is asked; only with `bank`. */
  banks?: number[];
  /** When the decisions that are asked must have been answered: milliseconds since 1970. */
  due: { id: string; seat: number; at: number }[];
  /** While nobody's time runs: what is left for each of these decisions. */
  paused?: { id: string; seat: number; left: number }[];
}

/** What has been gathered never leads beyond what a date can say. */
const MOST_MS = 100 * 365 * 86_400_000;

/** The judge takes all the time in the world. */
const timed = (asked: readonly Asked[]): Asked[] => asked.filter(({ seat }) => seat >= 0);

/** The clock of a game that begins. */
export function started(terms: Terms, seats: number, asked: readonly Asked[], now: number): Clock {
  const { bank } = terms;
  const clock: Clock = { terms, due: [] };
  if (bank !== undefined) clock.banks = Array.from({ length: seats }, () => bank * 1000);
  return asking(clock, asked, now);
}

/**
 * The clock once a seat has answered (or something else has happened).
 * @param by the seat that has answered
 */
export function moved(before: Clock, by: number | undefined, asked: readonly Asked[], now: number): Clock {
  const clock = resumed(before, now);
  if (!clock.banks) return asking(clock, asked, now);
  const { increment = 0 } = clock.terms;
  const banks = clock.banks.map((bank, seat) => {
    const due = clock.due.find((one) => one.seat === seat);
    const left = due ? Math.max(0, due.at - now) : bank;
    return Math.min(MOST_MS, left + (seat === by ? increment * 1000 : 0));
  });
  return asking({ ...clock, banks }, asked, now);
}

/** What is asked already goes on with the time that it has; a seat's bank is one for all that it is asked. */
function asking(clock: Clock, asked: readonly Asked[], now: number): Clock {
  const { terms, banks, due } = clock;
  const next = timed(asked).map(({ id, seat }) => {
    if (banks) return { id, seat, at: now + (banks[seat] ?? 0) };
    return due.find((one) => one.id === id && one.seat === seat) ?? { id, seat, at: now + (terms.perMove ?? 0) * 1000 };
  });
  return { ...clock, due: next };
}

/** Nobody's time runs. */
export function paused(clock: Clock, now: number): Clock {
  if (clock.paused) return clock;
  return {
    ...clock,
    due: [],
    paused: clock.due.map(({ id, seat, at }) => ({ id, seat, left: Math.max(0, at - now) })),
  };
}

/** Time runs on with what was left of it. */
export function resumed({ paused: held, ...clock }: Clock, now: number): Clock {
  if (!held) return clock;
  return { ...clock, due: held.map(({ id, seat, left }) => ({ id, seat, at: now + left })) };
}

/** The decisions whose time is over, that of the first first. */
export const expired = ({ due }: Clock, now: number): Clock['due'] =>
  due.filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at);

/** When the next one is over; undefined: nobody's time runs. */
export const nextDue = ({ due }: Clock): number | undefined =>
  due.length === 0 ? undefined : Math.min(...due.map(({ at }) => at));

/** Deadlines by decision, as they are shown. */
export const deadlines = ({ due }: Pick<Clock, 'due'>): Deadlines =>
  new Map(due.map(({ id, at }) => [id, new Date(at).toISOString()]));
export type Deadlines = ReadonlyMap<string, string>;
