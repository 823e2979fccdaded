/** Looking at what a player holds, and taking cards out of it (1.7, 2.1). */
import type { Effect, FilterClause, Ref } from '@arbiter/engine';
import { row } from '../../categories.js';
import { zonesOf } from '../shared.js';

/** Where one looks: the words for it, and the zones. */
const PILES: readonly (readonly [words: string, zones: readonly string[]])[] = [
  ['memory', ['memory']],
  ['hand', ['hand']],
  ['hand and memory', ['hand', 'memory']],
];
const held = (owner: Exclude<Ref, string>, zones: readonly string[]): FilterClause[] => [zonesOf(zones), { owner }];
const looked = (what: FilterClause[]): Effect => ({ do: 'look', what: { each: what } });

export const looking = PILES.flatMap(([words, zones]) => [
  row('effect', `look at <player> 's ${words}`, ({ player }) =>
    typeof player === 'object' ? [looked(held(player, zones))] : undefined,
  ),
  ...['from it', 'from among them'].flatMap((among) =>
    (
      [
        ['discard', 'graveyard'],
        ['banish', 'banishment'],
      ] as const
    ).map(([verb, to]) =>
      row('effect', `look at <player> 's ${words} and ${verb} a card ${among}`, ({ player }, { from }) =>
        typeof player === 'object'
          ? [
              looked(held(player, zones)),
              { do: 'choose', from: held(player, zones), min: 1, max: 1, save: `picked ${from}` },
              { do: 'move', what: { saved: `picked ${from}` }, to, cause: verb },
            ]
          : undefined,
      ),
    ),
  ),
]);
