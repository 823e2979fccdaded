/** Changeling (702.73): every creature type, wherever it is. */
import { CREATURE_TYPES } from '../../2-parts/205.3-subtypes.js';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const changeling = defineKeyword({
  name: 'changeling',
  rules: cite('mtg:702.73a', 'mtg:604.3'),
  description: 'Is every creature type, in all zones.',
  redundant: true,
  expand: () => [
    { kind: 'static', defining: true, mods: [{ mod: 'gain', prop: 'subtypes', values: [...CREATURE_TYPES] }] },
  ],
});
