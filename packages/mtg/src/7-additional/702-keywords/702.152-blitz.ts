/** Blitz (702.152): cast for another cost, it has haste, draws a card as it dies, and is sacrificed at the next end step. */
import type { Effects } from '@arbiter/engine';
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { continuous, dies, draw, has, triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';
import { ofInstance } from './instances.js';

const isSacrificed: Effects = [
  { do: 'remember', as: 'it', what: 'self' },
  {
    do: 'delayed',
    on: { on: 'step', match: { step: 'end' } },
    effects: [{ do: 'move', what: { saved: 'it' }, to: 'graveyard', cause: 'sacrifice' }],
  },
];

export const blitz = defineKeyword({
  name: 'blitz',
  rules: cite('mtg:702.152a', 'mtg:702.152b', 'mtg:118.9'),
  description:
    'May be cast for `cost`; then it has haste and "when it dies, draw a card", and is sacrificed at the next end step.',
  params: { cost: 'must' },
  linked: true,
  text: (a) => `blitz ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }, nth) => {
    const method = ofInstance('blitz', nth);
    return [
      { kind: 'play', method, cost, entered: isSacrificed },
      continuous('self', [has('haste'), has(triggered(dies, { effects: [draw(1)] }))], {
        is: ['self', { played: method }],
      }),
    ];
  },
});
