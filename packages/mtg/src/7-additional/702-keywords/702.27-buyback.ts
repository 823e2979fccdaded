/** Buyback (702.27): for more, the spell goes back to its owner's hand as it resolves. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const buyback = defineKeyword({
  name: 'buyback',
  rules: cite('mtg:702.27a', 'mtg:118.8'),
  description: 'For `cost` besides, it is put into its owner’s hand as it resolves instead of into the graveyard.',
  params: { cost: 'must' },
  text: (a) => `buyback ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [
    { kind: 'static', mods: [{ mod: 'cost', optional: { name: 'buyback', cost } }] },
    {
      kind: 'replacement',
      on: 'move',
      object: 'self',
      match: { from: 'stack', to: 'graveyard', cause: 'resolve' },
      if: { paid: 'buyback' },
      change: { to: 'hand' },
    },
  ],
});
