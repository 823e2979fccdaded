/** Characteristics that come out as they were are the very same as before, and so is what was made of them. */
import { isTable } from '../contract/json.js';
import type { Chars, Derived } from '../machine/derived.js';

/**
 * Puts what was derived before in the place of what came out alike.
 * @returns whether everything did: the same objects, in the same order
 */
export function keepUnchanged(before: Derived | undefined, { of }: Derived): boolean {
  if (!before) return false;
  let all = before.of.size === of.size;
  const order = before.of.keys();
  for (const [id, chars] of of) {
    if (all && order.next().value !== id) all = false;
    const old = before.of.get(id);
    if (old === chars) continue;
    if (old !== undefined && isAlike(old, chars)) of.set(id, old);
    else all = false;
  }
  return all;
}

const isAlike = (a: Chars, b: Chars): boolean =>
  a.controller === b.controller &&
  isSameList(a.abilities, b.abilities) &&
  isSameTable(a.props, b.props) &&
  isSameRecords(a.rules, b.rules) &&
  isSameRecords(a.terms, b.terms);

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Whether two tables say the same; lists in them are looked into. */
function isSameTable(one: object | undefined, other: object | undefined): boolean {
  if (one === other) return true;
  if (!isTable(one) || !isTable(other)) return false;
  let left = 0;
  for (const name in one) {
    const [x, y] = [one[name], other[name]];
    if (x !== y && !(Array.isArray(x) && Array.isArray(y) && isSameList(x, y))) return false;
    left++;
  }
  for (const _ in other) left--;
  return left === 0;
}

export function isSameRecords(a: readonly object[], b: readonly object[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!isSameTable(a[i], b[i])) return false;
  return true;
}
