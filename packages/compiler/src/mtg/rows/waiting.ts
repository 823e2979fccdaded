/** What else triggered abilities wait for (603): where something was cast from, what dealt damage, what attacks together. */
import type { FilterClause, TriggerPattern } from '@arbiter/engine';
import type { Mention } from '../../references/nouns.js';
import { type Described, row, type Trigger } from '../categories.js';
import { anaphor, mention, SOURCE_KINDS } from '../nouns.js';
import { cast, either, step } from './triggers.js';

type Caster = 'you' | 'opponent' | 'any';
const CASTERS: [string, Caster][] = [
  ['you cast', 'you'],
  ['an opponent casts', 'opponent'],
  ['a player casts', 'any'],
];
const castFrom = (at: number, thing: Described, player: Caster, ...from: FilterClause[]): Trigger | undefined =>
  cast(at, { ...thing, filter: [...thing.filter, ...from] }, player);
/** Damage that a player is dealt, by what is described. */
const dealt = (at: number, player: 'you' | 'opponent', by: FilterClause[]): Trigger => ({
  on: { on: 'damage', player, source: by },
  mentions: player === 'you' ? [] : [mention(at, { event: 'player' }, ['player', 'opponent'])],
});
/** What has dealt damage is called by its being a source: what it is otherwise does not show. */
const bySource = (at: number, on: Omit<TriggerPattern, 'on'>, ...others: Mention[]): Trigger => ({
  on: { ...on, on: 'damage' },
  mentions: [...others, mention(at, { event: 'source' }, SOURCE_KINDS)],
});

/** "A spell or ability", and one that an opponent controls, are whatever aims: rows of their own. */
const aiming = ({ kinds, filter }: Described): boolean =>
  kinds.includes('spell') && !(kinds.includes('ability') && filter.every(isAnyones));
const isAnyones = (clause: FilterClause): boolean =>
  'zone' in clause || ('controller' in clause && clause.controller === 'opponent');

/** Damage to a player and to a permanent at the same time are two events (603.2c). */
const dealtToEither = (
  at: number,
  source: FilterClause[],
  object: FilterClause[],
  player: 'you' | 'any',
  combat: boolean,
) => {
  const of: Partial<TriggerPattern> = { source, ...(combat ? { match: { combat: true } } : {}) };
  const mentions = [mention(at, { event: 'source' }, SOURCE_KINDS)];
  return {
    on: { on: 'damage', ...of, player },
    mentions,
    or: { on: { on: 'damage', ...of, object }, mentions },
  };
};
/** What a text calls "that spell or ability": see `moves.ts`. */
const AIMING = '#spell or ability';
const PLANESWALKER: FilterClause[] = [{ has: ['types', 'Planeswalker'] }];

