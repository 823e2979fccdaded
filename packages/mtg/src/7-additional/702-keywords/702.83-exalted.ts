/** Exalted (702.83): a creature of yours that attacks alone gets +1/+1. */
import { cite } from '../../cite.js';
import { and, creature, plus, triggered, untilEndOfTurn, youControl } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const exalted = defineKeyword({
  name: 'exalted',
  rules: cite('mtg:702.83a', 'mtg:702.83b'),
  description: 'Whenever a creature you control attacks alone, that creature gets +1/+1 until end of turn.',
  expand: () => [
    triggered(
      { on: 'attack', object: and(creature, youControl), match: { count: 1 } },
      { effects: [untilEndOfTurn({ event: 'object' }, plus(1, 1))] },
    ),
  ],
});
