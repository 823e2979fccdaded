/** Empowering and disempowering: a status of things on the board, legends among them (441, 442). */
import { defineCost, perform } from '@arbiter/engine';
import { cite } from '../cite.js';

declare module '@arbiter/engine' {
  interface Costs {
    // biome-ignore lint/complexity/noBannedTypes: this takes no parameters
    disempower: {};
  }
}

/** "Disempower this" as a cost: only what is Empowered can pay it (442.1.a). */
export const disempowerCost = defineCost('disempower', {
  description: 'Disempowering the object itself, which must be Empowered.',
  example: { pay: 'disempower' },
  canPay: (g, _cost, { source }) => {
    const object = g.find(source);
    return object !== undefined && g.is(object, 'empowered');
  },
  pay: (g, _cost, { source }) => perform(g, [{ type: 'status', object: source, status: 'empowered', on: false }]),
  text: () => 'Disempower this',
  rules: cite('riftbound:442.1', 'riftbound:442.1.a'),
  order: 1,
});
