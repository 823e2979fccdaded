/** Bushido (702.45): it grows as it blocks or becomes blocked. */
import { cite } from '../../cite.js';
import { becomesBlocked, blocks, plus, triggered, untilEndOfTurn } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const bushido = defineKeyword({
  name: 'bushido',
  rules: cite('mtg:702.45a', 'mtg:702.45b'),
  description: 'Whenever it blocks or becomes blocked, it gets +`value`/+`value` until end of turn.',
  params: { value: 'must' },
  text: (a) => `bushido ${a.value ?? 0}`,
  expand: ({ value = 0 }) =>
    [{ ...blocks, match: { first: true } }, becomesBlocked].map((on) =>
      triggered(on, { effects: [untilEndOfTurn('self', plus(value, value))] }),
    ),
});
