/** Riftbound's grammar: all rows, by chapter. A new file of rows is named here. */
import { Grammar } from '../grammar/grammar.js';
import { afterwards } from './rows/afterwards.js';
import { anybody } from './rows/anybody.js';
import { costs } from './rows/costs.js';
import { damageEffects } from './rows/effects/damage.js';
import { deckEffects } from './rows/effects/decks.js';
import { moves } from './rows/effects/moves.js';
import { objectEffects } from './rows/effects/objects.js';
import { playerEffects } from './rows/effects/players.js';
import { playing } from './rows/effects/playing.js';
import { showing } from './rows/effects/showing.js';
import { forbidden } from './rows/forbidden.js';
import { keywords } from './rows/keywords.js';
import { lexicals, lexis } from './rows/lexis.js';
import { lines } from './rows/lines.js';
import { nouns } from './rows/nouns.js';
import { prices } from './rows/prices.js';
import { saving } from './rows/saving.js';
import { sentences } from './rows/sentences.js';
import { singular } from './rows/singular.js';
import { statics } from './rows/statics.js';
import { things } from './rows/things.js';
import { triggers } from './rows/triggers.js';
import { values } from './rows/values.js';

export const grammar = new Grammar(
  [
    ...lexis,
    ...things,
    ...nouns,
    ...values,
    ...costs,
    ...keywords,
    ...damageEffects,
    ...deckEffects,
    ...moves,
    ...objectEffects,
    ...playerEffects,
    ...playing,
    ...showing,
    ...statics,
    ...forbidden,
    ...saving,
    ...prices,
    ...triggers,
    ...sentences,
    ...afterwards,
    ...anybody,
    ...singular,
    ...lines,
  ],
  lexicals,
);
