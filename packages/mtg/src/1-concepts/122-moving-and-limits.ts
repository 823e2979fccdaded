/** Counters that are moved (122.5), that can't be put on something (113.6i), and of which it can't have more (122.4). */
import {
  type Action,
  amountOf,
  type Control,
  characteristicsOf,
  defineRule,
  defineVerb,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  objectsOf,
  onField,
  type ParamsOf,
  perform,
  type RuleRef,
  ruleOn,
} from '@arbiter/engine';
import { cite } from '../cite.js';
import { cannotGetCounters } from './122-counters.js';
import { rulesAsEntered } from './122-entering.js';

const params = fields((p) => ({ from: p.ref, to: p.ref, kind: p.counter.optional(), count: p.value.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    moveCounters: ParamsOf<typeof params>;
  }
}

/** What can't be done both as a removing and as a putting is no moving (122.5). */
function movable(g: Game, from: number, to: number, kind: string, amount: number): Action[] {
  if (from === to || !onField(g, to)) return [];
  const there = g.find(from)?.counters?.[kind] ?? 0;
  const count = Math.min(there, amount);
  if (count <= 0) return [];
  const put: Action = { type: 'counters', object: to, kind, amount: count, $rules: MOVED };
  if (g.rules.events.cannot(g, put) !== null) return [];
  return [{ type: 'counters', object: from, kind, amount: -count, $rules: MOVED }, put];
}
const MOVED = cite('mtg:122.5');

export const moveCounters = defineVerb('moveCounters', {
  description:
    'Moves counters of a `kind` from an object to another: `count` of them, else all; without a kind all there are.',
  example: { do: 'moveCounters', from: 'self', to: { target: 0 }, kind: '+1/+1', count: 1 },
  params,
  run: (g, { from, to, kind, count }, ctx): Control => {
    const by = fromContext(ctx);
    const [source] = objectsOf(entitiesOf(g, from, by));
    const [target] = objectsOf(entitiesOf(g, to, by));
    if (source === undefined || target === undefined) return undefined;
    const kinds = kind === undefined ? Object.keys(g.find(source)?.counters ?? {}) : [kind];
    const amount = count === undefined ? Number.POSITIVE_INFINITY : Math.max(0, amountOf(g, count, by));
    return perform(
      g,
      kinds.flatMap((one) => movable(g, source, target, one, amount)),
    );
  },
  text: ({ from, to, kind, count }, say) =>
    `move ${count === undefined ? 'all' : say.value(count)} ${kind ?? ''} counters from ${say.ref(from)} to ${say.ref(to)}`,
});

/** "Counters can't be put on it": that holds as it enters, too, where it would say so there (113.6i). */
export function cannotPutCounters(g: Game, action: Action): RuleRef[] | null {
  if (action.type !== 'counters' || action.amount <= 0 || action.object === undefined) return null;
  const { object } = action;
  const barred = action.$entering ? barredAsEntered(g, action) : g.find(object) && ruleOn(g, object, BARRED);
  return barred ? cite('mtg:113.6i') : null;
}
const BARRED = 'cantHaveCounters';
const barredAsEntered = (g: Game, action: Action): boolean =>
  rulesAsEntered(g, action).some(({ rule }) => rule === BARRED);

/** Whether counters can be put on something: where they can't, no cost of putting them there is paid (614.17b). */
export function canHavePut(g: Game, object: number, kind: string, amount: number): boolean {
  const action: Action = { type: 'counters', object, kind, amount };
  return !cannotPutCounters(g, action) && !cannotGetCounters(g, action);
}

/** The counters that a permanent has too many of are removed (122.4). */
export const tooManyCounters = (g: Game, id: number): Action[] =>
  characteristicsOf(g, id).rules.flatMap(({ rule, mod }): Action[] => {
    if (rule !== 'maxCounters') return [];
    const kind = String(mod.kind);
    const over = (g.object(id).counters?.[kind] ?? 0) - Number(mod.count);
    return over > 0 ? [{ type: 'counters', object: id, kind, amount: -over, cause: 'maxCounters' }] : [];
  });

export const counterLimits = [
  defineRule(BARRED, {
    description: 'Counters can’t be put on it.',
    example: { mod: 'rule', rule: BARRED },
    params: () => ({}),
  }),
  defineRule('maxCounters', {
    description: 'Can’t have more than `count` counters of a `kind`.',
    example: { mod: 'rule', rule: 'maxCounters', kind: 'charge', count: 7 },
    params: (p) => ({ kind: p.counter, count: p.count }),
  }),
];
