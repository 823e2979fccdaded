/** Card data for services. */
import { indexCards } from '@arbiter/engine';
import { cards } from '../cards/index.js';

export const cardIndex = indexCards('grand-archive', cards);
