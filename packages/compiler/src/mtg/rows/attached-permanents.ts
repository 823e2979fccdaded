/** What Auras and Equipment say of what they are attached to (301.5, 303.4). */
import type { Ability, Condition, Mod, ReplacementAbility } from '@arbiter/engine';
import { type Unsettled, unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';
import { mention } from '../nouns.js';
import { isAttached, isSelf } from './shared.js';

const prevented = (what: Partial<ReplacementAbility>): Unsettled =>
  unsettled({ kind: 'replacement', on: 'damage', ...what } as Ability);
/** It holds as long as a condition does, and something else as long as that does not. */
const otherwise = (condition: Condition, mods: Mod[], others: Mod[]): Unsettled[] => [
  unsettled({ kind: 'static', affects: 'attached', mods, if: condition }),
  unsettled({ kind: 'static', affects: 'attached', mods: others, if: { not: condition } }),
];

export const attachedPermanents = [
  row('event', 'enchanted <kind> is put into a graveyard', ({ kind }, { from }) => ({
    on: { on: 'move', object: 'attached', match: { from: 'battlefield', to: 'graveyard' } },
    mentions: [
      mention(from, 'attached', [kind, 'permanent']),
      { ...mention(from, { event: 'became' }, [kind, 'card']), of: 'attached' },
    ],
  })),
  ...(
    [
      ['deals combat damage to a player', { on: 'damage', player: 'any', match: { combat: true } }, 'source'],
      ['attacks', { on: 'attack' }, 'object'],
      ['dies', { on: 'move', match: { from: 'battlefield', to: 'graveyard' } }, 'object'],
    ] as const
  ).map(([deed, on, field]) =>
    row(
      'event',
      `<source> or enchanted creature ${deed}`,
      (_, { from }) => ({
        on: { ...on, [field]: 'self' },
        mentions: deed.endsWith('player') ? [mention(from + 1, { event: 'player' }, ['player'])] : [],
        or: {
          on: { ...on, [field]: 'attached' },
          mentions: deed.endsWith('player') ? [mention(from + 1, { event: 'player' }, ['player'])] : [],
        },
      }),
      "Thassa's Emissary",
    ),
  ),
  // All that a source deals at once is one event (603.2c).
  row(
    'event',
    'enchanted|equipped <kind> deals damage',
    ({ kind }, { from }) => ({
      on: { on: 'damage', source: 'attached' },
      mentions: [mention(from, 'attached', [kind, 'permanent'])],
    }),
    'Spirit Link',
  ),
  row('event', 'enchanted|equipped <kind> deals combat damage', ({ kind }, { from }) => ({
    on: { on: 'damage', source: 'attached', match: { combat: true } },
    mentions: [mention(from, 'attached', [kind, 'permanent'])],
  })),
  row(
    'static',
    'prevent all combat damage that would be dealt to and dealt by enchanted <kind>',
    () => [
      prevented({ target: [{ in: 'attached' }], match: { combat: true }, prevent: true }),
      prevented({ source: [{ in: 'attached' }], match: { combat: true }, prevent: true }),
    ],
    'Ghostly Possession',
  ),
  row(
    'static',
    "<subject> <mods> as long as it 's <thing:one> . otherwise , it <b:mods>",
    ({ subject, mods, thing, b }) =>
      isAttached(subject) ? otherwise({ is: ['attached', thing.filter] }, mods, b) : undefined,
    'Bonds of Faith',
  ),
  row(
    'static',
    "<subject> <mods> as long as it 's <thing:one> . otherwise , prevent all damage that would be dealt by enchanted <kind>",
    ({ subject, mods, thing }) => {
      if (!isAttached(subject)) return undefined;
      const condition: Condition = { is: ['attached', thing.filter] };
      return [
        unsettled({ kind: 'static', affects: 'attached', mods, if: condition }),
        prevented({ source: [{ in: 'attached' }], prevent: true, if: { not: condition } }),
      ];
    },
    'Armament of Nyx',
  ),
  row('static', "<subject> <mods> as long as it 's <adjective> . otherwise , it <b:mods>", (said) =>
    isAttached(said.subject) ? otherwise({ is: ['attached', said.adjective] }, said.mods, said.b) : undefined,
  ),
  ...(
    [
      ["can't attack", ['attackCost']],
      ["can't block", ['blockCost']],
      ["can't attack or block", ['attackCost', 'blockCost']],
    ] as const
  ).map(([words, names]) =>
    row(
      'static',
      `<subject> ${words} unless its controller pays <mana>`,
      ({ subject, mana }) => {
        const [, count] = /^\{(\d+)\}$/.exec(mana) ?? [];
        const affects = isAttached(subject) ? ('attached' as const) : isSelf(subject) ? ('self' as const) : undefined;
        return count === undefined || affects === undefined
          ? undefined
          : [
              unsettled({
                kind: 'static',
                affects,
                mods: names.map((name): Mod => ({ mod: 'rule', rule: name, count: Number(count) }) as Mod),
              }),
            ];
      },
      'Oppressive Rays',
    ),
  ),
  row(
    'static',
    'activated abilities of enchanted <kind> cost <mana> more to activate',
    ({ mana }) => [
      unsettled({
        kind: 'static',
        affects: 'attached',
        mods: [{ mod: 'cost', abilities: true, more: [{ pay: 'mana', cost: mana }] }],
      }),
    ],
    'Oppressive Rays',
  ),
];
