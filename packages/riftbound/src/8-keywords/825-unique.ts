/** Unique (825): a deck holds one card of the name. Read as decks are checked. */
import { cite } from '../cite.js';
import { defineKeyword } from './hooks.js';

export const unique = defineKeyword({
  name: 'unique',
  rules: cite('riftbound:825.1', 'riftbound:825.3', 'riftbound:825.5'),
  description: 'A deck holds one card of its name.',
  redundant: true,
});
