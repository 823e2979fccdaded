/** What is said of something that is about to enter, as that is replaced (mtg 614.12a). */
import { z } from 'zod';
import { countersFor } from '../../continuous/evaluate.js';
import { fields, type ParamsOf } from '../../language/params.js';
import { defineVerb } from '../../machine/words.js';
import { fromContext } from '../../state/perspective.js';
import { counted } from '../helpers.js';

const params = fields((p) => ({
  status: p.statuses.optional(),
  counters: p.counters.optional(),
  gains: z.array(p.keyword).min(1).max(8).optional(),
}));
declare module '../../language/types.js' {
  interface Verbs {
    entering: ParamsOf<typeof params>;
  }
}

export const entering = defineVerb('entering', {
  description:
    'Within `before` of a replacement: what is about to enter does so with this status, these counters, and gains these keywords.',
  example: (n) => ({ do: 'entering', status: { [n.status]: true } }),
  params,
  run: (g, { status = {}, counters = {}, gains = [] }, ctx) => {
    const { entering = { status: {}, counters: {}, gains: [] } } = ctx;
    const more = countersFor(g, counters, fromContext(ctx));
    const both = { ...entering.counters };
    for (const [kind, many] of Object.entries(more)) both[kind] = (both[kind] ?? 0) + many;
    g.j.note(ctx, 'entering', {
      status: { ...entering.status, ...status },
      counters: both,
      gains: [...entering.gains, ...gains],
    });
    return undefined;
  },
  text: ({ status = {}, counters = {}, gains = [] }, say) =>
    `it enters ${[
      ...Object.keys(status),
      ...gains.map((keyword) => `with ${keyword}`),
      ...Object.entries(counters).map(([kind, many]) => `with ${counted(say.value(many), `${kind} counter`)}`),
    ].join(' and ')}`,
});
