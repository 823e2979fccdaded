/** Living weapon (702.92): the Equipment brings who carries it. */
import { cite } from '../../cite.js';
import { token } from '../../language/builders.js';
import { bringsCarrier } from './brings-carrier.js';
import { defineKeyword } from './hooks.js';

export const livingWeapon = defineKeyword({
  name: 'living weapon',
  rules: cite('mtg:702.92a'),
  description: 'When it enters, create a 0/0 black Phyrexian Germ creature token and attach it to that.',
  expand: () => [bringsCarrier(token('Phyrexian Germ', 'Creature — Phyrexian Germ', ['B'], '0/0'))],
});
