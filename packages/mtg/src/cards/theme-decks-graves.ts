/** Cards of theme decks from Tempest to Torment, many of which are about graveyards. */
import type { Effect, Ref } from '@arbiter/engine';
import {
  activated,
  and,
  artifact,
  card,
  color,
  creature,
  creatureCard,
  destroy,
  dies,
  draw,
  each,
  enters,
  exile,
  instant,
  inYourGraveyard,
  land,
  mana,
  may,
  mill,
  not,
  opponent,
  permanent,
  player,
  putCounters,
  sorcery,
  t,
  tap,
  target,
  triggered,
  untilEndOfTurn,
  youControl,
  yourUpkeep,
} from '../language/builders.js';

const toLibrary = (what: Ref, position: 'top' | 'bottom'): Effect => ({
  do: 'move',
  what,
  to: 'library',
  position,
  cause: 'return',
});
/** "If you do": where what was to be done has been done with a card at least. */
const ifDone = (name: string, ...then: Effect[]): Effect => ({
  do: 'if',
  if: { compare: [{ countOf: { saved: name } }, '>=', 1] },
  then,
});
const lessByX = [
  { mod: 'add' as const, stat: 'power', value: { negative: 'x' as const } },
  { mod: 'add' as const, stat: 'toughness', value: { negative: 'x' as const } },
];
/** Tapping all untapped permanents of a type that a player controls, or untapping the tapped ones. */
const turned = (label: string, type: typeof land): { label: string; effects: Effect[] }[] => [
  {
    label: `tap ${label}`,
    effects: [{ do: 'status', what: each(permanent, type, { controller: t(0) }), status: 'tapped' }],
  },
  {
    label: `untap ${label}`,
    effects: [{ do: 'status', what: each(permanent, type, { controller: t(0) }), status: 'tapped', on: false }],
  },
];

const itsCard: Ref = { event: 'became' };

