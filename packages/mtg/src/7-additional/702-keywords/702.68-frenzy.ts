/** Frenzy (702.68): unblocked, it is stronger. */
import { cite } from '../../cite.js';
import { plus, triggered, untilEndOfTurn } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const frenzy = defineKeyword({
  name: 'frenzy',
  rules: cite('mtg:702.68a', 'mtg:702.68b'),
  description: 'Whenever it attacks and isn’t blocked, it gets +`value`/+0 until end of turn.',
  params: { value: 'must' },
  text: (a) => `frenzy ${a.value ?? 0}`,
  expand: ({ value = 0 }) => [
    triggered({ on: 'unblocked', object: 'self' }, { effects: [untilEndOfTurn('self', plus(value, 0))] }),
  ],
});
