/** Keyword actions that are verbs of Magic's own (701). */
import type { VerbWord } from '@arbiter/engine';
import { doubleCounters, doubleMana } from './701.10-double.js';
import { exchangeControl, exchangeLife, exchangeLifeTotals } from './701.12-exchange.js';
import { exchangeZones, swapAura } from './701.12-exchange-cards.js';
import { fight } from './701.14-fight.js';
import { goad } from './701.15-goad.js';
import { mill } from './701.17-mill.js';
import { regenerate } from './701.19-regenerate.js';
import { convert, transform } from './701.27-transform.js';
import { fateseal } from './701.29-fateseal.js';
import { clash } from './701.30-clash.js';
import { proliferate } from './701.34-proliferate.js';
import { detain } from './701.35-detain.js';
import { populate } from './701.36-populate.js';
import { vote } from './701.38-vote.js';
import { bolster } from './701.39-bolster.js';
import { cloak, manifest } from './701.40-manifest.js';
import { support } from './701.41-support.js';
import { meld } from './701.42-meld.js';
import { exert } from './701.43-exert.js';
import { explore } from './701.44-explore.js';
import { adapt, monstrosity } from './701.46-adapt.js';
import { amass } from './701.47-amass.js';
import { learn } from './701.48-learn.js';
import { venture } from './701.49-venture.js';
import { connive } from './701.50-connive.js';
import { incubate } from './701.53-incubate.js';
import { bearRing, ringTempts } from './701.54-ring.js';
import { villainousChoice } from './701.55-villainous-choice.js';
import { timeTravel } from './701.56-time-travel.js';
import { discover } from './701.57-discover.js';
import { suspect } from './701.60-suspect.js';
import { manifestDread } from './701.62-manifest-dread.js';
import { endure } from './701.63-endure.js';
import { airbend, airbent } from './701.65-airbend.js';
import { earthbend } from './701.66-earthbend.js';
import { blight } from './701.68-blight.js';
import { didVerb } from './did.js';

export const keywordActions: readonly VerbWord[] = [
  doubleCounters,
  doubleMana,
  fateseal,
  exchangeZones,
  swapAura,
  exchangeLife,
  exchangeControl,
  fight,
  mill,
  regenerate,
  transform,
  convert,
  manifest,
  cloak,
  meld,
  didVerb,
  goad,
  proliferate,
  detain,
  populate,
  monstrosity,
  bolster,
  support,
  exert,
  explore,
  adapt,
  amass,
  learn,
  venture,
  connive,
  incubate,
  ringTempts,
  bearRing,
  discover,
  suspect,
  manifestDread,
  endure,
  earthbend,
  blight,
  vote,
  clash,
  villainousChoice,
  timeTravel,
  airbend,
  airbent,
  exchangeLifeTotals,
];
