/** Empowering and disempowering: a status of things on the board, legends among them (441, 442). */
import { defineCost } from '@arbiter/engine';
import { paidWith, paying } from '../3-playing/357.2-paid-with.js';
import { cite } from '../cite.js';

/** "Disempower this" as a cost: only what is Empowered can pay it (442.1.a). */
export const disempowerCost = defineCost('disempower', {
  description: 'Disempowering the object itself, or so many that fit: they must be Empowered.',
  example: { pay: 'disempower' },
  params: paidWith,
  ...paying('disempower', 'Disempower this', cite('riftbound:442.1', 'riftbound:442.1.a')),
});
