/** What every edition of Magic is made of unless it says otherwise: zones, turn, layers, policies, words, by chapter. */
import {
  actionTable,
  type Characteristics,
  calledNow,
  characteristicsOf,
  type Derived,
  derive,
  type Game,
  type JsonObject,
  kernelActions,
  kernelProcedures,
  leaderOf,
  type Obj,
  refusesAbility,
  ruleOn,
  type Seat,
  sharesTurns,
} from '@arbiter/engine';
import { cannotHappen, replacementsByRules } from './1-concepts/101.2-by-action.js';
import { isAbout } from './1-concepts/101.2-cant.js';
import { openHand } from './1-concepts/103.6-cards-of-the-hand.js';
import { startGame } from './1-concepts/103-starting.js';
import { endIfDecided, endless, loseKind, winKind } from './1-concepts/104-ending.js';
import { colorCalled } from './1-concepts/105-colors.js';
import { viewMana } from './1-concepts/106.6-kept-mana.js';
import { comeOf } from './1-concepts/106-mana.js';
import { homeOfAbility } from './1-concepts/113-abilities.js';
import { emblemKind, emblems } from './1-concepts/114-emblems.js';
import { targetable } from './1-concepts/115-targets.js';
import { takeSpecial } from './1-concepts/116.2-by-keyword.js';
import { paySpecial } from './1-concepts/116-special-actions.js';
import { priorityPolicy } from './1-concepts/117-priority.js';
import { isExcused } from './1-concepts/118.8c-excused.js';
import { canPayAll } from './1-concepts/118-paying-together.js';
import { lifeKind } from './1-concepts/119-life.js';
import { cannotBePrevented, damageKind, damagePrevented } from './1-concepts/120-damage.js';
import { drawKind } from './1-concepts/121-drawing.js';
import { whenDrawn } from './1-concepts/121-revealed-draws.js';
import { putForCost, removeAmong, removeFrom } from './1-concepts/122-counter-costs.js';
import { counterMods } from './1-concepts/122-counters.js';
import { CREATURE_TYPES } from './2-parts/205.3-subtypes.js';
import { onlyFittingSubtypes, setTypeList } from './2-parts/205-type-line.js';
import { powerAndToughnessOf } from './2-parts/208-figures.js';
import { settleControl } from './3-card-types/302-creatures.js';
import { host, illegalHost } from './3-card-types/303-attaching.js';
import { basicLandAbilities, landTypesGiveAbilities, takesLandAbilities } from './3-card-types/305-lands.js';
import { loyaltyByCounters } from './3-card-types/306-loyalty.js';
import { leaveDungeonKind, viewDungeon } from './3-card-types/309-dungeons.js';
import { defenseByCounters, protecting, siegeAbilities } from './3-card-types/310-battles.js';
import { takeCompanion, viewCompanion } from './4-zones/400.11-companions.js';
import { showOpenCards } from './4-zones/401.5-open-cards.js';
import { isOrderAsked } from './4-zones/404.3-order.js';
import { nextTurn } from './5-turn/500.7-extra.js';
import { turnTable } from './5-turn/500-turn-table.js';
import { beginTurn, drawStep, turnBegins, untapStep } from './5-turn/501-beginning.js';
import { endCombat } from './5-turn/506-combat.js';
import { chooseDefendingPlayer, defendingPlayer } from './5-turn/507.1-defending-player.js';
import { optionalAttackCosts } from './5-turn/508.1g-optional-costs.js';
import { declareAttackers, payToAttack } from './5-turn/508-declare-attackers.js';
import { declareBlockers } from './5-turn/509-declare-blockers.js';
import { combatDamage, damageToKill, firstStrikeDamage } from './5-turn/510-combat-damage.js';
import { cleanup } from './5-turn/514-cleanup.js';
import { payOneOf } from './6-spells/601.2b-either.js';
import {
  costsToChoose,
  maxXFor,
  mostX,
  needsX,
  payableWith,
  sharedByTargets,
  targetsTogether,
} from './6-spells/601.2f-total-cost.js';
import { helpToPay } from './6-spells/601.2h-helping.js';
import { payTapping, payTogether } from './6-spells/601.2h-paying.js';
import { payObjects } from './6-spells/601.2h-put-away.js';
import { tapForCost } from './6-spells/601.2h-tapping.js';
import { forbidsX, offersByEffect, playOffered } from './6-spells/601.3-offers.js';
import { cast, playLand, usualWays } from './6-spells/601-casting.js';
import { activate } from './6-spells/602-activating.js';
import { triggersAgain } from './6-spells/603.2d-again.js';
import { resolveBesides } from './6-spells/605.4-triggered-mana.js';
import { activateMana, chooseMana, chooseManaOneByOne, payManaProcedure } from './6-spells/605-mana-abilities.js';
import { finish } from './6-spells/608-resolving.js';
import { textAfterEffects } from './6-spells/612-text.js';
import { keepBasePowerAndToughness, layerOf, layers } from './6-spells/613-layers.js';
import { commitCrime } from './7-additional/700.13-crimes.js';
import { millsKind } from './7-additional/701-keyword-actions/701.17-mill.js';
import { cannotBeRegenerated } from './7-additional/701-keyword-actions/701.19-regenerate.js';
import { revealForCost } from './7-additional/701-keyword-actions/701.20-reveal.js';
import { searchedOf } from './7-additional/701-keyword-actions/701.23-search.js';
import { shuffleLibrary } from './7-additional/701-keyword-actions/701.24-shuffle.js';
import { looksFurther } from './7-additional/701-keyword-actions/701.25-surveil.js';
import { afterPlanesLeft, planeswalkKind } from './7-additional/701-keyword-actions/701.31-planeswalk.js';
import { did } from './7-additional/701-keyword-actions/did.js';
import { declareBands } from './7-additional/702-keywords/702.22-banding.js';
import { phaseAll, phaseInAgain, phaseOutKind } from './7-additional/702-keywords/702.26-phasing.js';
import { spliceOnto } from './7-additional/702-keywords/702.47-splice.js';
import { ascendedFirst, ascending } from './7-additional/702-keywords/702.131-ascend.js';
import { mutating } from './7-additional/702-keywords/702.140-mutate.js';
import { noteEntering, skipsChapter } from './7-additional/702-keywords/702.155-read-ahead.js';
import { assignSector } from './7-additional/702-keywords/702.158-space-sculptor.js';
import { noteBackup } from './7-additional/702-keywords/702.165-backup.js';
import { givenFirst } from './7-additional/702-keywords/702.174-gift.js';
import { withSpeed } from './7-additional/702-keywords/702.179-start-your-engines.js';
import { keywords } from './7-additional/702-keywords/index.js';
import { watchWorlds } from './7-additional/704.5k-world-rule.js';
import { checks, legend } from './7-additional/704-state-based-actions.js';
import { fitsFaceDown, LOOKS, revealFaceDown, turnFaceUp } from './7-additional/708-face-down.js';
import { movedUnlocked, unlockHalf } from './7-additional/709.5-rooms.js';
import { FACE_RULES, layouts } from './7-additional/709-faces.js';
import { asChapter, firstLore, precombatMain } from './7-additional/714-sagas.js';
import {
  endPrepared,
  enteredPrepared,
  phaseInPrepared,
  preparing,
  staysInExile,
} from './7-additional/722-preparation.js';
import { succession } from './7-additional/725-monarch.js';
import { initiativePasses } from './7-additional/726-initiative.js';
import { depthOf, subgames } from './7-additional/729-subgames.js';
import { startTime, timeOf } from './7-additional/731-day-and-night.js';
import { communalPlanes, FORMAT_NAMES, hasAnte, supplementsIn } from './8-multiplayer/formats.js';
import { viewPlanes } from './9-casual/901-planechase/901.5-start.js';
import { passPlanarControl, planarControl } from './9-casual/901-planechase/901.6-controller.js';
import { takePlanarDie } from './9-casual/901-planechase/901.9-planar-die.js';
import { viewVanguard } from './9-casual/902-vanguard.js';
import { returnCommander } from './9-casual/903-commander/903.9-returning.js';
import { viewCommanders } from './9-casual/903-commander/view.js';
import { turnSchemeDownKind } from './9-casual/904-archenemy.js';
import { compiled, handWritten, ledger } from './cards/source.js';
import { cite } from './cite.js';
import { deckColors } from './decks/colors.js';
import { pileOf } from './decks/supplementary.js';
import { DECKS } from './decks/validate.js';
import { editionOf, firstOf, type MagicParts } from './edition.js';
import { words } from './language/words.js';
import { telling } from './service/narrate.js';
import { viewAround, viewObject } from './view/object.js';
import { sayAbility } from './view/text.js';

