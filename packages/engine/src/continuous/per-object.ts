/** What follows from one object's characteristics alone, kept as long as these stay the same. */

import type { Chars } from '../machine/derived.js';
import type { Game } from '../machine/game.js';
import { Kept } from '../state/object.js';
import { characteristicsOf } from './characteristics.js';

/**
 * Makes a function of an object that is worked out once for what the object is like.
 * @param make may look at the object's characteristics, owner and definition, and at nothing else that changes; what it
 * gives is shared and must not be written to
 */
export function perObject<T>(make: (g: Game, id: number, now: Chars) => T): (g: Game, id: number) => T {
  const known = new Kept<{ now: Chars; value: T }>();
  return (g, id) => {
    const object = g.object(id);
    const now = characteristicsOf(g, id);
    const found = known.of(object);
    if (found && sameChars(found.now, now)) {
      found.now = now;
      return found.value;
    }
    const value = make(g, id, now);
    known.set(object, { now, value });
    return value;
  };
}

/** Whether an object's characteristics are what they were, as far as a single object is concerned. */
export const sameChars = (a: Chars, b: Chars): boolean =>
  a === b || (a.props === b.props && a.abilities === b.abilities && a.controller === b.controller);
