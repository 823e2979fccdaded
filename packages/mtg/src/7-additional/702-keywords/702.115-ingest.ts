/** Ingest (702.115): whom it hits loses the top card of their library to exile. */
import { cite } from '../../cite.js';
import { exile, hitsPlayer, triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const ingest = defineKeyword({
  name: 'ingest',
  rules: cite('mtg:702.115a', 'mtg:702.115b'),
  description: 'Whenever it deals combat damage to a player, they exile the top card of their library.',
  expand: () => [triggered(hitsPlayer, { effects: [exile({ top: 1, of: { event: 'player' } })] })],
});
