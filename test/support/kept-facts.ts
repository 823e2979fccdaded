/** What the engine keeps instead of working it out anew, compared with what working it out anew gives. */
import { auditCells, isSameValue } from '@arbiter/engine';

/**
 * Does some work while every so many-th fact that was found still good is worked out anew.
 * @returns how many were, and the names of those that had become something else
 */
export function withFactsCompared(every: number, work: () => void): { looked: number; wrong: string[] } {
  const compared = { looked: 0, wrong: [] as string[] };
  auditCells((key, kept, anew) => {
    compared.looked++;
    if (!isSameValue(kept, anew)) compared.wrong.push(key);
  }, every);
  try {
    work();
  } finally {
    auditCells(null);
  }
  return compared;
}
