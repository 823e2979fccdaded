/** Card data for services. */
import { cardCatalogue } from '@arbiter/engine';
import { library } from '../cards/library.js';

export const cardIndex = cardCatalogue('grand-archive', library);
