/** Jump-start (702.133): cast from the graveyard, with a card discarded besides, and exiled as it leaves the stack. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const jumpStart = defineKeyword({
  name: 'jump-start',
  rules: cite('mtg:702.133a'),
  description:
    'May be cast from the graveyard by discarding a card besides; then it is exiled instead of going anywhere else.',
  redundant: true,
  expand: () => [
    {
      kind: 'play',
      method: 'jump-start',
      zone: 'graveyard',
      additional: [{ pay: 'discard', what: [], count: 1, label: 'a card' }],
      exit: { to: 'exile' },
    },
  ],
});
