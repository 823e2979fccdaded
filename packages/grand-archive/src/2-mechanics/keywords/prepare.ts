/** Prepare N (2.11.7.15.2): as it is activated, N preparation counters may be removed from one's champion; it is prepared then. */
import type { Obj } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

/** The name under which it is asked whether a card was prepared. */
export const PREPARED = 'prepare';

/** Whether what is activated became prepared as it was paid for. */
export const isPrepared = (object: Obj | undefined): boolean => (object?.play?.paid?.[PREPARED] ?? 0) > 0;

export const prepare = defineKeyword({
  name: PREPARED,
  rules: cite('ga:2.11.7.15.2', 'ga:2.11.6.7.1', 'ga:2.11.6.7.2', 'ga:2.11.7.14.5.1'),
  description:
    'May be activated for `value` preparation counters of one’s champion besides; `{"paid": "prepare"}` asks for that.',
  params: { value: 'must' },
  expand: ({ value = 0 }) => [
    {
      kind: 'static',
      mods: [
        {
          mod: 'cost',
          optional: {
            name: PREPARED,
            cost: [{ pay: 'removeCounters', of: 'champion', kind: 'preparation', amount: value }],
          },
        },
      ],
    },
  ],
  text: (a) => `prepare ${a.value ?? 0}`,
});
