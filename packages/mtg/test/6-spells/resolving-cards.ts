import type { CardDefinition } from '@arbiter/engine';
import {
  activated,
  another,
  card,
  color,
  continuous,
  create,
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  each,
  enchantment,
  enters,
  faces,
  gainLife,
  has,
  instant,
  inYourGraveyard,
  keyword,
  loseLife,
  mana,
  player,
  plus,
  regenerate,
  rule,
  sorcery,
  spell,
  subtype,
  t,
  target,
  token,
  transform,
  triggered,
  untilEndOfTurn,
  youControl,
} from './test-cards.js';

const bear = token('Test Bear', 'Creature — Bear', ['G'], '2/2');
const setTo = (n: number) => [
  { mod: 'set', prop: 'power', value: n } as const,
  { mod: 'set', prop: 'toughness', value: n } as const,
];
const light = (name: string, more: object = {}) =>
  card(name, {
    cost: '{W}',
    type: 'Enchantment',
    abilities: [
      triggered(enters, {
        targets: [target([creature, { other: true }])],
        effects: [{ do: 'move', what: t(0), to: 'exile', cause: 'exile', keep: 'untilLeaves' }],
        ...more,
      }),
    ],
  });
const wall = (name: string, rules: object) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities: [continuous({ players: 'all' }, [rules as never])] });

