/** Legion (812): names what depends on another card played this turn. */
import { cite } from '../cite.js';
import { defineKeyword } from './hooks.js';

export const legion = defineKeyword({
  name: 'legion',
  rules: cite('riftbound:812.1.c', 'riftbound:812.3', 'riftbound:812.2', 'riftbound:727.1.b', 'riftbound:419.4.b'),
  description: 'Names what depends on another card played this turn; the card says what.',
});
