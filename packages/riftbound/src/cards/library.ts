/** The cards that games may name, with the abilities of basic runes (164.2). */
import { cardLibrary } from '@arbiter/engine';
import { runeAbilities } from './runes.js';
import { compiled, handWritten } from './source.js';

export const library = cardLibrary(runeAbilities, handWritten, compiled);
