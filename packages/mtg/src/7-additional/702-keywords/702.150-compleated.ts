/** Compleated (702.150): a planeswalker whose Phyrexian mana was paid with life enters with less loyalty. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const compleated = defineKeyword({
  name: 'compleated',
  rules: cite('mtg:702.150a', 'mtg:614.1c'),
  description: 'Enters with two loyalty counters fewer for each Phyrexian mana symbol that was paid for with life.',
  expand: () => [
    {
      kind: 'replacement',
      on: 'counters',
      object: 'self',
      match: { kind: 'loyalty' },
      // Its counters are put on it as it enters, before it is there; later ones are put on a permanent.
      if: { all: [{ is: ['self', { zone: 'stack' }] }, { compare: ['phyrexianPaid', '>', 0] }] },
      change: { amount: { sum: [{ event: 'amount' }, { negative: { times: [2, 'phyrexianPaid'] } }] } },
    },
  ],
});
