/** Card data for services. */
import { indexCards } from '@arbiter/engine';
import { manaValue, parseManaCost } from '../1-concepts/107.4-mana-symbols.js';
import { cards } from '../cards/index.js';

export const cardIndex = indexCards('mtg', cards, ({ props }) => ({
  manaValue: manaValue(parseManaCost((props.manaCost as string | undefined) ?? '')),
}));
