/** What every edition of Grand Archive is made of unless it says otherwise: zones, turn, policies, words, by chapter. */
import {
  type Ability,
  actionTable,
  type Characteristics,
  derive,
  kernelActions,
  kernelProcedures,
  type Procedure,
  refusesAbility,
  shufflePile,
  wayIn,
  wordsOf,
} from '@arbiter/engine';
import { beginThere } from './1-general/1.3-beginning-there.js';
import { firstChampion, startGame } from './1-general/1.3-starting.js';
import { cannotLose, ending } from './1-general/1.4-ending.js';
import { maxX, needsX, variableCost, X_RULES } from './1-general/1.6.4.2.9-x.js';
import { canPayFor, targetsTogether } from './1-general/1.6.4-costs.js';
import { lineageElements } from './1-general/1.6.6-elements.js';
import { entersWith } from './1-general/1.6.9-durability.js';
import { controllerUnder, levelUpKind } from './1-general/1.7.1-champions.js';
import { delevelKind } from './1-general/1.7.1-levelling-by-effects.js';
import { keepOne, moveCard } from './1-general/1.7.8-supertypes.js';
import { LAYOUTS } from './1-general/double-faced.js';
import { allBegin } from './1-general/pantheon-starting.js';
import { cannotBeNegated, triggerPlaced } from './2-mechanics/2.1.9-waiting.js';
import { zones } from './2-mechanics/2.1-zones.js';
import { beginRetaliation, combatDamage, endOfCombat, retaliate } from './2-mechanics/2.2.7-combat.js';
import { cleanUp, drawPhase, recollect, wakeUp } from './2-mechanics/2.2-phases.js';
import { combatTable, turnTable } from './2-mechanics/2.2-turn-table.js';
import { activateAbility, activateCard, usualWays } from './2-mechanics/2.3.1-activating.js';
import { chooseLater } from './2-mechanics/2.3.1-chosen-later.js';
import { materializeCard, materializePhase } from './2-mechanics/2.3.2-materializing.js';
import { restAllyProcedure } from './2-mechanics/2.3.3-commanding.js';
import { chooseSeveral, removeAmongProcedure } from './2-mechanics/2.3.3-other-costs.js';
import {
  giveUpProcedure,
  payMemory,
  removeCountersProcedure,
  restChampionProcedure,
} from './2-mechanics/2.3.3-paying.js';
import { payReserve } from './2-mechanics/2.3.3-reserving.js';
import { finish } from './2-mechanics/2.3.4-resolving.js';
import { triggersAgain } from './2-mechanics/2.4.2-additional-times.js';
import { abilitiesOfCard } from './2-mechanics/2.4.4-restrictions.js';
import { attack, combatOf, declareAttack } from './2-mechanics/2.6-attacking.js';
import { cannotDraw } from './2-mechanics/2.6-limits.js';
import { offersOf, opportunity } from './2-mechanics/2.8-opportunity.js';
import { damageKind, isUnpreventable } from './2-mechanics/2.9-damage.js';
import { cannotRecover, recoverKind } from './2-mechanics/2.11.6.2-recovering.js';
import { checks } from './2-mechanics/2.11.7.8-state-based.js';
import { counterMods, layerOf, layers } from './2-mechanics/2.11.7.10-characteristics.js';
import { LOOKS, TURNED } from './2-mechanics/2.11.7.14.3-face-down.js';
import { charging } from './2-mechanics/2.11.7.15.2-charging.js';
import { levelsMore } from './2-mechanics/2.11.7.15.2-empower.js';
import { cannotGenerate, generateKind } from './2-mechanics/2.11.7.15.2-generate.js';
import { cannotGlimpse, glimpseKind } from './2-mechanics/2.11.7.15.2-glimpsing.js';
import { isNowhere, unloading } from './2-mechanics/2.11.7.15.2-loaded.js';
import { withering } from './2-mechanics/2.11.7.15.2-wither.js';
import { bestow } from './2-mechanics/bestowing.js';
import { bulwarks } from './2-mechanics/keywords/bulwark.js';
import { criticals } from './2-mechanics/keywords/critical.js';
import { cannotDie } from './2-mechanics/keywords/immortality.js';
import { keywords } from './2-mechanics/keywords/index.js';
import { linkedAsItEnters } from './2-mechanics/keywords/link.js';
import { targetable } from './2-mechanics/keywords/spellshroud.js';
import { glimpsed, starcall, starcalled } from './2-mechanics/keywords/starcalling.js';
import { BOON, PANTHEON } from './2-mechanics/pantheon.js';
import { cannotTransform } from './2-mechanics/verbs.js';
import { compiled, handWritten, ledger } from './cards/source.js';
import { cite } from './cite.js';
import { DECKS } from './decks/validate.js';
import type { GrandArchiveParts } from './edition.js';
import { words } from './language/words.js';
import { standingOf, viewAround, viewObject, viewPlayer, viewStack, viewTurn } from './view/object.js';
import { sayAbility } from './view/text.js';

