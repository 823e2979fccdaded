/** Several cards returned together, and cards shuffled into libraries (701.24, 608.2c). */
import type { Effect, FilterClause, Ref } from '@arbiter/engine';
import { isNoun } from '../../../references/nouns.js';
import { type Described, row } from '../../categories.js';

/** Cards of graveyards that their controller chooses as it is done. */
const fromGraveyards = ({ filter, kinds }: Described, count: number): Effect[] | undefined =>
  kinds.includes('card') && filter.some((clause) => 'zone' in clause && clause.zone === 'graveyard')
    ? [
        { do: 'choose', from: filter as FilterClause[], min: 0, max: count, save: 'chosen' },
        { do: 'move', what: { saved: 'chosen' }, to: 'battlefield', cause: 'return', controller: 'you' },
      ]
    : undefined;

export const returning = [
  row(
    'effect',
    "return <a:object> and <b:object> to their owners' hands",
    ({ a, b }) =>
      [a, b].every((one) => isNoun(one) && one.noun === 'target' && one.max === undefined)
        ? [
            {
              do: 'move',
              what: { each: [{ any: [{ in: a }, { in: b }] }] } as Ref,
              to: 'hand',
              cause: 'return',
            },
          ]
        : undefined,
    'Peel from Reality',
  ),
  row(
    'effect',
    'put up to <n:digitOrWord> <thing> onto the battlefield under your control',
    ({ n, thing }) => fromGraveyards(thing, n),
    'Liliana, the Necromancer',
  ),
  row(
    'effect',
    "<source> 's owner shuffles it into their library",
    ({ source }) => [
      { do: 'move', what: source, to: 'library', cause: 'return' },
      { do: 'shuffle', who: { ownerOf: source } },
    ],
    'Blitz Hellion',
  ),
];
