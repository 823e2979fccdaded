/** What printers ask of values before they have words for them. */
import { canonical } from '../language/canonical.js';
import type { Value } from '../language/types.js';

/** A value without its sign. */
export const sizeOf = (value: Value): Value => {
  if (typeof value === 'number') return Math.abs(value);
  return typeof value === 'object' && 'negative' in value ? value.negative : value;
};
export const isNegative = (value: Value): boolean =>
  typeof value === 'number' ? value < 0 : typeof value === 'object' && 'negative' in value;
/** The parts of a sum; in other words of the same name there is none. */
export const sumOf = (value: Value): readonly Value[] | undefined =>
  typeof value === 'object' && 'sum' in value && Array.isArray(value.sum) ? value.sum : undefined;
/** Whether two parts of a card are written alike. */
export const isSame = (one: unknown, other: unknown): boolean => canonical(one ?? null) === canonical(other ?? null);
