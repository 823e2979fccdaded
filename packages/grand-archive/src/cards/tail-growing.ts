/** Cards that are written by hand and make cards or counters, or have other things do so. */
import type { Effect, SingleFaced, Value } from '@arbiter/engine';
import {
  actionCard,
  activated,
  ally,
  allyCard,
  and,
  champion,
  championCard,
  choose,
  damage,
  each,
  floatingMemory,
  has,
  keyword,
  LV,
  lineage,
  may,
  onEnter,
  plus,
  putCounters,
  saved,
  subtype,
  t,
  target,
  triggered,
  unit,
  when,
  youControl,
  yours,
} from '../language/builders.js';
import { banishing, printedCard, someOf, unique } from './common.js';

const SIGHTS = ['Arcane', 'Astra', 'Crux', 'Exia', 'Luxem', 'Neos', 'Tera', 'Umbra'].map((name) => `${name} Sight`);
const ADVANCED = ['arcane', 'astra', 'crux', 'exia', 'luxem', 'neos', 'tera', 'umbra', 'exalted'];
const suited = and(subtype('Suited'), youControl, { prop: ['costKind', 'reserve'] });
const suitedCost: Value = { total: 'cost', of: { each: suited } };
const boltsInMemory = (count: Value): Effect => ({ do: 'generate', named: 'Bolt of Diamonds', count, to: 'memory' });
/** Up to so many Bolts, where what Suited objects cost together is this. */
const boltsFor = (cost: number, most: number): Effect =>
  when(
    { compare: [suitedCost, '=', cost] },
    { do: 'number', as: 'many', max: most, prompt: 'Choose how many Bolts of Diamonds to generate' },
    boltsInMemory({ number: 'many' }),
  );
const everythingHeld = each(...yours('hand', 'memory'));

const dux = printedCard(
  'Greater Boon of Dux',
  'norm',
  'Boon',
  0,
  'Guardian Spell',
  {
    kind: 'static',
    zone: 'pantheon',
    affects: { players: 'you' },
    mods: [
      {
        mod: 'rule',
        rule: 'ignoresElements',
        of: [{ has: ['types', 'Ally'] }, { not: { has: ['elements', ADVANCED] } }, { cardKeyword: 'foster' }],
      },
    ],
  },
  {
    kind: 'triggered',
    zone: 'pantheon',
    on: { on: 'status', object: [ally, youControl], match: { status: 'fostered', on: true } },
    effects: [putCounters(1, 'training', 'self')],
  },
  {
    kind: 'static',
    zone: 'pantheon',
    affects: [ally, youControl],
    if: { is: ['self', { counters: ['training', 2] }] },
    mods: [plus('power', 1), has(onEnter({ do: 'status', what: 'self', status: 'fostered' }))],
  },
);

export const tailGrowing: SingleFaced[] = [
  { ...dux, props: { ...dux.props, supertypes: ['Greater'], speed: 'slow' } },
  unique(
    allyCard(
      'Bleu, Ace of Diamonds',
      'water',
      1,
      'Mage Suited Human',
      '1/1',
      onEnter(boltsFor(6, 1), boltsFor(10, 2), boltsFor(21, 4)),
      floatingMemory,
    ),
  ),
  allyCard('Four of Diamonds', 'water', 4, 'Mage Suited Human', '1/3', keyword('retort', { value: 3 }), {
    ...activated([{ pay: 'reserve', amount: 4 }], {
      limit: { inAll: 1 },
      effects: [
        choose('shown', and(yours('memory'), subtype('Suited')), { min: 0, max: 2 }),
        { do: 'reveal', what: saved('shown') },
        boltsInMemory({ countOf: saved('shown') }),
      ],
    }),
    less: { cost: [{ pay: 'reserve', amount: 1 }], times: { distinct: 'cost', of: { each: suited } } },
  }),
  actionCard(
    'Flourishing Qi',
    'tera',
    4,
    'slow',
    'Mage Spell',
    {
      targets: [target(unit)],
      effects: [damage({ sum: [LV(), { counters: 'charge', of: 'self' }] }, t(0))],
    },
    {
      kind: 'triggered',
      zone: 'effectsStack',
      on: { on: 'shift', player: 'you', match: { to: 'north' } },
      effects: [putCounters(4, 'charge', 'self')],
    },
  ),
  unique(
    allyCard(
      'Solomon, Master of Elements',
      'exalted norm',
      7,
      'Cleric Mage Human',
      '4/4',
      onEnter(
        may(
          'Discard all cards in your hand and memory?',
          { do: 'move', what: everythingHeld, to: 'graveyard', cause: 'discard' },
          ...SIGHTS.map((named): Effect => ({ do: 'generate', named, to: 'memory' })),
          {
            do: 'modify',
            what: 'you',
            mods: [{ mod: 'rule', rule: 'ignoresElements', of: { any: SIGHTS.map((named) => ({ named })) } }],
            until: { kind: 'permanent' },
          },
        ),
      ),
    ),
  ),
  championCard(
    'Diao Chan, Idyll Corsage',
    'tera',
    3,
    'Cleric Human',
    { level: 3, life: 25 },
    lineage('Diao Chan'),
    onEnter(
      choose('withering', [{ not: champion }], { min: 0, max: { count: [{ not: champion }] } }),
      putCounters(1, 'wither', saved('withering')),
    ),
    triggered(
      {
        on: 'move',
        object: [{ not: { is: 'token' } }, { controller: 'opponent' }],
        match: { from: 'field', to: 'graveyard' },
      },
      {
        effects: [
          { do: 'remember', as: 'whose', what: { controllerOf: { event: 'object' } } },
          when(
            { is: [{ event: 'became' }, { zone: 'graveyard' }] },
            may(
              'Banish it?',
              banishing({ event: 'became' }, 'gone'),
              when(someOf(saved('gone')), { do: 'create', named: 'Flowerbud', who: saved('whose') }),
            ),
          ),
        ],
      },
    ),
  ),
];
