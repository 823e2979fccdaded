/** Evoke (702.74): cast for another cost, and sacrificed as it enters. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { enters, triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const evoke = defineKeyword({
  name: 'evoke',
  rules: cite('mtg:702.74a', 'mtg:118.9'),
  description: 'May be cast for `cost`; then its controller sacrifices it when it enters.',
  params: { cost: 'must' },
  text: (a) => `evoke ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [
    { kind: 'play', method: 'evoke', cost },
    triggered(enters, {
      if: { is: ['self', { played: 'evoke' }] },
      // Whoever controls it by then.
      effects: [{ do: 'sacrifice', who: { controllerOf: 'self' }, filter: [{ self: true }] }],
    }),
  ],
});
