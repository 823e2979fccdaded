/** More actions that are written by hand, each of them composed of words that other cards have. */
import type { Condition, Effect, Ref, SingleFaced, Value } from '@arbiter/engine';
import {
  actionCard,
  ally,
  and,
  CLASS_BONUS,
  champion,
  choose,
  costsLess,
  damage,
  destroy,
  drawIntoMemory,
  ELEMENT_BONUS,
  each,
  efficiency,
  floatingMemory,
  has,
  keyword,
  LV,
  plus,
  putCounters,
  regalia,
  restricted,
  saved,
  subtype,
  t,
  target,
  triggered,
  unit,
  untilEndOfTurn,
  wakeUp,
  when,
  YOUR_CHAMPION,
  youControl,
} from '../language/builders.js';
import { banishing, bonusOf, GRAVEYARD, OMENS, someOf } from './common.js';

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
/** One of the elements of something, but for norm, is one of the champion's. */
const sharesElement = (what: Ref): Condition => ({
  any: ELEMENTS.map((name) => ({
    all: [{ is: [what, { has: ['elements', name] }] }, { is: [YOUR_CHAMPION, { has: ['elements', name] }] }],
  })),
});
/** It goes under the lineage of a champion, below all that lies there. */
const underLineage = (champion: Ref): Effect => ({
  do: 'move',
  what: 'self',
  to: 'lineage',
  attached: champion,
  position: 'bottom',
  cause: 'effect',
});
const buffsOn = (who: string): Value => ({ counters: 'buff', of: saved(who) });

