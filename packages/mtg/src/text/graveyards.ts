/** Graveyards as they are printed: whose, of one player or of several. */
import { either } from '@arbiter/engine';

export const ANY_GRAVEYARD = either('a graveyard', 'all graveyards', 'graveyards');
export const OPPONENTS_GRAVEYARD = either("an opponent's graveyard", "your opponents' graveyards");
/** Several cards as they are printed that come from one player's graveyard, or perhaps from those of several. */
export const severalFrom = (cards: string, one: boolean): string =>
  cards
    .replaceAll(ANY_GRAVEYARD, one ? 'a single graveyard' : either('all graveyards', 'graveyards'))
    .replaceAll(OPPONENTS_GRAVEYARD, one ? "an opponent's graveyard" : "your opponents' graveyards");
