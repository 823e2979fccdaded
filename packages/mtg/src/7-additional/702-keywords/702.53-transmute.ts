/** Transmute and transfigure (702.53, 702.71): turned into a card with the same mana value. */
import type { Filter } from '@arbiter/engine';
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { activated } from '../../language/builders.js';
import { creature } from '../../language/filters.js';
import { defineKeyword } from './hooks.js';

/** As much as what was put away for it: the card where that went, as nobody saw it in the hand (702.53a). */
const asMuch = { stat: ['manaValue', '=', { stat: 'manaValue', of: { saved: 'this' } }] } satisfies Filter;

export const transmute = defineKeyword({
  name: 'transmute',
  rules: cite('mtg:702.53a', 'mtg:702.53b'),
  description:
    'For `cost`, at the time of a sorcery, discard it and search for a card with the same mana value; that goes to your hand.',
  params: { cost: 'must' },
  text: (a) => `transmute ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [
    activated([...cost, { pay: 'discard', what: 'self', save: 'this' }], {
      zone: 'hand',
      timing: 'sorcery',
      effects: [
        { do: 'search', filter: asMuch, to: 'hand', reveal: true },
        { do: 'shuffle', who: 'you' },
      ],
    }),
  ],
});

export const transfigure = defineKeyword({
  name: 'transfigure',
  rules: cite('mtg:702.71a'),
  description:
    'For `cost`, at the time of a sorcery, sacrifice it and search for a creature card with the same mana value; that enters.',
  params: { cost: 'must' },
  text: (a) => `transfigure ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [
    activated([...cost, { pay: 'sacrifice', what: 'self', save: 'this' }], {
      timing: 'sorcery',
      effects: [
        { do: 'search', filter: [creature, asMuch], to: 'battlefield' },
        { do: 'shuffle', who: 'you' },
      ],
    }),
  ],
});
