/** Annihilator (702.86): attacked by it, a player sacrifices permanents. */
import { cite } from '../../cite.js';
import { attacks, permanent, triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const annihilator = defineKeyword({
  name: 'annihilator',
  rules: cite('mtg:702.86a', 'mtg:702.86b'),
  description: 'Whenever it attacks, defending player sacrifices `value` permanents.',
  params: { value: 'must' },
  text: (a) => `annihilator ${a.value ?? 0}`,
  expand: ({ value = 0 }) => [
    triggered(attacks, {
      effects: [{ do: 'sacrifice', who: { event: 'defending' }, filter: permanent, count: value }],
    }),
  ],
});
