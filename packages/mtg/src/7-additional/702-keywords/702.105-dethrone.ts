/** Dethrone (702.105): it grows against whoever leads. */
import { cite } from '../../cite.js';
import { and, player, putCounters, triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const dethrone = defineKeyword({
  name: 'dethrone',
  rules: cite('mtg:702.105a', 'mtg:702.105b'),
  description: 'Whenever it attacks the player with the most life, or tied for most, put a +1/+1 counter on it.',
  expand: () => [
    triggered(
      {
        on: 'attack',
        object: 'self',
        at: and(player, { stat: ['life', '>=', { highest: 'life', of: 'players' }] }),
      },
      { effects: [putCounters(1, 'self')] },
    ),
  ],
});
