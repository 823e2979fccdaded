/** Day and night (731). */
import type { Condition } from '@arbiter/engine';
import { unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';

const neither: Condition = { not: { any: [{ time: 'day' }, { time: 'night' }] } };

export const dayAndNight = [
  ...(['day', 'night'] as const).flatMap((time) => [
    row('effect', `it becomes ${time}`, () => [{ do: 'becomeTime', time }]),
    row('condition', `it's ${time}`, () => ({ time })),
  ]),
  row('condition', "it's neither day nor night", () => neither),
  row(
    'static',
    "if it's neither day nor night , it becomes day as <source> enters",
    () => [
      unsettled({
        kind: 'replacement',
        on: 'move',
        object: 'self',
        match: { to: 'battlefield' },
        entering: true,
        if: neither,
        before: [{ do: 'becomeTime', time: 'day' }],
      }),
    ],
    'Brimstone Vandal',
  ),
  row(
    'event',
    'day becomes night or night becomes day',
    () => ({ on: { on: 'time', match: { changed: true } }, mentions: [] }),
    'Brimstone Vandal',
  ),
];
