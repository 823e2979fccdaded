/** Unblockable (2.11.7.15.2): its attacks can't be intercepted, and ignore taunt; redirecting them otherwise is no intercepting. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const unblockable = defineKeyword({
  name: 'unblockable',
  rules: cite('ga:2.11.7.15.2'),
  description: 'Attacks of it, or that use it, can’t be intercepted and ignore taunt.',
  redundant: true,
  traits: { passesBy: cite('ga:2.11.7.15.2') },
});
