/** Suspend (702.62): exiled with time counters, and cast for nothing when the last of them is gone. */

import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { AS_CAST } from '../../1-concepts/116-special-actions.js';
import { cite } from '../../cite.js';
import { has, putCounters, yourUpkeep } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const suspend = defineKeyword({
  name: 'suspend',
  rules: cite('mtg:702.62a', 'mtg:702.62b', 'mtg:702.62c', 'mtg:702.62d', 'mtg:118.9'),
  description:
    'For `cost` it may be exiled from your hand with `value` time counters; when the last is gone, it is cast for nothing.',
  params: { value: 'must', cost: 'must' },
  text: (a) => `suspend ${a.value ?? 0}—${manaText(a.cost)}`,
  expand: ({ value = 0, cost = [] }) => [
    {
      kind: 'activated',
      keyword: 'suspend',
      special: true,
      zone: 'hand',
      timing: AS_CAST,
      cost,
      effects: [{ do: 'move', what: 'self', to: 'exile', cause: 'exile', counters: { time: value } }],
    },
    {
      kind: 'triggered',
      zone: 'exile',
      on: yourUpkeep,
      if: { is: ['self', [{ zone: 'exile' }, { counters: ['time', 1] }]] },
      effects: [putCounters(-1, 'self', 'time')],
    },
    {
      kind: 'triggered',
      zone: 'exile',
      on: { on: 'counters', object: 'self', match: { kind: 'time', last: true } },
      if: { is: ['self', { zone: 'exile' }] },
      effects: [
        {
          do: 'play',
          what: 'self',
          method: 'suspend',
          cost: [],
          // What is cast so has haste until its player loses control of it.
          entered: [{ do: 'modify', what: 'self', mods: [has('haste')], until: { kind: 'whileControlled' } }],
        },
      ],
    },
  ],
});
