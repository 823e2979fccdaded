/** Crew (702.122): who taps creatures enough has a creature of the Vehicle for a turn. */
import { cite } from '../../cite.js';
import { activated, untilEndOfTurn } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const crew = defineKeyword({
  name: 'crew',
  rules: cite('mtg:702.122a', 'mtg:702.122b', 'mtg:702.122c', 'mtg:702.122d', 'mtg:301.7'),
  description:
    'Tap other creatures with total power `value` or greater: it becomes an artifact creature until end of turn.',
  params: { value: 'must' },
  text: (a) => `crew ${a.value ?? 0}`,
  expand: ({ value = 0 }) => [
    {
      ...activated([{ pay: 'tapPower', power: value, for: 'crew' }], {
        effects: [
          untilEndOfTurn('self', [{ mod: 'gain', prop: 'types', values: ['Artifact', 'Creature'] }]),
          // "Becomes crewed" is that it resolves (702.122d).
          { do: 'did', what: 'becomeCrewed', object: 'self' },
        ],
      }),
      keyword: 'crew',
    },
  ],
});
