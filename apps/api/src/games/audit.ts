/**
 * Looks now and then whether the engine still knows what it believes to know: one of so many kept values that are used is
 * computed again and compared. Where they differ, whatever was being worked out has failed, and its match with all that is
 * kept for it is thrown away: the next one computes everything anew.
 */
import { auditCells, isSameValue } from '@arbiter/engine';

let stale: string | undefined;

/** @param every one of so many is looked at; 0: none. It holds for the whole process. */
export function auditEvery(every: number): void {
  if (every === 0) return auditCells(null);
  auditCells((name, kept, anew) => {
    if (!isSameValue(kept, anew)) stale ??= name;
  }, every);
}

/** Throws where something was found to be stale since the last time this was asked. */
export function assertSound(): void {
  if (stale === undefined) return;
  const name = stale;
  stale = undefined;
  throw new Error(`what was kept of "${name}" is not what computing it again gives`);
}
