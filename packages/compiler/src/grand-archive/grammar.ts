/** Grand Archive's grammar: all rows, by chapter. A new file of rows is named here. */
import { Grammar } from '../grammar/grammar.js';
import { attacking } from './rows/attacking.js';
import { conditions } from './rows/conditions.js';
import { costs } from './rows/costs.js';
import { currents } from './rows/currents.js';
import { depending } from './rows/depending.js';
import { afterwards } from './rows/effects/afterwards.js';
import { cardEffects } from './rows/effects/cards.js';
import { choosing } from './rows/effects/choosing.js';
import { digging } from './rows/effects/digging.js';
import { done } from './rows/effects/done.js';
import { eachRows } from './rows/effects/each.js';
import { giving } from './rows/effects/giving.js';
import { lastings } from './rows/effects/lasting.js';
import { loading } from './rows/effects/loading.js';
import { looking } from './rows/effects/looking.js';
import { negating } from './rows/effects/negating.js';
import { objectEffects } from './rows/effects/objects.js';
import { piles } from './rows/effects/piles.js';
import { prevention } from './rows/effects/prevention.js';
import { tokens } from './rows/effects/tokens.js';
import { elsewhere } from './rows/elsewhere.js';
import { keywords } from './rows/keywords.js';
import { lexicals, lexis } from './rows/lexis.js';
import { lines } from './rows/lines.js';
import { missing } from './rows/missing.js';
import { nouns } from './rows/nouns.js';
import { sentences } from './rows/sentences.js';
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
    ...conditions,
    ...attacking,
    ...depending,
    ...elsewhere,
    ...costs,
    ...currents,
    ...keywords,
    ...cardEffects,
    ...choosing,
    ...giving,
    ...digging,
    ...done,
    ...eachRows,
    ...afterwards,
    ...piles,
    ...lastings,
    ...loading,
    ...looking,
    ...negating,
    ...objectEffects,
    ...tokens,
    ...prevention,
    ...missing,
    ...statics,
    ...triggers,
    ...sentences,
    ...lines,
  ],
  lexicals,
);
