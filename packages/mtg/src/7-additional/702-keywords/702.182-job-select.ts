/** Job select (702.182): the Equipment brings a Hero that carries it. */
import { cite } from '../../cite.js';
import { token } from '../../language/builders.js';
import { bringsCarrier } from './brings-carrier.js';
import { defineKeyword } from './hooks.js';

export const jobSelect = defineKeyword({
  name: 'job select',
  rules: cite('mtg:702.182a'),
  description: 'When it enters, create a 1/1 colorless Hero creature token and attach it to that.',
  expand: () => [bringsCarrier(token('Hero', 'Creature — Hero', [], '1/1'))],
});