const withLoyalty = ({ loyalty }: Characteristics) => (typeof loyalty === 'number' ? { loyalty } : null);
const withDefense = ({ defense }: Characteristics, counters: { [kind: string]: number } | null) =>
  typeof defense === 'number' ? { ...counters, defense } : counters;
/** What is done before a player who leaves takes along what they own (708.9, 725.4, 726.4). */
function beforeLeaving(g: Game, seat: Seat): void {
  passPlanarControl(g, seat);
  revealFaceDown(g, seat);
  succession(g, seat);
  initiativePasses(g, seat);
}

/** Of a team that shares a turn those who are left go on with it (805.4). */
function afterLeaving(g: Game, _seat: Seat, owned: readonly Obj[], held: Derived): void {
  const leader = leaderOf(g, g.active);
  if (sharesTurns(g) && g.player(g.active).lost && leader !== g.active) g.j.set(g.s.turn, 'active', leader);
  // 901.10: with a face-up plane another one comes.
  afterPlanesLeft(g, owned, held);
}

export const base: MagicParts = {
  id: 'mtg',
  name: 'Magic: The Gathering',
  epoch: 8,
  rulebook: 'rules',
  sources: [handWritten, compiled],
  ledger,
  intrinsic: (props) => [...basicLandAbilities(props), ...siegeAbilities(props)],
  layouts,
  keywords,
  laws: [],
  combat: { damageToKill, mostWithoutBanding: 1 },
  halves: {},
  removedIsOutside: false,
  choicesRemembered: false,
  formats: FORMAT_NAMES,
  shared: ['time', 'monarch', 'initiative'],
  telling,
  words,
  numbers: { startingLife: 20, handSize: 7, maximumHandSize: 7, losingPoison: 10 },
  costOfNone: null,
  creatureTypes: () => CREATURE_TYPES,
  decks: DECKS,
  procedures: [
    ...kernelProcedures,
    startGame,
    settleControl,
    turnBegins,
    untapStep,
    phaseAll,
    drawStep,
    precombatMain,
    chooseDefendingPlayer,
    declareAttackers,
    payToAttack,
    declareBands,
    declareBlockers,
    firstStrikeDamage,
    combatDamage,
    endCombat,
    cleanup,
    openHand,
    playLand,
    cast,
    spliceOnto,
    activate,
    paySpecial,
    takeSpecial,
    takeCompanion,
    takePlanarDie,
    turnFaceUp,
    unlockHalf,
    activateMana,
    chooseMana,
    comeOf,
    chooseManaOneByOne,
    resolveBesides,
    payManaProcedure,
    helpToPay,
    payObjects,
    payTapping,
    tapForCost,
    payOneOf,
    removeFrom,
    removeAmong,
    putForCost,
    revealForCost,
    finish,
    mutating,
    optionalAttackCosts,
    assignSector,
    legend,
    protecting,
    returnCommander,
  ],
  zones: {
    // 400: the command zone stands ready, and the ante zone is there where it is played for (407).
    table: {
      library: { owner: 'seat', hidden: 'everyone', ordered: true, together: 'owner' },
      hand: { owner: 'seat', hidden: 'owner', ordered: false },
      // 708.5: who controls a face-down permanent or spell may look at it.
      battlefield: { owner: 'shared', hidden: 'public', ordered: false, derived: true, turnedDown: 'owner' },
      graveyard: { owner: 'seat', hidden: 'public', ordered: true },
      stack: { owner: 'shared', hidden: 'public', ordered: true, derived: true, turnedDown: 'owner' },
      // 406.3: nobody looks at what is exiled face down, unless something lets them.
      exile: { owner: 'shared', hidden: 'public', ordered: false, turnedDown: 'everyone', look: 'exiled' },
      command: { owner: 'shared', hidden: 'public', ordered: false },
      // Parts of the command zone in games with such decks (901.4, 904.4): nobody sees what lies face down there.
      planes: {
        owner: 'seat',
        hidden: 'everyone',
        ordered: true,
        only: (o) => supplementsIn(o).includes('planes'),
        apart: true,
      },
      communalPlanes: { owner: 'shared', hidden: 'everyone', ordered: true, only: communalPlanes, apart: true },
      ante: { owner: 'seat', hidden: 'public', ordered: false, only: hasAnte, apart: true },
      schemes: {
        owner: 'seat',
        hidden: 'everyone',
        ordered: true,
        only: (o) => supplementsIn(o).includes('schemes'),
        apart: true,
      },
    },
    field: 'battlefield',
    stack: 'stack',
    piles: { deck: 'library', hand: 'hand', discard: 'graveyard' },
    isOrderAsked,
    controller: planarControl,
    host,
    faceDown: LOOKS,
    imagined: {
      colorsOf: deckColors,
      fits: fitsFaceDown,
      pileOf,
      pileIn: { planes: 'planes', communalPlanes: 'planes', schemes: 'schemes' },
    },
    mayLie: staysInExile,
    shuffle: shuffleLibrary,
    // 702.49c: what an attacking creature attacked that has left combat; 508.5: against whom it did; 603.10a: what attacked or blocked as it died; 607.2a: what put something where it was.
    remembered: [
      'attacking',
      'attacksNothing',
      'defending',
      'defendingBefore',
      'blocking',
      'enteredAs',
      'keptBy',
      'keptFor',
    ],
    // Printed loyalty becomes counters (306.5b), and so does defense (310.4b); a Saga begins with its first chapter (714.3a).
    entersWith: (props) => withDefense(props, withLoyalty(props) ?? firstLore(props.subtypes)),
    entered: (g, object) => {
      noteEntering(g, object);
      noteBackup(g, object);
      enteredPrepared(g, object);
      if (object.attachedTo && illegalHost(g, object.id)) g.change(object, 'attachedTo', undefined);
    },
  },
  turn: {
    table: turnTable,
    leaving: { to: 'exile', rules: cite('mtg:800.4a'), before: beforeLeaving, after: afterLeaving },
    next: nextTurn,
    began: beginTurn,
    endless,
    inner: subgames,
    priority: priorityPolicy,
  },
  play: {
    ways: { ...usualWays, offers: offersByEffect, play: playOffered, excused: isExcused },
    rules: {
      modes: cite('mtg:601.2b', 'mtg:700.2a', 'mtg:700.2i'),
      optionalCost: cite('mtg:601.2b'),
      x: cite('mtg:601.2b', 'mtg:107.3a'),
      targets: cite('mtg:601.2c', 'mtg:115.1'),
      divide: cite('mtg:601.2d'),
      byOpponent: cite('mtg:601.6a', 'mtg:602.3a', 'mtg:700.2e'),
    },
    targetable,
    payable: payableWith,
    together: targetsTogether,
    inCommon: sharedByTargets,
    costsToChoose,
    costs: { canPay: (g, costs, payer) => canPayAll(g, costs, payer), pay: payTogether, largestX: mostX },
    maxX: maxXFor,
    forbidsX,
    doneFirst: (g, item) => givenFirst(g, item) ?? ascendedFirst(g, item),
    fizzles: 'allIllegal',
    triggerPlaced: commitCrime,
    resolvedAs: asChapter,
    needsX,
    finish,
    cannotBeCountered: (g, item, by) =>
      characteristicsOf(g, item).rules.some(
        (r) => r.rule === 'cantBeCountered' && (r.mod.by === undefined || isAbout(g, r, 'by', by)),
      ),
  },
  events: {
    actions: actionTable({
      ...kernelActions,
      move: movedUnlocked,
      status: preparing,
      damage: damageKind,
      draw: drawKind,
      stat: withSpeed(lifeKind),
      emblem: emblemKind,
      leaveDungeon: leaveDungeonKind,
      planeswalk: planeswalkKind,
      turnSchemeDown: turnSchemeDownKind,
      phaseOut: phaseOutKind,
      phaseIn: phaseInPrepared,
      lose: loseKind,
      win: winKind,
      mills: millsKind,
    }),
    replacements: replacementsByRules,
    checks,
    triggers: {
      again: triggersAgain,
      silent: skipsChapter,
      arrivals: true,
      // 400.7e, 603.6: from the battlefield to a hand, say.
      hiddenLost: true,
      // "… don't cause abilities to trigger" (101.2, 603.6a).
      unheard: (g, event) =>
        event.type === 'move' &&
        event.to === 'battlefield' &&
        event.became !== undefined &&
        ruleOn(g, event.became, 'entersUnheard') !== undefined,
    },
    stats: { life: { type: 'LIFE_CHANGED', rules: cite('mtg:119.2', 'mtg:119.3') } },
    cannot: (g, action) => firstOf(editionOf(g).hooks.cannot, (cannot) => cannot(g, action)) ?? cannotHappen(g, action),
    atOnce: ascending,
    ended: (g) => {
      watchWorlds(g);
      endPrepared(g);
      showOpenCards(g);
      startTime(g);
      endIfDecided(g);
    },
    prevented: damagePrevented,
    unpreventable: cannotBePrevented,
    final: cannotBeRegenerated,
    searched: searchedOf,
    // 701.22d, 701.25d: what waits for scrying or surveilling.
    arranged: (g, seat, kind) => {
      if (kind !== 'FATESEAL') did(g, kind === 'SCRY' ? 'scry' : 'surveil', seat);
    },
    looksFurther,
    asDrawn: whenDrawn,
    released: phaseInAgain,
    // 615.7: the affected player chooses which damage a shield prevents.
    shieldsAreShared: true,
  },
  continuous: {
    layers,
    derive,
    layerOf,
    // 613.7a: what is given in layer 6 changes abilities there by its own timestamp.
    gainedInTurn: '6',
    bindsLater: 'rules',
    refuses: refusesAbility,
    // What 7a and 7b set is the base that modifications start from (613.4b).
    setList: setTypeList,
    takesAbilities: takesLandAbilities,
    text: textAfterEffects,
    afterLayer: {
      '1': keepBasePowerAndToughness,
      // A land type that a text has now brings its mana ability with it (305.6, 612.1).
      '3': landTypesGiveAbilities,
      '4': (chars) => {
        onlyFittingSubtypes(chars);
        landTypesGiveAbilities(chars);
      },
      '7a': keepBasePowerAndToughness,
      '7b': keepBasePowerAndToughness,
    },
    settled: (g, id, chars) => {
      powerAndToughnessOf(g, id, chars);
      loyaltyByCounters(g, id, chars);
      defenseByCounters(g, id, chars);
    },
    home: homeOfAbility,
    counterMods,
  },
  view: {
    // Nothing is said where it is neither day nor night, nor where nobody was chosen to be attacked.
    turn: (g): JsonObject => {
      const time = timeOf(g);
      const defending = defendingPlayer(g);
      const subgame = depthOf(g);
      return {
        ...(time === undefined ? {} : { time }),
        ...(defending === undefined ? {} : { defending }),
        // 729.1a: how many games wait for this one.
        ...(subgame === 0 ? {} : { subgame }),
        ...viewPlanes(g),
      };
    },
    ability: sayAbility,
    called: calledNow,
    choiceValue: colorCalled,
    object: viewObject,
    around: viewAround,
    emblems,
    player: (g, seat) => ({
      resources: viewMana(g, seat),
      ...viewCommanders(g, seat),
      ...viewCompanion(g, seat),
      ...viewDungeon(g, seat),
      ...viewVanguard(g, seat),
    }),
    stack: (g, object) => ({ text: object.ability ? g.rules.view.abilityText(object.ability) : '' }),
  },
  cite: {
    turn: cite('mtg:500.1'),
    triggerOrder: cite('mtg:603.3b'),
    teamPriority: cite('mtg:117.6', 'mtg:805.5', 'mtg:805.5a'),
    teamTriggerOrder: cite('mtg:805.2', 'mtg:805.7'),
    triggers: cite('mtg:603.2'),
    resolve: cite('mtg:608.1'),
    fizzle: cite('mtg:608.2b'),
    replacement: cite('mtg:616.1', 'mtg:614.1'),
    concede: cite('mtg:104.3a'),
    stop: [],
    newObject: cite('mtg:400.7'),
    draw: cite('mtg:121.1'),
    duration: cite('mtg:611.2'),
    status: cite('mtg:701.26'),
    faces: FACE_RULES,
    counters: cite('mtg:122.1'),
    token: cite('mtg:111.1'),
    attach: cite('mtg:701.3'),
    shuffle: cite('mtg:701.24'),
    shuffledAround: cite('mtg:701.24g'),
    look: cite('mtg:701.20'),
    counterOnStack: cite('mtg:701.6'),
    search: cite('mtg:701.23'),
    copy: cite('mtg:707.2', 'mtg:707.5'),
    discard: cite('mtg:701.9'),
    may: cite('mtg:608.2d'),
    pay: cite('mtg:118.12'),
    choose: cite('mtg:608.2d'),
    sacrifice: cite('mtg:701.21'),
    scry: cite('mtg:701.22', 'mtg:701.25'),
    arrange: cite('mtg:404.3'),
    order: cite('mtg:401.4'),
  },
};
