/** Ambush (822): played as a reaction to battlefields where its player has units. Read in 311 and 355. */

import { AMBUSH } from '../3-playing/355-locations.js';
import { cite } from '../cite.js';
import { defineKeyword } from './hooks.js';

export const ambush = defineKeyword({
  name: 'ambush',
  rules: cite('riftbound:822.1.b', 'riftbound:822.1.c', 'riftbound:822.2', 'riftbound:822.4'),
  description: 'As a reaction it can be played to battlefields where its player has units.',
  redundant: true,
  traits: { joinsFights: cite('riftbound:822.1.c') },
  expand: () => [{ kind: 'play', method: AMBUSH, timing: 'reaction' }],
});
