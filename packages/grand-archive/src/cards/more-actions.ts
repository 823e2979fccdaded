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
  each,
  faceUp,
  floatingMemory,
  has,
  ifClassBonus,
  keyword,
  LV,
  may,
  or,
  putCounters,
  restricted,
  saved,
  shield,
  subtype,
  t,
  target,
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
import { banishing, GRAVEYARD, looked, restToBottom, someOf } from './common.js';

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
];

/** It costs X (1.6.4.2.9). */
function withX(card: SingleFaced): SingleFaced {
  return { ...card, props: { ...card.props, variable: true } };
}
