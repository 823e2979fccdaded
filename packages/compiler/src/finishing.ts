/** What every game's grammar does last to the abilities that it read: names nobody asks for go, and a card's own name is put in its place. */
import type { Ability } from '@arbiter/engine';
import { NAME } from './reading/lines.js';

/** Abilities as they are written: nothing is kept that nothing asks for, and `name` stands where the text has its card's own. */
export const asWritten = (abilities: readonly Ability[], name: string): Ability[] =>
  abilities.map((ability) => withoutForgotten(named(ability, name), askedFor(ability)) as Ability);

/** The names under which something is asked for again. */
function askedFor(part: unknown, asked = new Set<string>()): Set<string> {
  if (Array.isArray(part)) for (const one of part) askedFor(one, asked);
  else if (typeof part === 'object' && part !== null)
    for (const [key, inner] of Object.entries(part))
      if (typeof inner !== 'string') askedFor(inner, asked);
      else if (key === 'saved' || key === 'number') asked.add(inner);
  return asked;
}
/** What is kept under a name that nothing asks for need not be kept; only a choice always has a name. */
function withoutForgotten(part: unknown, asked: ReadonlySet<string>): unknown {
  if (Array.isArray(part)) return part.map((one) => withoutForgotten(one, asked));
  if (typeof part !== 'object' || part === null) return part;
  const chosen = 'do' in part && (part.do === 'choose' || part.do === 'random' || part.do === 'order');
  return Object.fromEntries(
    Object.entries(part).flatMap(([key, value]) =>
      key === 'save' && !chosen && typeof value === 'string' && !asked.has(value)
        ? []
        : [[key, withoutForgotten(value, asked)]],
    ),
  );
}
function named(part: unknown, name: string): unknown {
  if (Array.isArray(part)) return part.map((one) => named(one, name));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, value === NAME ? name : named(value, name)]),
  );
}
