/** What is found out about a list of abilities by itself, once: the lists of definitions stay the same from game to game. */
import type { Ability } from '../language/types.js';

/**
 * A question about a list of abilities that nothing but the list answers.
 * @param find what the answer is; a list that changes is a new list
 */
export function perAbilities<T>(find: (abilities: Ability[]) => T): (abilities: Ability[]) => T {
  const known = new WeakMap<Ability[], { answer: T }>();
  return (abilities) => {
    let found = known.get(abilities);
    if (!found) {
      found = { answer: find(abilities) };
      known.set(abilities, found);
    }
    return found.answer;
  };
}
