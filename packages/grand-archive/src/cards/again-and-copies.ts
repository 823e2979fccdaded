/** Cards written by hand that ask what was activated before, copy what is there, or let the next attack be declared otherwise. */
import type { SingleFaced } from '@arbiter/engine';
import {
  actionCard,
  activated,
  and,
  attackCard,
  CLASS_BONUS,
  continuous,
  costsLess,
  draw,
  each,
  keyword,
  plus,
  saved,
  subtype,
  t,
  target,
  triggered,
  when,
  youControl,
  yourRecollection,
} from '../language/builders.js';
import { bonusOf, GRAVEYARD, printedCard, unique } from './common.js';

const RETRIBUTION = 'Spirit Blade: Retribution';
const attack = { has: ['types', ['Attack']] } as const satisfies { has: [string, string[]] };
const again = { everActivated: RETRIBUTION };
const FLOATING = { cardKeyword: 'floating memory' };

export const againAndCopies: SingleFaced[] = [
  attackCard(
    RETRIBUTION,
    'crux',
    10,
    'Warrior Ultimate Sword',
    3,
    costsLess(10, again),
    { kind: 'play', method: 'elsewhere', zone: 'graveyard', if: again },
    keyword('cleave'),
    continuous(
      'self',
      [
        plus('power', {
          total: 'power',
          of: each({ zone: 'banishment' }, { owner: 'you' }, { has: ['types', ['Ally', 'Attack', 'Weapon']] }),
        }),
      ],
      bonusOf('Lorraine'),
    ),
  ),
  unique(
    printedCard(
      'Starlit Apothecary',
      'astra',
      'Unique Domain',
      3,
      'Cleric Market',
      triggered(yourRecollection, {
        if: bonusOf('Arisanna'),
        targets: [target(and(subtype('Potion', 'Herb'), youControl))],
        effects: [
          {
            do: 'pay',
            who: 'opponents',
            cost: [{ pay: 'reserve', amount: 4 }],
            then: [],
            else: [
              { do: 'create', copy: t(0), save: 'made' },
              when({ is: [saved('made'), subtype('Potion')] }, { do: 'becomeBrewed', what: saved('made') }),
            ],
          },
        ],
      }),
    ),
  ),
  actionCard(
    'Meteoric Volley',
    'astra',
    3,
    'fast',
    'Ranger Spell',
    {
      effects: [{ do: 'copyIntoIntent', what: each({ zone: 'intent' }, subtype('Aethercharge')) }],
    },
    continuous('self', [
      {
        mod: 'rule',
        rule: 'activateOnly',
        if: { exists: [{ has: ['types', ['Champion']] }, { controller: 'you' }, { is: 'attacking' }] },
      },
    ]),
  ),
  actionCard(
    'Enhance Potency',
    'wind',
    3,
    'slow',
    'Cleric Spell',
    {
      targets: [target(subtype('Potion'))],
      effects: [
        // What is rested already is not rested by it.
        when(
          { is: [t(0), { not: { status: 'rested' } }] },
          { do: 'status', what: t(0), status: 'rested' },
          {
            do: 'delayed',
            on: { on: 'activateAbility', player: 'you', object: [{ in: saved('target') }] },
            until: { kind: 'endOfTurn' },
            effects: [{ do: 'copy', what: { event: 'item' }, newTargets: true }],
          },
        ),
      ],
    },
    costsLess(1, CLASS_BONUS),
  ),
  printedCard(
    'Soothing Potion',
    'water',
    'Item',
    6,
    'Cleric Potion',
    {
      kind: 'keyword',
      keyword: 'brew',
      cost: [
        {
          pay: 'sacrifice',
          what: and(subtype('Herb'), youControl),
          count: 2,
          names: 'same',
          label: 'two Herbs with the same name',
        },
      ],
    },
    activated([{ pay: 'sacrifice', what: 'self' }], {
      effects: [draw(1), { do: 'recover', who: 'you', amount: 3 }, when({ is: ['self', { played: 'brew' }] }, draw(1))],
    }),
  ),
  attackCard(
    'Regulus Blitz',
    'water',
    3,
    'Warrior Sword',
    4,
    {
      ...activated([{ pay: 'banish', what: and(GRAVEYARD, FLOATING), label: 'a card with floating memory' }], {
        if: bonusOf('Mordred'),
        effects: [
          {
            do: 'forEach',
            of: each({ zone: 'effectsStack' }, { is: 'cardActivation' }, { not: youControl }),
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
        ],
      }),
      zone: 'intent',
    },
    {
      ...activated(
        [
          { pay: 'reserve', amount: 2 },
          { pay: 'discardCards', what: 'self' },
        ],
        {
          if: bonusOf('Mordred'),
          effects: [
            {
              do: 'nextCard',
              of: and(attack, { not: subtype('Command') }),
              mods: [{ mod: 'rule', rule: 'restsNobody' }],
            },
          ],
        },
      ),
      zone: 'hand',
    },
  ),
];
