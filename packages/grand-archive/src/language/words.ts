/** Grand Archive's words of the card language: the kernel's and its own, and the names that they use. */

import {
  cantHaveKeyword,
  defineRule,
  kernelWords,
  type NameWords,
  type Parts,
  type RuleWord,
  type WordLists,
} from '@arbiter/engine';
import { z } from 'zod';
import { beginsOnField } from '../1-general/1.3-beginning-there.js';
import { firstTurn } from '../1-general/1.3-starting.js';
import { cantLose, drawGame } from '../1-general/1.4-ending.js';
import { costsLessBy, isVariable } from '../1-general/1.6.4-costs.js';
import { elementRules } from '../1-general/1.6.6-elements.js';
import { baseLevelWords } from '../1-general/1.7.1-base-level.js';
import { levelUpAction, ofLineage } from '../1-general/1.7.1-champions.js';
import { delevel, delevelCost, levelUp } from '../1-general/1.7.1-levelling-by-effects.js';
import { waitingWords } from '../2-mechanics/2.1.9-waiting.js';
import { distortTime } from '../2-mechanics/2.2.2-distorted-time.js';
import { skipDrawPhase } from '../2-mechanics/2.2.4-skipped-draws.js';
import { maximumInfluence } from '../2-mechanics/2.2.6-maximum-influence.js';
import { endPhase, endTurn } from '../2-mechanics/2.2.8-ending.js';
import { everActivated } from '../2-mechanics/2.3.1-activated-before.js';
import { nextCard } from '../2-mechanics/2.3.1-next-card.js';
import { materialize } from '../2-mechanics/2.3.2-materializing.js';
import { given } from '../2-mechanics/2.3.3-given.js';
import { otherCosts } from '../2-mechanics/2.3.3-other-costs.js';
import { costWords, floatingOnly } from '../2-mechanics/2.3.3-paying.js';
import { reservedEvent } from '../2-mechanics/2.3.3-reserving.js';
import { activateAbilityEvent, uses } from '../2-mechanics/2.4.1-uses.js';
import { triggersAgainRule } from '../2-mechanics/2.4.2-additional-times.js';
import { triggerAbilities } from '../2-mechanics/2.4.2-triggering.js';
import { cardKeyword } from '../2-mechanics/2.4.4-restrictions.js';
import { attacksAsAlly, usedBare } from '../2-mechanics/2.6-attacking.js';
import { declaringRules } from '../2-mechanics/2.6-declaring-costs.js';
import { limitRules } from '../2-mechanics/2.6-limits.js';
import { nextAttack } from '../2-mechanics/2.6-next-attacks.js';
import { damageUnpreventable } from '../2-mechanics/2.9-damage.js';
import { recoverWords } from '../2-mechanics/2.11.6.2-recovering.js';
import { agilePlayer, agilityGained, gainAgility } from '../2-mechanics/2.11.7.15.2-agility.js';
import { statusWords } from '../2-mechanics/2.11.7.15.2-crowds-favor.js';
import { empower, isEmpowered } from '../2-mechanics/2.11.7.15.2-empower.js';
import { gather, gathered } from '../2-mechanics/2.11.7.15.2-gather.js';
import { cantGenerate, generate } from '../2-mechanics/2.11.7.15.2-generate.js';
import { glimpseWords } from '../2-mechanics/2.11.7.15.2-glimpsing.js';
import { becomesLoaded, usesUnloaded } from '../2-mechanics/2.11.7.15.2-loaded.js';
import { masteryWords } from '../2-mechanics/2.11.7.15.2-masteries.js';
import { removeTemporaryDamage } from '../2-mechanics/2.11.7.15.2-temporary-damage.js';
import { becomeBrewed } from '../2-mechanics/becoming-brewed.js';
import { newTargets } from '../2-mechanics/changing-targets.js';
import { chooseName, chosenName, nameOf } from '../2-mechanics/choosing-names.js';
import { copyIntoIntent } from '../2-mechanics/copies-in-intents.js';
import { damageCounterWords } from '../2-mechanics/damage-counters.js';
import { influence } from '../2-mechanics/influence.js';
import { cantBeImbued, IMBUED } from '../2-mechanics/keywords/imbue.js';
import { callsGlimpsed } from '../2-mechanics/keywords/starcalling.js';
import { BOON } from '../2-mechanics/pantheon.js';
import { predicates } from '../2-mechanics/predicates.js';
import { roll } from '../2-mechanics/rolling-dice.js';
import { streak } from '../2-mechanics/streaks.js';
import { redirect, transform, transformEvent, transformed } from '../2-mechanics/verbs.js';
import { cite } from '../cite.js';
import { CLASSES } from './classes.js';
import { actions, events } from './events.js';
import { checkMeaning } from './meaning.js';
import { phrases } from './phrases.js';

