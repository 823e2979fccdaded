/** The rules as they are now. The base is written after them, so nothing differs. */
import type { MagicEdition } from '../edition.js';

export const current: MagicEdition = {
  id: 'current',
  name: 'Comprehensive Rules of 2026-04-17',
};
