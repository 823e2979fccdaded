/** Cards written by hand that count how often something was done, or have it done once more. */
import type { Condition, Effect, SingleFaced } from '@arbiter/engine';
import {
  actionCard,
  activated,
  ally,
  allyCard,
  and,
  attackCard,
  banishThis,
  CLASS_BONUS,
  champion,
  continuous,
  costsLess,
  draw,
  drawIntoMemory,
  each,
  element,
  keyword,
  onChampionHit,
  onEnter,
  or,
  other,
  putCounters,
  regaliaItem,
  saved,
  subtype,
  t,
  target,
  untilEndOfTurn,
  weapon,
  when,
  YOUR_CHAMPION,
  youControl,
} from '../language/builders.js';
import { bonusOf, boonCard, inPantheon, OMENS, printedCard, suppress, unique } from './common.js';

const item = { has: ['types', ['Item']] } as const satisfies { has: [string, string[]] };
const herb = subtype('Herb');
const reserve = (amount: number) => ({ pay: 'reserve' as const, amount });
/** Nothing was activated yet in the turn of whoever is asked about. */
const firstInOwnTurn: Condition = {
  all: [{ turnOf: 'you' }, { compare: [{ happened: { on: 'activate', player: 'you' } }, '=', 0] }],
};
/** Until end of turn, whenever an opponent does so, their champion deals damage to itself. */
const punished = (on: 'activate' | 'activateAbility'): Effect => {
  const theirs = each(champion, { controller: { event: 'player' } });
  return {
    do: 'delayed',
    on: { on, player: 'opponent' },
    repeat: true,
    until: { kind: 'endOfTurn' },
    effects: [{ do: 'damage', amount: 8, from: theirs, to: theirs, unpreventable: true }],
  };
};

export const oftenAndAgain: SingleFaced[] = [
  unique(
    allyCard("Aella, Zephyr's Hand", 'exalted wind', 3, 'Mage Human', '2/3', keyword('fast activation'), {
      ...activated([reserve(3)], {
        targets: [target(and(or(ally, item, weapon), other))],
        effects: suppress(t(0)),
      }),
      as: ['subtypes', 'Spell'],
      less: { cost: [reserve(3)], times: { most: [0, { sum: [1, { negative: { uses: 'self' } }] }] } },
    }),
  ),
  boonCard(
    'Lesser Boon of Zerusa',
    'Lesser',
    'norm',
    0,
    'slow',
    'Assassin Spell',
    keyword('class locked'),
    inPantheon(activated([reserve(2)], { effects: [putCounters(1, 'preparation', YOUR_CHAMPION)] })),
    inPantheon(continuous('self', [{ mod: 'cost', abilities: true, more: [reserve(1)], times: { uses: 'self' } }])),
  ),
  boonCard(
    'Lesser Boon of Distance',
    'Lesser',
    'norm',
    0,
    'fast',
    'Ranger Spell',
    keyword('class locked'),
    inPantheon(
      activated([reserve(2)], {
        targets: [target(and({ has: ['types', ['Ally', 'Champion']] }, { has: ['classes', ['Ranger']] }))],
        effects: [
          { do: 'status', what: t(0), status: 'distant' },
          when({ compare: [{ uses: 'self', resolved: true }, '=', 2] }, drawIntoMemory(1)),
        ],
        limit: { inAll: 3 },
      }),
    ),
  ),
  actionCard(
    'Nightmare Coil',
    'umbra',
    2,
    'fast',
    'Ranger Spell',
    { effects: [draw(1), punished('activate'), punished('activateAbility')] },
    continuous('self', [
      {
        mod: 'rule',
        rule: 'activateOnly',
        if: {
          all: [
            { exists: [{ has: ['types', ['Champion']] }, { controller: 'you' }, { status: 'distant' }] },
            { turnOf: 'you' },
            { during: ['recollection'] },
          ],
        },
      },
    ]),
    { kind: 'static', zone: 'effectsStack', if: CLASS_BONUS, mods: [{ mod: 'rule', rule: 'cantBeNegated' }] },
  ),
  printedCard(
    'Refracted Twilight',
    'astra',
    'Item',
    6,
    'Cleric Potion',
    {
      kind: 'keyword',
      keyword: 'brew',
      cost: [
        { pay: 'sacrifice', what: and({ named: 'Silvershine' }, youControl), count: 2, label: 'two Silvershine' },
        { pay: 'sacrifice', what: and(herb, youControl), count: 3, label: 'three Herbs' },
      ],
    },
    activated([banishThis], {
      targets: [target(subtype('Potion'))],
      effects: [
        {
          do: 'delayed',
          on: { on: 'activateAbility', player: 'you', object: [{ in: saved('target') }] },
          until: { kind: 'endOfTurn' },
          effects: [{ do: 'copy', what: { event: 'item' }, count: 2, newTargets: true }],
        },
      ],
    }),
  ),
  actionCard(
    "Seiryuu's Command",
    'arcane',
    2,
    'fast',
    'Tamer Skill',
    {
      targets: [target(subtype('Beast'))],
      effects: [untilEndOfTurn(t(0), { mod: 'rule', rule: 'triggersAgain', keyword: 'on attack' })],
    },
    continuous('self', [{ mod: 'rule', rule: 'ignoresOwnElements' }], {
      exists: and(ally, subtype('Shenju'), element('arcane'), youControl),
    }),
  ),
  regaliaItem(
    'Tithe Proclamation',
    'norm',
    1,
    'Cleric Scripture',
    onEnter(draw(1)),
    continuous({ players: 'all' }, [
      {
        mod: 'rule',
        rule: 'cantDraw',
        if: {
          all: [{ compare: [{ happened: { on: 'draw', player: 'you' } }, '>=', 3] }, { not: { firstTurn: true } }],
        },
      },
    ]),
  ),
  attackCard(
    'Obsequious Blow',
    'water',
    10,
    'Guardian Sword',
    7,
    costsLess({ count: OMENS }, bonusOf('Ciel')),
    onChampionHit({
      do: 'modify',
      what: { controllerOf: { event: 'object' } },
      mods: [{ mod: 'cost', more: [reserve(2)], if: firstInOwnTurn }],
      until: { kind: 'endOfNextTurn', of: { controllerOf: { event: 'object' } } },
    }),
  ),
];
