/** Interdiction (2.11.7.15.2): nobody has Opportunity as long as the activation of the card waits; what triggers waits as usual. */
import type { Game } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';
import { hasTrait } from './traits.js';

const RULES = cite('ga:2.11.7.15.2');

export const interdiction = defineKeyword({
  name: 'interdiction',
  rules: RULES,
  description: 'As long as its activation is on the Effects Stack nobody has Opportunity.',
  redundant: true,
  traits: { closesOpportunity: RULES },
});

/** Whether something on the Effects Stack keeps everybody from having Opportunity; an ability of such a card does not. */
export const isInterdicted = (g: Game): boolean =>
  g.zone('effectsStack').some((id) => !g.object(id).ability && hasTrait(g, id, 'closesOpportunity'));
