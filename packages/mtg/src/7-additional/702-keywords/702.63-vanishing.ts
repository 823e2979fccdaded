/** Vanishing (702.63): it loses a time counter each upkeep, and is sacrificed with the last. */
import { cite } from '../../cite.js';
import { entersWith, putCounters, sacrificeIt, triggered, yourUpkeep } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const vanishing = defineKeyword({
  name: 'vanishing',
  rules: cite('mtg:702.63a', 'mtg:702.63b', 'mtg:702.63c'),
  description:
    'Enters with `value` time counters, if it says any; in your upkeep one is removed, and with the last it is sacrificed.',
  params: { value: 'may' },
  text: (a) => `vanishing ${a.value ?? ''}`.trimEnd(),
  expand: ({ value }) => [
    ...(value === undefined ? [] : [entersWith({ time: value })]),
    triggered(yourUpkeep, {
      if: { is: ['self', { counters: ['time', 1] }] },
      effects: [putCounters(-1, 'self', 'time')],
    }),
    triggered({ on: 'counters', object: 'self', match: { kind: 'time', last: true } }, { effects: [sacrificeIt] }),
  ],
});
