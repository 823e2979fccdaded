/** Cards written by hand whose costs take other things than cards of the hand, or that count what there is of something. */
import type { Ability, SingleFaced } from '@arbiter/engine';
import {
  actionCard,
  activated,
  ally,
  allyCard,
  and,
  attackCard,
  banishThis,
  CLASS_BONUS,
  choose,
  classBonus,
  continuous,
  costsLess,
  destroy,
  draw,
  drawIntoMemory,
  ELEMENT_BONUS,
  each,
  has,
  keyword,
  onEnter,
  plus,
  putCounters,
  regalia,
  regaliaItem,
  regaliaWeapon,
  saved,
  subtype,
  t,
  triggered,
  unit,
  when,
  YOUR_CHAMPION,
  youControl,
  yourChampion,
  yours,
} from '../language/builders.js';
import { banishing, bonusOf, eventWas, GRAVEYARD, printedCard, someOf, unique } from './common.js';

const HORSES = and(yours('memory'), ally, subtype('Horse'));
const suitedSpells = and(yours('hand', 'memory'), subtype('Suited'), subtype('Spell'));

export const costsAndCounts: SingleFaced[] = [
  attackCard(
    'Shadowstrike',
    'umbra',
    2,
    'Assassin Dagger',
    4,
    {
      kind: 'spell',
      // Prepared for nothing it isn't prepared.
      optional: [
        {
          name: 'prepare',
          cost: [{ pay: 'removeCounters', of: 'champion', kind: 'preparation', amount: 1 }],
          repeat: true,
        },
      ],
    },
    continuous('self', [plus('power', { paid: 'prepare' })]),
    continuous('self', [has(keyword('unblockable'))], { all: [CLASS_BONUS, { paid: 'prepare' }] }),
  ),
  unique(
    allyCard(
      'Slime King',
      'tera',
      3,
      'Tamer Beast Slime',
      '4/5',
      {
        kind: 'spell',
        additional: [
          {
            pay: 'banish',
            what: and(GRAVEYARD, ally, subtype('Slime')),
            count: 3,
            apart: 'elements',
            label: 'three Slime ally cards, each with different elements, of your graveyard',
            save: 'given',
          },
        ],
      },
      keyword('pride', { value: 4 }),
      keyword('taunt'),
      triggered(
        { on: 'move', object: 'self', match: { from: 'field' } },
        {
          keyword: 'on leave',
          if: ELEMENT_BONUS,
          effects: [
            choose('put', and({ zone: 'banishment' }, { in: { given: 'given' } }), {
              min: 0,
              max: { countOf: { given: 'given' } },
            }),
            { do: 'move', what: saved('put'), to: 'field', cause: 'effect', controller: 'you' },
          ],
        },
      ),
    ),
  ),
  unique(
    allyCard('Huang Zhong, Unerring Aim', 'wind', 3, 'Ranger Human', '2/2', keyword('ranged', { value: 2 }), {
      ...activated(
        [
          { pay: 'reserve', amount: 3 },
          { pay: 'returnToMemory', what: 'self' },
        ],
        {
          if: CLASS_BONUS,
          effects: [{ do: 'status', what: each(unit, subtype('Ranger'), youControl), status: 'distant' }],
        },
      ),
      less: {
        cost: [{ pay: 'reserve', amount: 2 }],
        times: { count: [{ self: true }, { status: 'distant' }] },
      },
    }),
  ),
  regaliaWeapon(
    'Mechanized Smasher',
    'wind',
    2,
    'Guardian Fist',
    '4/2',
    costsLess(1, CLASS_BONUS),
    continuous('self', [
      { mod: 'rule', rule: 'usedAlone' },
      {
        mod: 'rule',
        rule: 'attackCost',
        cost: [
          {
            pay: 'revealCards',
            what: [{ zone: 'memory' }, { owner: 'you' }, { has: ['elements', 'wind'] }],
            count: 4,
            label: 'four wind element cards of your memory',
          },
        ],
      },
    ]),
  ),
  boon(
    'Greater Boon of Horses',
    'norm',
    6,
    'Tamer Warrior Spell',
    keyword('class locked'),
    keyword('level locked', { value: 2 }),
    {
      kind: 'spell',
      effects: [
        {
          do: 'choose',
          from: HORSES,
          min: 0,
          max: { count: HORSES },
          total: { stat: 'cost', most: 10 },
          save: 'picked',
        },
        {
          do: 'move',
          what: saved('picked'),
          to: 'field',
          cause: 'effect',
          controller: 'you',
          counters: { buff: 1 },
          save: 'put',
        },
        drawIntoMemory({ countOf: saved('put') }),
      ],
    },
  ),
  boon('Greater Boon of Luxera', 'norm', 0, 'Assassin Spell', keyword('first boon'), {
    kind: 'spell',
    effects: [
      {
        do: 'chooseName',
        without: [
          ['types', 'Champion'],
          ['supertypes', 'Regalia'],
        ],
      },
      {
        do: 'delayed',
        on: { on: 'activate', player: 'you', object: { chosenName: true } },
        effects: [draw(2), { do: 'recover', who: 'you', amount: 3 }],
      },
      { do: 'modify', what: 'you', mods: [{ mod: 'rule', rule: 'cantGenerate' }], until: { kind: 'permanent' } },
    ],
  }),
  actionCard(
    'Immaterial Dissolution',
    'norm',
    4,
    'slow',
    'Mage Spell',
    {
      targets: [
        {
          what: [{ zone: 'field' }, { is: 'token' }, { not: regalia }],
          min: 0,
          max: 3,
          total: { stat: 'cost', most: 4 },
        },
      ],
      effects: [destroy(t(0))],
    },
    costsLess(1, { compare: [{ stat: 'level', of: YOUR_CHAMPION }, '>=', 2] }),
  ),
  printedCard(
    'Hoarfrost Hold',
    'water',
    'Phantasia',
    2,
    'Cleric Suited Spell',
    classBonus(
      onEnter(
        choose('picked', suitedSpells, { min: 0, max: { count: suitedSpells } }),
        banishing(saved('picked'), 'gone'),
        when(someOf(saved('gone')), putCounters({ countOf: saved('gone') }, 'frost', 'self')),
      ),
    ),
    continuous({ players: 'opponents' }, [
      { mod: 'rule', rule: 'recollectsLess', amount: { counters: 'frost', of: 'self' } },
    ]),
  ),
  allyCard(
    'Sunblessed Gazelle',
    'luxem',
    2,
    'Tamer Animal Antelope',
    '1/1',
    keyword('taunt'),
    onEnter(
      when({ compare: [{ stat: 'influence', of: 'you' }, '<=', 3] }, draw(1), {
        do: 'recover',
        who: 'you',
        amount: 3,
      }),
    ),
    continuous('self', [plus('life', { highest: 'influence', of: 'opponents' })]),
  ),
  actionCard(
    'Seize Fate',
    'exia',
    6,
    'slow',
    'Warrior Skill',
    {
      effects: [
        {
          do: 'createReplacement',
          replaces: {
            on: 'damage',
            target: yourChampion,
            instead: [
              { do: 'damageCounters', what: { event: 'target' }, amount: { negative: { event: 'amount' } } },
              when(
                { compare: [{ stat: 'damage', of: { event: 'target' } }, '=', 0] },
                { do: 'move', what: { event: 'target' }, to: 'banishment', cause: 'banish' },
              ),
            ],
          },
          until: { kind: 'permanent' },
        },
      ],
    },
    costsLess(2, bonusOf('Jin')),
  ),
  regaliaItem("Assassin's Mantle", 'norm', 0, 'Assassin Accessory', {
    kind: 'replacement',
    on: 'damage',
    target: yourChampion,
    may: true,
    cost: [banishThis],
    prevent: 1,
    also: [when(eventWas(1), putCounters(1, 'preparation', YOUR_CHAMPION))],
  }),
  regaliaItem(
    'Wildheart Lyre',
    'water',
    1,
    'Tamer Instrument',
    keyword('reservable'),
    classBonus(
      triggered(
        { on: 'reserved', object: 'self', source: [{ zone: 'effectsStack' }, subtype('Harmony', 'Melody')] },
        {
          effects: [
            choose('beast', and(ally, subtype('Animal', 'Beast'), youControl), { min: 1, max: 1 }),
            putCounters(1, 'buff', saved('beast')),
          ],
        },
      ),
    ),
  ),
];

/** A boon, which is slow. */
function boon(name: string, of: string, cost: number, subtypes: string, ...abilities: Ability[]): SingleFaced {
  const like = actionCard(name, of, cost, 'slow', subtypes, {});
  return {
    ...like,
    props: { ...like.props, types: ['Boon'], supertypes: ['Greater'] },
    abilities,
  };
}
