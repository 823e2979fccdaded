/** The colours that decks are built around. */
import { type Characteristics, wordsOf } from '@arbiter/engine';

/** What each basic land type is good for (305.6). */
const MADE_BY: { [type: string]: string } = { Plains: 'W', Island: 'U', Swamp: 'B', Mountain: 'R', Forest: 'G' };

/** The colours of a card, and those of the mana that it makes as a basic land. */
export const deckColors = ({ colors, subtypes }: Characteristics): string[] => [
  ...wordsOf(colors),
  ...wordsOf(subtypes).flatMap((type) => MADE_BY[type] ?? []),
];
