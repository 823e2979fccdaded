/** What is done to all of a kind, and what each of several players gives up of it (608.2c, 701.8, 701.9). */
import type { Effect, FilterClause, Ref, Value } from '@arbiter/engine';
import { type Act, type Described, row } from '../../categories.js';
import { anaphor, targetOf } from '../../nouns.js';

/** Discarded cards, wherever they went. */
const DISCARDED: FilterClause[] = [
  { any: [{ zone: 'graveyard' }, { zone: 'exile' }, { zone: 'battlefield' }] },
  { in: { saved: 'given' } },
];
const isCard = ({ kinds, placed }: Described): boolean => !placed && kinds.includes('card');
const isThere = ({ kinds, placed }: Described): boolean => !placed && !kinds.includes('card');
const there = (filter: FilterClause[]): FilterClause[] => [{ zone: 'battlefield' }, ...filter];
const destroy = (what: Ref, save?: string): Effect => ({
  do: 'move',
  what,
  to: 'graveyard',
  cause: 'destroy',
  ...(save === undefined ? {} : { save }),
});
const gain = (amount: Value): Effect => ({ do: 'stat', stat: 'life', who: 'you', amount });
const times = (n: Value, count: Value): Value => (n === 1 ? count : { times: [n, count] });
const acts =
  (...all: Act[]): Act =>
  (who) =>
    all.flatMap((one) => one(who));

export const mass = [
  row(
    'effect',
    'destroy all <thing> . you gain <n> life for each permanent destroyed this way',
    ({ thing, n }) =>
      isThere(thing)
        ? [
            destroy({ each: there(thing.filter) }, 'destroyed'),
            gain(times(n, { countOf: { saved: 'destroyed' }, objects: true })),
          ]
        : undefined,
    'Fracturing Gust',
  ),
  row(
    'effect',
    'choose up to one <thing> . destroy the rest',
    ({ thing }) =>
      isThere(thing)
        ? [
            { do: 'choose', from: thing.filter, min: 0, save: 'chosen' },
            destroy({ each: [...there(thing.filter), { not: { in: { saved: 'chosen' } } }] }),
          ]
        : undefined,
    'Duneblast',
  ),
  row(
    'effect',
    '<player> reveals their hand and discards all <thing>',
    ({ player, thing }) =>
      isCard(thing)
        ? [
            { do: 'reveal', what: player },
            {
              do: 'move',
              what: { each: [{ zone: 'hand' }, { owner: player }, ...thing.filter] } as Ref,
              to: 'graveyard',
              cause: 'discard',
            },
          ]
        : undefined,
    'Amnesia',
  ),
  row(
    'sentence',
    '<object> deals <n> damage to each of two target creatures . destroy those creatures instead if <condition>',
    ({ object, n, condition }, { from }) => {
      const two = targetOf(from, there([{ has: ['types', 'Creature'] }]), ['creature', 'permanent'], {
        min: 2,
        max: 2,
      });
      return [
        { do: 'if', if: condition, then: [destroy(two)], else: [{ do: 'damage', amount: n, to: two, from: object }] },
      ];
    },
    'Twinstrike',
  ),
  // What isn't destroyed counts as well, and all of it as it was before.
  row(
    'effect',
    'destroy all <thing> . <source> deals damage to that player equal to their total power',
    ({ thing, source }, { to }) =>
      isThere(thing)
        ? [
            { do: 'remember', as: 'total', value: { total: 'power', of: { each: there(thing.filter) } } },
            destroy({ each: there(thing.filter) }),
            { do: 'damage', amount: { number: 'total' }, to: anaphor(to, 'player'), from: source },
          ]
        : undefined,
    'Angrath, Minotaur Pirate',
  ),
  row(
    'effect',
    'each player discards a card . each opponent who discarded a card that shares a card type with the card you discarded loses <n> life',
    ({ n }) => [
      { do: 'discard', who: 'players', count: 1, save: 'given' },
      {
        do: 'forEach',
        of: 'opponents',
        as: 'one',
        effects: [
          {
            do: 'if',
            if: {
              exists: [
                ...DISCARDED,
                { owner: { saved: 'one' } },
                { shares: ['types', { each: [...DISCARDED, { owner: 'you' }] }] },
              ],
            },
            then: [
              { do: 'stat', stat: 'life', who: { saved: 'one' }, amount: typeof n === 'number' ? -n : { negative: n } },
            ],
          },
        ],
      },
    ],
    'Creeping Dread',
  ),
  row('act', 'discard(s) their|your hand', () => (who) => [{ do: 'discard', who, count: 'all' }]),
  row(
    'effect',
    '<player> <a:act> , <b:act> , <c:act> , then <d:act>',
    ({ player, a, b, c, d }) => acts(a, b, c, d)(player),
    'Smallpox',
  ),
];
