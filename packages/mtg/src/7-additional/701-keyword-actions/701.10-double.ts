/** Doubling counters and mana: of each kind as many more as there are (701.10e, 701.10f). */
import {
  type Action,
  defineVerb,
  doersOf,
  entitiesOf,
  fields,
  fromContext,
  isPlayer,
  type ParamsOf,
  perform,
} from '@arbiter/engine';
import { addToPool, MANA, manaIn } from '../../1-concepts/106-mana.js';
import { cite } from '../../cite.js';

const DOUBLE = cite('mtg:701.10e');
/** Mana that is added is plain mana, whatever the other may be spent on. @citation */
export const DOUBLED_MANA = cite('mtg:701.10f');
const params = fields((p) => ({ what: p.ref, kind: p.counter.optional() }));
const pooled = fields((p) => ({ who: p.ref.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    doubleCounters: ParamsOf<typeof params>;
    doubleMana: ParamsOf<typeof pooled>;
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

export const doubleMana = defineVerb('doubleMana', {
  description: 'You, or `who`, add of each type of mana as much as you have of it unspent.',
  example: { do: 'doubleMana' },
  params: pooled,
  run: (g, effect, ctx) => {
    for (const seat of doersOf(g, effect, fromContext(ctx))) {
      const unspent = manaIn(g, seat);
      const more = MANA.flatMap((type) => Array.from({ length: unspent[type] ?? 0 }, () => type));
      if (more.length > 0) addToPool(g, seat, more, ctx.source);
    }
    return undefined;
  },
  text: ({ who }, say) => `${say.doer(who ?? 'you')}double each type of unspent mana`,
  intent: () => 1,
});
