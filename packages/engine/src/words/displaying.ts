/** Wordings as people read them: the first way to say each, with capital letters where sentences begin. */
import type { Ability, Face } from '../language/types.js';
import { UNSAID } from './phrasing.js';
import { shown } from './wording.js';

/**
 * A wording as it stands on a card; undefined where cards have no words for it.
 * @param begins the signs behind which a sentence begins, as those of a regular expression's class
 * @param name what the sign for the card itself is written as
 */
export function displayed(wording: string, begins: string, name = '~'): string | undefined {
  const said = shown(wording);
  if (said.includes(UNSAID)) return undefined;
  const capital = new RegExp(`(^|[${begins}]\\s*)([a-z])`, 'g');
  const text = said
    .replace(capital, (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`)
    .replaceAll('~', name);
  return /[."]$/.test(text) ? text : `${text}.`;
}

/** What an ability of a card of some face is printed as: definitions are constants, so each is said once. */
export function saidOnce(say: (ability: Ability, face: Face) => string | undefined) {
  const known = new WeakMap<Face, WeakMap<Ability, string | null>>();
  return (face: Face, ability: Ability): string | undefined => {
    const of = known.get(face) ?? new WeakMap<Ability, string | null>();
    if (!known.has(face)) known.set(face, of);
    const text = of.get(ability);
    if (text !== undefined) return text ?? undefined;
    const said = say(ability, face);
    of.set(ability, said ?? null);
    return said;
  };
}
