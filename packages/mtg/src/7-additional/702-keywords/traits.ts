/** Whether an object has a keyword of which the edition says that it has some trait. */
import { type Ability, characteristicsOf, type Game } from '@arbiter/engine';
import { editionOf } from '../../edition.js';
import type { Trait } from './hooks.js';

export function hasTrait(g: Game, id: number, trait: Trait): boolean {
  return traitAmong(g, characteristicsOf(g, id).abilities, trait);
}

export function traitAmong(g: Game, abilities: readonly Ability[], trait: Trait): boolean {
  const keywords = editionOf(g).traits[trait];
  return keywords !== undefined && abilities.some((a) => a.kind === 'keyword' && keywords.includes(a.keyword));
}
