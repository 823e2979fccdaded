/** Suspect (701.60): a creature with menace that can't block, as long as it is suspected. */
import {
  type Condition,
  defineVerb,
  type Effects,
  fields,
  instructions,
  type ParamsOf,
  type Ref,
} from '@arbiter/engine';
import { has, rule } from '../../language/builders.js';

const params = fields((p) => ({ what: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    suspect: ParamsOf<typeof params>;
  }
}

const SUSPECT: Ref = { saved: '$suspect' };
const IS_SUSPECTED: Condition = { is: [SUSPECT, { status: 'suspected' }] };

/** Each that isn't suspected yet (701.60d); what it has by that ends with it (701.60a, 701.60c). */
const suspecting = (what: Ref): Effects => [
  {
    do: 'forEach',
    of: what,
    as: '$suspect',
    effects: [
      {
        do: 'if',
        if: { not: IS_SUSPECTED },
        then: [
          { do: 'status', what: SUSPECT, status: 'suspected' },
          {
            do: 'modify',
            what: SUSPECT,
            mods: [has('menace'), rule('cantBlock')],
            until: { kind: 'asLongAs', if: IS_SUSPECTED },
          },
        ],
      },
    ],
  },
];

export const suspect = defineVerb('suspect', {
  description:
    'Creatures become suspected: they have menace and can’t block; the status `suspected` turned off ends it.',
  example: { do: 'suspect', what: { target: 0 } },
  params,
  run: (g, { what }, _ctx, id) => instructions(g, id, suspecting(what)),
  text: ({ what }, say) => `suspect ${say.ref(what)}`,
});
