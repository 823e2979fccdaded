/** Reinforce (702.77): discarded, the card becomes counters. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { activated, creature, putCounters, t, target } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const reinforce = defineKeyword({
  name: 'reinforce',
  rules: cite('mtg:702.77a', 'mtg:702.77b'),
  description: 'For `cost`, discard it and put `value` +1/+1 counters on target creature.',
  params: { value: 'must', cost: 'must' },
  text: (a) => `reinforce ${a.value ?? 0}—${manaText(a.cost)}`,
  expand: ({ value = 0, cost = [] }) => [
    activated([...cost, { pay: 'discard', what: 'self' }], {
      zone: 'hand',
      targets: [target(creature)],
      effects: [putCounters(value, t(0))],
    }),
  ],
});
