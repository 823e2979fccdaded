/** Repeat (820): an optional cost with which a spell's instructions are carried out again. */
import { cite } from '../cite.js';
import { defineKeyword } from './hooks.js';

export const repeat = defineKeyword({
  name: 'repeat',
  rules: cite(
    'riftbound:820.1.d',
    'riftbound:820.2',
    'riftbound:820.2.a',
    'riftbound:820.3.a',
    'riftbound:820.4',
    'riftbound:820.1.c.1',
    'riftbound:820.1.c.3',
    'riftbound:820.1.d.1',
  ),
  description: 'Names the optional cost of a spell with which its instructions are carried out again.',
});
