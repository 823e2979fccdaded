/** The costs of the card language (118). */
import type { CostWord } from '@arbiter/engine';
import { eitherCost } from '../6-spells/601.2b-either.js';
import { giveLifeCost, lifeCost, tapCost, untapCost } from '../6-spells/601.2f-costs.js';
import { putAwayCosts } from '../6-spells/601.2h-put-away.js';
import { tapUntappedCost } from '../6-spells/601.2h-tapping.js';
import { loyaltyCostWord } from '../6-spells/606-loyalty.js';
import { beholdCost } from '../7-additional/701-keyword-actions/701.4-behold.js';
import { millCost } from '../7-additional/701-keyword-actions/701.17-mill.js';
import { revealCost } from '../7-additional/701-keyword-actions/701.20-reveal.js';
import { collectEvidenceCost } from '../7-additional/701-keyword-actions/701.59-collect-evidence.js';
import { waterbendCost, waterbentCost } from '../7-additional/701-keyword-actions/701.67-waterbend.js';
import { blightCost } from '../7-additional/701-keyword-actions/701.68-blight.js';
import { promiseCost } from '../7-additional/702-keywords/702.174-gift.js';
import { tapPowerCost } from '../7-additional/702-keywords/crewing.js';
import { manaCostWord } from './106-words.js';
import { energyCost, putCountersCost, takeCountersCost } from './122-counter-costs.js';

export const costWords: readonly CostWord[] = [
  manaCostWord,
  tapCost,
  untapCost,
  tapUntappedCost,
  tapPowerCost,
  giveLifeCost,
  lifeCost,
  ...putAwayCosts,
  takeCountersCost,
  putCountersCost,
  energyCost,
  revealCost,
  millCost,
  loyaltyCostWord,
  eitherCost,
  promiseCost,
  beholdCost,
  collectEvidenceCost,
  blightCost,
  waterbendCost,
  waterbentCost,
];
