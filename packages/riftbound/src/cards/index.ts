/** All cards that are played, each exactly as its rules say. */
import type { SingleFaced } from '@arbiter/engine';
import { battlefieldCards } from './battlefields.js';
import { kaisaDeck } from './kaisa.js';
import { runes } from './runes.js';
import { viktorDeck } from './viktor.js';

export const cards: SingleFaced[] = [...kaisaDeck, ...viktorDeck, ...battlefieldCards, ...runes];
export { tokens } from './tokens.js';
