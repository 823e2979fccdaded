/** Exert (701.43): what is exerted stays tapped for a turn. */
import { defineVerb, type Effects, fields, instructions, type ParamsOf, type Ref } from '@arbiter/engine';
import { skipsNextUntap } from '../../language/builders.js';

const params = fields((p) => ({ what: p.ref, attacking: p.flag.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    exert: ParamsOf<typeof params>;
  }
}

const EXERTED: Ref = { saved: '$exerted' };

/** Tapped or not, and once more or not, it stays so in the next untap step of whoever exerts it (701.43a, 701.43b). */
const exerting = (what: Ref, attacking?: true): Effects => [
  {
    do: 'forEach',
    of: what,
    as: '$exerted',
    effects: [
      {
        do: 'if',
        // Nothing else than a permanent can be exerted (701.43c).
        if: { exists: [{ zone: 'battlefield' }, { in: EXERTED }] },
        then: [
          skipsNextUntap(EXERTED, 'you'),
          { do: 'did', what: 'exert', object: EXERTED, ...(attacking ? { instance: 0 } : {}) },
        ],
      },
    ],
  },
];

export const exert = defineVerb('exert', {
  description: 'You exert permanents (with `attacking` as they attack): they don’t untap in your next untap step.',
  example: { do: 'exert', what: 'self' },
  params,
  run: (g, { what, attacking }, _ctx, id) => instructions(g, id, exerting(what, attacking)),
  text: ({ what }, say) => `exert ${say.ref(what)}`,
  intent: () => -1,
});
