/**
 * Looks now and then whether the engine still knows what it believes to know: one of so many kept values that are used is
 * computed again and compared. Where they differ, whatever was being worked out has failed, and its match with all that is
 * kept for it is thrown away: the next one computes everything anew.
 */
import { auditCells, isSameValue } from '@arbiter/engine';

let stale: string | undefined;

/** @param every one of so many is looked at; 0: none. It holds for the whole process. */
export function auditEvery(every: number): void {
  const compare = (name: string, kept: unknown, anew: unknown): void => {
    if (!isSameValue(kept, anew)) stale ??= name;
  };
  auditCells(every === 0 ? null : compare, every);
}

/** Does something of one game; throws where what was kept for it was found to be stale meanwhile. */
export function audited<T>(act: () => T): T {
  stale = undefined;
  const value = act();
  if (stale === undefined) return value;
  throw new Error(`what was kept of "${stale}" is not what computing it again gives`);
}
