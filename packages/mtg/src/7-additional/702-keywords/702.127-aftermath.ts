/** Aftermath (702.127): the second half of a split card is cast from the graveyard alone, and exiled as it leaves the stack. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const aftermath = defineKeyword({
  name: 'aftermath',
  rules: cite('mtg:702.127a'),
  description: 'Cast this half of a split card only from your graveyard; it is exiled then.',
  redundant: true,
  expand: () => [{ kind: 'play', method: 'aftermath', zone: 'graveyard', face: 1, only: true, exit: { to: 'exile' } }],
});
