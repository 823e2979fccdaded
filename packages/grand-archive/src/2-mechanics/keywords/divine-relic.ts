/** Divine relic (2.11.7.15.2): a material deck has one card with it at most. Read where decks are checked. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const DIVINE_RELIC = 'divine relic';

export const divineRelic = defineKeyword({
  name: DIVINE_RELIC,
  rules: cite('ga:2.11.7.15.2'),
  description: 'A material deck has one card with this keyword at most.',
  redundant: true,
  traits: { aloneInDeck: cite('ga:2.11.7.15.2') },
});
