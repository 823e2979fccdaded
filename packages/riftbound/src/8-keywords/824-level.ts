/** Level (824): names what depends on how much XP its player has. */
import { cite } from '../cite.js';
import { defineKeyword } from './hooks.js';
import { numberOf } from './valued.js';

export const level = defineKeyword({
  name: 'level',
  rules: cite(
    'riftbound:824.1.b.1',
    'riftbound:824.1.c',
    'riftbound:824.2',
    'riftbound:824.1.c.1',
    'riftbound:824.1.d',
  ),
  description: 'Names what depends on `value` or more XP; the card says what.',
  params: { value: 'must' },
  text: (a) => `level ${numberOf(a)}`,
});
