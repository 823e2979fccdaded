/** For Mirrodin! (702.163): the Equipment brings a Rebel that carries it. */
import { cite } from '../../cite.js';
import { token } from '../../language/builders.js';
import { bringsCarrier } from './brings-carrier.js';
import { defineKeyword } from './hooks.js';

export const forMirrodin = defineKeyword({
  name: 'for mirrodin!',
  rules: cite('mtg:702.163a'),
  description: 'When it enters, create a 2/2 red Rebel creature token and attach it to that.',
  expand: () => [bringsCarrier(token('Rebel', 'Creature — Rebel', ['R'], '2/2'))],
});