export const TYPES = ['Phantasia', 'Champion', 'Ally', 'Action', 'Attack', 'Item', 'Weapon', 'Domain', BOON] as const;
export const SUPERTYPES = ['Regalia', 'Unique', 'Lesser', 'Greater'] as const;
const figure = z.int().min(-99).max(999);

/** Printed characteristics (1.6). `name` is the card's name again; classes are those of the subtypes that are classes. */
const props = (p: Parts) => ({
  name: p.term,
  elements: z.array(p.term).min(1).max(4),
  supertypes: z.array(z.enum(SUPERTYPES)).max(2),
  types: z.array(z.enum(TYPES)).min(1).max(3),
  subtypes: z.array(p.term).max(12),
  classes: z.array(z.enum(CLASSES as [string, ...string[]])).max(4),
  costKind: z.enum(['reserve', 'memory']).optional(),
  cost: z.int().min(0).max(99).optional(),
  // It costs X, or so many more as X is; where nobody chose that, it is 0 (1.6.4.2.9).
  variable: z.literal(true).optional(),
  level: z.int().min(0).max(99).optional(),
  power: figure.optional(),
  life: figure.optional(),
  durability: z.int().min(0).max(999).optional(),
  speed: z.enum(['slow', 'fast']).optional(),
  // What a token is like that is made by its name: it is no card, and in no deck.
  token: z.literal(true).optional(),
});

const causes: NameWords = {
  destroy: { description: 'Destroyed.', text: 'destroy', intent: -1 },
  banish: { description: 'Banished.', text: 'banish', intent: -1 },
  return: { description: 'Returned.' },
  activate: { description: 'Activated: put on the Effects Stack.' },
  materialize: { description: 'Materialized: put on the Effects Stack.' },
  bestow: { description: 'Bestowed: put on the Effects Stack, and then face up into the pantheon.' },
  reserve: { description: 'Reserved as a cost.' },
  memoryCost: { description: 'Banished for a memory cost.' },
  recollect: { description: 'Recollected.' },
  levelUp: { description: 'Laid on a champion.' },
  start: { description: 'The first champion of a player.' },
  endOfCombat: { description: 'Out of the intent as combat ends.' },
  fire: { description: 'Loaded, and used for an attack.' },
  unloaded: { description: 'Loaded into what has left the field.' },
  suppress: { description: 'Suppressed: it comes back at the next end phase.', text: 'suppress', intent: -1 },
  load: { description: 'Loaded.', text: 'load' },
  generate: { description: 'Generated.', text: 'generate' },
  unique: { description: 'Of two unique objects of one name the one that goes, though nothing else could make it.' },
  attackFailed: { description: 'An attack card that found nothing to attack.' },
};

