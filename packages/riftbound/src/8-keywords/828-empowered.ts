/** Empowered (828): names what depends on the status of that name. */
import { cite } from '../cite.js';
import { defineKeyword } from './hooks.js';

export const empowered = defineKeyword({
  name: 'empowered',
  rules: cite('riftbound:828.1.b.1', 'riftbound:828.1.c', 'riftbound:828.2', 'riftbound:828.1.d'),
  description: 'Names what depends on its being Empowered; the card says what.',
});
