/**
 * Magic by the Comprehensive Rules of the Legions era (2003). What stands here, by chapter, is all that was otherwise than today;
 * what is not named was as it is now, and is cited by the number that it had then (`rules-2003/shared.json`).
 */
import { replaced } from '@arbiter/engine';
import { cite } from '../../cite.js';
import type { MagicEdition, MagicParts } from '../../edition.js';
import { renumberingOf } from '../../rules/index.js';
import { startGame } from './1-game/101.5-mulligan.js';
import { keptBeside } from './2-cards/214.4-types.js';
import { madeBasic } from './2-cards/214.9-lands.js';
import { burnMana } from './3-turn/300.4-mana-burn.js';
import { upkeepStep } from './3-turn/303.1-upkeep.js';
import { calledDraw, drawStep, viewDraw } from './3-turn/304.1-draw.js';
import { wallsDontAttack } from './3-turn/308.1-walls.js';
import {
  calledDamage,
  combatDamage,
  damageToKill,
  damageUncounterable,
  damageUntargetable,
  firstStrikeDamage,
  resolveTop,
  viewDamage,
} from './3-turn/310-combat-damage.js';
import { turnTable } from './3-turn/turn-table.js';
import { forEachPlayer, modesOfMay } from './4-effects/410.5-may.js';
import {
  afterLayer,
  appliesGained,
  counterModsOf,
  gainedInTurn,
  layerOf,
  layers,
} from './4-effects/418.5-continuous-effects.js';
import { endMoment, legendRule, noteArrival } from './4-effects/420.5e-legend-rule.js';
import { endingLoops, nameNumbers } from './4-effects/421-loops.js';
import { worldRule } from './4-effects/enchant-world.js';
import { snowCovered } from './5-additional/502.14-snow-covered.js';
import { PHASED_OUT, phaseAllInOrder, phasedOutTokens, phasingActions } from './5-additional/502.15-phasing.js';
import { madness, madnessPasses } from './5-additional/502.24-madness.js';
import { halves } from './5-additional/505-split-cards.js';
import { cardsOf } from './cards/index.js';
import { creatureTypesOf } from './cards/names.js';
import { tellingOf2003 } from './view/story.js';
import { inWordsOfThen, turnNames, zoneNames } from './view/terms.js';

const RULEBOOK = 'rules-2003';

/** A token is owned by who made it. @citation */
export const TOKENS = cite('mtg-2003:216.1');
/** What has no legal target left is countered. @citation */
export const COUNTERED = cite('mtg-2003:413.2a');
/** Whoever is affected by replacement effects chooses which applies first, and where a loop of them ends. @citation */
export const LOOPS = cite('mtg-2003:419.8a', 'mtg-2003:419.8c');
/** Lands and tokens have a mana cost, of nothing, and so has what is face down. @citation */
export const COST_OF_NONE = cite('mtg-2003:203.1', 'mtg-2003:502.26a', 'mtg-2003:502.26e');
/** Any number of creatures without banding attack in a band, and one with it at least. @citation */
export const BANDS = cite('mtg-2003:502.10b');
/** What bands with others of a kind bands with those that have the same ability. @citation */
export const BANDS_WITH_OTHER = cite('mtg-2003:502.11b', 'mtg-2003:502.11c');

/** State-based checks of today that there were not: counters of both kinds stay beside each other. */
const NOT_YET = ['+1/+1 and -1/-1 counters'];

const differs = (base: MagicParts) => ({
  rulebook: RULEBOOK,
  renumbered: renumberingOf(RULEBOOK),
  said: inWordsOfThen,
  telling: tellingOf2003,
  ...cardsOf(base, RULEBOOK),
  procedures: [
    ...replaced(
      base.procedures,
      startGame,
      phaseAllInOrder,
      upkeepStep,
      drawStep,
      firstStrikeDamage,
      combatDamage,
      resolveTop,
    ),
    nameNumbers,
  ],
  keywords: [...replaced(base.keywords, madness), snowCovered],
  laws: [...base.laws, wallsDontAttack],
  // 502.10b: of a band at least one creature has banding, and any number of others do not.
  // 502.11b, 502.11c: and of those that band with others of a kind all have that ability, of whatever kind they are.
  combat: { damageToKill, mostWithoutBanding: Number.POSITIVE_INFINITY, sameAbilityBands: true as const },
  halves,
  // 217.7, glossary: what is removed from the game is outside the game.
  removedIsOutside: true,
  // 503.8: what was chosen as it came into play is remembered, whatever it is a copy of later.
  choicesRemembered: true,
  // 203.1, 502.26a
  costOfNone: '{0}',
  // 214.7a: those that the cards of that time and their tokens had.
  creatureTypes: creatureTypesOf(RULEBOOK),
  // 100.2, 100.3, 217.9: games with constructed or limited decks, for ante where they like; other ways to play came later.
  formats: ['constructed', 'limited', 'ante'] as const,
  shared: [],
  zones: {
    // 216.1
    tokensOfMaker: true as const,
    aside: PHASED_OUT,
    entered: (...[g, object, how]: Parameters<NonNullable<MagicParts['zones']['entered']>>) => {
      base.zones.entered?.(g, object, how);
      noteArrival(g, object);
    },
  },
  turn: {
    table: turnTable(base.turn.table),
    passed: burnMana,
    priority: {
      ...base.turn.priority,
      ...endingLoops(base.turn.priority),
      resolve: resolveTop,
      passed: madnessPasses,
    },
  },
  play: {
    // 413.2a
    counters: true as const,
    modesOfMay,
    targetable: (...[g, target, by, clause]: Parameters<MagicParts['play']['targetable']>) =>
      damageUntargetable(g, target) ?? base.play.targetable(g, target, by, clause),
    cannotBeCountered: (...[g, item, by]: Parameters<NonNullable<MagicParts['play']['cannotBeCountered']>>) =>
      damageUncounterable(g, item) || (base.play.cannotBeCountered?.(g, item, by) ?? false),
  },
  events: {
    triggers: { ...base.events.triggers, apart: forEachPlayer },
    actions: new Map([...base.events.actions, ...phasingActions]),
    // 419.8a, 419.8c: whoever is affected chooses freely, also where a loop of them ends.
    chosenFreely: true as const,
    loopIsCut: LOOPS,
    checks: replaced(base.events.checks, legendRule, worldRule, phasedOutTokens).filter(
      ({ name }) => !NOT_YET.includes(name),
    ),
    ended: (...[g]: Parameters<NonNullable<MagicParts['events']['ended']>>) => {
      endMoment(g);
      base.events.ended?.(g);
    },
  },
  continuous: {
    layers,
    layerOf,
    appliesGained,
    gainedInTurn,
    afterLayer,
    counterMods: counterModsOf(base.continuous.counterMods),
    keptBeside,
    alsoTaken: madeBasic,
    bindsLater: 'rules',
  },
  view: {
    called: (...[g, object]: Parameters<NonNullable<MagicParts['view']['called']>>) =>
      calledDamage(g, object) ?? calledDraw(object) ?? base.view.called?.(g, object) ?? '',
    stack: (...[g, object]: Parameters<NonNullable<MagicParts['view']['stack']>>) =>
      viewDamage(g, object) ?? viewDraw(object) ?? base.view.stack?.(g, object) ?? {},
    zoneNames,
    turn: (...[g]: Parameters<NonNullable<MagicParts['view']['turn']>>) => ({
      ...base.view.turn?.(g),
      ...turnNames(g.turn),
    }),
  },
});

export const edition2003: MagicEdition = { id: '2003', name: 'Comprehensive Rules of 2003 (Legions)', differs };