export const tailActions: SingleFaced[] = [
  actionCard(
    'Animal Encounter',
    'norm',
    3,
    'slow',
    'Tamer Skill',
    {
      effects: [
        choose('own', and(ally, youControl), { min: 1, max: 1 }),
        choose('theirs', and(ally, { not: youControl }), { min: 0, max: 1 }),
        { do: 'remember', as: 'before', value: buffsOn('theirs') },
        putCounters(1, 'buff', each({ any: [{ in: saved('own') }, { in: saved('theirs') }] })),
        when(
          { compare: [buffsOn('theirs'), '>', { number: 'before' }] },
          { do: 'gainStatus', status: "Crowd's Favor" },
        ),
      ],
    },
    costsLess(1, CLASS_BONUS),
  ),
  actionCard('Awaken Ombre', 'umbra', 2, 'slow', 'Guardian Spell', {
    additional: [
      { pay: 'reserve', amount: 0, x: true },
      { pay: 'reserve', amount: 0, x: true },
    ],
    targets: [{ what: [...OMENS, ally], min: 0, count: 'x', if: bonusOf('Ciel') }],
    effects: [
      {
        do: 'move',
        what: t(0),
        to: 'field',
        cause: 'effect',
        controller: 'you',
        status: { rested: true },
        save: 'put',
      },
      {
        do: 'forEach',
        of: saved('put'),
        as: 'one',
        effects: [when(sharesElement(saved('one')), wakeUp(saved('one')))],
      },
    ],
  }),
  actionCard(
    'Bolstering Tempest',
    'exalted wind',
    2,
    'slow',
    'Warrior Skill',
    {
      targets: [target(and(ally, subtype('Human')), { min: 0, max: null })],
      effects: [untilEndOfTurn(t(0), plus('power', 3))],
    },
    {
      kind: 'static',
      mods: [
        {
          mod: 'cost',
          more: [{ pay: 'reserve', amount: 1 }],
          times: { times: [2, { most: [0, { sum: ['targets', -1] }] }] },
        },
      ],
    },
  ),
  actionCard(
    'Break Apart',
    'norm',
    3,
    'slow',
    'Mage Spell',
    { targets: [target({ has: ['types', ['Item', 'Weapon']] })], effects: [destroy(t(0))] },
    {
      kind: 'static',
      mods: [{ mod: 'cost', more: [{ pay: 'reserve', amount: 1 }], times: 2, targeting: [regalia] }],
    },
  ),
  actionCard('Exorcism', 'norm', 3, 'slow', 'Mage Spell', {
    effects: [
      {
        do: 'forEach',
        of: each({ status: 'ephemeral' }),
        as: 'one',
        effects: [
          {
            do: 'pay',
            who: { controllerOf: saved('one') },
            cost: [{ pay: 'reserve', amount: 1 }],
            then: [],
            else: [{ do: 'sacrifice', who: { controllerOf: saved('one') }, filter: { in: saved('one') } }],
          },
        ],
      },
    ],
  }),
  actionCard('Kindling Flare', 'fire', 2, 'slow', 'Cleric Spell', {
    optional: [
      {
        name: 'herb',
        cost: [{ pay: 'sacrifice', what: [{ zone: 'field' }, subtype('Herb'), youControl], label: 'an Herb' }],
        repeat: true,
      },
    ],
    targets: [target(unit, { min: 0, max: null })],
    divide: { sum: [1, { paid: 'herb' }] },
    effects: [damage({ division: true }, t(0))],
  }),
  actionCard(
    'Maledictum Vitae',
    'umbra',
    2,
    'fast',
    'Cleric Specter Curse Spell',
    { targets: [target(champion)], effects: [underLineage(t(0))] },
    triggered(
      { on: 'move', object: 'self', match: { to: 'lineage' } },
      { effects: [{ do: 'recover', who: { controllerOf: 'attached' }, amount: 4 }] },
    ),
    {
      kind: 'activated',
      zone: 'graveyard',
      if: { all: [bonusOf('Alice'), ELEMENT_BONUS] },
      cost: [
        { pay: 'reserve', amount: 2 },
        { pay: 'banish', what: and(GRAVEYARD, { other: true }), label: 'another card of your graveyard' },
      ],
      targets: [target(champion)],
      effects: [underLineage(t(0))],
    },
  ),
  actionCard('Penumbral Waltz', 'umbra', 0, 'fast', 'Assassin Skill Reaction', {
    additional: [{ pay: 'removeCounters', of: 'champion', kind: 'preparation', amount: 0, x: true }],
    effects: [
      {
        do: 'createReplacement',
        entities: YOUR_CHAMPION,
        shield: { sum: ['x', 3] },
        replaces: { on: 'damage', prevent: true },
        until: { kind: 'endOfTurn' },
      },
      when(
        { all: [bonusOf('Tristan'), { compare: ['x', '>=', 3] }] },
        { do: 'create', named: 'Ominous Shadow', count: 2 },
      ),
    ],
  }),
  actionCard(
    'Provoke Obstinance',
    'neos',
    3,
    'fast',
    'Guardian Spell Reaction',
    {
      targets: [target(youControl, { min: 0, max: 5 })],
      effects: [
        untilEndOfTurn(t(0), has(keyword('spellshroud'))),
        {
          do: 'createReplacement',
          entities: each({ in: t(0) }, unit),
          shield: 2,
          apart: true,
          replaces: { on: 'damage', prevent: true },
          until: { kind: 'endOfTurn' },
        },
      ],
    },
    {
      kind: 'triggered',
      zone: 'effectsStack',
      on: { on: 'activate', object: 'self', player: 'you' },
      if: { all: [CLASS_BONUS, { is: ['self', { targetsOnly: [] }] }] },
      effects: [drawIntoMemory(1)],
    },
  ),
  actionCard('Purging Tempest', 'wind', 2, 'fast', 'Cleric Spell', {
    targets: [{ what: { player: 'any' } }],
    effects: [
      {
        do: 'createReplacement',
        replaces: {
          on: 'move',
          object: [{ owner: t(0) }, { not: { zone: 'field' } }],
          match: { to: 'graveyard' },
          change: { to: 'banishment' },
        },
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  actionCard('Fireworks Display', 'fire', 3, 'fast', 'Ranger Skill', {
    targets: [{ what: { player: 'any' } }],
    effects: [
      damage(1, each(unit, { controller: t(0) })),
      {
        do: 'createReplacement',
        replaces: {
          on: 'move',
          object: [unit, { controller: t(0) }],
          match: { from: 'field', to: 'graveyard' },
          change: { to: 'banishment' },
        },
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  actionCard(
    'Sink the Mind',
    'water',
    3,
    'fast',
    'Assassin Skill',
    {
      effects: [
        {
          do: 'delayed',
          on: {
            on: 'move',
            object: { owner: each({ player: 'active' }) },
            match: { from: 'memory', to: 'hand' },
          },
          effects: [{ do: 'move', what: { top: 1, of: each({ player: 'active' }) }, to: 'graveyard', cause: 'effect' }],
          repeat: true,
          until: { kind: 'endOfTurn' },
        },
      ],
    },
    costsLess(1, CLASS_BONUS),
    {
      kind: 'static',
      mods: [
        { mod: 'rule', rule: 'activateOnly', if: { all: [{ turnOf: 'opponent' }, { during: ['recollection'] }] } },
      ],
    },
  ),
  actionCard(
    'Spalling Cleanse',
    'water',
    2,
    'fast',
    'Assassin Spell',
    {
      effects: [
        { do: 'remember', as: 'before', value: { onMastery: 'sheen' } },
        when({ compare: [{ number: 'before' }, '<=', 6] }, { do: 'putOnMastery', kind: 'sheen', amount: 2 }),
        // Without the mastery none are put.
        when(
          { compare: [{ onMastery: 'sheen' }, '=', { number: 'before' }] },
          { do: 'recover', who: 'you', amount: 3 },
        ),
      ],
    },
    floatingMemory,
  ),
  actionCard('Limitless Defiance', 'exia', 12, 'slow', 'Warrior Ultimate Skill', {
    effects: [
      banishing({ top: { stat: 'damage', of: YOUR_CHAMPION } }, 'gone'),
      when(
        bonusOf('Jin'),
        {
          do: 'modify',
          what: each({ in: saved('gone') }, { zone: 'banishment' }, subtype('Warrior'), {
            has: ['types', ['Action', 'Attack']],
          }),
          mods: [{ mod: 'play', method: 'defiance', cost: [] }],
          until: { kind: 'endOfTurn' },
        },
        {
          do: 'delayed',
          on: { on: 'activate', player: 'you', object: [{ played: 'defiance' }] },
          effects: [wakeUp(YOUR_CHAMPION)],
          repeat: true,
          until: { kind: 'endOfTurn' },
        },
      ),
    ],
  }),
  actionCard(
    'Fracturize',
    'water',
    2,
    'fast',
    'Cleric Mage Spell',
    {
      targets: [target({ has: ['types', ['Item', 'Weapon']] })],
      effects: [
        {
          do: 'modify',
          what: t(0),
          mods: [
            // Supertypes go with the types that they belonged to.
            { mod: 'set', prop: 'supertypes', value: [] },
            { mod: 'set', prop: 'types', value: ['Phantasia'] },
            { mod: 'set', prop: 'subtypes', value: ['Cleric', 'Fractal'] },
            { mod: 'set', prop: 'classes', value: ['Cleric'] },
            { mod: 'loseAbilities' },
            has(keyword('reservable')),
          ],
          until: { kind: 'permanent' },
        },
      ],
    },
    floatingMemory,
  ),
  actionCard(
    'Advent of the Stormcaller',
    'arcane',
    15,
    'slow',
    'Mage Spell',
    {
      effects: [
        { do: 'remember', as: 'seen', what: { top: LV() } },
        { do: 'reveal', what: saved('seen') },
        {
          do: 'choose',
          among: each({ in: saved('seen') }, { has: ['elements', 'arcane'] }),
          min: 0,
          max: { countOf: saved('seen') },
          save: 'given',
        },
        banishing(saved('given'), 'gone'),
        {
          do: 'forEach',
          of: saved('gone'),
          as: 'one',
          effects: [choose('hit', unit, { min: 1, max: 1 }), damage(2, saved('hit'))],
        },
        when(someOf(each({ in: saved('seen') }, { zone: 'mainDeck' })), {
          do: 'either',
          choices: (['top', 'bottom'] as const).map((position) => ({
            label: `put the rest on the ${position} of your deck`,
            effects: [
              { do: 'order', what: each({ in: saved('seen') }, { zone: 'mainDeck' }), save: 'rest' },
              { do: 'move', what: saved('rest'), to: 'mainDeck', position, cause: 'effect' },
            ],
          })),
        }),
      ],
    },
    restricted(CLASS_BONUS, efficiency),
  ),
];
