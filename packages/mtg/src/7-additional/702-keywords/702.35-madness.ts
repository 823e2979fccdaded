/** Madness (702.35): discarded, it is exiled, and its owner may cast it from there for another cost. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const madness = defineKeyword({
  name: 'madness',
  rules: cite('mtg:702.35a', 'mtg:702.35b'),
  description: 'Discarded, it is exiled; then its owner may cast it for `cost`, or it is put into the graveyard.',
  params: { cost: 'must' },
  redundant: true,
  text: (a) => `madness ${manaText(a.cost)}`.trimEnd(),
  expand: (a) => [
    {
      kind: 'replacement',
      on: 'move',
      object: 'self',
      match: { from: 'hand', to: 'graveyard', cause: 'discard' },
      change: { to: 'exile' },
    },
    {
      kind: 'triggered',
      keyword: 'madness',
      on: { on: 'move', object: 'self', match: { from: 'hand', to: 'exile', cause: 'discard' } },
      effects: [
        { do: 'play', what: 'self', method: 'madness', cost: a.cost ?? [] },
        {
          do: 'if',
          if: { is: ['self', { zone: 'exile' }] },
          then: [{ do: 'move', what: 'self', to: 'graveyard' }],
        },
      ],
    },
  ],
});
