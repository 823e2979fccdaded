/** Cards that rules are best known by, each the only one of its kind. */
import type { Effect, Filter } from '@arbiter/engine';
import {
  and,
  anyTarget,
  artifact,
  card,
  continuous,
  creature,
  creatureCard,
  draw,
  each,
  enchant,
  enters,
  instant,
  keyword,
  land,
  loseLife,
  not,
  opponent,
  opponentControls,
  or,
  permanent,
  returnToHand,
  rule,
  sorcery,
  spell,
  t,
  tapIt,
  target,
  triggered,
  untilEndOfTurn,
  youControl,
  youDontControl,
} from '../language/builders.js';

const noCardsInHand = { not: { exists: [{ zone: 'hand' }, { owner: 'you' as const }] } };

/** Its owner, known as `owner` from then on, has a permanent in their library, which is shuffled. */
const shuffledAway: Effect[] = [
  { do: 'remember', as: 'owner', what: { ownerOf: t(0) } },
  { do: 'move', what: t(0), to: 'library', cause: 'return', order: 'random' },
  { do: 'shuffle', who: { saved: 'owner' } },
];
/** What is yours and what is not go back to their owners together. */
const bothReturn = (what: Filter) => ({
  targets: [target(and(what, youControl)), target(and(what, youDontControl))],
  effects: [returnToHand({ each: or({ in: t(0) }, { in: t(1) }) })],
});

export const wellKnown = [
  instant('Oblation', '{2}{W}', {
    targets: [target(and(permanent, not(land)))],
    effects: [...shuffledAway, draw(2, { saved: 'owner' })],
  }),
  instant('Aether Tradewinds', '{2}{U}', bothReturn(permanent)),
  instant('Peel from Reality', '{1}{U}', bothReturn(creature)),
  card('Rite of Undoing', {
    cost: '{4}{U}',
    type: 'Instant',
    abilities: [keyword('delve'), spell(bothReturn(and(permanent, not(land))))],
  }),
  sorcery('Treasure Hunt', '{1}{U}', {
    effects: [
      { do: 'remember', as: 'shown', what: { top: { depth: [not(land)] } } },
      { do: 'reveal', what: { saved: 'shown' } },
      returnToHand({ saved: 'shown' }),
    ],
  }),
  creatureCard('Blood Scrivener', '{1}{B}', 'Zombie Wizard', '2/1', {
    kind: 'replacement',
    on: 'draw',
    player: 'you',
    if: noCardsInHand,
    instead: [draw(2), loseLife(1, 'you')],
  }),
  sorcery('Exhaustion', '{2}{U}', {
    targets: [target(opponent)],
    effects: [
      {
        do: 'modify',
        what: each(or(creature, land), { controller: t(0) }),
        mods: [rule('doesntUntap')],
        until: { kind: 'nextStep', step: 'untap', of: t(0) },
      },
    ],
  }),
  card('Encrust', {
    cost: '{1}{U}{U}',
    type: 'Enchantment — Aura',
    abilities: [
      ...enchant(or(artifact, creature)),
      continuous('attached', [rule('doesntUntap'), rule('cantBeActivated')]),
    ],
  }),
  instant('Chaos Warp', '{2}{R}', {
    targets: [target(permanent)],
    effects: [
      ...shuffledAway,
      { do: 'remember', as: 'shown', what: { top: 1, of: { saved: 'owner' } } },
      { do: 'reveal', what: { saved: 'shown' } },
      {
        do: 'if',
        if: {
          is: [
            { saved: 'shown' },
            { has: ['types', ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker']] },
          ],
        },
        then: [{ do: 'move', what: { saved: 'shown' }, to: 'battlefield', cause: 'return' }],
      },
    ],
  }),
  sorcery('Windfall', '{2}{U}', {
    effects: [
      { do: 'remember', as: 'most', value: 0 },
      {
        do: 'forEach',
        of: 'players',
        as: 'one',
        effects: [
          {
            do: 'remember',
            as: 'most',
            value: { most: [{ number: 'most' }, { count: [{ zone: 'hand' }, { owner: { saved: 'one' } }] }] },
          },
        ],
      },
      { do: 'discard', who: 'players', count: 'all' },
      { do: 'draw', who: 'players', count: { number: 'most' } },
    ],
  }),
  instant('Mirrorweave', '{2}{W/U}{W/U}', {
    targets: [target(and(creature, not({ has: ['supertypes', 'Legendary'] })))],
    effects: [{ do: 'become', what: each(creature, not({ in: t(0) })), copy: t(0), until: { kind: 'endOfTurn' } }],
  }),
  creatureCard(
    'Merfolk Trickster',
    '{U}{U}',
    'Merfolk Wizard',
    '2/2',
    keyword('flash'),
    triggered(enters, {
      targets: [target(and(creature, opponentControls))],
      effects: [tapIt(t(0)), untilEndOfTurn(t(0), { mod: 'loseAbilities' })],
    }),
  ),
  card('Demonfire', {
    cost: '{X}{R}',
    type: 'Sorcery',
    abilities: [
      { kind: 'static', affects: 'self', mods: [rule('cantBeCountered')], if: noCardsInHand },
      {
        kind: 'spell',
        targets: [target(anyTarget)],
        effects: [
          {
            do: 'if',
            if: noCardsInHand,
            then: [{ do: 'damage', to: t(0), amount: 'x', unpreventable: true, save: 'burnt' }],
            else: [{ do: 'damage', to: t(0), amount: 'x', save: 'burnt' }],
          },
          {
            do: 'createReplacement',
            entities: { saved: 'burnt' },
            replaces: {
              on: 'move',
              object: creature,
              match: { from: 'battlefield', to: 'graveyard' },
              change: { to: 'exile' },
            },
            until: { kind: 'endOfTurn' },
          },
        ],
      },
    ],
  }),
];
