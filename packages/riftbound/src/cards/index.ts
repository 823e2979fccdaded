/** All cards that are played, each exactly as its rules say. */
import type { SingleFaced } from '@arbiter/engine';
import { attachedCards } from './attached.js';
import { battlefieldCards } from './battlefields.js';
import { choosingCards } from './chosen.js';
import { givenCards } from './given.js';
import { happeningCards } from './happening.js';
import { kaisaDeck } from './kaisa.js';
import { playedCards } from './played.js';
import { readCards } from './read.js';
import { runes } from './runes.js';
import { severalCards } from './several.js';
import { viktorDeck } from './viktor.js';

export const cards: SingleFaced[] = [
  ...kaisaDeck,
  ...viktorDeck,
  ...battlefieldCards,
  ...givenCards,
  ...playedCards,
  ...happeningCards,
  ...choosingCards,
  ...readCards,
  ...attachedCards,
  ...severalCards,
  ...runes,
];
export { tokens } from './tokens.js';
