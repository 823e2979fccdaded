/** Evolve (702.100): it grows as a greater creature comes. */
import type { Condition } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { and, creature, putCounters, triggered, youControl } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

const greater = (stat: string): Condition => ({
  compare: [{ stat, of: { event: 'became' } }, '>', { stat, of: 'self' }],
});

export const evolve = defineKeyword({
  name: 'evolve',
  rules: cite('mtg:702.100a'),
  description: 'Whenever a creature you control enters with greater power or toughness, put a +1/+1 counter on it.',
  expand: () => [
    triggered(
      { on: 'move', object: and(creature, youControl), match: { to: 'battlefield' } },
      { if: { any: [greater('power'), greater('toughness')] }, effects: [putCounters(1, 'self')] },
    ),
  ],
});
