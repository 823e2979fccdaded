/** Prowess (702.108): casting a noncreature spell gives it +1/+1 until end of turn. */
import { cite } from '../../cite.js';
import { creature, not, plus, untilEndOfTurn, youCast } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const prowess = defineKeyword({
  name: 'prowess',
  rules: cite('mtg:702.108a'),
  description: 'Gets +1/+1 until end of turn as you cast a noncreature spell.',
  expand: () => [
    {
      kind: 'triggered',
      keyword: 'prowess',
      on: youCast(not(creature)),
      effects: [untilEndOfTurn('self', plus(1, 1))],
    },
  ],
});
