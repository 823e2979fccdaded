/** Flashback (702.34): cast from the graveyard for another cost, and exiled instead of going anywhere else from the stack. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const flashback = defineKeyword({
  name: 'flashback',
  rules: cite('mtg:702.34a', 'mtg:702.1b'),
  description:
    'May be cast from the graveyard for `cost`, or for its mana cost; then it is exiled instead of going anywhere else.',
  params: { cost: 'may' },
  text: (a) => `flashback ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost }) => [
    {
      kind: 'play',
      method: 'flashback',
      zone: 'graveyard',
      ...(cost === undefined ? {} : { cost }),
      exit: { to: 'exile' },
    },
  ],
});
