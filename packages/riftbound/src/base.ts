/** What every edition of Riftbound is made of unless it says otherwise: zones, turn, layers, policies, words, by chapter. */
import {
  actionTable,
  derive,
  kernelActions,
  kernelProcedures,
  type Procedure,
  payCosts,
  publicId,
  ruleOn,
  shufflePile,
  wordsOf,
} from '@arbiter/engine';
import { forgetsSource, outsidePlace } from './1-concepts/107-board.js';
import { startGame } from './1-concepts/110-setup.js';
import { viewPool } from './1-concepts/165-rune-pool.js';
import { arrive, battlefieldController, contestKind, controlKind } from './1-concepts/188-control.js';
import { leader, loseKind, pointsKind, winKind } from './1-concepts/193-winning.js';
import { isClosed, showdown, turnState } from './3-playing/307-states.js';
import { invite, priorityPolicy } from './3-playing/311-priority.js';
import {
  awaken,
  channelPhase,
  drawPhase,
  expirationStep,
  mainPhase,
  nextTurn,
  scoringStep,
  turnTable,
  unstunned,
} from './3-playing/314-phases.js';
import { beginShowdown, chainEndsKind, checks } from './3-playing/318-cleanups.js';
import { finish, resolveItem } from './3-playing/340-resolve.js';
import { payableWith, play, usualWays } from './3-playing/353-process-of-play.js';
import { targetable, together } from './3-playing/355-targets.js';
import { payTotal } from './3-playing/356.4-either-reduction.js';
import { canPayAll, payResources, reserved, useSources } from './3-playing/356-costs.js';
import { printedCost } from './3-playing/356-total-cost.js';
import { appliesToOne } from './3-playing/373-simultaneous.js';
import { targeted } from './3-playing/383-targeting-effects.js';
import { activate, finalizeTrigger } from './3-playing/398-abilities.js';
import { costsResources, goOn, offersByEffect, playByEffect } from './3-playing/419.3-by-effect.js';
import { playTokenProcedure } from './4-actions/184-tokens.js';
import { isSilenced, triggersAgain } from './4-actions/385-additional-times.js';
import { countersKind, statusKind } from './4-actions/410-acts.js';
import { damageKind, healKind, killersBy } from './4-actions/417-damage.js';
import { relocateKind, standardMove } from './4-actions/420-standard-move.js';
import { hide, makeRoom } from './4-actions/421-hide.js';
import { asRevealed } from './4-actions/424-as-revealed.js';
import { addResources, addsResources } from './4-actions/429-add.js';
import { burnOut, drawCards } from './4-actions/431-burn-out.js';
import { attachCard, cannotAttach, moveCard, shownLeavingFor } from './4-actions/434-attach.js';
import { burnCards } from './4-actions/440-burn.js';
import { combatKind, designateKind, triggerSeats } from './4-actions/459-combat.js';
import { closeShowdown, establishControl } from './4-actions/459-showdown-steps.js';
import { combatDamage } from './4-actions/465-combat-damage.js';
import { score, scoredKind } from './4-actions/467-scoring.js';
import { counterMods, layerOf, layers } from './4-actions/473-layers.js';
import { mostBuffs } from './4-actions/702-buffs.js';
import { measureKind } from './4-actions/709-becoming.js';
import { bonusDamage } from './4-actions/712-bonus-damage.js';
import { activeText, mightBonusOf } from './4-actions/716-attachment.js';
import { XP } from './4-actions/728-xp.js';
import { keywords } from './8-keywords/index.js';
import { leaving } from './481-modes/650-leaving.js';
import { runeAbilities } from './cards/runes.js';
import { compiled, handWritten, ledger } from './cards/source.js';
import { tokens } from './cards/tokens.js';

import { cite } from './cite.js';
import { canBeHidden, pileOfCard } from './decks/imagined.js';
import { DECKS } from './decks/validate.js';
import type { RiftboundParts } from './edition.js';
import { words } from './language/words.js';
import { viewAround, viewFaceDown, viewObject } from './view/object.js';
import { sayAbility } from './view/text.js';

