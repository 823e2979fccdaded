/** Evolve (702.100): it grows as a greater creature comes. */
import type { Condition } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { and, creature, triggered, youControl } from '../../language/builders.js';
import { grows } from './growing.js';
import { defineKeyword } from './hooks.js';

const greater = (stat: string): Condition => ({
  compare: [{ stat, of: { event: 'became' } }, '>', { stat, of: 'self' }],
});
/** Nothing has greater power or toughness than what is no creature itself (702.100c). */
const outgrown: Condition = { all: [{ is: ['self', creature] }, { any: [greater('power'), greater('toughness')] }] };

export const evolve = defineKeyword({
  name: 'evolve',
  rules: cite('mtg:702.100a', 'mtg:702.100b', 'mtg:702.100c', 'mtg:702.100d'),
  description: 'Whenever a creature you control enters with greater power or toughness, put a +1/+1 counter on it.',
  expand: () => [
    triggered(
      { on: 'move', object: and(creature, youControl), match: { to: 'battlefield' } },
      { if: outgrown, effects: grows('evolve') },
    ),
  ],
});
