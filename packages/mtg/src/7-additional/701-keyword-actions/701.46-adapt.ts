/** Adapt (701.46) and monstrosity (701.37): counters that a permanent gets but once. */
import {
  amountOf,
  type Condition,
  defineVerb,
  type EffectContext,
  type Effects,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  instructions,
  objectsOf,
  type ParamsOf,
  type Ref,
  setMark,
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

/** The X of "monstrosity X" is that of the permanent's other abilities from then on (701.37c). */
function keepX(g: Game, what: Ref, ctx: EffectContext): void {
  const by = fromContext(ctx);
  for (const id of objectsOf(entitiesOf(g, what, by))) {
    const object = g.find(id);
    if (object?.zone === 'battlefield' && !g.is(object, 'monstrous')) setMark(g, object, 'x', amountOf(g, 'x', by));
  }
}

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
  keepsX: true,
  run: (g, { count, what = 'self' }, ctx, id) => {
    if (count === 'x') keepX(g, what, ctx);
    return instructions(g, id, becomingMonstrous(what, count));
  },
  text: ({ count }, say) => `monstrosity ${say.value(count)}`,
});