const procedures = [
  ...kernelProcedures,
  startGame,
  awaken,
  scoringStep,
  channelPhase,
  drawPhase,
  mainPhase,
  expirationStep,
  beginShowdown,
  resolveItem,
  finish,
  play,
  goOn,
  playTokenProcedure,
  payResources,
  useSources,
  payTotal,
  activate,
  finalizeTrigger,
  standardMove,
  hide,
  makeRoom,
  invite,
  addResources,
  drawCards,
  burnOut,
  burnCards,
  closeShowdown,
  establishControl,
  combatDamage,
  score,
] as Procedure[];

export const base: RiftboundParts = {
  id: 'riftbound',
  name: 'Riftbound',
  epoch: 8,
  rulebooks: { riftbound: 'rules', 'riftbound-zh': 'rules-zh' },
  sources: [handWritten, compiled],
  ledger,
  tokens,
  intrinsic: (props) => [...runeAbilities(props), ...mightBonusOf(props)],
  // No card has several faces.
  layouts: {},
  keywords,
  words,
  numbers: { victoryScore: 8, handSize: 4, setAside: 2, runesEachTurn: 2 },
  actions: {
    playedOnce: 'finalized',
    addingSpellsWait: true,
    drawnFromAnywhere: true,
    shownLeavingFor,
    recoveringLast: unstunned,
    burnOut: {
      isSure: true,
      wins: (g, seat) => leader(g) === seat,
      rules: cite('riftbound:431.3.c', 'riftbound:431.3.c.1'),
    },
    killersBy,
  },
  decks: DECKS,
  procedures,
  zones: {
    // 107, 108: bases and the battlefield zone are places of the board; each battlefield's facedown zone is part of one.
    table: {
      // 416.5, 416.5.a: cards that are recycled together lie in random order, runes as their owner likes.
      mainDeck: { owner: 'seat', hidden: 'everyone', ordered: true, together: 'random' },
      runeDeck: { owner: 'seat', hidden: 'everyone', ordered: true, together: 'owner' },
      hand: { owner: 'seat', hidden: 'owner', ordered: false },
      championZone: { owner: 'seat', hidden: 'public', ordered: false },
      legendZone: { owner: 'seat', hidden: 'public', ordered: false, derived: true },
      board: { owner: 'shared', hidden: 'public', ordered: false, derived: true },
      facedown: { owner: 'seat', hidden: 'owner', ordered: false, faceDown: true },
      chain: { owner: 'shared', hidden: 'public', ordered: true, derived: true },
      trash: { owner: 'seat', hidden: 'public', ordered: false },
      banishment: { owner: 'seat', hidden: 'public', ordered: false },
    },
    field: 'board',
    stack: 'chain',
    piles: { deck: 'mainDeck', hand: 'hand', discard: 'trash' },
    imagined: {
      pileOf: pileOfCard,
      pileIn: { runeDeck: 'runes' },
      colorsOf: (props) => wordsOf(props.domains),
      fits: canBeHidden,
    },
    shuffle: shufflePile,
    entered: (g, object) => {
      if (object.zone === 'board') arrive(g, object.id);
    },
    placeOf: outsidePlace,
    // 428.1.a.1.b, 808.1.d.3: where what triggers on its own death was.
    remembered: ['at', 'leftAlone', 'role'],
    places: (g) => [
      ...g.s.players.map(({ seat }) => ({ zone: 'base', owner: seat })),
      { zone: 'battlefield', owner: null },
    ],
    controller: battlefieldController,
  },
  turn: {
    table: turnTable,
    leaving,
    priority: priorityPolicy,
    next: nextTurn,
  },
  play: {
    ways: { ...usualWays, offers: offersByEffect, play: playByEffect, excused: costsResources },
    rules: {
      modes: cite('riftbound:355.3'),
      optionalCost: cite(
        'riftbound:355.1.a',
        'riftbound:356.2.b',
        'riftbound:356.2.b.1',
        'riftbound:356.4.f.1',
        'riftbound:355.16',
      ),
      x: [],
      targets: cite(
        'riftbound:355.5',
        'riftbound:355.7',
        'riftbound:355.8',
        'riftbound:355.4',
        'riftbound:355.4.a',
        'riftbound:355.10.b',
        'riftbound:355.10.d.1',
        'riftbound:402.2',
        'riftbound:402.4.b',
        'riftbound-zh:390.1',
        'riftbound-zh:390.3.b',
      ),
      divide: cite('riftbound:355.14.e', 'riftbound:355.14.f', 'riftbound:355.14.h', 'riftbound:355.14.h.1'),
    },
    targetable,
    payable: (g, item, paid) => payableWith(g, item, paid),
    printedCost: (g, item) => printedCost(g, item),
    costs: {
      canPay: canPayAll,
      pay: (g, due) => payCosts.call({ ...due, costs: reserved(g, due.costs, due), at: 0 }),
      largestX: (g, costs, payer) =>
        Math.max(0, ...costs.map((cost) => g.rules.words.cost.get(cost.pay)?.largestX?.(g, cost, payer) ?? 0)),
    },
    maxX: () => 0,
    trigger: finalizeTrigger,
    resolvesAtOnce: (_g, { ability }) => ability?.kind === 'triggered' && addsResources(ability.effects),
    together,
    targeted,
    fizzles: 'never',
    dividesOnResolution: true,
    needsX: () => false,
    finish,
    cannotBeCountered: (g, item) => ruleOn(g, item, 'cantBeCountered') !== undefined,
  },
  events: {
    asRevealed,
    staysSameCard: true,
    actions: actionTable({
      ...kernelActions,
      status: statusKind,
      counters: countersKind,
      move: moveCard,
      attach: attachCard,
      damage: damageKind,
      heal: healKind,
      relocate: relocateKind,
      control: controlKind,
      contest: contestKind,
      combat: combatKind,
      designate: designateKind,
      scored: scoredKind,
      chainEnds: chainEndsKind,
      win: winKind,
      measure: measureKind,
      lose: loseKind,
      stat: pointsKind,
    }),
    checks,
    checksInOrder: true,
    triggers: {
      inOrder: true,
      leavingUnseen: true,
      ownLeavingFirst: true,
      conditionOnce: true,
      // 383.3.a.2, 383.3.e.2: what is declined has not triggered.
      countedOnStack: true,
      seats: triggerSeats,
      again: triggersAgain,
      silent: isSilenced,
    },
    stats: {
      points: {
        type: 'POINTS_CHANGED',
        rules: cite(
          'riftbound:194.1',
          'riftbound:468.1',
          'riftbound:194.1.c',
          'riftbound:194.4',
          'riftbound:194.4.a',
          'riftbound:194.4.b',
        ),
        least: 0,
      },
      xp: { type: 'XP_CHANGED', rules: XP },
    },
    cannot: cannotAttach,
    dealsMore: bonusDamage,
    // 128.6, 128.6.a
    declinesHidden: true,
    replacedFirst: true,
    appliesToOne,
    putUnder: 'recycle',
  },
  continuous: {
    layers,
    derive,
    layerOf,
    // 476
    repeated: true,
    active: activeText,
    afterLayer: {},
    // 478.1.a: what an ability gives may give abilities itself.
    appliesGained: 'abilities',
    counterMods,
    counterLimit: mostBuffs,
    // 143.2.b: less than 0 Might counts as 0 for spells and abilities.
    referencedAtLeast: { might: 0 },
    forgetsSource,
  },
  view: {
    ability: sayAbility,
    object: viewObject,
    around: viewAround,
    faceDown: viewFaceDown,
    player: (g, seat) => ({ resources: viewPool(g.player(seat).pool) }),
    stack: (g, object) => ({
      text: object.ability ? g.rules.view.abilityText(object.ability) : '',
      method: object.play?.method ?? 'normal',
      pending: object.marks?.pending === true,
    }),
    turnState,
    turn: (g) => {
      const open = showdown(g);
      return {
        showdown: open
          ? { battlefield: publicId(open.battlefield), combat: open.combat ?? null, contester: open.contester }
          : null,
        focus: open?.stage === 'open' ? (isClosed(g) ? open.focus : (g.s.turn.priority ?? open.focus)) : null,
      };
    },
  },
  cite: {
    turn: cite('riftbound:306', 'riftbound:317.3', 'riftbound:737', 'riftbound:738'),
    triggerOrder: cite('riftbound:383.3.d', 'riftbound:383.3.d.1', 'riftbound-zh:376.3.b', 'riftbound-zh:376.3.b.1'),
    triggers: cite('riftbound:383.3', 'riftbound:383.2.b', 'riftbound-zh:376.3'),
    resolve: cite(
      'riftbound:340.1',
      'riftbound:377.3.b.3',
      'riftbound:406.5',
      'riftbound-zh:370.2.b.3',
      'riftbound-zh:394.5',
    ),
    fizzle: cite('riftbound:359.3.e.5'),
    replacement: cite('riftbound:372', 'riftbound-zh:368', 'riftbound:370.1'),
    concede: cite('riftbound:650'),
    stop: [],
    newObject: cite('riftbound:124'),
    duration: cite('riftbound:473', 'riftbound:477.3.b'),
    status: cite('riftbound:414.1', 'riftbound:415.1', 'riftbound-zh:401.1', 'riftbound-zh:402.1'),
    counters: cite(
      'riftbound:702',
      'riftbound:702.3',
      'riftbound:702.3.a',
      'riftbound:426.1',
      'riftbound:426.1.b',
      'riftbound:426.1.b.1',
      'riftbound:426.1.c',
      'riftbound-zh:413.1',
      'riftbound-zh:413.1.b',
      'riftbound-zh:413.1.b.1',
      'riftbound-zh:413.1.c',
    ),
    token: cite('riftbound:186'),
    attach: cite(
      'riftbound:434.1',
      'riftbound:434.1.f',
      'riftbound:434.1.g',
      'riftbound:434.4',
      'riftbound:434.4.a',
      'riftbound:435.1',
      'riftbound:435.4.b',
      'riftbound:718.1',
      'riftbound:718.5.c',
      'riftbound:719.3.a',
      'riftbound:719.5',
    ),
    shuffle: cite('riftbound:114'),
    look: cite('riftbound:424.1', 'riftbound-zh:411.1'),
    counterOnStack: cite(
      'riftbound:425.1',
      'riftbound:425.1.a',
      'riftbound:425.1.a.1',
      'riftbound:425.1.b',
      'riftbound:425.1.c',
      'riftbound:425.1.c.1',
      'riftbound-zh:412.1.c.1',
      'riftbound-zh:412.1',
      'riftbound-zh:412.1.a',
      'riftbound-zh:412.1.b',
      'riftbound-zh:412.1.c',
    ),
    search: cite('riftbound:424'),
    copy: cite('riftbound:477.1.b'),
    discard: cite('riftbound:422.1', 'riftbound-zh:409.1'),
    may: cite('riftbound:383.3.a', 'riftbound:402.1', 'riftbound:383.3.a.1', 'riftbound:402.1.a'),
    pay: cite('riftbound:404.2', 'riftbound-zh:392.2'),
    choose: cite('riftbound:355.17'),
    sacrifice: cite('riftbound:428.1', 'riftbound:355.10.e', 'riftbound-zh:415.1'),
    scry: cite('riftbound:436.1', 'riftbound:436.1.a', 'riftbound:436.4', 'riftbound:436.4.a'),
    order: cite('riftbound:416.5.a', 'riftbound-zh:403.5.a'),
  },
};
