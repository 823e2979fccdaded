/** Lists in pages, with opaque cursors, as Relay's connections want them. */
import { faultAt } from '../schemas/parse.js';

export interface Page<T> {
  items: T[];
  /** The cursor of each item. */
  cursors: string[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

export function toCursor(key: string): string {
  return Buffer.from(key).toString('base64url');
}

export function fromCursor(cursor: string): string {
  const key = Buffer.from(cursor, 'base64url').toString();
  if (toCursor(key) !== cursor) throw faultAt('$.after', 'this is not a cursor of this list');
  return key;
}

/** A page of items that were fetched one more than asked for, so that it is known whether there are more. */
export function pageFrom<T>(fetched: T[], first: number, key: (item: T) => string): Page<T> {
  const items = fetched.slice(0, first);
  const cursors = items.map((item) => toCursor(key(item)));
  return { items, cursors, pageInfo: { hasNextPage: fetched.length > first, endCursor: cursors.at(-1) ?? null } };
}

/** A page of a list in memory that is sorted by its keys. */
export function pageOf<T>(
  sorted: readonly T[],
  key: (item: T) => string,
  query: { first: number; after?: string | undefined },
): Page<T> {
  const after = query.after === undefined ? undefined : fromCursor(query.after);
  const begin = after === undefined ? 0 : sorted.findIndex((item) => key(item) > after);
  return pageFrom(begin < 0 ? [] : sorted.slice(begin, begin + query.first + 1), query.first, key);
}
