/** Card data for services. */
import { cardCatalogue } from '@arbiter/engine';
import { manaValue, parseManaCost } from '../1-concepts/107.4-mana-symbols.js';
import { library } from '../cards/library.js';

export const cardIndex = cardCatalogue('mtg', library, ({ props }) => ({
  manaValue: manaValue(parseManaCost((props.manaCost as string | undefined) ?? '')),
}));
