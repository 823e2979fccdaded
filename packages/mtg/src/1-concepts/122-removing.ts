/** Counters of whatever kinds that an effect removes from a permanent, as its controller chooses (122.1, 608.2d). */
import {
  type Action,
  amountOf,
  asks,
  type Base,
  type Choice,
  ctxOf,
  defineVerb,
  entitiesOf,
  entityChoice,
  fields,
  fromContext,
  type Game,
  objectsOf,
  type ParamsOf,
  perform,
  procedure,
} from '@arbiter/engine';
import { cite } from '../cite.js';

const params = fields((p) => ({
  what: p.ref,
  count: p.value,
  upTo: p.flag.optional(),
  total: p.name.optional(),
}));
declare module '@arbiter/engine' {
  interface Verbs {
    removeCounters: ParamsOf<typeof params>;
  }
}

interface Removing {
  object: number;
  count: number;
  /** How many counters it had. */
  before: number;
  picked: [string, number][];
}

const kindsOn = (g: Game, id: number): [string, number][] =>
  Object.entries(g.find(id)?.counters ?? {}).filter(([, n]) => n > 0);
const allOn = (g: Game, id: number): number => kindsOn(g, id).reduce((sum, [, n]) => sum + n, 0);
/** What a player chooses of counters that an effect removes. @citation */
const REMOVED = cite('mtg:122.1', 'mtg:608.2d');

const removing = procedure<Base<ParamsOf<typeof params>>, Removing>('verb:removeCounters', {
  begin: (g, l) => {
    const by = fromContext(ctxOf(g, l));
    const object = objectsOf(entitiesOf(g, l.effect.what, by)).find((id) => g.find(id));
    const before = object === undefined ? 0 : allOn(g, object);
    const count = Math.min(before, Math.max(0, amountOf(g, l.effect.count, by)));
    if (l.effect.total !== undefined) g.j.note(ctxOf(g, l).numbers, l.effect.total, 0);
    if (object === undefined || count === 0) return { done: null };
    g.j.note(l, 'object', object);
    g.j.note(l, 'before', before);
    g.j.note(l, 'count', count);
    return l.effect.upTo ? undefined : { go: 'which' };
  },
  howMany: (g, l) => ({
    ask: {
      seat: ctxOf(g, l).controller,
      kind: 'AMOUNT',
      shape: 'NUMBER',
      prompt: 'Choose how many counters to remove',
      rules: REMOVED,
      source: ctxOf(g, l).source,
      min: 0,
      max: l.count,
    },
    into: 'count',
  }),
  which: (g, l) => {
    const kinds = kindsOn(g, l.object);
    const [only] = kinds;
    if (l.count === 0) return { done: null };
    if (only && kinds.length === 1) {
      g.j.note(l, 'picked', [[only[0], l.count]]);
      return { go: 'remove' };
    }
    const options = kinds.map(
      ([kind, n]): Choice => ({
        ...entityChoice(g, { object: l.object }, l.object, { min: 0, max: Math.min(n, l.count) }),
        value: kind,
        data: kind,
      }),
    );
    return {
      ask: {
        seat: ctxOf(g, l).controller,
        kind: 'COUNTERS',
        shape: 'DISTRIBUTE',
        prompt: `Choose which ${l.count} counters to remove`,
        rules: REMOVED,
        source: ctxOf(g, l).source,
        options,
        total: l.count,
      },
      into: 'picked',
    };
  },
  remove: (g, { object, picked }) =>
    perform(
      g,
      picked.flatMap(([kind, n]): Action[] => (n > 0 ? [{ type: 'counters', object, kind, amount: -n }] : [])),
    ),
  removed: (g, l) => {
    if (l.effect.total !== undefined)
      g.j.note(ctxOf(g, l).numbers, l.effect.total, Math.max(0, l.before - allOn(g, l.object)));
  },
});

export const removeCounters = defineVerb('removeCounters', {
  description:
    'You remove `count` counters of kinds that you choose from a permanent, or `upTo` so many; `total` names how many.',
  example: { do: 'removeCounters', what: { target: 0 }, count: 1 },
  params,
  run: asks(removing),
  procedures: [removing],
  decisions: [
    {
      kind: 'COUNTERS',
      shape: 'DISTRIBUTE',
      cite: 'choose',
      meaning: 'Which counters an effect removes from a permanent that has several kinds.',
    },
  ],
  scope: ({ total }, within) => {
    within.others('what', 'count');
    within.walk('what', within.scope);
    within.walk('count', within.scope);
    if (total !== undefined) within.scope.numbers.add(total);
  },
  text: ({ what, count, upTo }, say) =>
    `remove ${upTo ? 'up to ' : ''}${say.value(count)} counters from ${say.ref(what)}`,
  intent: () => 0,
});
