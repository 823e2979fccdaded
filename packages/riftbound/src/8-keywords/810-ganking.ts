/** Ganking (810): moves from battlefield to battlefield. Read in 420. */
import { cite } from '../cite.js';
import { defineKeyword } from './hooks.js';

export const ganking = defineKeyword({
  name: 'ganking',
  rules: cite(
    'riftbound:810.1.b',
    'riftbound:810.3',
    'riftbound:810.1.c',
    'riftbound:810.1.c.2',
    'riftbound:810.1.c.3',
    'riftbound:810.2',
    'riftbound:144.4.c.1',
  ),
  description: 'Can move from battlefield to battlefield.',
  redundant: true,
  traits: { movesAcross: cite('riftbound:810.1.b') },
});
