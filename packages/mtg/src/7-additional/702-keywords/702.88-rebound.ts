/** Rebound (702.88): cast from the hand it is exiled as it resolves, and may be cast from there at the next upkeep for nothing. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const rebound = defineKeyword({
  name: 'rebound',
  rules: cite('mtg:702.88a', 'mtg:702.88b', 'mtg:702.88c'),
  description:
    'Cast from the hand, it is exiled as it resolves, and may be cast for nothing at its player’s next upkeep.',
  expand: () => [
    {
      kind: 'replacement',
      on: 'move',
      object: 'self',
      match: { from: 'stack', to: 'graveyard', cause: 'resolve' },
      if: { is: ['self', { playedFrom: 'hand' }] },
      change: { to: 'exile' },
      also: [
        { do: 'remember', as: 'card', what: { now: { event: 'object' } } },
        {
          do: 'delayed',
          on: { on: 'step', player: 'you', match: { step: 'upkeep' } },
          effects: [{ do: 'play', what: { saved: 'card' }, method: 'rebound', cost: [] }],
        },
      ],
    },
  ],
});
