/** The printed facts of a card (105.2, 202, 205): what its type line and mana cost say. */
import { colorsOfCost, readManaCost } from '../1-concepts/107.4-mana-symbols.js';
import { isSupertype, isType } from '../2-parts/205.2-types.js';
import { SUBTYPES } from '../2-parts/205.3-subtypes.js';

interface TypeLine {
  manaCost?: string;
  supertypes: string[];
  types: string[];
  subtypes: string[];
  colors: string[];
}

/** Reads a type line and a mana cost; null where they are none of a card that can be played. */
export function typeLine(line: string, cost?: string): TypeLine | null {
  const [left = '', right = ''] = line.split(/\s+[—–-]\s+/);
  const words = left.split(/\s+/).filter((word) => word !== '');
  const mana = readManaCost(cost ?? '');
  const supertypes = words.filter(isSupertype);
  const types = words.filter(isType);
  if (mana === null || types.length === 0 || supertypes.length + types.length < words.length) return null;
  return {
    ...(cost === undefined || cost === '' ? {} : { manaCost: cost }),
    supertypes,
    types,
    // All that a plane has after the dash is one subtype (205.3b).
    subtypes: types.includes('Plane') && right !== '' ? [right] : subtypesOf(right),
    colors: [...colorsOfCost(mana)],
  };
}

/** Some subtypes are two words (205.3b). */
function subtypesOf(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const list: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const two = `${words[i]} ${words[i + 1] ?? ''}`;
    const known = SUBTYPES.includes(two);
    list.push(known ? two : (words[i] ?? ''));
    if (known) i++;
  }
  return list;
}
