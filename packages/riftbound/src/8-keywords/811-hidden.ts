/** Hidden (811): hidden at a battlefield, and played from there as a reaction without its base cost. Read in 421. */
import { cite } from '../cite.js';
import { defineKeyword } from './hooks.js';

export const hidden = defineKeyword({
  name: 'hidden',
  rules: cite(
    'riftbound:811.1.b',
    'riftbound:811.6',
    'riftbound:811.5',
    'riftbound:811.1.c.1',
    'riftbound:811.1.c.3',
    'riftbound:811.4',
    'riftbound:811.1.d.1.a',
    'riftbound:811.2',
  ),
  description: 'Can be hidden at a battlefield that its player controls, and played from there.',
  redundant: true,
  traits: { hides: cite('riftbound:811.1.b') },
  expand: () => [
    {
      kind: 'play',
      method: 'hidden',
      zone: 'facedown',
      timing: 'reaction',
      cost: [],
      if: { not: { is: ['self', { is: 'hiddenThisTurn' }] } },
    },
  ],
});