export const themeDecksOfGraves = [
  sorcery('Dream Cache', '{2}{U}', {
    effects: [
      draw(3),
      { do: 'choose', from: [{ zone: 'hand' }, { owner: 'you' }], min: 2, max: 2, save: 'back' },
      {
        do: 'either',
        choices: [
          { label: 'both on top of your library', effects: [toLibrary({ saved: 'back' }, 'top')] },
          { label: 'both on the bottom of your library', effects: [toLibrary({ saved: 'back' }, 'bottom')] },
        ],
      },
    ],
  }),
  card('Precognition', {
    cost: '{4}{U}',
    type: 'Enchantment',
    abilities: [
      triggered(yourUpkeep, {
        targets: [target(opponent)],
        effects: [
          may(
            'Look at the top card of that library?',
            { do: 'look', what: { top: 1, of: t(0) } },
            may('Put it on the bottom?', toLibrary({ top: 1, of: t(0) }, 'bottom')),
          ),
        ],
      }),
    ],
  }),
  card('Diabolic Servitude', {
    cost: '{3}{B}',
    type: 'Enchantment',
    abilities: [
      triggered(enters, {
        targets: [target(and(inYourGraveyard, creature))],
        effects: [{ do: 'move', what: t(0), to: 'battlefield', cause: 'return', keep: 'linked' }],
      }),
      triggered(
        { on: 'move', object: and(creature, { linked: true }), match: { from: 'battlefield', to: 'graveyard' } },
        { effects: [exile(itsCard), { do: 'move', what: 'self', to: 'hand', cause: 'return' }] },
      ),
      triggered(
        { on: 'move', object: 'self', match: { from: 'battlefield' } },
        { effects: [exile(each(permanent, creature, { linked: true }))] },
      ),
    ],
  }),
  sorcery('Victimize', '{2}{B}', {
    targets: [target(and(inYourGraveyard, creature), { min: 2, max: 2 })],
    effects: [
      { do: 'sacrifice', who: 'you', filter: creature, save: 'given' },
      ifDone('given', { do: 'move', what: t(0), to: 'battlefield', status: { tapped: true }, cause: 'return' }),
    ],
  }),
  creatureCard(
    'Gamekeeper',
    '{3}{G}',
    'Elf',
    '2/2',
    triggered(dies, {
      effects: [
        may(
          'Exile Gamekeeper?',
          exile(itsCard, 'gone'),
          ifDone('gone', {
            do: 'dig',
            count: { depth: [creature] },
            reveal: true,
            take: { to: 'battlefield', filter: [creature] },
            rest: { to: 'graveyard' },
          }),
        ),
      ],
    }),
  ),
  sorcery('Exhume', '{1}{B}', {
    effects: [
      {
        do: 'choose',
        who: 'players',
        each: 'one',
        from: and({ zone: 'graveyard' }, creature, { owner: { saved: 'one' } }),
        min: 1,
        max: 1,
        save: 'back',
      },
      { do: 'move', what: { saved: 'back' }, to: 'battlefield', cause: 'effect' },
    ],
  }),
  instant('Turnabout', '{2}{U}{U}', {
    targets: [target(player)],
    effects: [
      {
        do: 'either',
        choices: [...turned('artifacts', artifact), ...turned('creatures', creature), ...turned('lands', land)],
      },
    ],
  }),
  creatureCard(
    'Wizard Mentor',
    '{2}{U}',
    'Human Wizard',
    '2/2',
    activated([tap], {
      targets: [target(and(creature, youControl))],
      effects: [
        { do: 'move', what: each(permanent, { any: [{ self: true }, { in: t(0) }] }), to: 'hand', cause: 'return' },
      ],
    }),
  ),
  sorcery('Breakthrough', '{X}{U}', {
    effects: [
      draw(4),
      { do: 'choose', from: [{ zone: 'hand' }, { owner: 'you' }], min: 'x', max: 'x', save: 'kept' },
      {
        do: 'move',
        what: each({ zone: 'hand' }, { owner: 'you' }, not({ in: { saved: 'kept' } })),
        to: 'graveyard',
        cause: 'discard',
      },
    ],
  }),
  creatureCard(
    'Cephalid Illusionist',
    '{1}{U}',
    'Octopus Wizard',
    '1/1',
    triggered({ on: 'target', object: 'self' }, { effects: [mill(3, 'you')] }),
    activated([mana('{2}{U}'), tap], {
      targets: [target(and(creature, youControl))],
      effects: [
        {
          do: 'createReplacement',
          replaces: { on: 'damage', match: { combat: true }, prevent: true },
          entities: t(0),
          until: { kind: 'endOfTurn' },
        },
        {
          do: 'createReplacement',
          replaces: { on: 'damage', match: { combat: true }, prevent: true },
          from: t(0),
          until: { kind: 'endOfTurn' },
        },
      ],
    }),
  ),
  creatureCard(
    'Cephalid Vandal',
    '{1}{U}',
    'Octopus Rogue',
    '1/1',
    triggered(yourUpkeep, {
      effects: [putCounters(1, 'self', 'shred'), mill({ counters: 'shred', of: 'self' }, 'you')],
    }),
  ),
  instant('False Memories', '{1}{U}', {
    effects: [
      mill(7, 'you'),
      {
        do: 'delayed',
        on: { on: 'step', match: { step: 'end' } },
        effects: [
          { do: 'choose', from: inYourGraveyard, min: 7, max: 7, save: 'forgotten' },
          exile({ saved: 'forgotten' }),
        ],
      },
    ],
  }),
  creatureCard(
    'Painbringer',
    '{2}{B}{B}',
    'Human Minion',
    '1/1',
    activated([tap, { pay: 'exile', what: [], count: 'x' }], {
      targets: [target(creature)],
      effects: [untilEndOfTurn(t(0), lessByX)],
    }),
  ),
  creatureCard(
    'Zombie Assassin',
    '{4}{B}',
    'Zombie Assassin',
    '3/2',
    activated([tap, { pay: 'exile', what: [], count: 2 }, { pay: 'exile', what: 'self', from: 'battlefield' }], {
      targets: [target(and(creature, not(color('B'))))],
      effects: [destroy(t(0), { noRegeneration: true })],
    }),
  ),
];
