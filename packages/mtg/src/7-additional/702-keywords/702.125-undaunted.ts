/** Undaunted (702.125): the more opponents, the less it costs. */
import { cite } from '../../cite.js';
import { mana, opponent } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

/** Who has left the game is nobody’s opponent any more (702.125b). */
export const undaunted = defineKeyword({
  name: 'undaunted',
  rules: cite('mtg:702.125a', 'mtg:702.125b', 'mtg:702.125c'),
  description: 'Costs {1} less for each opponent you have.',
  expand: () => [{ kind: 'static', mods: [{ mod: 'cost', less: [mana('{1}')], times: { count: opponent } }] }],
});
