/** Cards written by hand that let other cards be played, or are played in ways of their own. */
import type { Condition, Effect, SingleFaced } from '@arbiter/engine';
import {
  action,
  actionCard,
  activated,
  ally,
  allyCard,
  and,
  CLASS_BONUS,
  champion,
  choose,
  classBonus,
  costsLess,
  damage,
  destroy,
  drawIntoMemory,
  each,
  ifClassBonus,
  keyword,
  LV,
  levelAtLeast,
  onEnter,
  other,
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
  when,
  YOUR_CHAMPION,
  youControl,
  yourRecollection,
  yours,
} from '../language/builders.js';
import { banishing, GRAVEYARD, looked, printedCard, restToBottom, unique } from './common.js';

const CHARGED: Condition = { is: ['self', { counters: ['charge', 1] }] };
const ELEMENTS = [
  'fire',
  'water',
  'wind',
  'arcane',
  'astra',
  'crux',
  'exia',
  'luxem',
  'neos',
  'tera',
  'umbra',
  'exalted',
];
const banished = { each: [{ zone: 'banishment' }, { linked: true as const }] };
/** Cards of an element can't be played until the beginning of one's next turn. */
const forbidding = (name: string): Effect => ({
  do: 'modify',
  what: 'players',
  mods: [
    { mod: 'rule', rule: 'cantMaterialize', of: { has: ['elements', [name]] } },
    { mod: 'rule', rule: 'cantActivate', of: { has: ['elements', [name]] } },
  ],
  until: { kind: 'untilStep', step: 'start' },
});
const oneElement: Effect = {
  do: 'either',
  choices: [...ELEMENTS.map((name) => ({ label: name, effects: [forbidding(name)] })), { label: 'none', effects: [] }],
};
/** It costs nothing, and is put where it was banished by what paid for something else. */
const asBanishedFromMemory = (...effects: Effect[]) =>
  ({
    kind: 'triggered',
    zone: 'banishment',
    on: { on: 'move', object: 'self', match: { from: 'memory', to: 'banishment' } },
    effects,
  }) as const;

