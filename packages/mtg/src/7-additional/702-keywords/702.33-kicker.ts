/** Kicker and multikicker (702.33): more may be paid for it, and the card says what follows. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

/** Each kicker cost that was paid counts as `{"paid": "kicker"}`, that of a name also by itself (702.33d, 702.33f). */
export const kicker = defineKeyword({
  name: 'kicker',
  rules: cite('mtg:702.33a', 'mtg:702.33b', 'mtg:702.33d', 'mtg:702.33e', 'mtg:702.33f', 'mtg:702.33g', 'mtg:118.8'),
  description:
    '`cost` may be paid besides: `{"paid": "kicker"}` asks whether; with several, `label` names one to ask for it alone.',
  params: { cost: 'must', label: 'may' },
  text: (a) => `kicker ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [], label }) => [
    {
      kind: 'static',
      mods: [
        { mod: 'cost', optional: label === undefined ? { name: 'kicker', cost } : { name: label, cost, as: 'kicker' } },
      ],
    },
  ],
});

export const multikicker = defineKeyword({
  name: 'multikicker',
  rules: cite('mtg:702.33c', 'mtg:702.33d', 'mtg:118.8'),
  description: '`cost` may be paid any number of times besides: the value `{"paid": "kicker"}` is how often it was.',
  params: { cost: 'must' },
  text: (a) => `multikicker ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [
    { kind: 'static', mods: [{ mod: 'cost', optional: { name: 'kicker', cost, repeat: true } }] },
  ],
});
