/** Echo (702.30): paid for once more in its first upkeep, or sacrificed. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { mayPay, sacrificeIt, triggered, yourUpkeep } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const echo = defineKeyword({
  name: 'echo',
  rules: cite('mtg:702.30a', 'mtg:118.12'),
  description: 'In your first upkeep with it, sacrifice it unless you pay `cost`.',
  params: { cost: 'must' },
  text: (a) => `echo ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [
    triggered(yourUpkeep, {
      if: { is: ['self', { is: 'newcomer' }] },
      effects: [mayPay(cost, [], [sacrificeIt])],
    }),
  ],
});
