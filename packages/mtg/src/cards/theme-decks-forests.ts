/** Cards of the theme decks "Replicator", "Pummel" and "Spectral Slam" (Nemesis, Prophecy, Judgment). */
import type { Ability, Filter, Mod, Value } from '@arbiter/engine';
import {
  activated,
  addMana,
  and,
  asItEnters,
  attacking,
  card,
  color,
  continuous,
  create,
  creature,
  creatureCard,
  damage,
  each,
  enchant,
  instant,
  inYourGraveyard,
  keyword,
  land,
  mana,
  not,
  opponentControls,
  or,
  permanent,
  player,
  plus,
  protectionFrom,
  putCounters,
  rule,
  sacrificeIt,
  spell,
  subtype,
  t,
  tap,
  tapped,
  target,
  token,
  triggered,
  untilEndOfTurn,
  withKeyword,
  youControl,
} from '../language/builders.js';

const forest = and(land, subtype('Forest'));
const figures = (power: Value, toughness: Value): Mod[] => [
  { mod: 'set', prop: 'power', value: power },
  { mod: 'set', prop: 'toughness', value: toughness },
];
const threshold = { exists: inYourGraveyard, atLeast: 7 };

/** What would be dealt to it is prevented, and costs it a counter, once for all that is dealt at the same time. */
const phantom = (name: string, cost: string, types: string, size: string, counters: number, ...more: Ability[]) =>
  creatureCard(
    name,
    cost,
    types,
    size,
    ...more.slice(0, 1),
    asItEnters({ do: 'entering', counters: { '+1/+1': counters } }),
    {
      kind: 'replacement',
      on: 'damage',
      target: 'self',
      prevent: true,
      also: [putCounters(-1, 'self')],
      joint: true,
    },
    ...more.slice(1),
  );

const fadeCounters: Value = { counters: 'fade', of: 'grantor' };
const burst = token('Saproling', 'Creature — Saproling', ['G'], '0/0', {
  kind: 'static',
  affects: 'self',
  defining: true,
  mods: figures(fadeCounters, fadeCounters),
});

const searched = (type: string, save: string, apart?: Filter) => ({
  do: 'search' as const,
  filter: and(land, subtype(type), apart ?? []),
  save,
});

