/** Increment (702.191): it grows by spells that more mana is spent on than it has power or toughness. */
import type { Condition } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { creature, putCounters, triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

const moreThan = (figure: 'power' | 'toughness'): Condition => ({
  compare: [{ event: 'manaSpent' }, '>', { stat: figure, of: 'self' }],
});

export const increment = defineKeyword({
  name: 'increment',
  rules: cite('mtg:702.191a', 'mtg:702.191b'),
  description:
    'Whenever you cast a spell for more mana than its power or toughness, put a +1/+1 counter on it if it is a creature.',
  expand: () => [
    triggered(
      { on: 'cast', player: 'you' },
      {
        if: { all: [{ is: ['self', creature] }, { any: [moreThan('power'), moreThan('toughness')] }] },
        effects: [putCounters(1, 'self')],
      },
    ),
  ],
});
