/** Damage, life and fights (119, 120, 701.14). */
import type { Effect, Value } from '@arbiter/engine';
import { isNoun, type Noun } from '../../../references/nouns.js';
import { type Described, gap, row } from '../../categories.js';
import { anaphor, each, result, targetOf } from '../../nouns.js';
import { ANY } from '../nouns.js';

const less = (n: Value): Value => (typeof n === 'number' ? -n : { negative: n });
const life = (who: Extract<Effect, { do: 'stat' }>['who'], amount: Value): Effect[] => [
  { do: 'stat', stat: 'life', who, amount },
];
type Ref = Extract<Effect, { do: 'stat' }>['who'];
/** One source deals it: what each of several deals is told apart (`byEach`). */
export const deals = (from: Ref, amount: Value, to: Ref): Effect[] | undefined =>
  isNoun(from) && isMany(from) ? undefined : [{ do: 'damage', amount, to, from }];
export const isMany = (noun: Noun): boolean =>
  noun.noun === 'target' ? noun.count !== undefined || (noun.max !== undefined && noun.max !== 1) : noun.many === true;

/** Whether what each of several players is dealt is about that player: no one amount is dealt to all of them then. */
const isOfEach = (to: Ref, amount: Value): boolean =>
  isNoun(to) && isMany(to) && JSON.stringify(amount).includes('"kind":"player"');

/** What was dealt damage, as a text calls it later. */
const HURT = '#dealt damage';
const hurting = (effects: Effect[] | undefined, at: number): Effect[] | undefined =>
  effects?.map((effect) => ({ ...effect, save: result(at, [HURT]) }) as Effect);
/** Each of them deals its own, all at the same time. */
const ONE = { saved: 'one' };
const byEach = (at: number, thing: Described, to: Ref, amount: Value): Effect[] => [
  { do: 'damage', from: each(at, thing), as: 'one', to, amount },
];
const ANYTHING = ['creature', 'permanent', 'player', 'planeswalker'];

