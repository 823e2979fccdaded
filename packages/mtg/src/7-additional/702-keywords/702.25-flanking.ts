/** Flanking (702.25): what blocks it without flanking gets -1/-1. */
import { cite } from '../../cite.js';
import { not, plus, triggered, untilEndOfTurn, withKeyword } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const flanking = defineKeyword({
  name: 'flanking',
  rules: cite('mtg:702.25a', 'mtg:702.25b'),
  description: 'Each creature without flanking that blocks it gets -1/-1 until end of turn.',
  expand: () => [
    triggered(
      { on: 'block', source: 'self', object: not(withKeyword('flanking')) },
      { effects: [untilEndOfTurn({ event: 'object' }, plus(-1, -1))] },
    ),
  ],
});