/** Every champion may remove three enlighten counters to draw a card (2.11.6.4.1). */
const ENLIGHTEN: Ability = {
  kind: 'activated',
  cost: [{ pay: 'removeCounters', kind: 'enlighten', amount: 3 }],
  effects: [{ do: 'draw', who: 'you', count: 1 }],
};
const intrinsic = (props: Characteristics): Ability[] => [
  ...(wordsOf(props.types).includes('Champion') ? [ENLIGHTEN, ...lineageElements(props)] : []),
  ...variableCost(props),
];

const procedures: Procedure[] = [
  ...kernelProcedures,
  startGame,
  firstChampion,
  beginThere,
  allBegin,
  wakeUp,
  recollect,
  drawPhase,
  cleanUp,
  activateCard,
  chooseLater,
  starcall,
  bestow,
  activateAbility,
  materializeCard,
  materializePhase,
  payReserve,
  withering,
  charging,
  payMemory,
  giveUpProcedure,
  restChampionProcedure,
  restAllyProcedure,
  removeCountersProcedure,
  chooseSeveral,
  removeAmongProcedure,
  finish,
  attack,
  declareAttack,
  beginRetaliation,
  retaliate,
  combatDamage,
  endOfCombat,
  keepOne,
];

export const base: GrandArchiveParts = {
  id: 'grand-archive',
  name: 'Grand Archive',
  epoch: 10,
  rulebook: 'rules',
  sources: [handWritten, compiled],
  ledger,
  intrinsic,
  layouts: LAYOUTS,
  keywords,
  words,
  decks: DECKS,
  procedures,
  zones: {
    table: zones,
    field: 'field',
    stack: 'effectsStack',
    piles: { deck: 'mainDeck', hand: 'hand', discard: 'graveyard' },
    imagined: {
      // 2.1.2.4, 2.1.3.1.2: champions and regalia begin in the material deck.
      pileOf: ({ types, supertypes }) =>
        wordsOf(types).includes(BOON)
          ? 'boons'
          : wordsOf(types).includes('Champion') || wordsOf(supertypes).includes('Regalia')
            ? 'material'
            : 'main',
      pileIn: { materialDeck: 'material', [PANTHEON]: 'boons' },
      colorsOf: (props) => wordsOf(props.elements).filter((element) => element !== 'norm'),
    },
    shuffle: shufflePile,
    // On the field what a restriction admits is derived; elsewhere it is a matter of the card (2.4.4.2).
    keywordsThere: (g, { id, zone, controller, owner }) =>
      zone === 'field'
        ? undefined
        : abilitiesOfCard(g, id, controller ?? owner).filter((ability) => ability.kind === 'keyword'),
    entersWith,
    controller: controllerUnder,
    host: linkedAsItEnters,
    faceDown: LOOKS,
  },
  turn: {
    table: turnTable,
    leaving: {
      to: 'banishment',
      rules: cite('ga:1.4.5', 'ga:1.4.5.1', 'ga:1.4.5.2'),
      // An attack that is being declared is the attacking player's.
      isTheirs: (g, procedure, seat) => procedure === declareAttack.name && combatOf(g)?.player === seat,
    },
    phases: { combat: combatTable },
    priority: opportunity,
  },
  play: {
    ways: {
      ...usualWays,
      offers: offersOf,
      play: (seat, data) => activateCard.call({ seat, object: Number(data.object), ...wayIn(data) }),
    },
    rules: {
      modes: cite('ga:2.3.1.4', 'ga:2.4.2.4'),
      optionalCost: cite('ga:2.3.1.4', 'ga:2.3.1.6.2'),
      x: X_RULES,
      targets: cite(
        'ga:1.7.3.2',
        'ga:2.1.5.6',
        'ga:2.1.6.6',
        'ga:2.3.1.5',
        'ga:2.3.2.6',
        'ga:2.7.6',
        'ga:2.7.6.1',
        'ga:2.7.6.2',
        'ga:2.7.6.3',
        'ga:2.11.7.6.3.1',
      ),
      divide: cite('ga:2.3.1.5.1', 'ga:2.3.2.6.1'),
    },
    targetable,
    payable: canPayFor,
    together: targetsTogether,
    maxX,
    // 2.3.4.3, 2.3.4.4.2
    fizzles: 'requiredIllegal',
    needsX,
    // 1.6.4.2.9.3
    keepsX: true,
    finish,
    cannotBeCountered: cannotBeNegated,
    triggerPlaced,
  },
  events: {
    actions: actionTable({
      ...kernelActions,
      move: unloading(moveCard),
      damage: damageKind,
      lose: ending.lose,
      win: ending.win,
      levelUp: levelUpKind,
      delevel: delevelKind,
      glimpse: glimpseKind,
      recover: recoverKind,
      generate: generateKind,
    }),
    replacements: (g, action) => [...bulwarks(g, action), ...criticals(g, action)],
    unpreventable: isUnpreventable,
    doneBy: ['banish', 'memoryCost', 'suppress'],
    checks,
    lookedAt: starcalled,
    arranged: glimpsed,
    // 2.4.2.2.3: what an ability demands is looked at as it triggers.
    triggers: { conditionOnce: true, again: triggersAgain },
    stats: {},
    // A token that has left the field goes nowhere else (2.5.1.1.6).
    cannot: (g, action) => {
      const object = action.type === 'move' ? g.find(action.object) : undefined;
      if (action.type === 'move' && isNowhere(g, action)) return cite('ga:2.11.7.15.2');
      if (object?.kind === 'token' && object.zone !== 'field') return cite('ga:2.5.1.1.6');
      return (
        cannotDraw(g, action) ??
        cannotDie(g, action) ??
        cannotTransform(g, action) ??
        cannotGlimpse(g, action) ??
        cannotRecover(g, action) ??
        cannotGenerate(g, action) ??
        cannotLose(g, action)
      );
    },
  },
  continuous: {
    layers,
    derive,
    layerOf,
    // An ability that is given is at work from then on, also where it gives or takes abilities itself (2.4.3.1, 2.4.3.3.1).
    gainedInTurn: 'abilities',
    refuses: refusesAbility,
    // What sets rules of the game is about all that fits at any time (ga-2025: Static Effects).
    bindsLater: 'rules',
    asThough: levelsMore,
    afterLayer: {},
    counterMods,
  },
  view: {
    ability: sayAbility,
    object: viewObject,
    around: viewAround,
    player: viewPlayer,
    standing: standingOf,
    turn: viewTurn,
    stack: viewStack,
  },
  cite: {
    turn: cite('ga:1.2.1', 'ga:1.2.3', 'ga:2.2.0.1', 'ga:2.2.6.4.3'),
    triggerOrder: cite('ga:2.1.9.3', 'ga:2.1.9.3.1', 'ga:2.1.9.3.2', 'ga:2.4.2.6'),
    triggers: cite('ga:2.4.2.1', 'ga:2.4.2.2.3', 'ga:2.4.2.7'),
    resolve: cite('ga:2.1.9.1', 'ga:2.3.4.1', 'ga:2.8.2.1.5', 'ga:2.8.2.1.6'),
    fizzle: cite('ga:1.7.3.3', 'ga:2.3.4.4.1', 'ga:2.3.4.4.2'),
    replacement: cite('ga:2.2.7.2.2.4', 'ga:2.5.2.2', 'ga:2.9.1.2'),
    concede: cite('ga:2.11.7.3.1', 'ga:2.11.7.3.2'),
    stop: [],
    newObject: cite('ga:2.7.5', 'ga:2.11.5.1'),
    duration: cite('ga:2.2.6.4.2', 'ga:2.4.0.1'),
    status: cite('ga:2.11.7.14.2'),
    counters: cite('ga:2.11.1', 'ga:2.11.4', 'ga:2.11.5'),
    token: cite('ga:2.7.1'),
    attach: cite('ga:1.7.1.4.4'),
    faces: { faceDown: TURNED, 'not faceDown': TURNED, transform: cite('ga:2.11.7.15.2') },
    shuffle: cite('ga:1.3.1', 'ga:2.1.2.5', 'ga:2.1.2.8'),
    look: cite('ga:2.1.1.5'),
    counterOnStack: cite('ga:1.7.4.4.1'),
    search: cite('ga:2.11.7.6'),
    copy: cite('ga:2.11.7.13'),
    discard: cite('ga:2.1.6.1'),
    may: cite('ga:2.11.7.12.2'),
    pay: cite('ga:2.11.7.12.3', 'ga:1.6.4.2.7'),
    choose: cite('ga:2.7.7', 'ga:2.7.7.1'),
    sacrifice: cite('ga:2.1.6.1'),
    scry: cite('ga:2.1.2.2'),
  },
};
