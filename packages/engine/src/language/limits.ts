/** What any JSON must be like before it is read as a card: not too large, not too deep, no keys that objects have by themselves. */
import { isTable } from '../contract/json.js';

export const LIMITS = {
  /** Characters of a card as JSON. */
  size: 32_768,
  depth: 40,
  /** Items of any list. */
  items: 64,
  abilities: 24,
  name: 100,
  text: 300,
  /** Largest whole number, either way. */
  number: 1_000_000,
} as const;

/** Keys that every object has, or that reach its prototype. */
export const isPrototypeKey = (key: string): boolean => key in Object.prototype || key === 'prototype';

export interface RawFault {
  path: (string | number)[];
  code: 'TOO_LARGE' | 'INVALID_INPUT';
  detail: string;
}

/** The first thing about the JSON itself that is beyond the limits; null when nothing is. */
export function beyondLimits(value: unknown): RawFault | null {
  const left: { value: unknown; path: (string | number)[] }[] = [{ value, path: [] }];
  for (let item = left.pop(); item; item = left.pop()) {
    const { path } = item;
    if (path.length > LIMITS.depth)
      return { path, code: 'TOO_LARGE', detail: `a card is at most ${LIMITS.depth} levels deep` };
    if (Array.isArray(item.value)) {
      if (item.value.length > LIMITS.items)
        return { path, code: 'TOO_LARGE', detail: `a list has at most ${LIMITS.items} items` };
      for (const [i, v] of item.value.entries()) left.push({ value: v, path: [...path, i] });
    } else if (isTable(item.value)) {
      for (const key of Object.getOwnPropertyNames(item.value)) {
        if (isPrototypeKey(key))
          return { path: [...path, key], code: 'INVALID_INPUT', detail: `"${key}" can't be a key` };
        left.push({ value: item.value[key], path: [...path, key] });
      }
    }
  }
  const size = JSON.stringify(value)?.length ?? 0;
  return size > LIMITS.size
    ? {
        path: [],
        code: 'TOO_LARGE',
        detail: `a card has at most ${LIMITS.size} characters as JSON; this one has ${size}`,
      }
    : null;
}
