/** What is made or given by something, and speaks of that thing by its name: of it, and of nothing else called so (mtg 201.5a). */
import { isTable } from '../contract/json.js';

const speaking = new WeakMap<object, boolean>();
/** Whether a token or an ability speaks of what makes or gives it. */
export function speaksOfGrantor(given: object): boolean {
  let found = speaking.get(given);
  if (found === undefined) {
    found = JSON.stringify(given).includes('"grantor"');
    speaking.set(given, found);
  }
  return found;
}

/** The same, of this one thing: whatever copies it speaks of the same. */
export const ofGrantor = <Given extends object>(given: Given, source: number): Given => {
  const filled = (part: unknown): unknown => {
    if (part === 'grantor') return { the: source };
    if (Array.isArray(part)) return part.map(filled);
    return isTable(part) ? Object.fromEntries(Object.entries(part).map(([key, value]) => [key, filled(value)])) : part;
  };
  return Object.assign({ ...given }, filled(given));
};
