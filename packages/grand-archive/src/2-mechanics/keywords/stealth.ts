/** Stealth and true sight (2.2.7.2.2.2): what attacks can be directed at. Read in 2.6. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const stealth = defineKeyword({
  name: 'stealth',
  rules: cite('ga:2.2.7.2.2.2'),
  description: 'Can’t be attacked, unless by what has true sight.',
  redundant: true,
  traits: { hides: cite('ga:2.2.7.2.2.2') },
});
export const trueSight = defineKeyword({
  name: 'true sight',
  rules: cite('ga:2.2.7.2.2.2'),
  description: 'Attacks with it can target units with stealth.',
  redundant: true,
  traits: { sees: cite('ga:2.2.7.2.2.2') },
});
