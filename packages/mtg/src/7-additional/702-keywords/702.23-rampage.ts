/** Rampage (702.23): it grows with each creature that blocks it beyond the first. */
import type { Value } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { becomesBlocked, triggered, untilEndOfTurn } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

// How many block it is counted as the ability resolves (702.23b).
const beyondTheFirst: Value = { most: [0, { sum: [{ count: { blocks: 'self' } }, -1] }] };

export const rampage = defineKeyword({
  name: 'rampage',
  rules: cite('mtg:702.23a', 'mtg:702.23b', 'mtg:702.23c'),
  description:
    'Whenever it becomes blocked, it gets +`value`/+`value` until end of turn for each creature that blocks it beyond the first.',
  params: { value: 'must' },
  text: (a) => `rampage ${a.value ?? 0}`,
  expand: ({ value = 0 }) => {
    const bonus: Value = { times: [value, beyondTheFirst] };
    return [
      triggered(becomesBlocked, {
        effects: [
          untilEndOfTurn('self', [
            { mod: 'add', stat: 'power', value: bonus },
            { mod: 'add', stat: 'toughness', value: bonus },
          ]),
        ],
      }),
    ];
  },
});
