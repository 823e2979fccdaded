/** What filters and references can speak of: objects, players or both, as far as their words say. */
import type { Filter, Ref } from '../language/types.js';
import type { EntityKind, Referring, Scope, WordSet } from '../machine/words.js';

/** Reads filters and references where a scope holds. Their form was checked before. */
export function kindsIn(words: WordSet, scope: Scope): Referring {
  const filter = (of: Filter): EntityKind | undefined => {
    // All clauses of a list hold, so one that fits nothing else decides.
    if (Array.isArray(of)) return of.map(filter).find((kind) => kind !== undefined);
    const { fits } = words.headOf('filter', of);
    return typeof fits === 'function' ? fits(of, filter) : fits;
  };
  const ref = (to: Ref): EntityKind | undefined => {
    const { names } = words.headOf('ref', to);
    return typeof names === 'function' ? names(to, referring) : names;
  };
  const referring: Referring = { scope, ref, filter };
  return referring;
}
