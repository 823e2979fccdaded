/** Dash (702.109): cast for another cost; then it has haste and goes back to its owner's hand at the next end step. */
import type { Effects } from '@arbiter/engine';
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { continuous, has } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

const goesBack: Effects = [
  { do: 'remember', as: 'it', what: 'self' },
  {
    do: 'delayed',
    on: { on: 'step', match: { step: 'end' } },
    effects: [{ do: 'move', what: { saved: 'it' }, to: 'hand', cause: 'return' }],
  },
];

export const dash = defineKeyword({
  name: 'dash',
  rules: cite('mtg:702.109a', 'mtg:118.9'),
  description: 'May be cast for `cost`; then it has haste and goes back to its owner’s hand at the next end step.',
  params: { cost: 'must' },
  text: (a) => `dash ${manaText(a.cost)}`,
  // The haste is an ability of the permanent: what becomes a copy of it wasn't dashed, and what loses dash loses it.
  expand: (a) => [
    { kind: 'play', method: 'dash', cost: a.cost ?? [], entered: goesBack },
    continuous('self', [has('haste')], { is: ['self', { played: 'dash' }] }),
  ],
});
