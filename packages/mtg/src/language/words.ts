/** Magic's words of the card language: the kernel's and its own, and the names that they use. */

import {
  cantHaveKeyword,
  kernelWords,
  type NameWords,
  overrideVerb,
  type Parts,
  type WordLists,
} from '@arbiter/engine';
import { z } from 'zod';
import { startingLife } from '../1-concepts/103.4-starting-life.js';
import { drawGame } from '../1-concepts/104-ending.js';
import { colorPredicates } from '../1-concepts/105-colors.js';
import { activateManaVerb, hasManaAbility, loseMana, takeMana } from '../1-concepts/106.13-lost-mana.js';
import { colorSpent, colorsSpent, expendEvent, manaSpent, phyrexianPaid } from '../1-concepts/106-spent.js';
import { addMana } from '../1-concepts/106-words.js';
import { hasX, xOf } from '../1-concepts/107.3-x.js';
import { manaCost, parseManaCost } from '../1-concepts/107.4-mana-symbols.js';
import { spellPredicate } from '../1-concepts/112-spells.js';
import { activatedAbility, hasActivatedAbility } from '../1-concepts/113.7-on-the-stack.js';
import { emblem } from '../1-concepts/114-emblems.js';
import { singleTarget, targetWords } from '../1-concepts/115.7-changing-targets.js';
import { ignoreEffects, ignores } from '../1-concepts/116.2d-ignoring.js';
import { costWords } from '../1-concepts/118-cost-words.js';
import { damageWithExcess } from '../1-concepts/120.10-excess.js';
import { revealsDrawnEvent, revealsFirstDraw } from '../1-concepts/121-revealed-draws.js';
import { moveCounters } from '../1-concepts/122-moving-and-limits.js';
import { removeCounters } from '../1-concepts/122-removing.js';
import { spendsAsAny } from '../1-concepts/609.4b-as-though-any.js';
import {
  chooseWord,
  chosenColors,
  chosenFilter,
  chosenOption,
  chosenPlayer,
  gainChosen,
} from '../2-parts/201.4-chosen-words.js';
import { manaValueFigure, repeatsManaSymbol, setToManaValue } from '../2-parts/202-mana-cost.js';
import { SUPERTYPES, TYPES } from '../2-parts/205.2-types.js';
import { SUBTYPES } from '../2-parts/205.3-subtypes.js';
import { everyCreatureType, sharesCreatureType } from '../2-parts/205.3m-creature-types.js';
import { firstPrinted } from '../2-parts/206.3-first-printed.js';
import { couldBear } from '../3-card-types/301.5-attached-filters.js';
import { loseControlEvent, newcomer } from '../3-card-types/302-creatures.js';
import { castOutOfTime } from '../3-card-types/307.5-timing.js';
import { dungeonWords } from '../3-card-types/309-dungeons.js';
import { chooseProtector, protectedBy } from '../3-card-types/310-battles.js';
import { planeWords } from '../3-card-types/311-planes.js';
import { companionWords } from '../4-zones/400.11-companions.js';
import { bring } from '../4-zones/400.11-outside.js';
import { onTop } from '../4-zones/401.5-open-cards.js';
import { topmost } from '../4-zones/404.3-order.js';
import { turnWords } from '../5-turn/500.7-extra.js';
import { extraSteps } from '../5-turn/500.9-extra-steps.js';
import { afterBlocks, combatPredicates } from '../5-turn/506-combat.js';
import { attacksFilter } from '../5-turn/508.1b-attacking.js';
import { combatWords } from '../5-turn/508.4-entering.js';
import { becomeAttacking } from '../5-turn/508.4b-becoming.js';
import { defenderRef } from '../5-turn/508.5-defending-player.js';
import { blockedByFilter, blocksFilter } from '../5-turn/509.1g-blocking.js';
import { becomeBlocked } from '../5-turn/509.1h-becoming-blocked.js';
import { blockingWords } from '../5-turn/509.4-entering-blocking.js';
import { targetRules } from '../6-spells/601.2f-total-cost.js';
import { chooseSource } from '../6-spells/609.7-sources.js';
import { changeTextVerb, exchangeText, fullText, textBox, textMod } from '../6-spells/612-text.js';
import { piles } from '../7-additional/700.3-piles.js';
import { devotion } from '../7-additional/700.5-devotion.js';
import { party } from '../7-additional/700.8-party.js';
import { modified, outlaw } from '../7-additional/700.9-groups.js';
import { goaded } from '../7-additional/701-keyword-actions/701.15-goad.js';
import { shuffleEvent } from '../7-additional/701-keyword-actions/701.24-shuffle.js';
import { transformEvent, transformed } from '../7-additional/701-keyword-actions/701.27-transform.js';
import { planeswalk, planeswalkEvents } from '../7-additional/701-keyword-actions/701.31-planeswalk.js';
import { ringWords } from '../7-additional/701-keyword-actions/701.54-ring.js';
import { didEvent } from '../7-additional/701-keyword-actions/did.js';
import { keywordActions } from '../7-additional/701-keyword-actions/index.js';
import { exiledToPay } from '../7-additional/702-keywords/607.2q-exiled-to-pay.js';
import { attachAsCreature } from '../7-additional/702-keywords/702.6e-equip-planeswalker.js';
import { phasedEvent, phaseIn, phaseOut } from '../7-additional/702-keywords/702.26-phasing.js';
import { enteringAsCreature } from '../7-additional/702-keywords/702.44-sunburst.js';
import { convoked } from '../7-additional/702-keywords/702.51-convoke.js';
import { hauntedBy, haunting } from '../7-additional/702-keywords/702.55-haunt.js';
import { hideAway } from '../7-additional/702-keywords/702.75-hideaway.js';
import { prowlPredicates } from '../7-additional/702-keywords/702.76-prowl.js';
import { cascadingVerb } from '../7-additional/702-keywords/702.85-cascade.js';
import { removeDamage } from '../7-additional/702-keywords/702.89-umbra-armor.js';
import { pair, paired, pairedRef, pairedWith } from '../7-additional/702-keywords/702.95-soulbond.js';
import {
  castsEncoded,
  cipherPredicates,
  encode,
  encodedCard,
  encodedWith,
} from '../7-additional/702-keywords/702.99-cipher.js';
import { hasPartner } from '../7-additional/702-keywords/702.124-partner.js';
import { ascendVerb, blessedPredicates } from '../7-additional/702-keywords/702.131-ascend.js';
import { mutateEvent } from '../7-additional/702-keywords/702.140-mutate.js';
import { attackEach } from '../7-additional/702-keywords/702.141-encore.js';
import { finalChapterValue } from '../7-additional/702-keywords/702.155-read-ahead.js';
import { sectorWords } from '../7-additional/702-keywords/702.158-space-sculptor.js';
import { backUp } from '../7-additional/702-keywords/702.165-backup.js';
import { keepFor } from '../7-additional/702-keywords/702.167-craft.js';
import { promised } from '../7-additional/702-keywords/702.174-gift.js';
import { maxSpeed } from '../7-additional/702-keywords/702.179-start-your-engines.js';
import { stationedBy } from '../7-additional/702-keywords/702.184-station.js';
import { paradigmWords } from '../7-additional/702-keywords/702.192-paradigm.js';
import { exiledAsWords } from '../7-additional/702-keywords/exiled-as.js';
import { flipCoin, flipCoinEvent, winsFlips } from '../7-additional/705-coins.js';
import { rerollStored, storedAlike } from '../7-additional/706.8-stored-results.js';
import { diceEvents, diceRules, diceVerbs } from '../7-additional/706-dice.js';
import { revealedAs } from '../7-additional/708.12-revealed.js';
import { lock, unlock, unlockEvent } from '../7-additional/709.5-rooms.js';
import { resolveEvent } from '../7-additional/714-sagas.js';
import { secondSpells } from '../7-additional/715.2-has-one.js';
import { prepareSpell } from '../7-additional/722-preparation.js';
import { controlPlayer } from '../7-additional/723-controlling-players.js';
import { endCombatPhase, endTurn } from '../7-additional/724-ending.js';
import { becomeMonarch, monarchPredicates } from '../7-additional/725-monarch.js';
import { initiativeWords } from '../7-additional/726-initiative.js';
import { restart } from '../7-additional/727-restarting.js';
import { playSubgame } from '../7-additional/729-subgames.js';
import { becomeTime, time, timeEvent } from '../7-additional/731-day-and-night.js';
import { planarDieWords } from '../9-casual/901-planechase/901.9-planar-die.js';
import { planarDeckWords } from '../9-casual/901-planechase/planar-deck.js';
import { commanderPredicates } from '../9-casual/903-commander/903.3-commander.js';
import { castFromCommand } from '../9-casual/903-commander/903.8-casting.js';
import { archenemyWords } from '../9-casual/904-archenemy.js';
import { cite } from '../cite.js';
import { actions, events } from './events.js';
import { checkMeaning } from './meaning.js';
import { objectRules } from './object-rules.js';
import { phrases } from './phrases.js';

