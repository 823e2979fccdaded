/** Reaction (813): played in showdowns and closed states too. Read in 311. */
import { cite } from '../cite.js';
import { defineKeyword } from './hooks.js';

export const reaction = defineKeyword({
  name: 'reaction',
  rules: cite('riftbound:813.1.b', 'riftbound:813.1.c.1'),
  description: 'Can be played in showdowns and closed states too.',
  traits: { reactionSpeed: cite('riftbound:813.1.c.1') },
});
