/** Fading (702.32): it loses a counter each upkeep, and is sacrificed when there is none to lose. */
import { cite } from '../../cite.js';
import { entersWith, putCounters, sacrificeIt, triggered, yourUpkeep } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const fading = defineKeyword({
  name: 'fading',
  rules: cite('mtg:702.32a'),
  description:
    'Enters with `value` fade counters; in your upkeep one is removed, or it is sacrificed where there is none.',
  params: { value: 'must' },
  text: (a) => `fading ${a.value ?? 0}`,
  expand: ({ value = 0 }) => [
    entersWith({ fade: value }),
    triggered(yourUpkeep, {
      effects: [
        {
          do: 'if',
          if: { compare: [{ counters: 'fade', of: 'self' }, '>', 0] },
          then: [putCounters(-1, 'self', 'fade')],
          else: [sacrificeIt],
        },
      ],
    }),
  ],
});
