/** Cycling and typecycling (702.29): discarded from the hand for another card. */
import type { Effects } from '@arbiter/engine';
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { draw } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

/** "When you cycle this" is about the card that is discarded for such an ability: `"match": {"paying": "cycling"}`. */
export const cycling = defineKeyword({
  name: 'cycling',
  rules: cite('mtg:702.29a', 'mtg:702.29b', 'mtg:702.29c', 'mtg:702.29d', 'mtg:702.29e', 'mtg:702.29f'),
  description:
    'For `cost`, discard it and draw a card; with `from` (and `label`, as in Plainscycling), search for a card that fits instead.',
  params: { cost: 'must', from: 'may', label: 'may' },
  text: (a) => `${a.label ?? 'cycling'} ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [], from }) => {
    const found: Effects = [
      { do: 'search', ...(from === undefined ? {} : { filter: from }), to: 'hand', reveal: true },
      { do: 'shuffle', who: 'you' },
    ];
    return [
      {
        kind: 'activated',
        keyword: 'cycling',
        zone: 'hand',
        cost: [...cost, { pay: 'discard', what: 'self' }],
        effects: from === undefined ? [draw(1)] : found,
      },
    ];
  },
});
