/** Every card of the ruleset. A new file of cards is named here. */
import type { CardDefinition, SingleFaced } from '@arbiter/engine';
import { againAndCopies } from './again-and-copies.js';
import { chosenAndKnown } from './chosen-and-known.js';
import { costsAndCounts } from './costs-and-counts.js';
import { countersAndCurrents } from './counters-and-currents.js';
import { elsewhereAndMeanwhile } from './elsewhere-and-meanwhile.js';
import { furtherActions } from './further-actions.js';
import { limitsAndModes } from './limits-and-modes.js';
import { lorraineMain } from './lorraine-main.js';
import { lorraineMaterial } from './lorraine-material.js';
import { moreActions } from './more-actions.js';
import { moreAllies } from './more-allies.js';
import { moreObjects } from './more-objects.js';
import { moreWays } from './more-ways.js';
import { namedAndKnown } from './named-and-known.js';
import { nextAndLater } from './next-and-later.js';
import { oftenAndAgain } from './often-and-again.js';
import { paidOtherwise } from './paid-otherwise.js';
import { playersAndPhases } from './players-and-phases.js';
import { raiMain } from './rai-main.js';
import { raiMaterial } from './rai-material.js';
import { seenAndTargeted } from './seen-and-targeted.js';
import { tailActions } from './tail-actions.js';
import { tailFights } from './tail-fights.js';
import { tailGrowing } from './tail-growing.js';
import { tailObjects } from './tail-objects.js';
import { tailRules } from './tail-rules.js';
import { tailWeapons } from './tail-weapons.js';
import { twoSidedCards } from './two-sided.js';
import { watchedAndLimited } from './watched-and-limited.js';
import { waysAndGlimpses } from './ways-and-glimpses.js';

/** The cards of the starter decks, which print what their definitions say. */
export const starterCards: SingleFaced[] = [...lorraineMaterial, ...lorraineMain, ...raiMaterial, ...raiMain];
export const singleFaced: SingleFaced[] = [
  ...starterCards,
  ...moreActions,
  ...furtherActions,
  ...moreAllies,
  ...moreObjects,
  ...moreWays,
  ...tailActions,
  ...tailObjects,
  ...tailWeapons,
  ...tailFights,
  ...tailGrowing,
  ...tailRules,
  ...namedAndKnown,
  ...paidOtherwise,
  ...nextAndLater,
  ...limitsAndModes,
  ...elsewhereAndMeanwhile,
  ...watchedAndLimited,
  ...costsAndCounts,
  ...againAndCopies,
  ...playersAndPhases,
  ...seenAndTargeted,
  ...oftenAndAgain,
  ...chosenAndKnown,
  ...waysAndGlimpses,
  ...countersAndCurrents,
];
export const cards: CardDefinition[] = [...singleFaced, ...twoSidedCards];
