/** Actions that are written by hand: their texts say in a way of their own what the words of the language say. */
import type { SingleFaced } from '@arbiter/engine';
import {
  actionCard,
  ally,
  and,
  banish,
  CLASS_BONUS,
  champion,
  choose,
  classBonus,
  costsLess,
  damage,
  destroy,
  draw,
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
  LV,
  may,
  or,
  putCounters,
  regalia,
  restricted,
  saved,
  shield,
  subtype,
  t,
  target,
  triggered,
  unit,
  untilEndOfTurn,
  wakeUp,
  weapon,
  when,
  YOUR_CHAMPION,
  youControl,
  yourChampion,
  yours,
} from '../language/builders.js';
import { banishing, bonusOf, eventWas, GRAVEYARD, looked, restToBottom, someOf, splitAmongUnits } from './common.js';

const ADVANCED = ['arcane', 'astra', 'crux', 'exia', 'luxem', 'neos', 'tera', 'umbra', 'exalted'];
const withFloatingMemory = and(GRAVEYARD, { cardKeyword: 'floating memory' });
const allButYourChampion = each(unit, { not: yourChampion });

export const moreActions: SingleFaced[] = [
  actionCard(
    'Annihilation',
    'exia',
    3,
    'slow',
    'Warrior Skill',
    {
      effects: [
        ifClassBonus([
          { do: 'number', as: 'dealing', max: 7, prompt: 'Choose how much damage to deal to your champion' },
          { do: 'damage', amount: { number: 'dealing' }, to: YOUR_CHAMPION, total: 'dealt' },
          destroy(
            each({ not: champion }, { prop: ['costKind', 'reserve'] }, { stat: ['cost', '=', { number: 'dealt' }] }),
          ),
        ]),
      ],
    },
    restricted({ compare: [{ stat: 'damage', of: YOUR_CHAMPION }, '>=', 35] }, keyword('fast activation')),
  ),
  actionCard(
    'Astral Seal',
    'astra',
    3,
    'fast',
    'Cleric Spell',
    {
      targets: [{ what: [{ zone: 'effectsStack' }, { is: 'cardActivation' }] }],
      effects: [{ do: 'counterOnStack', what: t(0), to: 'banishment' }],
    },
    {
      kind: 'static',
      if: CLASS_BONUS,
      mods: [
        {
          mod: 'cost',
          less: [
            { pay: 'reserve', amount: 1 },
            { pay: 'memory', amount: 1 },
          ],
          times: 3,
          targeting: [{ is: 'cardActivation' }, { sameName: { each: [{ zone: 'banishment' }, faceUp] } }],
        },
      ],
    },
  ),
  actionCard(
    'Cosmic Bolt',
    'astra',
    3,
    'slow',
    'Cleric Spell',
    {
      targets: [target(unit)],
      effects: [
        damage(
          {
            sum: [
              4,
              { times: [2, { count: and(yours('graveyard', 'banishment'), { named: 'Cosmic Bolt' }, faceUp) }] },
            ],
          },
          t(0),
        ),
      ],
    },
    keyword('starcalling', { cost: [{ pay: 'reserve', amount: 2 }] }),
  ),
  actionCard(
    'Delusional Vapors',
    'water',
    3,
    'fast',
    'Assassin Skill',
    {
      targets: [{ what: { player: 'opponent' } }],
      effects: [
        { do: 'move', what: { top: 8, of: t(0) }, to: 'graveyard', cause: 'effect' },
        when(
          { paid: 'prepare' },
          {
            do: 'delayed',
            on: { on: 'draw', player: { saved: 'target' } },
            effects: [{ do: 'move', what: { top: 4, of: { event: 'player' } }, to: 'graveyard', cause: 'effect' }],
            repeat: true,
            until: { kind: 'endOfTurn' },
          },
        ),
      ],
    },
    classBonus(keyword('prepare', { value: 2 })),
  ),
  actionCard(
    'Divining Streams',
    'water',
    3,
    'fast',
    'Cleric Spell',
    {
      effects: [
        ...looked(3, 'seen'),
        {
          do: 'choose',
          among: saved('seen'),
          min: 1,
          max: 1,
          save: 'buried',
          prompt: 'Choose the card to put into your graveyard',
        },
        { do: 'move', what: saved('buried'), to: 'graveyard', cause: 'effect' },
        {
          do: 'choose',
          among: each({ in: saved('seen') }, { zone: 'mainDeck' }),
          min: 1,
          max: 1,
          save: 'kept',
          prompt: 'Choose the card to put on top of your deck',
        },
        {
          do: 'move',
          what: each({ in: saved('seen') }, { zone: 'mainDeck' }, { not: { in: saved('kept') } }),
          to: 'mainDeck',
          position: 'bottom',
          cause: 'effect',
        },
      ],
    },
    classBonus(floatingMemory),
  ),
  actionCard('Equivalent Exchange', 'norm', 4, 'slow', 'Cleric Spell', {
    effects: [
      { do: 'create', named: 'Lost Being', status: { rested: true }, save: 'token' },
      when(
        { exists: [{ player: 'any' }, { owns: [[{ zone: 'graveyard' }, ally], '>=', 2] }] },
        may(
          'Banish two ally cards from a single graveyard?',
          choose('whose', [{ player: 'any' }, { owns: [[{ zone: 'graveyard' }, ally], '>=', 2] }], { min: 1, max: 1 }),
          choose('given', [{ zone: 'graveyard' }, { owner: saved('whose') }, ally], { min: 2, max: 2 }),
          banishing(saved('given'), 'gone'),
          when(someOf(saved('gone'), 2), wakeUp(saved('token')), putCounters(1, 'buff', saved('token'))),
        ),
      ),
    ],
  }),
  actionCard(
    'Topsy Decree',
    'norm',
    3,
    'fast',
    'Cleric Spell',
    {
      modes: {
        min: 1,
        max: 1,
        more: { if: { paid: 'imbue' }, min: 2, max: 2 },
        choices: [
          {
            label: 'your champion gains spellshroud until end of turn',
            effects: [untilEndOfTurn(YOUR_CHAMPION, has(keyword('spellshroud')))],
          },
          {
            label: 'up to one target opponent discards a card from their hand or memory',
            targets: [{ what: { player: 'opponent' }, min: 0 }],
            effects: [
              {
                do: 'choose',
                who: t(0),
                from: [or({ zone: 'hand' }, { zone: 'memory' }), { owner: t(0) }],
                min: 1,
                max: 1,
                save: 'lost',
              },
              { do: 'move', what: saved('lost'), to: 'graveyard', cause: 'discard' },
            ],
          },
          {
            label: 'choose up to two cards from a single graveyard and banish them',
            effects: [
              choose('whose', [{ player: 'any' }, { owns: [[{ zone: 'graveyard' }], '>=', 1] }], { min: 0, max: 1 }),
              choose('given', [{ zone: 'graveyard' }, { owner: saved('whose') }], { min: 0, max: 2 }),
              banish(saved('given')),
            ],
          },
        ],
      },
    },
    keyword('imbue', { value: 3 }),
  ),
  withX(
    actionCard(
      'Lost in Thought',
      'water',
      0,
      'fast',
      'Mage Skill',
      {
        effects: [
          choose('given', withFloatingMemory, { min: 0, max: 'x' }),
          banishing(saved('given'), 'gone'),
          draw({ countOf: saved('gone') }),
        ],
      },
      floatingMemory,
    ),
  ),
  actionCard(
    'Meteor Strike',
    'astra',
    3,
    'slow',
    'Cleric Spell',
    {
      targets: [{ ...target({ not: champion }), if: { not: { is: ['self', { played: 'starcalling' }] } } }],
      effects: [
        {
          do: 'if',
          if: { is: ['self', { played: 'starcalling' }] },
          then: [damage(3, allButYourChampion)],
          else: [destroy(t(0))],
        },
      ],
    },
    keyword('starcalling', { cost: [{ pay: 'reserve', amount: 3 }] }),
  ),
  actionCard(
    'Mendcall Mercy',
    'norm',
    3,
    'fast',
    'Cleric Spell',
    {
      targets: [{ what: { player: 'any' } }],
      effects: [
        { do: 'recover', who: t(0), amount: { times: [3, { baseLevel: each(champion, { controller: t(0) }) }] } },
        when({ is: [t(0), { player: 'opponent' }] }, { do: 'gainStatus', status: "Crowd's Favor" }),
      ],
    },
    costsLess(1, CLASS_BONUS),
  ),
  actionCard("Nature's Appeal", 'tera', 2, 'fast', 'Mage Spell', {
    effects: [
      { do: 'remember', as: 'seen', what: { top: LV() } },
      { do: 'reveal', what: saved('seen') },
      { do: 'choose', among: saved('seen'), min: 1, max: 1, save: 'taken', prompt: 'Choose the card for your hand' },
      { do: 'move', what: saved('taken'), to: 'hand', cause: 'effect' },
      {
        do: 'choose',
        among: each({ in: saved('seen') }, { zone: 'mainDeck' }),
        min: 1,
        max: 1,
        save: 'kept',
        prompt: 'Choose the card to preserve',
      },
      { do: 'move', what: saved('kept'), to: 'materialDeck', status: { preserved: true }, cause: 'effect' },
      ...restToBottom('seen'),
    ],
  }),
  actionCard('Twisted Verdict', 'norm', 6, 'slow', 'Cleric Skill', {
    targets: [{ what: { player: 'opponent' } }],
    effects: [
      { do: 'remember', as: 'seen', what: { top: 5 } },
      { do: 'look', who: t(0), what: saved('seen') },
      { do: 'choose', who: t(0), among: saved('seen'), min: 2, max: 2, save: 'given' },
      { do: 'move', what: saved('given'), to: 'memory', cause: 'effect' },
      { do: 'arrange', kind: 'LOOK', who: t(0), of: 'you', count: 3, piles: ['bottom'] },
    ],
  }),
  actionCard(
    'Twingale Parry',
    'wind',
    2,
    'fast',
    'Warrior Sword Reaction',
    { targets: [target(unit)], effects: [shield(2, t(0), true)] },
    {
      kind: 'static',
      zone: 'graveyard',
      if: { all: [CLASS_BONUS, { exists: [subtype('Sword'), weapon, youControl] }] },
      mods: [has(keyword('ephemerate', { cost: [{ pay: 'reserve', amount: 2 }] }))],
    },
  ),
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

/** It costs X (1.6.4.2.9). */
function withX(card: SingleFaced): SingleFaced {
  return { ...card, props: { ...card.props, variable: true } };
}
/** An Aethercharge is an action that has power as it is used for an attack. */
function aethercharge(power: number, card: SingleFaced): SingleFaced {
  return { ...card, props: { ...card.props, power } };
}
