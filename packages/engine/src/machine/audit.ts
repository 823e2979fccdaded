/** Whether what a derived cell was kept as is what computing it again gives (`auditCells`). */
import { canonical } from '../language/canonical.js';

/** Maps and sets as plain values, so that they can be compared. */
function plain(value: unknown): unknown {
  if (value instanceof Map) return [...value].map(plain);
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  // What was looked at elsewhere is as much as was asked for.
  const entries = Object.entries(value).filter(([field]) => field !== 'elsewhere');
  return Object.fromEntries(entries.map(([field, one]) => [field, plain(one)]));
}

export const isSameValue = (kept: unknown, anew: unknown): boolean => canonical(plain(kept)) === canonical(plain(anew));