const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;
const figure = z.int().min(-99).max(999);
/** What a vanguard card adds to the hand, or to life (211.1, 212.1). */
const modifier = z.int().min(-99).max(99);

/** Printed characteristics (200–209). `name` is the card's name again. */
const props = (p: Parts) => ({
  name: p.term,
  manaCost: manaCost.optional(),
  supertypes: z.array(z.enum(SUPERTYPES)).max(5),
  types: z.array(z.enum(TYPES)).max(4),
  subtypes: z.array(p.term).max(12),
  colors: z.array(z.enum(COLORS)).max(5),
  power: figure.optional(),
  toughness: figure.optional(),
  loyalty: z.int().min(0).max(999).optional(),
  defense: z.int().min(0).max(999).optional(),
  handModifier: modifier.optional(),
  lifeModifier: modifier.optional(),
});

/** Scry and surveil (701.22, 701.25). */
const arrange = overrideVerb(kernelWords, 'arrange', {
  example: { do: 'arrange', kind: 'SCRY', count: 2, piles: ['top', 'bottom'] },
  params: { kind: () => z.enum(['SCRY', 'SURVEIL', 'FATESEAL']) },
});

const causes: NameWords = {
  destroy: { description: 'Destroyed.', text: 'destroy', intent: -1 },
  exile: { description: 'Exiled.', text: 'exile', intent: -1 },
  return: { description: 'Returned, or put somewhere by an effect.' },
  cast: { description: 'Cast: put on the stack.' },
  play: { description: 'Played, as a land is.' },
  toughness: { description: 'State-based: toughness 0 or less.' },
  mill: { description: 'Milled.', text: 'mill', intent: -1 },
  radiation: { description: 'Of life: lost by the ability of rad counters (728.1a).' },
};

