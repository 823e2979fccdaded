/** Recover (702.59): it comes back for a price when a creature dies, or is exiled. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { exile, mayPay, returnToHand, triggered } from '../../language/builders.js';
import { creature } from '../../language/filters.js';
import { defineKeyword } from './hooks.js';

export const recover = defineKeyword({
  name: 'recover',
  rules: cite('mtg:702.59a', 'mtg:118.12'),
  description:
    'In your graveyard: when a creature is put there from the battlefield, pay `cost` to return it to your hand, or exile it.',
  params: { cost: 'must' },
  text: (a) => `recover ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [
    triggered(
      { on: 'move', object: [creature, { owner: 'you' }], match: { from: 'battlefield', to: 'graveyard' } },
      { zone: 'graveyard', effects: [mayPay(cost, [returnToHand('self')], [exile('self')])] },
    ),
  ],
});
