/** Whether an object has a keyword of which the edition says that it has some trait. */
import { characteristicsOf, type Game } from '@arbiter/engine';
import { editionOf } from '../../edition.js';
import type { Trait } from './hooks.js';

export function hasTrait(g: Game, id: number, trait: Trait): boolean {
  const keywords = editionOf(g).traits[trait];
  if (keywords === undefined) return false;
  return characteristicsOf(g, id).abilities.some((a) => a.kind === 'keyword' && keywords.includes(a.keyword));
}
