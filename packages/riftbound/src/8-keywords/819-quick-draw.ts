/** Quick-Draw (819): gear that has Reaction, and is attached as it is played. */
import { cite } from '../cite.js';
import { defineKeyword } from './hooks.js';

export const quickDraw = defineKeyword({
  name: 'quick-draw',
  rules: cite('riftbound:819.1.b', 'riftbound:819.1.d', 'riftbound:819.2', 'riftbound:819.3', 'riftbound:819.1.c'),
  description: 'Has Reaction; as it is played it is attached to a unit of its player.',
  traits: { reactionSpeed: cite('riftbound:819.1.b') },
  redundant: true,
  expand: () => [
    {
      kind: 'triggered',
      on: { on: 'play', object: 'self' },
      keyword: 'quick-draw',
      targets: [{ what: [{ has: ['types', 'Unit'] }, { controller: 'you' }] }],
      effects: [{ do: 'attach', what: 'self', to: { target: 0 } }],
    },
  ],
});
