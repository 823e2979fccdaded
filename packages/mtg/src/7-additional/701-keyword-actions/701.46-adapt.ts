/** Adapt (701.46) and monstrosity (701.37): counters that a permanent gets but once. */
import {
  type Condition,
  defineVerb,
  type Effects,
  fields,
  instructions,
  type ParamsOf,
  type Ref,
  type Value,
} from '@arbiter/engine';
import { putCounters } from '../../language/builders.js';

const params = fields((p) => ({ count: p.value, what: p.ref.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    adapt: ParamsOf<typeof params>;
    monstrosity: ParamsOf<typeof params>;
  }
}

const unless = (already: Condition, then: Effects): Effects => [{ do: 'if', if: { not: already }, then }];

/** It looks for counters as it resolves, not before (701.46a). */
const adapting = (what: Ref, count: Value): Effects =>
  unless({ is: [what, { counters: ['+1/+1', 1] }] }, [
    putCounters(count, what),
    { do: 'did', what: 'adapt', object: what },
  ]);

/** Monstrous it stays until it leaves, whatever it becomes a copy of (701.37b). */
const becomingMonstrous = (what: Ref, count: Value): Effects =>
  unless({ is: [what, { status: 'monstrous' }] }, [
    putCounters(count, what),
    { do: 'status', what, status: 'monstrous' },
  ]);

export const adapt = defineVerb('adapt', {
  description: 'It, or `what`, gets `count` +1/+1 counters if it has none.',
  example: { do: 'adapt', count: 2 },
  params,
  run: (g, { count, what = 'self' }, _ctx, id) => instructions(g, id, adapting(what, count)),
  text: ({ count }, say) => `adapt ${say.value(count)}`,
});

export const monstrosity = defineVerb('monstrosity', {
  description: 'It, or `what`, gets `count` +1/+1 counters and becomes monstrous, unless it is that already.',
  example: { do: 'monstrosity', count: 3 },
  params,
  run: (g, { count, what = 'self' }, _ctx, id) => instructions(g, id, becomingMonstrous(what, count)),
  text: ({ count }, say) => `monstrosity ${say.value(count)}`,
});
