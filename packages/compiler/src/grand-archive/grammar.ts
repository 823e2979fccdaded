/** Grand Archive's grammar: all rows, by chapter. A new file of rows is named here. */
import { Grammar } from '../grammar/grammar.js';
import { asked } from './rows/asked.js';
import { attacking } from './rows/attacking.js';
import { boons } from './rows/boons.js';
import { conditions } from './rows/conditions.js';
import { costs } from './rows/costs.js';
import { currents } from './rows/currents.js';
import { depending } from './rows/depending.js';
import { afterwards } from './rows/effects/afterwards.js';
import { aiming } from './rows/effects/aiming.js';
import { besides } from './rows/effects/besides.js';
import { cardEffects } from './rows/effects/cards.js';
import { choosing } from './rows/effects/choosing.js';
import { digging } from './rows/effects/digging.js';
import { done } from './rows/effects/done.js';
import { eachRows } from './rows/effects/each.js';
import { followUps } from './rows/effects/follow-ups.js';
import { generating } from './rows/effects/generating.js';
import { giving } from './rows/effects/giving.js';
import { lastings } from './rows/effects/lasting.js';
import { loading } from './rows/effects/loading.js';
import { looking } from './rows/effects/looking.js';
import { negating } from './rows/effects/negating.js';
import { objectEffects } from './rows/effects/objects.js';
import { piles } from './rows/effects/piles.js';
import { prevention } from './rows/effects/prevention.js';
import { several } from './rows/effects/several.js';
import { shown } from './rows/effects/shown.js';
import { split } from './rows/effects/split.js';
import { stocks } from './rows/effects/stocks.js';
import { tokens } from './rows/effects/tokens.js';
import { turning } from './rows/effects/turning.js';
import { various } from './rows/effects/various.js';
import { elsewhere } from './rows/elsewhere.js';
import { happening } from './rows/happening.js';
import { instead } from './rows/instead.js';
import { keywords } from './rows/keywords.js';
import { lexicals, lexis } from './rows/lexis.js';
import { limiting } from './rows/limiting.js';
import { lineages } from './rows/lineages.js';
import { lines } from './rows/lines.js';
import { linked } from './rows/linked.js';
import { memories } from './rows/memories.js';
import { missing } from './rows/missing.js';
import { moments } from './rows/moments.js';
import { nouns } from './rows/nouns.js';
import { preserving } from './rows/preserving.js';
import { sentences } from './rows/sentences.js';
import { spells } from './rows/spells.js';
import { statics } from './rows/statics.js';
import { things } from './rows/things.js';
import { triggers } from './rows/triggers.js';
import { using } from './rows/using.js';
import { values } from './rows/values.js';

export const grammar = new Grammar(
  [
    ...lexis,
    ...things,
    ...nouns,
    ...values,
    ...conditions,
    ...asked,
    ...attacking,
    ...boons,
    ...using,
    ...depending,
    ...elsewhere,
    ...happening,
    ...costs,
    ...currents,
    ...instead,
    ...keywords,
    ...moments,
    ...limiting,
    ...lineages,
    ...linked,
    ...memories,
    ...preserving,
    ...spells,
    ...aiming,
    ...besides,
    ...cardEffects,
    ...choosing,
    ...followUps,
    ...generating,
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
    ...several,
    ...shown,
    ...split,
    ...stocks,
    ...turning,
    ...various,
    ...missing,
    ...statics,
    ...triggers,
    ...sentences,
    ...lines,
  ],
  lexicals,
);
