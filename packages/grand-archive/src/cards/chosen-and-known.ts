/** Cards written by hand that choose a type or an element, know a name, or look at numbers and names of several things. */
import type { Ability, Effect, Filter, SingleFaced } from '@arbiter/engine';
import {
  actionCard,
  activated,
  ally,
  allyCard,
  and,
  banishThis,
  champion,
  championCard,
  choose,
  continuous,
  draw,
  drawIntoMemory,
  each,
  has,
  inherited,
  keyword,
  lineage,
  or,
  putCounters,
  regaliaItem,
  saved,
  subtype,
  t,
  target,
  triggered,
  unit,
  when,
  youControl,
  yourRecollection,
  yours,
} from '../language/builders.js';
import { banishing, bonusOf, printedCard } from './common.js';

const reserve = (amount: number) => ({ pay: 'reserve' as const, amount });
const HERBS = and(subtype('Herb'), youControl);
const SUITED = and(subtype('Suited'), { prop: ['costKind', 'reserve'] });
/** Types of cards, any of which may be chosen; what is noted is which. */
const TYPES = ['Ally', 'Action', 'Attack', 'Champion', 'Domain', 'Item', 'Phantasia', 'Weapon'];
const NOTE = 'cardType';
const dearer = (type: string, i: number): Ability =>
  continuous({ players: 'opponents' }, [{ mod: 'cost', of: [{ has: ['types', [type]] }], more: [reserve(4)] }], {
    compare: [{ noted: NOTE }, '=', i + 1],
  });

const SPIRIT = { named: 'Prismatic Spirit' } as const;
/** The champion has these elements as well, as long as the card is part of its lineage, or is the champion. */
const elements = (...values: string[]): Effect => ({
  do: 'modify',
  what: 'self',
  mods: [{ mod: 'gain', prop: 'elements', values }],
  until: {
    kind: 'asLongAs',
    if: { any: [{ is: ['self', SPIRIT] }, { exists: [{ zone: 'lineage' }, { attachedTo: 'self' }, SPIRIT] }] },
  },
});
const bothOf = (...values: string[]) => ({ label: values.join(' and '), effects: [elements(...values)] });
/** The Suited cards of the memory that were shown, and Suited allies, as far as they have a reserve cost. */
const streakOf: Filter = and(
  or([{ zone: 'memory' }, { in: saved('shown') }], and({ zone: 'field' }, ally, youControl)),
  SUITED,
);