export const damage = [
  row(
    'effect',
    '<object> deal(s) <n> damage to <recipient>',
    ({ object, n, recipient }, { to }) => hurting(deals(object, n, recipient), to),
    'Lightning Bolt',
  ),
  row(
    'effect',
    "<object> deal(s) <n> damage to <recipient> . the damage can't be prevented",
    ({ object, n, recipient }) =>
      deals(object, n, recipient)?.map((effect) => ({ ...effect, unpreventable: true }) as Effect),
    'Combust',
  ),
  row(
    'sentence',
    'if a creature dealt damage this way would die this turn , exile it instead',
    (_, { from }) => [
      {
        do: 'createReplacement',
        entities: anaphor(from, HURT),
        replaces: {
          on: 'move',
          object: [{ has: ['types', 'Creature'] }],
          match: { from: 'battlefield', to: 'graveyard' },
          change: { to: 'exile' },
        },
        until: { kind: 'endOfTurn' },
      },
    ],
    'Anger of the Gods',
  ),
  // Each is dealt what their own hand comes to, all at once.
  ...(
    [
      ['opponent', 'opponents'],
      ['player', 'players'],
    ] as const
  ).map(([one, all]) =>
    row(
      'effect',
      `<object> deal(s) damage to each ${one} equal to the number of cards in that player 's hand`,
      ({ object }): Effect[] => [
        {
          do: 'damage',
          to: all,
          amount: { count: [{ zone: 'hand' }, { owner: ONE }] },
          from: object,
          per: 'one',
        },
      ],
      'Stormbreath Dragon',
    ),
  ),
  row(
    'effect',
    '<object> deals damage to itself equal to its <stat>',
    ({ object, stat }) => deals(object, { stat, of: object }, object),
    'Wrack with Madness',
  ),
  row(
    'effect',
    'each <thing> deals <n> damage to its controller',
    ({ thing, n }, { from }) => byEach(from, thing, { controllerOf: ONE }, n),
    'Rakdos Charm',
  ),
  row(
    'effect',
    'each of those <kind> deals damage equal to its <stat> to <recipient>',
    ({ kind, stat, recipient }, { from }) => [
      { do: 'damage', from: anaphor(from, kind, true), as: 'one', to: recipient, amount: { stat, of: ONE } },
    ],
    'Polukranos, World Eater',
  ),
  row('effect', 'each <thing> deals damage to itself equal to its <stat>', ({ thing, stat }, { from }) =>
    byEach(from, thing, ONE, { stat, of: ONE }),
  ),
  row(
    'effect',
    'each <thing> deals damage equal to its <stat> to <recipient>',
    ({ thing, stat, recipient }, { from }) => byEach(from, thing, recipient, { stat, of: ONE }),
  ),
  ...(
    [
      '<player> lose(s) <n> life',
      '<player> lose(s) x life , where x is <n:value>',
      '<player> lose(s) life equal to <n:value>',
    ] as const
  ).map((words) =>
    row(
      'effect',
      `${words} . you gain life equal to the life lost this way`,
      ({ player, n }) => [
        { do: 'stat', stat: 'life', who: player, amount: less(n), total: 'lost' },
        { do: 'stat', stat: 'life', who: 'you', amount: { number: 'lost' } },
      ],
      'Gray Merchant of Asphodel',
    ),
  ),
  row(
    'effect',
    '<object> deal(s) <n> damage divided evenly , rounded down , among any number of targets',
    ({ object, n }, { to }) => {
      const among = targetOf(to, ANY, ANYTHING, { min: 0, max: null });
      return deals(object, { quotient: [n, { countOf: among }], round: 'down' }, among);
    },
    'Fireball',
  ),
  row(
    'effect',
    '<object> deal(s) damage equal to <value> to <recipient>',
    ({ object, value, recipient }) => deals(object, value, recipient),
    'Rabid Bite',
  ),
  row('effect', '<object> deal(s) damage to <recipient> equal to <value>', ({ object, value, recipient }) =>
    isOfEach(recipient, value) ? undefined : deals(object, value, recipient),
  ),
  row(
    'effect',
    '<object> deal(s) <n> damage to <a:recipient> and <m:n> damage to <b:recipient>',
    ({ object, n, a, m, b }) => [
      {
        do: 'damage',
        parts: [
          { to: a, amount: n },
          { to: b, amount: m },
        ],
        from: object,
      },
    ],
    'Radiating Lightning',
  ),
  row(
    'effect',
    '<object> deals <n> damage to <a:recipient> , <m:n> damage to <b:recipient> , and <k:n> damage to <c:recipient>',
    ({ object, n, a, m, b, k, c }) => [
      {
        do: 'damage',
        parts: [
          { to: a, amount: n },
          { to: b, amount: m },
          { to: c, amount: k },
        ],
        from: object,
      },
    ],
    'Cone of Flame',
  ),
  row('effect', '<player> lose(s) half their|your life , rounded up', ({ player }) =>
    isNoun(player) && player.noun === 'mention' && player.many
      ? undefined
      : life(player, { negative: { half: { stat: 'life', of: player }, round: 'up' } }),
  ),
  row(
    'effect',
    '<object> deal(s) that much damage to <recipient>',
    ({ object, recipient }) => deals(object, { event: 'amount' }, recipient),
    'Boros Reckoner',
  ),
  row('effect', '<player> gain(s) that much life', ({ player }) => life(player, { event: 'amount' })),
  row('effect', '<player> lose(s) that much life', ({ player }) => life(player, less({ event: 'amount' }))),
  // To both at once: what comes after a target is no part of it.
  row(
    'effect',
    '<object> deal(s) <n> damage to <recipient> and each <thing>',
    ({ object, n, recipient, thing }, { to }) =>
      isNoun(recipient) && recipient.noun === 'target'
        ? [
            {
              do: 'damage',
              parts: [
                { to: recipient, amount: n },
                { to: each(to, thing), amount: n },
              ],
              from: object,
            },
          ]
        : undefined,
    'Chandra Nalaar',
  ),
  row('effect', '<object> deal(s) <n> damage to <recipient> for each <tally>', ({ object, n, recipient, tally }) =>
    deals(object, times(n, tally), recipient),
  ),
  row('effect', '<a:object> fights <b:object>', ({ a, b }) => [{ do: 'fight', what: a, with: b }], 'Prey Upon'),
  row('effect', '<player> gain(s) <n> life', ({ player, n }) => life(player, n), 'Revitalize'),
  row('effect', 'gain life equal to <value>', ({ value }) => [{ do: 'stat', stat: 'life', who: 'you', amount: value }]),
  row('effect', 'gain <n> life', ({ n }) => life('you', n)),
  row(
    'effect',
    '<player> gain(s) <n> life for each <tally>',
    ({ player, n, tally }) => life(player, times(n, tally)),
    'Dwarven Priest',
  ),
  row('effect', '<player> gain(s) life equal to <value>', ({ player, value }) => life(player, value)),
  row('effect', '<player> lose(s) <n> life', ({ player, n }) => life(player, less(n)), "Sovereign's Bite"),
  row('effect', 'lose <n> life', ({ n }) => life('you', less(n))),
  row('effect', '<player> lose(s) <n> life for each <tally>', ({ player, n, tally }) =>
    life(player, less(times(n, tally))),
  ),
  row('effect', '<player> lose(s) life equal to <value>', ({ player, value }) => life(player, less(value))),
  row('effect', "<player> 's life total becomes <n>", ({ player, n }) => [
    { do: 'stat', stat: 'life', who: player, to: n },
  ]),
  row('effect', '<player> lose(s) the game', ({ player }) => [{ do: 'lose', who: player }]),
  row('effect', 'you win the game', () => [{ do: 'win', who: 'you' }]),
  row(
    'effect',
    'prevent all combat damage that would be dealt this turn',
    () => [
      {
        do: 'createReplacement',
        replaces: { on: 'damage', match: { combat: true }, prevent: true },
        until: { kind: 'endOfTurn' },
      },
    ],
    'Fog',
  ),
  gap('effect', '<object> deal(s) <n> damage to <recipient> at random', 'at random'),
];

function times(n: Value, value: Value): Value {
  return n === 1 ? value : { times: [n, value] };
}