export const words: Omit<WordLists, 'keywords'> = {
  props,
  lists: ['supertypes', 'types', 'subtypes', 'colors'],
  stats: ['power', 'toughness', 'loyalty', 'defense'],
  scores: ['life', 'speed'],
  values: {
    types: { known: TYPES, rules: cite('mtg:205.2a') },
    supertypes: { known: SUPERTYPES, rules: cite('mtg:205.4a') },
    subtypes: { known: SUBTYPES, open: true, rules: cite('mtg:205.3') },
    colors: { known: COLORS, rules: cite('mtg:105.1') },
  },
  printsX: ({ manaCost }) => typeof manaCost === 'string' && parseManaCost(manaCost).x > 0,
  words: [
    ...kernelWords,
    arrange,
    addMana,
    startingLife,
    ...companionWords,
    devotion,
    party,
    modified,
    outlaw,
    ...secondSpells,
    prepareSpell,
    revealedAs,
    colorsSpent,
    colorSpent,
    manaSpent,
    phyrexianPaid,
    expendEvent,
    attackEach,
    ...sectorWords,
    ...paradigmWords,
    backUp,
    keepFor,
    stationedBy,
    finalChapterValue,
    ...exiledAsWords,
    enteringAsCreature,
    ...turnWords,
    extraSteps,
    ...combatWords,
    becomeAttacking,
    ...blockingWords,
    becomeMonarch,
    ...initiativeWords,
    ...dungeonWords,
    ...planeWords,
    planeswalk,
    ...planeswalkEvents,
    ...planarDieWords,
    ...planarDeckWords,
    ...archenemyWords,
    ...ringWords,
    hideAway,
    encode,
    encodedCard,
    encodedWith,
    castsEncoded,
    becomeBlocked,
    attachAsCreature,
    ascendVerb,
    emblem,
    cantHaveKeyword,
    piles,
    controlPlayer,
    ...diceVerbs,
    ...diceEvents,
    ...diceRules,
    flipCoin,
    flipCoinEvent,
    winsFlips,
    rerollStored,
    storedAlike,
    castFromCommand,
    revealsDrawnEvent,
    revealsFirstDraw,
    loseControlEvent,
    spendsAsAny,
    drawGame,
    damageWithExcess,
    moveCounters,
    endTurn,
    restart,
    playSubgame,
    bring,
    endCombatPhase,
    ...keywordActions,
    ...costWords,
    ...targetWords,
    singleTarget,
    ...events,
    resolveEvent,
    ...actions,
    ...objectRules,
    unlock,
    lock,
    unlockEvent,
    transformEvent,
    didEvent,
    shuffleEvent,
    goaded,
    phaseOut,
    phaseIn,
    mutateEvent,
    phasedEvent,
    haunting,
    hauntedBy,
    pair,
    removeDamage,
    maxSpeed,
    convoked,
    exiledToPay,
    promised,
    paired,
    defenderRef,
    pairedRef,
    pairedWith,
    attacksFilter,
    chooseSource,
    transformed,
    spellPredicate,
    activatedAbility,
    hasActivatedAbility,
    repeatsManaSymbol,
    hasPartner,
    hasManaAbility,
    newcomer,
    ...colorPredicates,
    hasX,
    xOf,
    chosenColors,
    takeMana,
    loseMana,
    removeCounters,
    activateManaVerb,
    firstPrinted,
    castOutOfTime,
    protectedBy,
    onTop,
    topmost,
    ignores,
    ignoreEffects,
    blocksFilter,
    blockedByFilter,
    sharesCreatureType,
    everyCreatureType,
    chooseWord,
    chosenFilter,
    chosenOption,
    chosenPlayer,
    gainChosen,
    textMod,
    textBox,
    fullText,
    changeTextVerb,
    exchangeText,
    cascadingVerb,
    couldBear,
    chooseProtector,
    manaValueFigure,
    setToManaValue,
    ...combatPredicates,
    ...monarchPredicates,
    ...blessedPredicates,
    ...cipherPredicates,
    ...prowlPredicates,
    becomeTime,
    time,
    afterBlocks,
    timeEvent,
    ...commanderPredicates,
  ],
  timings: {
    sorcery: { description: 'Only when its controller could cast a sorcery.' },
    instant: { description: 'Whenever its controller could cast an instant.' },
  },
  statuses: {
    tapped: { description: 'Tapped.', text: { on: 'tap', off: 'untap' }, intent: -1 },
    flipped: {
      description: 'Flipped: it has its second face, for good.',
      text: { on: 'flip', off: 'unflip' },
      intent: 1,
    },
    leftUnlocked: {
      description: 'The left half of a Room is unlocked.',
      text: { on: 'unlock the left door of', off: 'lock the left door of' },
      intent: 1,
    },
    rightUnlocked: {
      description: 'The right half of a Room is unlocked.',
      text: { on: 'unlock the right door of', off: 'lock the right door of' },
      intent: 1,
    },
    monstrous: {
      description: 'Monstrous, until it leaves the battlefield.',
      text: { on: 'make monstrous', off: 'unmake monstrous' },
    },
    saddled: { description: 'Saddled, until the turn ends.', text: { on: 'saddle', off: 'unsaddle' }, intent: 1 },
    renowned: {
      description: 'Renowned, until it leaves the battlefield.',
      text: { on: 'make renowned', off: 'unmake renowned' },
    },
    suspected: {
      description: 'Suspected (by the instruction `suspect`), until that ends or it leaves the battlefield.',
      text: { on: 'suspect', off: 'clear' },
      intent: -1,
    },
    prepared: {
      description: 'Prepared (722.3a): a permanent that has a prepare spell, a copy of which may be cast from exile.',
      text: { on: 'prepare', off: 'unprepare' },
      intent: 1,
    },
    level2: {
      description: 'A Class of level 2 or greater (716.2b).',
      text: { on: 'raise to level 2', off: 'lower from level 2' },
      intent: 1,
    },
    level3: {
      description: 'A Class of level 3 (716.2b).',
      text: { on: 'raise to level 3', off: 'lower from level 3' },
      intent: 1,
    },
    embalmed: { description: 'A token that an embalm ability created.' },
    harnessed: {
      description: 'Harnessed, until it leaves the battlefield.',
      text: { on: 'harness', off: 'unharness' },
      intent: 1,
    },
    solved: { description: 'A Case that is solved (719.3b).', text: { on: 'solve', off: 'unsolve' }, intent: 1 },
    faceDown: {
      description: 'Face down: a 2/2 creature without name, cost or abilities.',
      text: { on: 'turn face down', off: 'turn face up' },
      intent: -1,
    },
  },
  causes,
  phrases,
  together: targetRules,
  check: checkMeaning,
};