/** Cards of the tests of 608–616. */
export const cards: CardDefinition[] = [
  light('Test Light'),
  creatureCard(
    'Test Jailer',
    '{W}',
    'Cleric',
    '1/1',
    activated([], {
      targets: [target(creature)],
      effects: [{ do: 'move', what: t(0), to: 'exile', cause: 'exile', keep: 'untilLeaves' }],
    }),
  ),
  creatureCard(
    'Test Bolter',
    '{R}',
    'Goblin',
    '1/1',
    activated([{ pay: 'tap' }], { targets: [target(creature)], effects: [damage(3, t(0))] }),
  ),
  creatureCard(
    'Test Warden',
    '{W}',
    'Cleric',
    '1/1',
    triggered({ on: 'move', object: [creature, { other: true }], match: { to: 'battlefield' } } as never, {
      effects: [gainLife(1)],
    }),
  ),
  instant('Test Sweep', '{0}', { effects: [destroy(each(enchantment))] }),
  instant('Test Kill', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Take', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
  }),
  creatureCard('Test Cub', '{0}', 'Bear', '2/2'),
  // "Whenever a creature attacks, it gets +2/+0 until end of turn."
  card('Test Drum', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      triggered({ on: 'attack', object: creature } as never, {
        effects: [untilEndOfTurn({ event: 'object' }, plus(2, 0))],
      }),
    ],
  }),
  instant('Test Stone', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'types', value: ['Artifact'] })],
  }),
  card('Test Wreath', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [keyword('enchant', { from: creature }), { kind: 'spell', targets: [target(creature)], effects: [] }],
  }),
  card('Test Double', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [{ kind: 'replacement', on: 'create', player: 'you', change: { count: 2 } }],
  }),
  instant('Test Fork', '{0}', {
    targets: [target([{ zone: 'stack' }, { is: 'spell' } as never])],
    effects: [{ do: 'copy', what: t(0) }],
  }),
  wall('Test Grave Lock', { ...rule('cantGainLife') }),
  wall('Test No Loss', { ...rule('cantLoseLife') }),
  card('Test Spring', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      { kind: 'replacement', on: 'stat', player: 'you', match: { stat: 'life', gain: true }, instead: [draw(1)] },
    ],
  }),
  creatureCard('Test Guard', '{0}', 'Soldier', '1/5', {
    kind: 'replacement',
    on: 'damage',
    target: { player: 'you' },
    change: { dealtTo: 'self' },
  }),
  instant('Test Sip', '{0}', { effects: [gainLife(3)] }),
  creatureCard(
    'Test Blood Priest',
    '{0}',
    'Cleric',
    '1/1',
    activated([{ pay: 'life', amount: 1 }], { effects: [draw(1)] }),
  ),
  card('Test Red Ward', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [{ kind: 'replacement', on: 'damage', source: color('R'), target: { player: 'you' }, prevent: true }],
  }),
  creatureCard('Test Red', '{R}', 'Goblin', '2/2'),
  creatureCard('Test Green', '{G}', 'Bear', '2/2'),
  instant('Test Dye', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'colors', value: ['G'] })],
  }),
  // "The next time a source of your choice would deal damage to you this turn, prevent that damage."
  instant('Test Circle', '{0}', {
    effects: [
      { do: 'choose', from: [creature, color('R')], save: 'it' },
      {
        do: 'createReplacement',
        entities: 'you',
        replaces: { on: 'damage', source: [color('R')], prevent: true },
        once: true,
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  creatureCard(
    'Test Meek',
    '{0}',
    'Human',
    '1/1',
    activated([], {
      effects: [
        {
          do: 'createReplacement',
          replaces: { on: 'damage', source: 'self', prevent: true },
          once: true,
          until: { kind: 'endOfTurn' },
        },
      ],
    }),
    activated([], { effects: [damage(3, 'opponents')] }),
  ),
  instant('Test Two', '{0}', { effects: [damage(1, 'opponents'), damage(1, 'opponents')] }),
  wall('Test Truth', { ...rule('damageCantBePrevented') }),
  instant('Test Reverse', '{0}', {
    effects: [
      {
        do: 'createReplacement',
        entities: 'you',
        replaces: { on: 'damage', prevent: true, also: [gainLife(1)] },
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  instant('Test Buffer', '{0}', {
    effects: [
      {
        do: 'createReplacement',
        entities: 'you',
        shield: 3,
        replaces: { on: 'damage', prevent: true },
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  instant('Test Regrow', '{0}', { targets: [target(creature)], effects: [regenerate(t(0))] }),
  instant('Test Steel', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), has('indestructible'))] }),
  instant('Test Strip', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'loseAbilities' })],
  }),
  creatureCard('Test Devourer', '{0}', 'Beast', '1/1', keyword('devour', { value: 1 })),
  sorcery('Test Rise', '{0}', {
    effects: [
      { do: 'move', what: each(...inYourGraveyard, creature), to: 'battlefield', cause: 'return', controller: 'you' },
    ],
  }),
  card('Test Ones', { cost: '{0}', type: 'Enchantment', abilities: [continuous(creature, setTo(1))] }),
  card('Test Threes', { cost: '{0}', type: 'Enchantment', abilities: [continuous(creature, setTo(3))] }),
  creatureCard(
    'Test Veil',
    '{5}',
    'Wizard',
    '2/2',
    keyword('morph', { cost: [mana('{0}')] }),
    continuous([creature, another], setTo(4)),
  ),
  faces(
    'transform',
    creatureCard('Test Calm', '{5}', 'Wizard', '2/2', continuous([creature, another], setTo(4))),
    card('Test Storm', {
      type: 'Creature — Wizard',
      power: 2,
      toughness: 2,
      abilities: [continuous([creature, another], setTo(5))],
    }),
  ),
  instant('Test Turn', '{0}', { targets: [target(creature)], effects: [transform(t(0))] }),
  sorcery('Test Return All', '{0}', {
    effects: [{ do: 'move', what: { each: [{ zone: 'graveyard' }, enchantment] }, to: 'battlefield', cause: 'return' }],
  }),
  instant('Test Gift', '{0}', {
    targets: [target(creature), target(creature, { notIn: [0] })],
    effects: [
      {
        do: 'modify',
        what: t(1),
        mods: plus(3, 3),
        until: { kind: 'asLongAs', if: { is: [t(0), [creature, youControl]] } } as never,
      },
    ],
  }),
  instant('Test Lose', '{0}', { effects: [loseLife(2, 'you')] }),
  sorcery('Test Litter', '{0}', { effects: [create(bear)] }),
  creatureCard(
    'Test Unseen',
    '{0}',
    'Rogue',
    '3/3',
    continuous('self', [rule('assignsAsUnblocked')]),
    triggered({ on: 'unblocked', object: 'self' } as never, { effects: [gainLife(10)] }),
  ),
  instant('Test Hit', '{0}', { targets: [target(player)], effects: [damage(2, t(0))] }),
  card('Test Fury Watch', {
    cost: '{0}',
    type: 'Instant',
    abilities: [
      spell({
        effects: [
          gainLife({
            happened: {
              on: 'move',
              object: [creature, subtype('Bear')],
              match: { from: 'battlefield', to: 'graveyard' },
            },
          } as never),
        ],
      }),
    ],
  }),
];