export const themeDecksOfForests = [
  card('Invigorate', {
    cost: '{2}{G}',
    type: 'Instant',
    abilities: [
      {
        kind: 'play',
        method: 'invigorate',
        cost: [{ pay: 'giveLife', amount: 3 }],
        if: { exists: and(permanent, forest, youControl) },
      },
      spell({ targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(4, 4))] }),
    ],
  }),
  creatureCard('Squallmonger', '{3}{G}', 'Monger', '3/3', {
    ...activated([mana('{2}')], {
      effects: [damage(1, { each: or(and(permanent, creature, withKeyword('flying')), player) })],
    }),
    anyone: true,
  }),
  card('Saproling Burst', {
    cost: '{4}{G}',
    type: 'Enchantment',
    abilities: [
      keyword('fading', { value: 7 }),
      activated([{ pay: 'takeCounters', kind: 'fade', from: 'self', count: 1 }], {
        effects: [{ do: 'create', token: burst, keep: 'linked' }],
      }),
      triggered(
        { on: 'move', object: 'self', match: { from: 'battlefield' } },
        {
          effects: [
            {
              do: 'move',
              what: each(permanent, { linked: true }),
              to: 'graveyard',
              cause: 'destroy',
              final: true,
            },
          ],
        },
      ),
    ],
  }),
  card('Saproling Cluster', {
    cost: '{1}{G}',
    type: 'Enchantment',
    abilities: [
      {
        ...activated([mana('{1}'), { pay: 'discard', what: [], count: 1 }], {
          effects: [create(token('Saproling', 'Creature — Saproling', ['G'], '1/1'))],
        }),
        anyone: true,
      },
    ],
  }),
  card('Flowstone Armor', {
    cost: '{3}',
    type: 'Artifact',
    abilities: [
      continuous('self', [rule('mayStayTapped')]),
      activated([mana('{3}'), tap], {
        targets: [target(creature)],
        effects: [
          {
            do: 'modify',
            what: t(0),
            mods: plus(1, -1),
            until: { kind: 'asLongAs', if: { exists: [{ self: true }, tapped] } },
          },
        ],
      }),
    ],
  }),
  card('Hickory Woodlot', {
    type: 'Land',
    abilities: [
      asItEnters({ do: 'entering', status: { tapped: true }, counters: { depletion: 2 } }),
      activated([tap, { pay: 'takeCounters', kind: 'depletion', from: 'self', count: 1 }], {
        immediate: true,
        effects: [
          addMana('{G}{G}'),
          { do: 'if', if: { compare: [{ counters: 'depletion', of: 'self' }, '<=', 0] }, then: [sacrificeIt] },
        ],
      }),
    ],
  }),
  creatureCard('Vintara Elephant', '{4}{G}', 'Elephant', '4/3', keyword('trample'), {
    ...activated([mana('{3}')], { effects: [untilEndOfTurn('self', { mod: 'loseKeyword', keyword: 'trample' })] }),
    anyone: true,
  }),
  instant('Wild Might', '{1}{G}', {
    targets: [target(creature)],
    effects: [
      untilEndOfTurn(t(0), plus(1, 1)),
      { do: 'pay', who: 'players', cost: [mana('{2}')], then: [], else: [untilEndOfTurn(t(0), plus(4, 4))] },
    ],
  }),
  card('Living Terrain', {
    cost: '{2}{G}{G}',
    type: 'Enchantment — Aura',
    abilities: [
      ...enchant(land),
      continuous('attached', [
        { mod: 'gain', prop: 'types', values: ['Creature'] },
        { mod: 'gain', prop: 'subtypes', values: ['Treefolk'] },
        { mod: 'set', prop: 'colors', value: ['G'] },
        ...figures(5, 6),
      ]),
    ],
  }),
  card('Snag', {
    cost: '{3}{G}',
    type: 'Instant',
    abilities: [
      { kind: 'play', method: 'discarding', cost: [{ pay: 'discard', what: forest, count: 1 }] },
      spell({
        effects: [
          {
            do: 'createReplacement',
            replaces: {
              on: 'damage',
              source: and(creature, { is: 'unblocked' }),
              match: { combat: true },
              prevent: true,
            },
            until: { kind: 'endOfTurn' },
          },
        ],
      }),
    ],
  }),
  creatureCard(
    'Avatar of Might',
    '{6}{G}{G}',
    'Avatar',
    '8/8',
    {
      kind: 'static',
      mods: [{ mod: 'cost', less: [mana('{6}')] }],
      if: {
        exists: [
          { player: 'opponent' },
          { controls: [creature, '>=', { sum: [{ count: and(permanent, creature, youControl) }, 4] }] },
        ],
      },
    },
    keyword('trample'),
  ),
  creatureCard(
    'Forcemage Advocate',
    '{1}{G}',
    'Centaur Shaman',
    '2/1',
    activated([tap], {
      targets: [{ what: [{ zone: 'graveyard' }, { owner: 'opponent' }] }, target(creature)],
      effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return' }, putCounters(1, t(1))],
    }),
  ),
  card('Krosan Verge', {
    type: 'Land',
    abilities: [
      asItEnters({ do: 'entering', status: { tapped: true } }),
      activated([tap], { immediate: true, effects: [addMana('{C}')] }),
      activated([mana('{2}'), tap, { pay: 'sacrifice', what: 'self' }], {
        effects: [
          searched('Forest', 'forest'),
          searched('Plains', 'plains', not({ in: { saved: 'forest' } })),
          {
            do: 'move',
            what: each({ zone: 'library' }, or({ in: { saved: 'forest' } }, { in: { saved: 'plains' } })),
            to: 'battlefield',
            status: { tapped: true },
            cause: 'effect',
          },
          { do: 'shuffle', who: 'you' },
        ],
      }),
    ],
  }),
  phantom('Phantom Nomad', '{1}{W}', 'Spirit Nomad', '0/0', 2),
  phantom('Phantom Tiger', '{2}{G}', 'Cat Spirit', '1/0', 2),
  phantom('Phantom Centaur', '{2}{G}{G}', 'Centaur Spirit', '2/0', 3, protectionFrom(color('B'), 'black')),
  phantom('Phantom Flock', '{3}{W}{W}', 'Bird Soldier Spirit', '0/0', 3, keyword('flying')),
  phantom(
    'Phantom Nantuko',
    '{2}{G}',
    'Insect Spirit',
    '0/0',
    2,
    keyword('trample'),
    activated([tap], { effects: [putCounters(1, 'self')] }),
  ),
  card("Seton's Desire", {
    cost: '{2}{G}',
    type: 'Enchantment — Aura',
    abilities: [
      ...enchant(creature),
      continuous('attached', plus(2, 2)),
      continuous('attached', [rule('blockedByAll')], threshold),
    ],
  }),
  card('Spirit Flare', {
    cost: '{3}{W}',
    type: 'Instant',
    abilities: [
      keyword('flashback', { cost: [mana('{1}{W}'), { pay: 'life', amount: 3 }] }),
      spell({
        targets: [
          target(and(creature, youControl, not(tapped))),
          target(and(creature, opponentControls, or(attacking, { is: 'blocking' }))),
        ],
        effects: [
          { do: 'status', what: t(0), status: 'tapped', save: 'done' },
          {
            do: 'if',
            if: { compare: [{ countOf: { saved: 'done' } }, '>=', 1] },
            then: [damage({ stat: 'power', of: t(0) }, t(1), t(0))],
          },
        ],
      }),
    ],
  }),
];
