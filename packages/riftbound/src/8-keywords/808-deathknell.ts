/** Deathknell (808): something happens when it dies. */
import { DIES } from '../4-actions/428-kill.js';
import { cite } from '../cite.js';
import { defineKeyword } from './hooks.js';

export const deathknell = defineKeyword({
  name: 'deathknell',
  rules: cite(
    'riftbound:808.1.c',
    'riftbound:808.1.d.2',
    'riftbound:808.2',
    'riftbound:808.3',
    'riftbound:808.1.d',
    'riftbound:808.1.d.1',
    'riftbound:808.1.d.3',
    'riftbound:808.2.a',
  ),
  description: 'Does `effects` when it dies, for `cost` where it has one.',
  params: { effects: 'must', cost: 'may' },
  expand: (a) => [
    {
      kind: 'triggered',
      on: { on: 'move', object: 'self', match: DIES },
      keyword: 'deathknell',
      ...(a.cost ? { cost: a.cost } : {}),
      effects: a.effects ?? [],
    },
  ],
});
