/** Warp (702.185): cast for another cost, it is exiled at the next end step, and may be cast again later. */
import type { Effects } from '@arbiter/engine';
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { exile } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

const goesAway: Effects = [
  { do: 'remember', as: 'it', what: 'self' },
  {
    do: 'delayed',
    on: { on: 'step', match: { step: 'end' } },
    effects: [
      exile({ saved: 'it' }, 'card'),
      { do: 'exiledAs', what: { saved: 'card' }, as: 'warped' },
      { do: 'modify', what: { saved: 'card' }, mods: [{ mod: 'play', later: true }], until: { kind: 'permanent' } },
    ],
  },
];

export const warp = defineKeyword({
  name: 'warp',
  rules: cite('mtg:702.185a', 'mtg:702.185b', 'mtg:702.185c', 'mtg:118.9'),
  description:
    'May be cast from your hand for `cost`; then it is exiled at the next end step, and may be cast on a later turn.',
  params: { cost: 'must' },
  text: (a) => `warp ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [{ kind: 'play', method: 'warp', zone: 'hand', cost, entered: goesAway }],
});
