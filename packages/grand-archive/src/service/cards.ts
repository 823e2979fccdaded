/** Card data for services: characteristics and abilities in the card language, and whether the engine plays the card. */
import { type CardInfo, type Json, suggest } from '@arbiter/engine';
import { cards } from '../cards/index.js';

const list: CardInfo[] = cards
  .map(
    (c): CardInfo => ({
      ruleset: 'grand-archive',
      name: c.name,
      support: 'exact',
      reason: null,
      data: { ...c.props, abilities: c.abilities as unknown as Json },
    }),
  )
  .sort((a, b) => (a.name < b.name ? -1 : 1));
const byName = new Map(list.map((c) => [c.name.toLowerCase(), c]));

export const cardIndex = {
  list: (): CardInfo[] => list,
  get: (name: string): CardInfo | null => byName.get(name.toLowerCase()) ?? null,
  suggest: (name: string): string[] =>
    suggest(
      name,
      list.map((c) => c.name),
    ),
};
