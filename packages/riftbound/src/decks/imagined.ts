/** Where cards begin that may be hidden, and which of them may be facedown. */
import { type Characteristics, type Compiled, type Game, type Obj, wordsOf, zoneName } from '@arbiter/engine';

/** Battlefields and legends are there for all to see (103). */
const OPEN = ['Battlefield', 'Legend'];

export function pileOfCard({ types, supertypes }: Characteristics): string | null {
  const all = wordsOf(types);
  // Tokens are no cards, and begin nowhere (185).
  if (wordsOf(supertypes).includes('Token')) return null;
  if (all.some((type) => OPEN.includes(type))) return null;
  return all.includes('Rune') ? 'runes' : 'main';
}

/** Only cards with Hidden lie facedown at a battlefield (811). */
export const canBeHidden = (_g: Game, { zone }: Obj, card: Compiled): boolean =>
  zoneName(zone) !== 'facedown' || card.abilities.some((a) => a.kind === 'keyword' && a.keyword === 'hidden');
