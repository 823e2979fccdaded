/** The cards that games may name, with the abilities that land types bring (305.6). */
import { cardLibrary } from '@arbiter/engine';
import { basicLandAbilities } from '../3-card-types/305-lands.js';
import { compiled, handWritten } from './source.js';

export const library = cardLibrary(basicLandAbilities, handWritten, compiled);
