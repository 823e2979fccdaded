/** Fast activation (2.11.7.15.2): the card is activated at fast speed, whatever it is. Read in 2.3.1. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const fastActivation = defineKeyword({
  name: 'fast activation',
  rules: cite('ga:2.11.7.15.2'),
  description: 'May be activated at fast speed.',
  redundant: true,
  traits: { activatedFast: cite('ga:2.11.7.15.2') },
});
