/** Keyword actions that are verbs of Magic's own, and how the card language says them (701). */
import type { Verb, Word } from '@arbiter/engine';
import { fightVerb, fightWord } from './701.14-fight.js';
import { millVerb, millWord } from './701.17-mill.js';
import { regenerateVerb, regenerateWord } from './701.19-regenerate.js';

export const keywordActions: { [verb: string]: Verb } = {
  fight: fightVerb,
  mill: millVerb,
  regenerate: regenerateVerb,
};
export const keywordActionWords: { [verb: string]: Word } = {
  fight: fightWord,
  mill: millWord,
  regenerate: regenerateWord,
};
