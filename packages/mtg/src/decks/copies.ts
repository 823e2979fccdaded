/** How many copies of a card a deck may have: as a format says, or more where the card itself says so (100.2a, 113.6n). */
import { type CardInfo, isTable, type RuleRef } from '@arbiter/engine';
import { cite } from '../cite.js';
import { isBasicLand } from './basic-lands.js';

/** What a card says of decks, before any game begins. @citation */
export const OWN_COPIES: RuleRef[] = cite('mtg:113.6n');

/** What the card says itself; undefined where it says nothing. */
export function ownCopies({ data }: Pick<CardInfo, 'data'>): number | undefined {
  const abilities = Array.isArray(data.abilities) ? data.abilities : [];
  for (const ability of abilities) {
    const mods = isTable(ability) && Array.isArray(ability.mods) ? ability.mods : [];
    for (const mod of mods)
      if (isTable(mod) && mod.rule === 'deckCopies')
        return typeof mod.count === 'number' ? mod.count : Number.POSITIVE_INFINITY;
  }
  return undefined;
}

/** The most copies of a card, in a format that allows so many of most. */
export const copiesAllowed = (card: Pick<CardInfo, 'data'>, usual: number): number =>
  isBasicLand(card) ? Number.POSITIVE_INFINITY : (ownCopies(card) ?? usual);
