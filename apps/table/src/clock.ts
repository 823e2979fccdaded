/** Time: how much of it is left, in words. */
import type { Game } from '@arbiter/client';
import { html, nothing, type TemplateResult } from 'lit-html';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS: [seconds: number, name: string][] = [
  [DAY, 'd'],
  [HOUR, 'h'],
  [MINUTE, 'min'],
  [1, 's'],
];

/** Seconds in its two greatest units: "2 d 5 h". */
export function duration(seconds: number): string {
  let rest = Math.max(Math.floor(seconds), 0);
  const parts = UNITS.map(([size, name]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return { count, name };
  });
  const first = parts.findIndex(({ count }) => count > 0);
  if (first < 0) return '0 s';
  return parts
    .slice(first, first + 2)
    .filter(({ count }) => count > 0)
    .map(({ count, name }) => `${count} ${name}`)
    .join(' ');
}

const secondsTo = (deadline: string, now: number): number => (Date.parse(deadline) - now) / 1000;

export const isOverdue = (deadline: string | null, now = Date.now()): boolean =>
  deadline !== null && secondsTo(deadline, now) <= 0;

/** When the time for a decision is over, and how much of it is left. */
export const deadline = (at: string | null): TemplateResult | typeof nothing =>
  at === null
    ? nothing
    : html`<p class="deadline">${isOverdue(at) ? 'The time is over since' : 'Time until'} <time datetime=${at}>${new Date(at).toLocaleString()}</time>${isOverdue(at) ? nothing : ` (${duration(secondsTo(at, Date.now()))})`}</p>`;

/** The clock of a seat: what is left for its decision, or in its bank. */
export function clockOf({ clock, decisions }: Game, seat: number, now = Date.now()): string | undefined {
  if (!clock) return undefined;
  const due = decisions.find((decision) => decision.seat === seat && decision.deadline !== null)?.deadline;
  if (due && isOverdue(due, now)) return 'time is over';
  if (due) return duration(secondsTo(due, now));
  const left = clock.left?.[seat];
  return left === undefined ? undefined : duration(left);
}

/** What a game gives everybody. */
export const terms = ({ perMove, bank, increment }: NonNullable<Game['clock']>): string =>
  perMove === null
    ? `${duration(bank ?? 0)} in all${increment ? `, ${duration(increment)} more for each answer` : ''}`
    : `${duration(perMove)} for each decision`;
