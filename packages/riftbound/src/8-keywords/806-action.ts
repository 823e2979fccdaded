/** Action (806): played in showdowns too. Read in 311. */
import { cite } from '../cite.js';
import { defineKeyword } from './hooks.js';

export const action = defineKeyword({
  name: 'action',
  rules: cite(
    'riftbound:806.2',
    'riftbound:806.5.b',
    'riftbound:806.1.c',
    'riftbound:806.1.c.2',
    'riftbound:806.3',
    'riftbound:806.1.b',
    'riftbound:806.1.c.1',
  ),
  description: 'Can be played in showdowns too.',
  traits: { actionSpeed: cite('riftbound:806.1.c.1') },
});
