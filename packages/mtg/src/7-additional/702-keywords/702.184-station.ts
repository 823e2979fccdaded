/** Station (702.184): another creature is tapped for charge counters. */
import { defineValue, entitiesOf, objectsOf, type Ref, ruleOn, stat } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { activated, and, another, creature, putCounters } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

declare module '@arbiter/engine' {
  interface Values {
    stationedBy: { stationedBy: Ref };
  }
}

/** What counts is the power of the creature that was tapped, unless something says otherwise of it (702.184c). */
export const stationedBy = defineValue('stationedBy', {
  description:
    'How many charge counters a creature gives that was tapped to station: its power, unless a rule says otherwise.',
  example: { stationedBy: { saved: 'it' } },
  params: (p) => ({ stationedBy: p.ref }),
  compile:
    ({ stationedBy: ref }) =>
    (g, by) =>
      objectsOf(entitiesOf(g, ref, by)).reduce(
        (sum, id) => sum + stat(g, id, ruleOn(g, id, 'stationsByToughness') ? 'toughness' : 'power'),
        0,
      ),
  text: ({ stationedBy: ref }, say) => `the power of ${say.ref(ref)}`,
});

export const station = defineKeyword({
  name: 'station',
  rules: cite('mtg:702.184a', 'mtg:702.184c'),
  description:
    'Tap another creature you control, at the time of a sorcery: put charge counters equal to its power on it.',
  expand: () => [
    activated(
      [
        {
          pay: 'tapUntapped',
          what: and(creature, another),
          count: 1,
          label: 'another untapped creature you control',
          save: '$stationed',
        },
      ],
      { timing: 'sorcery', effects: [putCounters({ stationedBy: { saved: '$stationed' } }, 'self', 'charge')] },
    ),
  ],
});
