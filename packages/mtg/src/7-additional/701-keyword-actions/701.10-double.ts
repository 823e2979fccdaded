/** Doubling counters (701.10e): of each kind as many more as there are. */
import {
  type Action,
  defineVerb,
  entitiesOf,
  fields,
  fromContext,
  isPlayer,
  type ParamsOf,
  perform,
} from '@arbiter/engine';
import { cite } from '../../cite.js';

const DOUBLE = cite('mtg:701.10e');
const params = fields((p) => ({ what: p.ref, kind: p.counter.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    doubleCounters: ParamsOf<typeof params>;
  }
}

export const doubleCounters = defineVerb('doubleCounters', {
  description: 'Doubles the number of each kind of counter on objects or players, or of one `kind`.',
  example: { do: 'doubleCounters', what: { target: 0 } },
  params,
  run: (g, { what, kind: only }, ctx) =>
    perform(
      g,
      entitiesOf(g, what, fromContext(ctx)).flatMap((entity) =>
        Object.entries((isPlayer(entity) ? g.player(entity.player) : g.find(entity.object))?.counters ?? {})
          .filter(([kind, many]) => many > 0 && (only === undefined || kind === only))
          .map(([kind, amount]): Action => ({ type: 'counters', ...entity, kind, amount, $rules: DOUBLE })),
      ),
    ),
  text: ({ what, kind }, say) => `double the ${kind === undefined ? '' : `${kind} `}counters on ${say.ref(what)}`,
  intent: () => 1,
});