const objectRules: readonly RuleWord[] = [
  defineRule('banishedAsItLeaves', {
    description: 'Banished as it leaves the Effects Stack.',
    example: { mod: 'rule', rule: 'banishedAsItLeaves' },
  }),
  defineRule('cantLevelUp', {
    description: 'A champion that can’t level up.',
    example: { mod: 'rule', rule: 'cantLevelUp' },
  }),
  defineRule('levelsInto', {
    description: 'A champion that levels up only into champion cards that fit `of`.',
    example: { mod: 'rule', rule: 'levelsInto', of: { lineageName: 'Rai' } },
    params: (p) => ({ of: p.filter }),
  }),
  defineRule('levelsSame', {
    description: 'A champion that can level up into champion cards of its own base level as well.',
    example: { mod: 'rule', rule: 'levelsSame' },
  }),
  defineRule('cantPayCounters', {
    description: 'Of players: can’t pay costs with such counters of their champion.',
    example: { mod: 'rule', rule: 'cantPayCounters', kind: 'enlighten' },
    params: (p) => ({ kind: p.counter }),
  }),
];

export const words: Omit<WordLists, 'keywords'> = {
  props,
  lists: ['elements', 'supertypes', 'types', 'subtypes', 'classes'],
  stats: ['power', 'life', 'level', 'attackPower'],
  fixed: ['cost', 'durability'],
  scores: [],
  printsX: isVariable,
  noted: [IMBUED],
  values: {
    types: { known: TYPES, rules: cite('ga:1.6.5.2', 'ga:1.7.7.1') },
    supertypes: { known: SUPERTYPES, rules: cite('ga:1.7.8', 'ga:1.7.8.1') },
    classes: { known: CLASSES, rules: cite('ga:1.6.5.3', 'ga:1.6.5.3.1') },
  },
  words: [
    ...kernelWords,
    cantHaveKeyword,
    distortTime,
    beginsOnField,
    everActivated,
    becomeBrewed,
    copyIntoIntent,
    ...glimpseWords,
    redirect,
    transform,
    transformEvent,
    transformed,
    levelUp,
    delevel,
    delevelCost,
    cantBeImbued,
    endPhase,
    endTurn,
    drawGame,
    cantLose,
    ...elementRules,
    empower,
    isEmpowered,
    gather,
    gathered,
    gainAgility,
    agilityGained,
    agilePlayer,
    ...masteryWords,
    ...statusWords,
    nextAttack,
    triggerAbilities,
    becomesLoaded,
    usesUnloaded,
    maximumInfluence,
    costsLessBy,
    nextCard,
    materialize,
    generate,
    cantGenerate,
    ofLineage,
    ...baseLevelWords,
    ...recoverWords,
    removeTemporaryDamage,
    ...damageCounterWords,
    ...waitingWords,
    ...costWords,
    ...otherCosts,
    floatingOnly,
    reservedEvent,
    influence,
    given,
    chooseName,
    chosenName,
    roll,
    newTargets,
    uses,
    activateAbilityEvent,
    triggersAgainRule,
    streak,
    skipDrawPhase,
    firstTurn,
    levelUpAction,
    callsGlimpsed,
    nameOf,
    ...events,
    ...actions,
    ...objectRules,
    ...limitRules,
    ...declaringRules,
    attacksAsAlly,
    usedBare,
    ...predicates,
    cardKeyword,
    damageUnpreventable,
  ],
  timings: {
    slow: { description: 'Only in the own main phase, with an empty Effects Stack.' },
    fast: { description: 'Whenever its player has Opportunity.' },
  },
  statuses: {
    rested: { description: 'Rested.', text: { on: 'rest', off: 'wake up' }, intent: -1 },
    fostered: { description: 'Of allies: fostered.', intent: 1 },
    preserved: {
      description: 'Of cards in a material deck: face up there, and returned in the place of materializing.',
      intent: 1,
    },
    ephemeral: { description: 'Banished instead of going anywhere else from where it is.', intent: -1 },
    distant: { description: 'Of units: distant, until the end of their controller’s turn.', intent: 1 },
    faceDown: { description: 'Face down.' },
  },
  causes,
  together: {
    sameOwner: { description: 'They belong to one and the same player, as what is in a single graveyard does.' },
  },
  phrases,
  check: checkMeaning,
};
