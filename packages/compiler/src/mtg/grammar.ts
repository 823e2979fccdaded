/** Magic's grammar: all rows together. A new file of rows is named here. */
import { Grammar } from '../grammar/grammar.js';
import { costs } from './rows/costs.js';
import { cards } from './rows/effects/cards.js';
import { changes } from './rows/effects/changes.js';
import { damage } from './rows/effects/damage.js';
import { moves } from './rows/effects/moves.js';
import { optional } from './rows/effects/optional.js';
import { keywords } from './rows/keywords.js';
import { lexicals, lexis } from './rows/lexis.js';
import { lines } from './rows/lines.js';
import { nouns } from './rows/nouns.js';
import { statics } from './rows/statics.js';
import { subtypeRows } from './rows/subtypes.js';
import { things } from './rows/things.js';
import { triggers } from './rows/triggers.js';
import { values } from './rows/values.js';

export const grammar = new Grammar(
  [
    ...lexis,
    ...subtypeRows,
    ...things,
    ...nouns,
    ...values,
    ...costs,
    ...keywords,
    ...damage,
    ...cards,
    ...moves,
    ...changes,
    ...optional,
    ...triggers,
    ...statics,
    ...lines,
  ],
  lexicals,
);
