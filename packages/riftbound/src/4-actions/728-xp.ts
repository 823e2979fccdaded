/** XP: a number of each player that is gained and spent (728–733). */
import { defineCost, fields, type ParamsOf, perform } from '@arbiter/engine';
import { cite } from '../cite.js';

/** Each player has their own, without limit, and everybody sees it (729.2, 732, 733). */
export const XP = cite('riftbound:730.1', 'riftbound:729.2');

const params = fields((p) => ({ amount: p.count }));
declare module '@arbiter/engine' {
  interface Costs {
    xp: ParamsOf<typeof params>;
  }
}

/** "Spend 3 XP" as a cost (730.2). */
export const spendXp = defineCost('xp', {
  description: 'Spending XP.',
  example: { pay: 'xp', amount: 3 },
  params,
  canPay: (g, { amount }, { seat }) => g.statOf(seat, 'xp') >= amount,
  pay: (g, { amount }, { seat }) => perform(g, [{ type: 'stat', player: seat, stat: 'xp', amount: -amount }]),
  text: ({ amount }) => `Spend ${amount} XP`,
  rules: cite('riftbound:730.2'),
  order: 1,
});
