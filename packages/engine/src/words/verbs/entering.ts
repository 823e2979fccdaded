/** What is said of something that is about to enter, as that is replaced (mtg 614.12a). */
import { z } from 'zod';
import { amountOf, countersFor } from '../../continuous/evaluate.js';
import type { JsonObject } from '../../contract/json.js';
import { fields, type ParamsOf } from '../../language/params.js';
import type { Value } from '../../language/types.js';
import type { Game } from '../../machine/game.js';
import { defineVerb } from '../../machine/words.js';
import { fromContext } from '../../state/perspective.js';
import type { EffectContext } from '../../state/state.js';
import { counted } from '../helpers.js';

const params = fields((p) => ({
  status: p.statuses.optional(),
  counters: p.counters.optional(),
  gains: z.array(p.keyword).min(1).max(8).optional(),
  notes: z
    .array(z.strictObject({ as: p.term, value: p.value }))
    .min(1)
    .max(4)
    .optional(),
}));
declare module '../../language/types.js' {
  interface Verbs {
    entering: ParamsOf<typeof params>;
  }
}

/** Numbers by their names, as they are now. */
function numbersOf(g: Game, notes: readonly { as: string; value: Value }[], ctx: EffectContext): JsonObject {
  return Object.fromEntries(notes.map(({ as, value }) => [as, amountOf(g, value, fromContext(ctx))]));
}

export const entering = defineVerb('entering', {
  description:
    'Within `before` of a replacement: what is about to enter has this status, these counters and keywords, and `notes`: `noted` reads them.',
  example: (n) => ({ do: 'entering', status: { [n.status]: true } }),
  params,
  run: (g, { status = {}, counters = {}, gains = [], notes = [] }, ctx) => {
    const { entering = { status: {}, counters: {}, gains: [] } } = ctx;
    const more = countersFor(g, counters, fromContext(ctx));
    const both = { ...entering.counters };
    for (const [kind, many] of Object.entries(more)) both[kind] = (both[kind] ?? 0) + many;
    g.j.note(ctx, 'entering', {
      status: { ...entering.status, ...status },
      counters: both,
      gains: [...entering.gains, ...gains],
      ...(notes.length === 0 && entering.chosen === undefined
        ? {}
        : { chosen: { ...entering.chosen, ...numbersOf(g, notes, ctx) } }),
    });
    return undefined;
  },
  text: ({ status = {}, counters = {}, gains = [], notes = [] }, say) => {
    const so = [
      ...Object.keys(status),
      ...gains.map((keyword) => `with ${keyword}`),
      ...Object.entries(counters).map(([kind, many]) => `with ${counted(say.value(many), `${kind} counter`)}`),
    ];
    // What is noted for later is nothing that is said.
    return so.length === 0 && notes.length > 0 ? '' : `it enters ${so.join(' and ')}`;
  },
});