export const chosenAndKnown: SingleFaced[] = [
  printedCard(
    'Optical Control',
    'luxem',
    'Phantasia',
    3,
    'Cleric Spell',
    {
      kind: 'replacement',
      on: 'move',
      object: 'self',
      match: { to: 'field' },
      entering: true,
      before: [
        {
          do: 'either',
          choices: TYPES.map((type, i) => ({
            label: type,
            effects: [{ do: 'entering', notes: [{ as: NOTE, value: i + 1 }] }],
          })),
        },
      ],
    },
    ...TYPES.map(dearer),
    triggered(yourRecollection, {
      effects: [{ do: 'move', what: 'self', to: 'graveyard', cause: 'sacrifice' }, draw(1)],
    }),
  ),
  championCard(
    'Prismatic Spirit',
    'norm',
    0,
    'Spirit',
    { level: 0, life: 15 },
    triggered(
      { on: 'move', object: 'self', match: { to: 'field' } },
      {
        keyword: 'on enter',
        effects: [
          draw(6),
          {
            do: 'either',
            choices: [bothOf('fire', 'water'), bothOf('fire', 'wind'), bothOf('water', 'wind')],
          },
        ],
      },
    ),
  ),
  championCard(
    'Arisanna, Master Alchemist',
    'norm',
    2,
    'Cleric Human',
    { level: 2, life: 22 },
    lineage('Arisanna'),
    triggered(
      { on: 'move', object: 'self', match: { to: 'field' } },
      { keyword: 'on enter', effects: [{ do: 'gather', count: 2 }] },
    ),
    ...inherited({
      kind: 'triggered',
      on: { on: 'step', match: { step: 'end' }, player: 'you' },
      effects: [
        {
          do: 'pay',
          cost: [{ pay: 'sacrifice', what: HERBS, count: 2, names: 'same', label: 'two Herbs with the same name' }],
          then: [draw(1)],
        },
      ],
    }),
  ),
  actionCard('Table Straight', 'norm', 3, 'slow', 'Mage Suited Spell', {
    effects: [
      choose('shown', and(yours('memory'), subtype('Suited')), {
        min: 0,
        max: { count: and(yours('memory'), subtype('Suited')) },
      }),
      { do: 'reveal', what: saved('shown') },
      { do: 'remember', as: 'length', value: { streak: 'cost', of: { each: streakOf } } },
      {
        do: 'if',
        if: { compare: [{ number: 'length' }, '>=', 7] },
        then: [draw(3)],
        else: [
          {
            do: 'if',
            if: { compare: [{ number: 'length' }, '>=', 5] },
            then: [draw(2)],
            else: [when({ compare: [{ number: 'length' }, '>=', 2] }, draw(1))],
          },
        ],
      },
    ],
  }),
  regaliaItem(
    'Heirloom of Spectra',
    'exalted norm',
    0,
    'Cleric Artifact',
    activated([banishThis], {
      modes: {
        min: 1,
        max: 1,
        choices: [
          {
            label: 'cards in each opponent’s memory are norm element and lose all abilities',
            effects: [
              {
                do: 'modify',
                what: each({ zone: 'memory' }, { owner: 'opponent' }),
                mods: [{ mod: 'set', prop: 'elements', value: ['norm'] }, { mod: 'loseAbilities' }],
                later: true,
                until: { kind: 'endOfTurn' },
              },
            ],
          },
          {
            label: 'banish a Curse card of a lineage',
            effects: [
              choose('curse', [{ zone: 'lineage' }, subtype('Curse')], { min: 1, max: 1 }),
              banishing(saved('curse'), 'gone'),
            ],
          },
        ],
      },
    }),
    activated([reserve(3), banishThis], { effects: [drawIntoMemory(1)] }),
  ),
  allyCard(
    'Dream Fairy',
    'wind',
    3,
    'Mage Fairy',
    '1/2',
    keyword('stealth'),
    triggered(
      { on: 'move', object: 'self', match: { to: 'field' } },
      {
        keyword: 'on enter',
        targets: [target(and(ally, { not: youControl }))],
        effects: [
          { do: 'nameOf', what: t(0) },
          { do: 'move', what: t(0), to: 'memory', cause: 'return' },
          {
            do: 'modify',
            what: 'opponents',
            mods: [{ mod: 'rule', rule: 'cantActivate', of: [{ chosenName: true }] }],
            until: { kind: 'asLongAs', if: { exists: [{ self: true }, youControl] } },
          },
        ],
      },
    ),
  ),
  championCard(
    'Tristan, Shadowreaver',
    'umbra',
    3,
    'Assassin Human',
    { level: 3, life: 25 },
    lineage('Tristan'),
    continuous('self', [{ mod: 'rule', rule: 'levelsSame' }]),
    // She lies under whom she has levelled up into; that is of her level only where it was she who did.
    {
      kind: 'triggered',
      zone: 'lineage',
      on: { on: 'levelUp', object: 'attached' },
      if: {
        all: [
          { is: ['attached', { baseLevel: 3 }] },
          {
            not: {
              exists: [{ zone: 'lineage' }, { attachedTo: 'attached' }, champion, { baseLevel: 3 }, { other: true }],
            },
          },
        ],
      },
      effects: [draw(2)],
    },
    triggered(
      { on: 'move', object: 'self', match: { to: 'field' } },
      {
        keyword: 'on enter',
        targets: [{ what: { player: 'opponent' } }],
        effects: [
          {
            do: 'move',
            what: { top: 4, of: t(0) },
            to: 'banishment',
            status: { faceDown: true },
            cause: 'banish',
            save: 'taken',
          },
          { do: 'look', what: saved('taken') },
          {
            do: 'modify',
            what: saved('taken'),
            mods: [{ mod: 'play' }, has(continuous('self', [{ mod: 'rule', rule: 'ignoresOwnElements' }]))],
            until: { kind: 'permanent' },
          },
        ],
      },
    ),
  ),
  championCard(
    'Merlin, Memorite Vassal',
    'norm',
    1,
    'Assassin Human',
    { level: 1, life: 19 },
    triggered(
      { on: 'move', object: 'self', match: { to: 'field' } },
      {
        keyword: 'on enter',
        effects: [
          { do: 'mastery', name: 'Fractured Memories' },
          { do: 'pay', cost: [reserve(2)], then: [{ do: 'create', named: 'Memorite Blade' }] },
        ],
      },
    ),
    ...inherited({
      kind: 'triggered',
      on: { on: 'recollect', player: 'opponent' },
      if: { all: [bonusOf('Merlin'), { compare: [{ event: 'amount' }, '>=', 3] }] },
      effects: [
        {
          do: 'forEach',
          of: { event: 'player' },
          as: 'they',
          times: { quotient: [{ event: 'amount' }, 3], round: 'down' },
          effects: [
            {
              do: 'choose',
              who: saved('they'),
              from: and({ zone: 'field' }, unit, { controller: saved('they') }),
              min: 1,
              max: 1,
              save: 'unit',
            },
            putCounters(1, 'sheen', saved('unit')),
          ],
        },
      ],
    }),
  ),
];