export const waiting = [
  row(
    'event',
    'a source an opponent controls deals damage to you or a permanent you control',
    (_, { from }) => dealtToEither(from, [{ controller: 'opponent' }], [{ controller: 'you' }], 'you', false),
    'Flameblade Angel',
  ),
  row(
    'event',
    'that <kind> deals combat damage to a player or planeswalker',
    ({ kind }, { from }) => dealtToEither(from, [{ in: anaphor(from, kind) }], PLANESWALKER, 'any', true),
    "Hunter's Insight",
  ),
  // A land is played, every other card is cast (701.18b); what is cast as a copy is no card (108.2).
  row(
    'event',
    'you play a card',
    () => ({
      on: { on: 'cast', object: [{ is: 'representedByCard' }], player: 'you' },
      mentions: [],
      or: {
        on: { on: 'move', object: [{ controller: 'you' as const }], match: { to: 'battlefield', cause: 'play' } },
        mentions: [],
      },
    }),
    'Recycle',
  ),
  row(
    'event',
    '<source> or another <thing> enters from your graveyard',
    ({ thing }, { from }) => ({
      on: {
        on: 'move',
        object: [{ any: [{ self: true }, [...thing.filter, { other: true }]] }, { owner: 'you' }],
        match: { from: 'graveyard', to: 'battlefield' },
      },
      mentions: [mention(from, { event: 'became' }, thing.kinds)],
    }),
    'Flayer of the Hatebound',
  ),
  // All that it deals at the same time is one event (603.2c).
  row(
    'event',
    '<source> deals damage to one or more creatures',
    (_, { from }) => ({
      on: { on: 'damage', source: 'self', object: [{ has: ['types', 'Creature'] }], batch: true },
      mentions: [mention(from, 'self', SOURCE_KINDS)],
    }),
    'Briarbridge Patrol',
  ),
  row(
    'trigger',
    'at the beginning of your upkeep and <trigger>',
    ({ trigger }) => either(step('upkeep', 'you'), trigger),
    'Shrine of Burning Rage',
  ),
  row('trigger', 'at the beginning of your end step and <trigger>', ({ trigger }) =>
    either(step('end', 'you'), trigger),
  ),
  ...CASTERS.flatMap(([words, player]) => [
    row('event', `${words} <thing:one> from a graveyard`, ({ thing }, { from }) =>
      castFrom(from, thing, player, { playedFrom: 'graveyard' }),
    ),
    row('event', `${words} <thing:one> from exile`, ({ thing }, { from }) =>
      castFrom(from, thing, player, { playedFrom: 'exile' }),
    ),
    row('event', `${words} <thing:one> from anywhere other than their|your hand`, ({ thing }, { from }) =>
      castFrom(from, thing, player, { not: { playedFrom: 'hand' } }),
    ),
    row('event', `${words} <thing:one> during your turn`, ({ thing }, { from }) => {
      const one = cast(from, thing, player);
      return one && { ...one, if: { turnOf: 'you' as const } };
    }),
    row('event', `${words} <thing:one> during an opponent 's turn`, ({ thing }, { from }) => {
      const one = cast(from, thing, player);
      return one && { ...one, if: { turnOf: 'opponent' as const } };
    }),
  ]),
  ...(
    [
      ['a player taps', 'any'],
      ['an opponent taps', 'opponent'],
      ['you tap', 'you'],
    ] as const
  ).map(([words, player]) =>
    row(
      'event',
      `${words} <thing:one> for mana`,
      ({ thing }, { from }) => ({
        on: { on: 'tapForMana', object: thing.filter, ...(player === 'any' ? {} : { player }) },
        mentions: [
          mention(from, { event: 'object' }, thing.kinds),
          ...(player === 'you' ? [] : [mention(from, { event: 'player' }, ['player'])]),
        ],
      }),
      'Manabarbs',
    ),
  ),
  ...(
    [
      ['an opponent', 'opponent'],
      ['a player', 'any'],
    ] as const
  ).map(([words, player]) =>
    row(
      'event',
      `<source> deals <n:digit> or more damage to ${words}`,
      ({ n }, { from }) => ({
        on: { on: 'damage', source: 'self', player },
        if: { compare: [{ event: 'amount' }, '>=', n] },
        mentions: [
          mention(from, 'self', SOURCE_KINDS),
          mention(from + 1, { event: 'player' }, ['player', ...(player === 'opponent' ? ['opponent'] : [])]),
        ],
      }),
      'Deus of Calamity',
    ),
  ),
  row('event', 'you tap <source> for mana', (_, { from }) => ({
    on: { on: 'tapForMana', object: 'self', player: 'you' },
    mentions: [mention(from, 'self', SOURCE_KINDS)],
  })),
  row('event', '<thing:one> is dealt damage', ({ thing }, { from }) => ({
    on: { on: 'damage', object: thing.filter },
    mentions: [mention(from, { event: 'object' }, thing.kinds)],
  })),
  row('event', '<source> is dealt combat damage', (_, { from }) => ({
    on: { on: 'damage', object: 'self', match: { combat: true } },
    mentions: [mention(from, 'self', SOURCE_KINDS)],
  })),
  ...(
    [
      ['a player loses', 'any'],
      ['an opponent loses', 'opponent'],
    ] as const
  ).map(([words, player]) =>
    row(
      'event',
      `${words} the game`,
      (_, { from }) => ({
        on: { on: 'lose', player },
        mentions: [mention(from, { event: 'player' }, ['player', ...(player === 'opponent' ? ['opponent'] : [])])],
      }),
      'Blood Tyrant',
    ),
  ),
  row(
    'event',
    "you activate <source> 's outlast ability",
    (_, { from }) => ({
      on: { on: 'activate', object: 'self', player: 'you', match: { keyword: 'outlast' } },
      mentions: [mention(from, 'self', SOURCE_KINDS)],
    }),
    'Herald of Anafenza',
  ),
  // What has it as its target is what a text goes on about.
  row('event', '<source> becomes the target of a spell or ability an opponent controls', (_, { from }) => ({
    on: { on: 'target', object: 'self', player: 'opponent' },
    mentions: [mention(from, 'self', SOURCE_KINDS), mention(from + 1, { event: 'source' }, [AIMING])],
  })),
  row('event', '<source> becomes the target of <thing:one>', ({ thing }, { from }) =>
    aiming(thing)
      ? { on: { on: 'target', object: 'self', source: thing.filter }, mentions: [mention(from, 'self', SOURCE_KINDS)] }
      : undefined,
  ),
  row('event', '<a:one> becomes the target of <b:one>', ({ a, b }, { from }) =>
    aiming(b)
      ? {
          on: { on: 'target', object: a.filter, source: b.filter },
          mentions: [mention(from, { event: 'object' }, a.kinds)],
        }
      : undefined,
  ),
  row('event', 'equipped|enchanted <kind> becomes blocked by <thing:one>', ({ kind, thing }, { from }) => ({
    on: {
      on: 'block',
      source: 'attached',
      ...(JSON.stringify(thing.filter) === '[{"has":["types","Creature"]}]' ? {} : { object: thing.filter }),
    },
    mentions: [mention(from, 'attached', [kind, 'permanent']), mention(from + 1, { event: 'object' }, thing.kinds)],
  })),
  row('event', 'you control no <thing>', ({ thing }) => ({
    on: { on: 'state', when: { not: { exists: [...thing.filter, { controller: 'you' as const }] } } },
    mentions: [],
  })),
  row('event', 'you control no other <thing>', ({ thing }) => ({
    on: {
      on: 'state',
      when: { not: { exists: [...thing.filter, { controller: 'you' as const }, { other: true as const }] } },
    },
    mentions: [],
  })),
  // Two events, said with one "whenever".
  row('trigger', 'when|whenever <event> or <b:event>', ({ event, b }) => either(event, b), 'Staff of the Death Magus'),
  row('event', '<thing:one> is tapped for mana', ({ thing }, { from }) => ({
    on: { on: 'tapForMana', object: thing.filter },
    mentions: [mention(from, { event: 'object' }, thing.kinds)],
  })),
  row('event', 'you cast <thing:one> from your graveyard', ({ thing }, { from }) =>
    castFrom(from, thing, 'you', { playedFrom: 'graveyard' }, { owner: 'you' }),
  ),
  row('event', 'an opponent is dealt damage by <thing:one>', ({ thing }, { from }) =>
    dealt(from, 'opponent', thing.filter),
  ),
  row(
    'event',
    'an opponent is dealt damage by <a:one> or by <b:one>',
    ({ a, b }, { from }) => dealt(from, 'opponent', [{ any: [a.filter, b.filter] }]),
    "Chandra's Phoenix",
  ),
  row('event', '<thing:one> deals combat damage to you', ({ thing }, { from }) => ({
    on: { on: 'damage', source: thing.filter, player: 'you', match: { combat: true } },
    mentions: [mention(from, { event: 'source' }, thing.kinds)],
  })),
  row('event', '<thing:one> deals damage to you', ({ thing }, { from }) => ({
    on: { on: 'damage', source: thing.filter, player: 'you' },
    mentions: [mention(from, { event: 'source' }, thing.kinds)],
  })),
  row(
    'event',
    'a source deals damage to <source>',
    (_, { from }) => bySource(from, { object: 'self', source: [] }, mention(from, 'self', SOURCE_KINDS)),
    'Phyrexian Obliterator',
  ),
  row('event', 'a source an opponent controls deals damage to you', (_, { from }) =>
    bySource(from, { source: [{ controller: 'opponent' }], player: 'you' }),
  ),
  ...(['one', 'two', 'three'] as const).map((words, i) =>
    row(
      'event',
      `<source> and at least ${words} other <thing> attack`,
      ({ thing }, { from }) => ({
        on: { on: 'attack', object: 'self', beside: { what: thing.filter, ...(i === 0 ? {} : { count: i + 1 }) } },
        mentions: [mention(from, 'self', SOURCE_KINDS)],
      }),
      'Boros Elite',
    ),
  ),
];
