/** Poisonous (702.70): whom it hits gets poison counters. */
import { cite } from '../../cite.js';
import { hitsPlayer, putCounters, triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const poisonous = defineKeyword({
  name: 'poisonous',
  rules: cite('mtg:702.70a', 'mtg:702.70b'),
  description: 'Whenever it deals combat damage to a player, they get `value` poison counters.',
  params: { value: 'must' },
  text: (a) => `poisonous ${a.value ?? 0}`,
  expand: ({ value = 0 }) => [triggered(hitsPlayer, { effects: [putCounters(value, { event: 'player' }, 'poison')] })],
});
