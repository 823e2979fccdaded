/** Further creatures of preconstructed decks. */
import type { ReplacementAbility } from '@arbiter/engine';
import {
  activated,
  addMana,
  and,
  anyTarget,
  asItEnters,
  attacks,
  card,
  continuous,
  create,
  creature,
  creatureCard,
  damage,
  dies,
  each,
  enters,
  entersWith,
  exile,
  has,
  instantOrSorcery,
  keyword,
  land,
  mana,
  may,
  not,
  opponent,
  permanent,
  plus,
  putCounters,
  putOntoBattlefield,
  subtype,
  t,
  tap,
  target,
  token,
  triggered,
  untilEndOfTurn,
  youControl,
} from '../language/builders.js';
import { levelSymbol } from '../language/frames.js';

const yourMerfolk = and(permanent, subtype('Merfolk'), youControl);
const PERMANENTS = ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Planeswalker'];
const preventsOfEach = (prevent: number): ReplacementAbility => ({
  kind: 'replacement',
  on: 'damage',
  target: { any: [{ player: 'you' }, and(creature, youControl)] },
  prevent,
});

export const preconFurtherCreatures = [
  creatureCard(
    'Molten Hydra',
    '{1}{R}',
    'Hydra',
    '1/1',
    activated([mana('{1}{R}{R}')], { effects: [putCounters(1, 'self')] }),
    activated([tap, { pay: 'takeCounters', kind: '+1/+1', count: 'all', save: 'removed' }], {
      targets: [target(anyTarget)],
      effects: [damage({ number: 'removed' }, t(0))],
    }),
  ),
  creatureCard(
    'Cyclops Gladiator',
    '{1}{R}{R}{R}',
    'Cyclops Warrior',
    '4/4',
    triggered(attacks, {
      targets: [target([creature, { controller: 'defending' }])],
      effects: [
        may(
          'Have it deal damage equal to its power, and be dealt damage in return?',
          damage({ stat: 'power', of: 'self' }, t(0)),
          damage({ stat: 'power', of: t(0) }, 'self', t(0)),
        ),
      ],
    }),
  ),
  creatureCard(
    'Moldgraf Monstrosity',
    '{4}{G}{G}{G}',
    'Insect',
    '8/8',
    keyword('trample'),
    triggered(dies, {
      effects: [
        exile({ event: 'became' }),
        { do: 'random', who: 'you', zone: 'graveyard', filter: creature, count: 2, save: 'two' },
        putOntoBattlefield({ saved: 'two' }),
      ],
    }),
  ),
  creatureCard(
    'Generator Servant',
    '{1}{R}',
    'Elemental',
    '2/1',
    activated([tap, { pay: 'sacrifice', what: 'self' }], {
      immediate: true,
      effects: [
        {
          do: 'addMana',
          choices: ['{C}{C}'],
          spent: { cast: creature, effects: [untilEndOfTurn({ event: 'object' }, has('haste'))] },
        },
      ],
    }),
  ),
  creatureCard(
    'Genesis Hydra',
    '{X}{G}{G}',
    'Plant Hydra',
    '0/0',
    triggered(
      { on: 'cast', object: 'self', player: 'you' },
      {
        effects: [
          {
            do: 'dig',
            count: 'x',
            reveal: true,
            take: {
              to: 'battlefield',
              filter: [not(land), { has: ['types', PERMANENTS] }, { stat: ['manaValue', '<=', 'x'] }],
              count: 1,
              may: true,
            },
            rest: { to: 'bottom', order: 'random' },
          },
          { do: 'shuffle', who: 'you' },
        ],
      },
    ),
    entersWith({ '+1/+1': 'x' }),
  ),
  creatureCard(
    'Hostility',
    '{3}{R}{R}{R}',
    'Elemental Incarnation',
    '6/6',
    keyword('haste'),
    {
      kind: 'replacement',
      on: 'damage',
      source: [{ is: 'spell' }, youControl],
      target: opponent,
      prevent: true,
      also: [
        create(token('Elemental Shaman', 'Creature — Elemental Shaman', ['R'], '3/1', keyword('haste')), {
          event: 'prevented',
        }),
      ],
    },
    triggered(
      { on: 'move', object: 'self', match: { to: 'graveyard' } },
      {
        effects: [
          { do: 'move', what: { event: 'became' }, to: 'library', cause: 'return' },
          { do: 'shuffle', who: { ownerOf: 'self' } },
        ],
      },
    ),
  ),
  creatureCard(
    'Soulbright Flamekin',
    '{1}{R}',
    'Elemental Shaman',
    '2/1',
    activated([mana('{2}')], {
      targets: [target(creature)],
      effects: [
        untilEndOfTurn(t(0), has('trample')),
        {
          do: 'if',
          if: { compare: [{ happened: { on: 'resolve', object: 'self', match: { place: '0' } } }, '=', 2] },
          then: [may('Add eight red mana?', addMana('{R}{R}{R}{R}{R}{R}{R}{R}'))],
        },
      ],
    }),
  ),
  card('Hedron-Field Purists', {
    cost: '{2}{W}',
    type: 'Creature — Human Cleric',
    power: 0,
    toughness: 3,
    abilities: [
      keyword('level up', { cost: [mana('{2}{W}')] }),
      levelSymbol([1, 4], '1/4', preventsOfEach(1)),
      levelSymbol([5], '2/5', preventsOfEach(2)),
    ],
  }),
  creatureCard(
    'Auriok Steelshaper',
    '{1}{W}',
    'Human Soldier',
    '1/1',
    continuous({ players: 'you' }, [{ mod: 'cost', abilities: true, using: 'equip', less: [mana('{1}')] }]),
    continuous(and(creature, youControl, subtype('Soldier', 'Knight')), plus(1, 1), {
      is: ['self', { bears: subtype('Equipment') }],
    }),
  ),
  card('Hex Parasite', {
    cost: '{1}',
    type: 'Artifact Creature — Phyrexian Insect',
    power: 1,
    toughness: 1,
    abilities: [
      activated([mana('{X}{B/P}')], {
        targets: [target(permanent)],
        effects: [
          { do: 'removeCounters', what: t(0), count: 'x', upTo: true, total: 'removed' },
          untilEndOfTurn('self', [{ mod: 'add', stat: 'power', value: { number: 'removed' } }]),
        ],
      }),
    ],
  }),
  card('Spinal Parasite', {
    cost: '{5}',
    type: 'Artifact Creature — Insect',
    power: -1,
    toughness: -1,
    abilities: [
      keyword('sunburst'),
      activated([{ pay: 'takeCounters', kind: '+1/+1', count: 2 }], {
        targets: [target(permanent)],
        effects: [{ do: 'removeCounters', what: t(0), count: 1 }],
      }),
    ],
  }),
  card('Alhammarret, High Arbiter', {
    cost: '{5}{U}{U}',
    type: 'Legendary Creature — Sphinx',
    power: 5,
    toughness: 5,
    abilities: [
      keyword('flying'),
      asItEnters(
        { do: 'reveal', what: 'opponents' },
        {
          do: 'chooseWord',
          of: 'cardName',
          entering: true,
          among: each({ zone: 'hand' }, { owner: 'opponent' }, not(land)),
        },
      ),
      continuous({ players: 'opponents' }, [{ mod: 'rule', rule: 'cantCast', of: { chosen: 'cardName' } }]),
    ],
  }),
  card('Kopala, Warden of Waves', {
    cost: '{1}{U}{U}',
    type: 'Legendary Creature — Merfolk Wizard',
    power: 2,
    toughness: 2,
    abilities: [
      continuous({ players: 'opponents' }, [
        { mod: 'cost', targeting: yourMerfolk, more: [mana('{2}')] },
        { mod: 'cost', abilities: true, targeting: yourMerfolk, more: [mana('{2}')] },
      ]),
    ],
  }),
  creatureCard(
    'Ragemonger',
    '{1}{B}{R}',
    'Minotaur Shaman',
    '2/3',
    continuous({ players: 'you' }, [
      { mod: 'cost', of: subtype('Minotaur'), less: [{ pay: 'mana', cost: '{B}{R}', exact: true }] },
    ]),
  ),
  creatureCard(
    'Voracious Dragon',
    '{3}{R}{R}',
    'Dragon',
    '4/4',
    keyword('flying'),
    keyword('devour', {
      value: 1,
      effects: [
        {
          do: 'entering',
          notes: [{ as: 'goblins', value: { count: [{ in: { saved: 'devoured' } }, subtype('Goblin')] } }],
        },
      ],
    }),
    triggered(enters, {
      targets: [target(anyTarget)],
      effects: [damage({ times: [2, { noted: 'goblins' }] }, t(0))],
    }),
  ),
  creatureCard(
    'Protean Hydra',
    '{X}{G}',
    'Hydra',
    '0/0',
    entersWith({ '+1/+1': 'x' }),
    // What can't be prevented takes counters all the same (615.12).
    {
      kind: 'replacement',
      on: 'damage',
      target: 'self',
      prevent: true,
      also: [putCounters({ negative: { event: 'amount' } }, 'self')],
    },
    triggered(
      { on: 'counters', object: 'self', match: { kind: '+1/+1', removed: true }, each: true },
      {
        effects: [
          {
            do: 'delayed',
            on: { on: 'step', match: { step: 'end' } },
            effects: [putCounters(2, { saved: 'it' })],
          },
        ],
      },
    ),
  ),
  card('Precursor Golem', {
    cost: '{5}',
    type: 'Artifact Creature — Golem',
    power: 3,
    toughness: 3,
    abilities: [
      triggered(enters, { effects: [create(token('Golem', 'Artifact Creature — Golem', [], '3/3'), 2)] }),
      triggered(
        { on: 'cast', object: [instantOrSorcery, { targetsOnly: [permanent, subtype('Golem')] }], player: 'any' },
        {
          effects: [
            { do: 'copy', what: { event: 'object' }, who: { event: 'player' }, targetEach: each(subtype('Golem')) },
          ],
        },
      ),
    ],
  }),
  card('Gaddock Teeg', {
    cost: '{G}{W}',
    type: 'Legendary Creature — Kithkin Advisor',
    power: 2,
    toughness: 2,
    abilities: [
      continuous({ players: 'all' }, [
        {
          mod: 'rule',
          rule: 'cantCast',
          of: [{ not: { has: ['types', 'Creature'] } }, { stat: ['manaValue', '>=', 4] }],
        },
      ]),
      continuous({ players: 'all' }, [
        { mod: 'rule', rule: 'cantCast', of: [{ not: { has: ['types', 'Creature'] } }, { is: 'hasX' }] },
      ]),
    ],
  }),
];
