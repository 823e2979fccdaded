/** Detain (701.35): for a turn it neither attacks nor blocks, and its abilities can't be activated. */
import { defineVerb, fields, instructions, type ParamsOf } from '@arbiter/engine';
import { rule } from '../../language/builders.js';

const params = fields((p) => ({ what: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    detain: ParamsOf<typeof params>;
  }
}

export const detain = defineVerb('detain', {
  description: 'Until your next turn they can’t attack or block, and their activated abilities can’t be activated.',
  example: { do: 'detain', what: { target: 0 } },
  params,
  run: (g, { what }, _ctx, id) =>
    instructions(g, id, [
      {
        do: 'modify',
        what,
        mods: [rule('cantAttack'), rule('cantBlock'), rule('cantBeActivated')],
        until: { kind: 'untilStep', step: 'untap' },
      },
    ]),
  text: ({ what }, say) => `detain ${say.ref(what)}`,
  intent: () => -1,
});
