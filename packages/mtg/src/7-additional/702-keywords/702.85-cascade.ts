/** Cascade (702.85): a cheaper card from the library is cast for nothing. */
import type { Filter } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { exile, triggered } from '../../language/builders.js';
import { land, not } from '../../language/filters.js';
import { defineKeyword } from './hooks.js';

const cheaper = [not(land), { stat: ['manaValue', '<', { stat: 'manaValue', of: 'self' }] }] satisfies Filter;

export const cascade = defineKeyword({
  name: 'cascade',
  rules: cite('mtg:702.85a', 'mtg:702.85c'),
  description:
    'When you cast it, exile cards from your library down to a cheaper nonland card, which you may cast for nothing.',
  expand: () => [
    triggered(
      { on: 'cast', object: 'self' },
      {
        zone: 'stack',
        effects: [
          exile({ top: { topUntil: cheaper } }, 'exiled'),
          // The spell is looked at again as what it would be: half of a card may cost more than the card did.
          {
            do: 'play',
            what: { each: [{ zone: 'exile' }, { in: { saved: 'exiled' } }, ...cheaper] },
            cost: [],
            fits: cheaper,
          },
          {
            do: 'move',
            what: { each: [{ zone: 'exile' }, { in: { saved: 'exiled' } }] },
            to: 'library',
            position: 'bottom',
            order: 'random',
          },
        ],
      },
    ),
  ],
});
