/** Hindered (2.11.7.15.2): the object enters the field rested. */
import { cite } from '../../cite.js';
import { entersRested } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const hindered = defineKeyword({
  name: 'hindered',
  rules: cite('ga:2.11.7.15.2'),
  description: 'Enters the field rested.',
  redundant: true,
  expand: () => [entersRested],
});
