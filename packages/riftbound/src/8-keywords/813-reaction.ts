/** Reaction (813): played in showdowns and closed states too. Read in 311. */
import { cite } from '../cite.js';
import { defineKeyword } from './hooks.js';

export const reaction = defineKeyword({
  name: 'reaction',
  rules: cite(
    'riftbound:813.1.b',
    'riftbound:813.5.b',
    'riftbound:813.1.c',
    'riftbound:813.1.c.2',
    'riftbound:813.2',
    'riftbound:813.3',
    'riftbound:813.3.a',
    'riftbound:813.1.c.1',
  ),
  description: 'Can be played in showdowns and closed states too.',
  traits: { reactionSpeed: cite('riftbound:813.1.c.1') },
});
