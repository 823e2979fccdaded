/** Retrace (702.81): cast from the graveyard, with a land card discarded besides. */
import { cite } from '../../cite.js';
import { land } from '../../language/filters.js';
import { defineKeyword } from './hooks.js';

export const retrace = defineKeyword({
  name: 'retrace',
  rules: cite('mtg:702.81a'),
  description: 'May be cast from the graveyard by discarding a land card besides.',
  redundant: true,
  expand: () => [
    {
      kind: 'play',
      method: 'retrace',
      zone: 'graveyard',
      additional: [{ pay: 'discard', what: land, count: 1, label: 'a land card' }],
    },
  ],
});
