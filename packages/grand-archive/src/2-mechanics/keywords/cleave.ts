/** Cleave (2.4.0.10.1): its attack is directed at all units of one opponent. Read in 2.6. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const cleave = defineKeyword({
  name: 'cleave',
  rules: cite('ga:2.4.0.10.1'),
  description: 'Attacks all units of one opponent, and can’t be intercepted.',
  redundant: true,
  traits: { attacksAll: cite('ga:2.4.0.10.1') },
});
