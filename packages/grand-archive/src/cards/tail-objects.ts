/** More allies, champions and attacks that are written by hand, each composed of words that other cards have. */
import type { Condition, Effect, FilterClause, SingleFaced } from '@arbiter/engine';
import {
  ally,
  allyCard,
  and,
  attackCard,
  banishThis,
  CLASS_BONUS,
  champion,
  championCard,
  choose,
  classBonus,
  continuous,
  damage,
  draw,
  drawIntoMemory,
  each,
  element,
  glimpse,
  has,
  inherited,
  keyword,
  levelAtLeast,
  lineage,
  onAttack,
  onEnter,
  plus,
  putCounters,
  regalia,
  regaliaItem,
  rest,
  restricted,
  saved,
  subtype,
  t,
  target,
  triggered,
  unit,
  when,
  YOUR_CHAMPION,
  youControl,
  yourChampion,
  yours,
} from '../language/builders.js';
import { banishing, bonusOf, looked, printedCard, someOf, unique } from './common.js';

const sheen = (n: number): Condition => ({ compare: [{ onMastery: 'sheen' }, '>=', n] });
const ephemeral: Condition = { exists: [{ status: 'ephemeral' }, youControl] };
const attackCards: FilterClause = { has: ['types', 'Attack'] };
/** Up to so many sheen counters are moved onto the defender, one after another from any units. */
const movedSheen = (left: number): Effect[] =>
  left === 0
    ? []
    : [
        choose('from', and(unit, { counters: ['sheen', 1] }), { min: 0, max: 1 }),
        when(
          someOf(saved('from')),
          putCounters(-1, 'sheen', saved('from')),
          putCounters(1, 'sheen', saved('defender')),
          ...movedSheen(left - 1),
        ),
      ];
const angels = and(subtype('Angel'), ally);
/** "Curse" cards under one's champion. */
const curses = and({ zone: 'lineage' }, { attachedTo: YOUR_CHAMPION }, subtype('Curse'));

