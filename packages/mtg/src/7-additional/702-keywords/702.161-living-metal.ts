/** Living metal (702.161): in its controller's turn the Vehicle is a creature. */
import { cite } from '../../cite.js';
import { continuous } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const livingMetal = defineKeyword({
  name: 'living metal',
  rules: cite('mtg:702.161a'),
  description: 'During your turn it is an artifact creature in addition to its other types.',
  redundant: true,
  expand: () => [
    continuous('self', [{ mod: 'gain', prop: 'types', values: ['Artifact', 'Creature'] }], { turnOf: 'you' }),
  ],
});
