/** What the engine keeps instead of working it out anew, compared with what working it out anew gives. */
import { auditCells, canonical } from '@arbiter/engine';

/** Maps and sets as plain values, so that they can be compared. */
const plain = (value: unknown): unknown => {
  if (value instanceof Map) return [...value].map(plain);
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  // What was looked at elsewhere is as much as was asked for.
  const entries = Object.entries(value).filter(([k]) => k !== 'elsewhere');
  return Object.fromEntries(entries.map(([k, v]) => [k, plain(v)]));
};

/**
 * Does some work while every so many-th fact that was found still good is worked out anew.
 * @returns how many were, and the names of those that had become something else
 */
export function withFactsCompared(every: number, work: () => void): { looked: number; wrong: string[] } {
  const compared = { looked: 0, wrong: [] as string[] };
  auditCells((key, kept, anew) => {
    compared.looked++;
    if (canonical(plain(kept)) !== canonical(plain(anew))) compared.wrong.push(key);
  }, every);
  try {
    work();
  } finally {
    auditCells(null);
  }
  return compared;
}
