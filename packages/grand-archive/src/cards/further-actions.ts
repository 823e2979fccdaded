/** Further actions that are written by hand, from the Strategem of Myriad Ice on. */
import type { SingleFaced } from '@arbiter/engine';
import {
  actionCard,
  ally,
  and,
  CLASS_BONUS,
  champion,
  choose,
  costsLess,
  damage,
  drawIntoMemory,
  ELEMENT_BONUS,
  each,
  efficiency,
  element,
  faceUp,
  floatingMemory,
  has,
  ifClassBonus,
  keyword,
  may,
  putCounters,
  regalia,
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
import { banishing, bonusOf, eventWas, GRAVEYARD, someOf, splitAmongUnits } from './common.js';

const ADVANCED = ['arcane', 'astra', 'crux', 'exia', 'luxem', 'neos', 'tera', 'umbra', 'exalted'];
const withFloatingMemory = and(GRAVEYARD, { cardKeyword: 'floating memory' });
const allButYourChampion = each(unit, { not: yourChampion });

export const furtherActions: SingleFaced[] = [
  actionCard(
    'Strategem of Myriad Ice',
    'water',
    6,
    'slow',
    'Mage Spell',
    {
      effects: [
        choose('given', withFloatingMemory, { min: 0, max: { count: withFloatingMemory } }),
        banishing(saved('given'), 'gone'),
        {
          do: 'forEach',
          of: saved('gone'),
          as: 'one',
          effects: [
            {
              do: 'reflexive',
              ability: { targets: [target(and(unit, { not: youControl }))], effects: [damage(3, t(0))] },
            },
          ],
        },
      ],
    },
    restricted({ facing: ['east'] }, efficiency),
  ),
  actionCard(
    "Stargazer's Portent",
    'astra',
    4,
    'fast',
    'Cleric Skill',
    {
      effects: [
        {
          do: 'delayed',
          on: { on: 'activate', player: 'you', object: [{ played: 'starcalling' }] },
          effects: [{ do: 'copy', what: { event: 'object' }, newTargets: true }],
          until: { kind: 'endOfTurn' },
        },
      ],
    },
    costsLess(1, CLASS_BONUS),
  ),
  actionCard('Innervate Fury', 'fire', 3, 'slow', 'Mage Spell', {
    additional: [{ pay: 'delevel' }, { pay: 'recover', amount: 5 }],
    targets: [target(ally, { min: 0, max: null })],
    divide: 7,
    effects: [damage({ division: true }, t(0))],
  }),
  actionCard('Dichroic Scorch', 'fire', 3, 'slow', 'Assassin Spell', {
    additional: [{ pay: 'discardCards', what: and(yours('hand'), element('fire')), label: 'a fire element card' }],
    effects: [
      { do: 'remember', as: 'removed', value: { counters: 'sheen', of: each(unit) } },
      { do: 'clearCounters', what: each(unit), kind: 'sheen' },
      damage({ number: 'removed' }, allButYourChampion),
    ],
  }),
  actionCard(
    "Lightweaver's Assault",
    'luxem',
    4,
    'fast',
    'Assassin Skill',
    {
      effects: [
        { do: 'remember', as: 'shown', value: { count: yours('memory') } },
        { do: 'reveal', what: each(...yours('memory')) },
        ...splitAmongUnits('shown'),
      ],
    },
    restricted(
      { all: [CLASS_BONUS, ELEMENT_BONUS] },
      triggered(
        { on: 'revealed', object: 'self', match: { from: 'memory' } },
        { effects: [choose('hit', unit, { min: 1, max: 1 }), damage(2, saved('hit'))] },
      ),
    ),
  ),
  actionCard('Volcanic Crescendo', 'fire', 2, 'slow', 'Mage Skill Harmony', {
    effects: [
      choose('given', and(GRAVEYARD, element('fire')), { min: 0, max: { count: and(GRAVEYARD, element('fire')) } }),
      banishing(saved('given'), 'gone'),
      { do: 'remember', as: 'many', value: { countOf: saved('gone') } },
      { do: 'empower', amount: { sum: [3, { number: 'many' }] } },
      when(
        { compare: [{ happened: { on: 'activate', player: 'you', object: [subtype('Melody')] } }, '>=', 1] },
        damage({ number: 'many' }, each(champion)),
      ),
    ],
  }),
  actionCard(
    'Advent of the Shenju',
    'luxem',
    4,
    'slow',
    'Tamer Fatebound Spell',
    {
      targets: [{ what: and(yours('banishment'), subtype('Fatestone'), faceUp), if: bonusOf('Guo Jia') }],
      effects: [
        when(
          bonusOf('Guo Jia'),
          { do: 'move', what: t(0), to: 'field', cause: 'effect', controller: 'you', save: 'put' },
          when({ is: [saved('put'), regalia] }, putCounters(5, 'quest', YOUR_CHAMPION)),
        ),
      ],
    },
    restricted(
      { all: [CLASS_BONUS, ELEMENT_BONUS] },
      triggered(
        { on: 'revealed', object: 'self', match: { from: 'memory' } },
        {
          effects: [
            may(
              'Banish all cards in your memory?',
              banishing(each(...yours('memory')), 'gone'),
              drawIntoMemory({ countOf: saved('gone') }),
            ),
          ],
        },
      ),
    ),
  ),
  actionCard('Overlapping Visages', 'norm', 4, 'slow', 'Cleric Spell', {
    effects: [
      { do: 'sacrifice', who: 'players', filter: [ally], save: 'given' },
      when(
        {
          all: [
            someOf(saved('given')),
            { not: { is: [{ was: saved('given') }, subtype('Distortion')] } },
            { not: { is: [{ was: saved('given') }, { not: subtype('Distortion') }] } },
          ],
        },
        { do: 'create', named: 'Lost Being' },
      ),
    ],
  }),
  actionCard('Searing Rebuke', 'fire', 2, 'fast', 'Cleric Spell Reaction', {
    effects: [
      ifClassBonus(
        [
          {
            do: 'createReplacement',
            entities: YOUR_CHAMPION,
            shield: 3,
            replaces: {
              on: 'damage',
              prevent: true,
              also: [
                when(eventWas(1), {
                  do: 'reflexive',
                  ability: { targets: [target(and(champion, { not: youControl }))], effects: [damage(3, t(0))] },
                }),
              ],
            },
            until: { kind: 'endOfTurn' },
          },
        ],
        [
          {
            do: 'createReplacement',
            entities: YOUR_CHAMPION,
            shield: 3,
            replaces: { on: 'damage', prevent: true },
            until: { kind: 'endOfTurn' },
          },
        ],
      ),
    ],
  }),
  actionCard('Return to the Depths', 'water', 3, 'fast', 'Guardian Skill Reaction', {
    effects: [
      {
        do: 'createReplacement',
        entities: YOUR_CHAMPION,
        once: true,
        replaces: {
          on: 'damage',
          prevent: { sum: [{ event: 'amount' }, -1] },
          also: [
            when(
              { all: [eventWas(3), bonusOf('Ciel')] },
              {
                do: 'reflexive',
                ability: {
                  effects: [
                    choose('given', GRAVEYARD, { min: 0, max: 1 }),
                    banishing(saved('given'), 'gone'),
                    putCounters(1, 'omen', saved('gone')),
                  ],
                },
              },
            ),
          ],
        },
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  aethercharge(
    2,
    actionCard(
      'Vanishing Eclipse',
      'astra',
      2,
      'fast',
      'Ranger Aethercharge Spell',
      {
        targets: [target(ally)],
        effects: [
          { do: 'move', what: t(0), to: 'mainDeck', position: 'top', cause: 'return' },
          { do: 'status', what: YOUR_CHAMPION, status: 'distant' },
        ],
      },
      restricted(ELEMENT_BONUS, keyword('aethercalling')),
    ),
  ),
  actionCard(
    "Duality's Convergence",
    'crux',
    5,
    'slow',
    'Assassin Spell',
    {
      effects: [
        {
          do: 'forEach',
          of: 'players',
          as: 'one',
          effects: [
            {
              do: 'create',
              copy: each(regalia, { not: subtype('Distortion') }, { controller: saved('one') }),
              who: saved('one'),
              save: 'copies',
            },
            {
              do: 'modify',
              what: saved('copies'),
              mods: [{ mod: 'gain', prop: 'subtypes', values: ['Distortion'] }],
              until: { kind: 'permanent' },
            },
          ],
        },
      ],
    },
    costsLess(2, bonusOf('Merlin')),
  ),
  actionCard(
    'Angelic Channeling',
    'norm',
    2,
    'fast',
    'Mage Angel Spell',
    {
      effects: [
        choose('given', and(yours('hand', 'memory'), { has: ['elements', ADVANCED] }), { min: 0, max: 3 }),
        banishing(saved('given'), 'gone'),
        drawIntoMemory({ countOf: saved('gone') }),
        {
          do: 'delayed',
          on: { on: 'levelUp', player: 'you', object: [{ baseLevel: 3 }] },
          effects: [
            {
              do: 'choose',
              among: saved('gone'),
              min: 0,
              max: { countOf: saved('gone') },
              save: 'low',
              prompt: 'Choose the cards to put on the bottom of your deck',
            },
            { do: 'order', what: saved('low'), save: 'below' },
            { do: 'move', what: saved('below'), to: 'mainDeck', position: 'bottom', cause: 'effect' },
            {
              do: 'order',
              what: each({ in: saved('gone') }, { zone: 'banishment' }, { not: { in: saved('low') } }),
              save: 'above',
            },
            { do: 'move', what: saved('above'), to: 'mainDeck', position: 'top', cause: 'effect' },
          ],
        },
      ],
    },
    floatingMemory,
  ),
  actionCard(
    'Cosmic Focus',
    'astra',
    0,
    'fast',
    'Ranger Skill',
    {
      effects: [
        {
          do: 'if',
          if: { is: [YOUR_CHAMPION, { status: 'distant' }] },
          then: [
            {
              do: 'modify',
              what: YOUR_CHAMPION,
              mods: [has(keyword('ranged', { value: 4 }))],
              until: { kind: 'asLongAs', if: { is: [YOUR_CHAMPION, { status: 'distant' }] } },
            },
          ],
          else: [{ do: 'status', what: YOUR_CHAMPION, status: 'distant' }],
        },
        may('Put Cosmic Focus into its owner’s deck fourth from the top?', {
          do: 'move',
          what: 'self',
          to: 'mainDeck',
          position: 4,
          cause: 'effect',
        }),
      ],
    },
    keyword('starcalling', { cost: [{ pay: 'reserve', amount: 0 }] }),
  ),
];

/** An Aethercharge is an action that has power as it is used for an attack. */
function aethercharge(power: number, card: SingleFaced): SingleFaced {
  return { ...card, props: { ...card.props, power } };
}