export const tailObjects: SingleFaced[] = [
  unique(
    allyCard(
      'Raziel, Archangel of Libra',
      'norm',
      3,
      'Cleric Angel',
      '1/3',
      keyword('imbue', { value: 3, from: { has: ['elements', ['arcane', 'astra']] } }),
      onEnter(
        when(
          { paid: 'imbue' },
          { do: 'random', who: 'you', zone: 'memory', count: 2, save: 'lost' },
          banishing(saved('lost'), 'gone'),
          when(someOf(saved('gone'), 2), glimpse(3), { do: 'move', what: { top: 2 }, to: 'memory', cause: 'effect' }),
        ),
      ),
    ),
  ),
  allyCard(
    'Cardinal of Divine Rite',
    'norm',
    3,
    'Cleric Warrior Human',
    '2/3',
    continuous(and({ any: [{ zone: 'effectsStack' }, { zone: 'field' }] }, subtype('Angel')), [
      { mod: 'rule', rule: 'cantBeImbued' },
    ]),
  ),
  championCard(
    'Diana, Moonpiercer',
    'astra',
    3,
    'Ranger Human',
    { level: 3, life: 25 },
    lineage('Diana'),
    triggered(
      { on: 'status', object: 'self', match: { status: 'distant', on: true } },
      {
        modes: {
          min: 1,
          max: 1,
          choices: [
            {
              label:
                'negate each card activation that targets Diana unless its controller pays (2), and perhaps end the combat',
              effects: [
                {
                  do: 'forEach',
                  of: each({ zone: 'effectsStack' }, { is: 'cardActivation' }, { targets: { self: true } }),
                  as: 'one',
                  effects: [
                    {
                      do: 'pay',
                      who: { controllerOf: saved('one') },
                      cost: [{ pay: 'reserve', amount: 2 }],
                      then: [],
                      else: [{ do: 'counterOnStack', what: saved('one') }],
                    },
                  ],
                },
                when(
                  { is: ['self', { is: 'defending' }] },
                  {
                    do: 'pay',
                    who: { controllerOf: each({ is: 'attacking' }) },
                    cost: [{ pay: 'reserve', amount: 2 }],
                    then: [],
                    else: [{ do: 'endPhase' }],
                  },
                ),
              ],
            },
            { label: 'glimpse 2', effects: [glimpse(2)] },
          ],
        },
      },
    ),
  ),
  attackCard(
    'Hexbound Blade',
    'umbra',
    2,
    'Assassin Curse Dagger',
    2,
    continuous('self', [plus('power', 4)], { exists: [{ player: 'you' }, { is: 'agility' }] }),
    {
      kind: 'triggered',
      keyword: 'on hit',
      on: { on: 'hit', source: 'self' },
      if: bonusOf('Tristan'),
      targets: [target(champion)],
      effects: [
        {
          do: 'move',
          what: { now: 'self' },
          to: 'lineage',
          attached: t(0),
          position: 'bottom',
          cause: 'effect',
        },
      ],
    },
    {
      kind: 'replacement',
      zone: 'lineage',
      on: 'damage',
      source: element('umbra'),
      target: [{ in: 'attached' }],
      change: { amount: { sum: [{ event: 'amount' }, 1] } },
    },
  ),
  attackCard(
    'Fracturing Slash',
    'wind',
    2,
    'Assassin Sword',
    3,
    restricted(
      bonusOf('Merlin'),
      onAttack(
        choose('defender', { is: 'defending' }, { min: 1, max: 1 }),
        when(someOf(saved('defender')), ...movedSheen(3)),
      ),
    ),
  ),
  allyCard(
    'Lingering Banshee',
    'norm',
    3,
    'Warrior Specter',
    '2/3',
    ...(
      [
        [6, { not: ephemeral }],
        [3, ephemeral],
      ] as const
    ).map(([amount, condition]) => ({
      kind: 'static' as const,
      zone: 'graveyard',
      if: condition,
      mods: [has(keyword('ephemerate', { cost: [{ pay: 'reserve', amount }] }))],
    })),
  ),
  regaliaItem(
    'Lost Providence',
    'exalted norm',
    0,
    'Cleric Specter Artifact',
    keyword('divine relic'),
    keyword('hindered'),
    { kind: 'play', method: 'elsewhere', zone: 'materialDeck' },
    {
      kind: 'replacement',
      on: 'move',
      object: 'self',
      match: { from: 'effectsStack', to: 'field' },
      entering: true,
      if: { is: ['self', { played: 'elsewhere' }] },
      change: { status: { ephemeral: true } },
    },
    { kind: 'activated', cost: [rest, banishThis], effects: [draw(1)] },
  ),
  regaliaItem(
    'Polaris, Twinkling Cauldron',
    'norm',
    1,
    'Cleric Artifact',
    { kind: 'play', method: 'elsewhere', zone: 'materialDeck', if: bonusOf('Arisanna') },
    {
      kind: 'replacement',
      on: 'move',
      object: 'self',
      match: { from: 'effectsStack', to: 'field' },
      entering: true,
      if: { is: ['self', { played: 'elsewhere' }] },
      change: { status: { rested: true } },
    },
    triggered(
      { on: 'move', object: [subtype('Herb'), youControl], match: { from: 'field', cause: 'sacrifice' } },
      { effects: [putCounters(1, 'age', 'self')] },
    ),
    {
      kind: 'activated',
      if: CLASS_BONUS,
      cost: [rest, banishThis],
      effects: [
        { do: 'remember', as: 'age', value: { counters: 'age', of: 'self' } },
        damage({ number: 'age' }, each(ally)),
        { do: 'number', as: 'many', max: { number: 'age' }, prompt: 'Choose how many Cosmic Bolt cards to generate' },
        { do: 'generate', named: 'Cosmic Bolt', count: { number: 'many' }, to: 'mainDeck' },
        { do: 'shuffle', who: 'you' },
      ],
    },
  ),
  championCard(
    'Merlin, Brilliant Vestige',
    'crux',
    3,
    'Assassin Human',
    { level: 3, life: 25 },
    lineage('Merlin'),
    restricted(
      sheen(8),
      onEnter(
        choose('given', and(yours('materialDeck'), regalia), { min: 0, max: 1 }),
        banishing(saved('given'), 'gone'),
        when(someOf(saved('gone')), draw(1), putCounters(1, 'preparation', YOUR_CHAMPION)),
      ),
    ),
    restricted(
      sheen(24),
      triggered(
        { on: 'step', player: 'you', match: { step: 'end' } },
        {
          targets: [{ what: { player: 'opponent' } }],
          effects: [
            { do: 'look', what: each({ zone: 'memory' }, { owner: t(0) }) },
            choose('picked', [{ zone: 'memory' }, { owner: t(0) }], { min: 1, max: 1 }),
            banishing(saved('picked'), 'gone'),
            {
              do: 'modify',
              what: saved('gone'),
              mods: [{ mod: 'play', owner: true }],
              until: { kind: 'endOfNextTurn', of: t(0) },
            },
          ],
        },
      ),
    ),
  ),
  championCard(
    'Mordred, Burnished Avenger',
    'water',
    1,
    'Warrior Human',
    { level: 1, life: 20 },
    lineage('Flawless Spirit of Mordred'),
    onEnter(
      ...looked(1, 'seen'),
      // It is asked whatever the card is: nobody else learns by it whether it was an attack card.
      choose('picked', and({ zone: 'mainDeck' }, { in: saved('seen') }, attackCards), { min: 0, max: 1 }),
      banishing(saved('picked'), 'gone'),
      when(someOf(saved('gone')), {
        do: 'modify',
        what: saved('gone'),
        mods: [{ mod: 'play' }],
        until: { kind: 'endOfTurn' },
      }),
    ),
    inherited({
      kind: 'static',
      affects: { players: 'you' },
      if: {
        all: [
          bonusOf('Mordred'),
          { compare: [{ happened: { on: 'levelUp', player: 'you' } }, '>=', 1] },
          { compare: [{ happened: { on: 'activate', player: 'you', object: attackCards } }, '=', 0] },
        ],
      },
      mods: [{ mod: 'cost', of: attackCards, less: [{ pay: 'reserve', amount: 2 }] }],
    }),
  ),
  unique(
    printedCard(
      "Seraphic Legion's Descent",
      'exalted norm',
      'Unique Phantasia',
      3,
      'Mage Angel Spell',
      onEnter(
        { do: 'search', filter: angels, count: 'any', save: 'found' },
        choose('hidden', and(yours('hand', 'memory'), angels), {
          min: 0,
          max: { count: and(yours('hand', 'memory'), angels) },
        }),
        choose('buried', and(yours('graveyard'), angels), { min: 0, max: { count: and(yours('graveyard'), angels) } }),
        {
          do: 'move',
          what: each({ any: [{ in: saved('found') }, { in: saved('buried') }] }),
          to: 'banishment',
          cause: 'banish',
          keep: 'linked',
        },
        { do: 'move', what: saved('hidden'), to: 'banishment', cause: 'banish', save: 'gone', keep: 'linked' },
        { do: 'shuffle', who: 'you' },
        drawIntoMemory({ countOf: saved('gone') }),
      ),
      {
        kind: 'activated',
        if: levelAtLeast(3),
        cost: [{ pay: 'reserve', amount: 1 }, rest],
        targets: [{ what: [{ zone: 'banishment' }, { linked: true }] }],
        effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'play' }], until: { kind: 'endOfTurn' } }],
      },
    ),
  ),
  withDurability(
    4,
    printedCard(
      'Stocked Outpost',
      'norm',
      'Domain',
      2,
      'Guardian Siegeable Castle',
      onEnter(drawIntoMemory(1)),
      triggered(
        { on: 'move', object: 'self', match: { from: 'field', to: 'graveyard' } },
        {
          keyword: 'on destroy',
          effects: [
            when({ turnOf: 'opponent' }, { do: 'draw', who: each({ player: 'active' }), count: 1, to: 'memory' }),
          ],
        },
      ),
    ),
  ),
  regaliaItem(
    'Fatal Timepiece',
    'norm',
    0,
    'Cleric Artifact',
    triggered(
      { on: 'step', match: { step: 'recollection' } },
      {
        if: {
          compare: [
            {
              happened: {
                on: 'move',
                object: { owner: each({ player: 'active' }) },
                match: { to: 'effectsStack', cause: 'materialize' },
              },
            },
            '=',
            0,
          ],
        },
        effects: [
          { do: 'damage', amount: 2, to: each(champion, { controller: { event: 'player' } }), unpreventable: true },
        ],
      },
    ),
  ),
  unique(
    printedCard(
      'Bairui, Resplendent Barrier',
      'tera',
      'Unique Phantasia',
      2,
      'Mage Spell',
      {
        kind: 'replacement',
        on: 'damage',
        target: yourChampion,
        if: { not: { is: ['self', { counters: ['charge', 3] }] } },
        prevent: 2,
        also: [putCounters(1, 'charge', 'self')],
      },
      {
        kind: 'activated',
        if: {
          all: [bonusOf('Kongming'), { compare: [{ counters: 'charge', of: 'self' }, '=', 3] }, { facing: ['south'] }],
        },
        cost: [{ pay: 'sacrifice', what: 'self' }],
        effects: [{ do: 'empower', amount: 7 }],
      },
    ),
  ),
  unique(
    allyCard(
      'Diana, Haunt Reminiscence',
      'umbra',
      3,
      'Ranger Distortion Human',
      '2/4',
      classBonus({
        kind: 'static',
        mods: [
          has(keyword('ranged', { value: 3 })),
          { mod: 'ability', ability: keyword('ranged', { value: 3 }), times: { count: curses } },
        ],
      }),
      classBonus({ kind: 'static', affects: curses, mods: [{ mod: 'loseAbilities' }] }),
    ),
  ),
  unique(
    allyCard('Zinn, Volnia Abbess', 'fire', 3, 'Cleric Human', '1/4', {
      kind: 'replacement',
      on: 'create',
      player: 'you',
      object: { any: [{ named: 'Silvershine' }, { named: 'Fraysia' }] },
      if: bonusOf('Arisanna'),
      instead: [{ do: 'create', named: 'Volnia' }],
    }),
  ),
];

/** It enters the field with so many durability counters. */
function withDurability(durability: number, card: SingleFaced): SingleFaced {
  return { ...card, props: { ...card.props, durability } };
}
