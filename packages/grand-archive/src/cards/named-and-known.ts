/** Cards written by hand that speak of a chosen name, roll dice, or know later what was given up for them. */
import type { Cost, Effect, SingleFaced, Value } from '@arbiter/engine';
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
  classBonus,
  continuous,
  costsLess,
  damage,
  drawIntoMemory,
  each,
  efficiency,
  element,
  floatingMemory,
  glimpse,
  has,
  keyword,
  levelAtLeast,
  onEnter,
  plus,
  putCounters,
  regaliaItem,
  rest,
  restricted,
  saved,
  subtype,
  t,
  target,
  triggered,
  unit,
  untilEndOfTurn,
  when,
  YOUR_CHAMPION,
  youControl,
} from '../language/builders.js';
import { bonusOf, namedAsItEnters, printedCard, someOf, unique } from './common.js';

const NAMED = [{ chosenName: true as const }];
const oneMore = (pay: 'reserve' | 'memory'): Cost => ({ pay, amount: 1 });
/** "Cards with the chosen name cost 1 more to play." */
const dearerToPlay = continuous({ players: 'all' }, [
  { mod: 'cost', of: NAMED, more: [oneMore('reserve'), oneMore('memory')] },
]);
const HERBS = and(subtype('Herb'), youControl);
const domain = { has: ['types', ['Domain']] } as const satisfies { has: [string, string[]] };
const phantasia = { has: ['types', ['Phantasia']] } as const satisfies { has: [string, string[]] };
/** What an object was that was given up. */
const asGiven = { was: { given: 'given' } } as const;