export const moreWays: SingleFaced[] = [
  actionCard(
    "Equanimity's Ashes",
    'fire',
    5,
    'slow',
    'Mage Spell',
    {
      targets: [target(champion)],
      effects: [
        damage(3, t(0)),
        when({ all: [CLASS_BONUS, { is: [t(0), { stat: ['damage', '<=', 5] }] }] }, damage(4, t(0))),
      ],
    },
    costsLess(3, levelAtLeast(3)),
  ),
  actionCard(
    "Silvergale Monstrosity's Call",
    'exalted wind',
    3,
    'slow',
    'Assassin Spell',
    {
      effects: [
        { do: 'create', named: 'Memorite Obelith' },
        when(
          { paid: 'prepare' },
          {
            do: 'forEach',
            of: each(ally, { named: 'Memorite Obelith' }, youControl),
            as: 'one',
            effects: [
              {
                do: 'number',
                as: 'moved',
                max: { onMastery: 'sheen' },
                prompt: 'Choose how many sheen counters to move',
              },
              { do: 'takeFromMastery', kind: 'sheen', amount: { number: 'moved' }, to: saved('one') },
            ],
          },
        ),
      ],
    },
    keyword('prepare', { value: 2 }),
  ),
  unique(
    printedCard(
      'Guandu, Theater of War',
      'norm',
      'Unique Domain',
      3,
      'Ranger Castle',
      triggered(
        { on: 'attack', object: and(ally, youControl) },
        {
          effects: [
            putCounters(1, 'battle', 'self'),
            { do: 'arrange', kind: 'GLIMPSE', count: 1, piles: ['top', 'bottom'] },
            when(
              { compare: [{ happened: { on: 'resolve', object: 'self', match: { place: '0' } } }, '=', 2] },
              drawIntoMemory(1),
            ),
          ],
        },
      ),
      triggered(yourRecollection, {
        effects: [
          {
            do: 'if',
            if: { is: ['self', { counters: ['battle', 2] }] },
            then: [putCounters(-2, 'battle', 'self')],
            else: [{ do: 'move', what: 'self', to: 'graveyard', cause: 'sacrifice' }],
          },
        ],
      }),
    ),
  ),
  unique(
    allyCard(
      'Bertha, Spry Howitzer',
      'norm',
      3,
      'Ranger Human',
      '1/3',
      keyword('fast activation'),
      keyword('ranged', { value: 2 }),
      restricted(
        { all: [CLASS_BONUS, levelAtLeast(2)] },
        onEnter(
          ...looked(5, 'seen'),
          {
            do: 'play',
            what: each(
              { zone: 'mainDeck' },
              { in: saved('seen') },
              subtype('Ranger'),
              action,
              { prop: ['costKind', 'reserve'] },
              { stat: ['cost', '<=', 2] },
            ),
            cost: [],
          },
          ...restToBottom('seen'),
        ),
      ),
    ),
  ),
  actionCard(
    'Slime Calling',
    'wind',
    2,
    'fast',
    'Tamer Slime Skill',
    {
      effects: [
        ifClassBonus([
          ...looked({ sum: [3, LV()] }, 'seen'),
          ...[0, 1].map(
            (): Effect => ({
              do: 'play',
              what: each({ zone: 'mainDeck' }, { in: saved('seen') }, subtype('Slime'), ally),
              less: [{ pay: 'reserve', amount: 1 }],
            }),
          ),
          ...restToBottom('seen'),
        ]),
      ],
    },
    {
      kind: 'static',
      mods: [{ mod: 'rule', rule: 'activateOnly', if: { all: [{ turnOf: 'opponent' }, { during: ['end'] }] } }],
    },
  ),
  regaliaItem(
    'Coronal of Rejuvenation',
    'tera',
    1,
    'Mage Accessory',
    {
      kind: 'spell',
      additional: [
        { pay: 'banish', what: and(yours('materialDeck'), { status: 'preserved' }), label: 'a preserved card' },
      ],
    },
    onEnter(
      choose('given', and(GRAVEYARD, subtype('Spell')), { min: 0, max: { count: and(GRAVEYARD, subtype('Spell')) } }),
      { do: 'move', what: saved('given'), to: 'banishment', cause: 'banish', keep: 'linked' },
    ),
    activated([rest], { timing: 'slow', effects: [{ do: 'play', what: banished }] }),
  ),
  unique(
    allyCard(
      'Azrael, Archangel of Materia',
      'norm',
      3,
      'Assassin Angel',
      '2/2',
      keyword('imbue', { value: 3, from: { has: ['elements', ['exia', 'neos']] } }),
      {
        kind: 'triggered',
        keyword: 'on enter',
        as: ['subtypes', 'Spell'],
        on: { on: 'move', object: 'self', match: { to: 'field' } },
        targets: [
          {
            ...target([
              other,
              { not: regalia },
              { not: champion },
              { prop: ['costKind', 'reserve'] },
              { stat: ['cost', '<=', 3] },
            ]),
            if: { paid: 'imbue' },
          },
        ],
        effects: [
          when({ paid: 'imbue' }, { do: 'remember', as: 'whose', what: { controllerOf: t(0) } }, destroy(t(0)), {
            do: 'create',
            named: 'Spirit Shard',
            who: saved('whose'),
          }),
        ],
      },
    ),
  ),
  actionCard('Excalibur, Cleansing Light', 'luxem', 2, 'fast', 'Warrior Spell', {
    targets: [target({ not: champion })],
    effects: [destroy(t(0)), ifClassBonus([oneElement, oneElement])],
  }),
  actionCard(
    'Shock Therapy',
    'arcane',
    2,
    'fast',
    'Mage Spell',
    {
      targets: [target(ally)],
      effects: [damage({ counters: 'enlighten', of: YOUR_CHAMPION }, t(0))],
    },
    restricted(
      { all: [CLASS_BONUS, { is: ['self', { is: 'elementBonus' }] }] },
      asBanishedFromMemory(putCounters(1, 'enlighten', YOUR_CHAMPION)),
    ),
  ),
  actionCard(
    'Shattering Discharge',
    'arcane',
    1,
    'fast',
    'Mage Spell Reaction',
    {
      targets: [target(champion)],
      effects: [
        { do: 'damage', amount: 2, to: t(0), unpreventable: true },
        { do: 'move', what: 'self', to: 'banishment', cause: 'banish' },
      ],
    },
    { kind: 'play', method: 'elsewhere', zone: 'banishment', if: CHARGED },
    classBonus(asBanishedFromMemory(putCounters(1, 'charge', 'self'))),
  ),
  actionCard(
    'Auravolt Current',
    'arcane',
    2,
    'slow',
    'Cleric Spell',
    {
      targets: [{ what: { player: 'any' }, min: 0, max: null }],
      effects: [
        {
          do: 'choose',
          who: t(0),
          each: 'one',
          from: [{ zone: 'memory' }, { owner: saved('one') }],
          min: 2,
          max: 2,
          save: 'lost',
        },
        banishing(saved('lost'), 'gone'),
        {
          do: 'forEach',
          of: saved('gone'),
          as: 'card',
          effects: [{ do: 'draw', who: { ownerOf: saved('card') }, count: 1, to: 'memory' }],
        },
        { do: 'move', what: 'self', to: 'banishment', cause: 'banish' },
      ],
    },
    { kind: 'play', method: 'elsewhere', zone: 'banishment', if: CHARGED },
    asBanishedFromMemory(putCounters(1, 'charge', 'self')),
  ),
];
