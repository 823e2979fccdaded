/** Edition 4.1. The base is written after it, so nothing differs. */
import type { GrandArchiveEdition } from '../edition.js';

export const edition41: GrandArchiveEdition = {
  id: '4.1',
  name: 'Grand Archive comprehensive rules 4.1',
};