export const namedAndKnown: SingleFaced[] = [
  actionCard(
    'Crimson Prescience',
    'exia',
    3,
    'fast',
    'Warrior Skill Reaction',
    {
      effects: [
        { do: 'chooseName' },
        {
          do: 'createReplacement',
          entities: YOUR_CHAMPION,
          replaces: { on: 'damage', source: NAMED, prevent: true },
          until: { kind: 'endOfTurn' },
        },
      ],
    },
    costsLess(1, { all: [CLASS_BONUS, { compare: [{ stat: 'damage', of: YOUR_CHAMPION }, '>=', 25] }] }),
  ),
  actionCard(
    "Kingdom's Divide",
    'norm',
    1,
    'slow',
    'Cleric Skill',
    {
      effects: [
        { do: 'chooseName' },
        {
          do: 'modify',
          what: 'players',
          mods: [{ mod: 'cost', of: NAMED, more: [{ pay: 'reserve', amount: 2 }] }],
          until: { kind: 'untilStep', step: 'start' },
        },
      ],
    },
    restricted(levelAtLeast(2), floatingMemory),
  ),
  printedCard(
    "Jianyu, Fate's Premonition",
    'water',
    'Unique Phantasia',
    4,
    'Cleric Spell',
    costsLess(2, CLASS_BONUS),
    namedAsItEnters(),
    continuous({ players: 'all' }, [
      { mod: 'cost', of: NAMED, more: [{ pay: 'reserve', amount: 2 }] },
      { mod: 'cost', of: NAMED, more: [oneMore('reserve')], times: { count: and(phantasia, youControl) } },
    ]),
  ),
  regaliaItem(
    'Nefarious Timepiece',
    'norm',
    0,
    'Cleric Artifact',
    namedAsItEnters(['supertypes', 'Regalia']),
    dearerToPlay,
    activated([{ pay: 'reserve', amount: 5 }, banishThis], { effects: [drawIntoMemory(1)] }),
  ),
  unique(
    allyCard(
      'Nia, Mistveiled Scout',
      'water',
      3,
      'Assassin Human',
      '1/3',
      classBonus(keyword('stealth')),
      triggered(
        { on: 'move', object: 'self', match: { to: 'field' } },
        {
          keyword: 'on enter',
          targets: [{ what: { player: 'opponent' } }],
          effects: [{ do: 'look', what: each({ zone: 'memory' }, { owner: t(0) }) }, { do: 'chooseName' }],
        },
      ),
      dearerToPlay,
    ),
  ),
  actionCard('Unstable Voltage', 'arcane', 2, 'fast', 'Mage Spell', {
    targets: [target(ally)],
    effects: [{ do: 'roll', dice: 2, as: 'rolled' }, damage({ number: 'rolled' }, t(0))],
  }),
  actionCard(
    'Potion Infusion: Volatility',
    'norm',
    7,
    'slow',
    'Cleric Spell',
    {
      targets: [target(subtype('Potion'))],
      effects: [
        // What is rested already is not rested by it.
        when(
          { is: [t(0), { not: { status: 'rested' } }] },
          { do: 'status', what: t(0), status: 'rested' },
          untilEndOfTurn(
            t(0),
            has(
              triggered(
                { on: 'move', object: 'self', match: { from: 'field', cause: 'sacrifice' } },
                {
                  keyword: 'on sacrifice',
                  effects: [
                    { do: 'roll', dice: 1, as: 'rolled' },
                    damage({ sum: [4, { number: 'rolled' }] }, each(champion, { not: youControl })),
                  ],
                },
              ),
            ),
          ),
        ),
      ],
    },
    restricted(bonusOf('Arisanna'), efficiency),
  ),
  printedCard(
    "Queen's Gambit",
    'norm',
    'Unique Phantasia',
    2,
    'Cleric Chessman Spell',
    {
      kind: 'spell',
      additional: [
        { pay: 'sacrifice', what: and(ally, subtype('Chessman'), youControl), label: 'a Chessman ally', save: 'given' },
      ],
    },
    onEnter(
      drawIntoMemory(1),
      when({ is: [asGiven, subtype('Queen')] }, { do: 'create', named: 'Pawn Piece', count: 3 }),
    ),
    continuous(
      and(ally, subtype('Chessman'), youControl),
      [has(onEnter(untilEndOfTurn('self', plus('power', 1))))],
      bonusOf('Alice'),
    ),
  ),
  printedCard(
    'Dusklight Communion',
    'norm',
    'Unique Phantasia',
    3,
    'Cleric Spell',
    {
      kind: 'spell',
      additional: [
        {
          pay: 'banish',
          what: [{ zone: 'materialDeck' }, { owner: 'you' }, { has: ['elements', ['astra', 'umbra']] }],
          label: 'an astra or umbra element card of the material deck',
          save: 'given',
        },
      ],
    },
    triggered(
      { on: 'move', object: 'self', match: { to: 'field' } },
      {
        keyword: 'on enter',
        targets: [{ ...target(phantasia, { min: 0 }), if: { is: [{ given: 'given' }, element('astra')] } }],
        effects: [
          { do: 'move', what: t(0), to: 'graveyard', cause: 'destroy' },
          when(
            { is: [{ given: 'given' }, element('umbra')] },
            {
              do: 'modify',
              what: 'self',
              mods: [has(continuous(champion, [plus('level', -1)]))],
              until: { kind: 'permanent' },
            },
          ),
        ],
      },
    ),
  ),
  attackCard(
    'Smash with Obelisk',
    'neos',
    3,
    'Guardian Obelisk',
    6,
    {
      kind: 'spell',
      additional: [{ pay: 'sacrifice', what: and(domain, youControl), label: 'a domain', save: 'given' }],
    },
    continuous('self', [plus('power', { stat: 'cost', of: asGiven })], {
      is: [asGiven, { prop: ['costKind', 'reserve'] }],
    }),
  ),
  actionCard('Expunge', 'umbra', 2, 'slow', 'Cleric Spell', {
    additional: [
      {
        pay: 'discardCards',
        what: [{ zone: 'lineage' }, subtype('Curse')],
        label: 'a Curse card of a lineage',
        save: 'given',
      },
    ],
    effects: [
      when(
        { is: [saved('given'), { prop: ['costKind', 'reserve'] }] },
        damage({ stat: 'cost', of: saved('given') }, each(unit)),
      ),
    ],
  }),
  variable(
    actionCard('Horticounter', 'astra', 0, 'fast', 'Cleric Spell Reaction', {
      additional: [{ pay: 'sacrifice', what: HERBS, least: 0, label: 'any amount of Herbs', save: 'given' }],
      targets: [{ what: [{ zone: 'effectsStack' }, { is: 'cardActivation' }] }],
      effects: [unlessPaid({ sum: ['x', { countOf: saved('given') }] })],
    }),
  ),
  actionCard(
    'Decaying Reproach',
    'tera',
    2,
    'fast',
    'Cleric Spell',
    {
      additional: [
        {
          pay: 'removeCountersAmong',
          what: [{ zone: 'field' }, { not: youControl }],
          kind: 'wither',
          most: 4,
          label: 'objects that you don’t control',
          save: 'removed',
        },
      ],
      targets: [target(unit)],
      effects: [damage({ sum: [3, { times: [2, { number: 'removed' }] }] }, t(0))],
    },
    {
      kind: 'activated',
      zone: 'hand',
      if: bonusOf('Diao Chan'),
      cost: [
        { pay: 'reserve', amount: 2 },
        { pay: 'discardCards', what: 'self' },
      ],
      effects: [drawIntoMemory(1), { do: 'recover', who: 'you', amount: 2 }],
    },
  ),
  actionCard(
    'Sparkling Adornment',
    'norm',
    2,
    'slow',
    'Assassin Spell',
    {
      additional: [
        {
          pay: 'removeCountersAmong',
          what: { zone: 'field' },
          kind: 'sheen',
          least: 1,
          single: true,
          label: 'an object',
          save: 'removed',
        },
      ],
      targets: [target(unit)],
      effects: [putCounters({ number: 'removed' }, 'sheen', t(0))],
    },
    restricted(bonusOf('Merlin'), floatingMemory),
  ),
  regaliaItem('Sigil of Budding Embers', 'fire', 0, 'Cleric Bauble', keyword('hindered'), {
    ...activated([rest, { pay: 'removeCounters', of: 'champion', kind: 'glimmer', amount: 0, x: true }, banishThis], {
      targets: [target(champion)],
      effects: [damage('x', t(0))],
      if: bonusOf('Diao Chan'),
    }),
    as: ['subtypes', 'Spell'],
  }),
];

function variable(card: SingleFaced): SingleFaced {
  return { ...card, props: { ...card.props, variable: true } };
}
/** It is negated and banished unless so much is paid; whenever that is done its player glimpses. */
function unlessPaid(times: Value): Effect {
  return {
    do: 'pay',
    who: { controllerOf: t(0) },
    cost: [oneMore('reserve')],
    times,
    then: [],
    else: [
      { do: 'counterOnStack', what: t(0), to: 'banishment', save: 'negated' },
      when(someOf(saved('negated')), { do: 'reflexive', ability: { effects: [glimpse(3)] } }),
    ],
  };
}
