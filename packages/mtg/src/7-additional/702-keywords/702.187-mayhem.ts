/** Mayhem (702.187): played from the graveyard in the turn in which it was discarded. */
import type { Condition } from '@arbiter/engine';
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

const wasDiscarded: Condition = {
  is: ['self', { happened: { on: 'move', object: 'self', match: { cause: 'discard' } } }],
};

export const mayhem = defineKeyword({
  name: 'mayhem',
  rules: cite('mtg:702.187a', 'mtg:702.187b', 'mtg:702.187c', 'mtg:118.9'),
  description:
    'May be played from the graveyard in the turn in which you discarded it: for `cost`, or without one as usual.',
  params: { cost: 'may' },
  text: (a) => `mayhem ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost }) => [
    {
      kind: 'play',
      method: 'mayhem',
      zone: 'graveyard',
      if: wasDiscarded,
      ...(cost === undefined ? {} : { cost }),
    },
  ],
});
