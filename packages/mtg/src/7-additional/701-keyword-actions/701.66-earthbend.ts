/** Earthbend (701.66): a land is a creature, and comes back where it goes. */
import { defineVerb, type Effects, fields, instructions, type ParamsOf, type Ref, type Value } from '@arbiter/engine';
import { has, putCounters } from '../../language/builders.js';

const params = fields((p) => ({ what: p.ref, count: p.value }));
declare module '@arbiter/engine' {
  interface Verbs {
    earthbend: ParamsOf<typeof params>;
  }
}

const LAND: Ref = { saved: '$earthbent' };

/** The steps of 701.66a; whoever did is told as its return is waited for (701.66b). */
const earthbending = (what: Ref, count: Value): Effects => [
  { do: 'remember', as: '$earthbent', what },
  {
    do: 'modify',
    what: LAND,
    mods: [
      { mod: 'gain', prop: 'types', values: ['Creature'] },
      { mod: 'set', prop: 'power', value: 0 },
      { mod: 'set', prop: 'toughness', value: 0 },
      has('haste'),
    ],
    until: { kind: 'permanent' },
  },
  putCounters(count, LAND),
  {
    do: 'delayed',
    on: { on: 'move', object: { in: LAND }, match: { from: 'battlefield', to: ['graveyard', 'exile'] } },
    effects: [
      {
        do: 'move',
        what: { event: 'became' },
        to: 'battlefield',
        cause: 'return',
        status: { tapped: true },
        controller: 'you',
      },
    ],
  },
  { do: 'did', what: 'earthbend', object: LAND },
];

export const earthbend = defineVerb('earthbend', {
  description:
    'A land becomes a 0/0 creature with haste and `count` +1/+1 counters; where it dies or is exiled, it comes back tapped.',
  example: { do: 'earthbend', what: { target: 0 }, count: 2 },
  params,
  run: (g, { what, count }, _ctx, id) => instructions(g, id, earthbending(what, count)),
  text: ({ what, count }, say) => `earthbend ${say.value(count)} ${say.ref(what)}`,
});
