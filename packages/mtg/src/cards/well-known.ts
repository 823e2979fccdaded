/** Cards that rules are best known by, each the only one of its kind. */
import {
  and,
  anyTarget,
  card,
  creature,
  creatureCard,
  each,
  enters,
  instant,
  keyword,
  not,
  opponentControls,
  permanent,
  rule,
  sorcery,
  t,
  tapIt,
  target,
  triggered,
  untilEndOfTurn,
} from '../language/builders.js';

const noCardsInHand = { not: { exists: [{ zone: 'hand' }, { owner: 'you' as const }] } };

export const wellKnown = [
  instant('Chaos Warp', '{2}{R}', {
    targets: [target(permanent)],
    effects: [
      { do: 'remember', as: 'owner', what: { ownerOf: t(0) } },
      { do: 'move', what: t(0), to: 'library', cause: 'return', order: 'random' },
      { do: 'shuffle', who: { saved: 'owner' } },
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
