/** Support (701.41): counters on several creatures, which the ability targets. */
import { defineVerb, fields, instructions, type ParamsOf } from '@arbiter/engine';
import { putCounters } from '../../language/builders.js';

const params = fields((p) => ({ what: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    support: ParamsOf<typeof params>;
  }
}

/** "Support N" is a target clause for up to N creatures, on a permanent other ones, and this (701.41a). */
export const support = defineVerb('support', {
  description: 'Puts a +1/+1 counter on each, which are the targets of a clause for up to so many creatures.',
  example: { do: 'support', what: { target: 0 } },
  params,
  run: (g, { what }, _ctx, id) =>
    instructions(g, id, [putCounters(1, what), { do: 'did', what: 'support', object: 'self' }]),
  text: ({ what }, say) => `support ${say.ref(what)}`,
  intent: () => 1,
});
