/** Impending (702.176): cast for another cost, it is no creature until its time counters are gone. */
import type { Condition } from '@arbiter/engine';
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { continuous, entersWith, putCounters, triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

const impends: Condition = { is: ['self', [{ played: 'impending' }, { counters: ['time', 1] }]] };

export const impending = defineKeyword({
  name: 'impending',
  rules: cite('mtg:702.176a', 'mtg:118.9'),
  description:
    'May be cast for `cost`; then it has `value` time counters, loses one in each of your end steps, and is no creature until then.',
  params: { value: 'must', cost: 'must' },
  text: (a) => `impending ${a.value ?? 0}—${manaText(a.cost)}`,
  expand: ({ value = 0, cost = [] }) => [
    { kind: 'play', method: 'impending', cost },
    { ...entersWith({ time: value }), if: { is: ['self', { played: 'impending' }] } },
    continuous('self', [{ mod: 'lose', prop: 'types', values: ['Creature'] }], impends),
    triggered(
      { on: 'step', player: 'you', match: { step: 'end' } },
      { if: impends, effects: [putCounters(-1, 'self', 'time')] },
    ),
  ],
});
