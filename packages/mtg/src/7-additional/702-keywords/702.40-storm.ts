/** Storm and gravestorm (702.40, 702.69): copies for what happened before in the turn. */
import { cite } from '../../cite.js';
import { copiesIt } from './copying-spells.js';
import { defineKeyword } from './hooks.js';

export const storm = defineKeyword({
  name: 'storm',
  rules: cite('mtg:702.40a', 'mtg:702.40b'),
  description: 'When you cast it, copy it for each spell cast before it this turn; the copies may have new targets.',
  expand: () => [copiesIt({ event: 'earlier' })],
});

export const gravestorm = defineKeyword({
  name: 'gravestorm',
  rules: cite('mtg:702.69a', 'mtg:702.69b'),
  description:
    'When you cast it, copy it for each permanent put into a graveyard this turn; copies may have new targets.',
  expand: () => [copiesIt({ happened: { on: 'move', match: { from: 'battlefield', to: 'graveyard' } } })],
});
