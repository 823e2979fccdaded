/** Delve (702.66): cards of the graveyard are exiled for generic mana of the total cost. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const delve = defineKeyword({
  name: 'delve',
  rules: cite('mtg:702.66a', 'mtg:702.66b', 'mtg:702.66c'),
  description: 'Each card that you exile from your graveyard as you cast it pays for {1}.',
  redundant: true,
  expand: () => [
    { kind: 'payment', of: 'mana', with: [{ zone: 'graveyard' }, { owner: 'you' }], to: 'exile', keyword: 'delve' },
  ],
});
