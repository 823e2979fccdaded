/** Costs of resting and revealing several things, and of removing counters from what one chooses (1.6.4.2.6). */
import {
  type Action,
  all,
  controllerOf,
  defineCost,
  definitionOf,
  dependsOnHidden,
  entityChoice,
  fields,
  type Game,
  keepForPaid,
  type ParamsOf,
  type Payer,
  perform,
  procedure,
  publicId,
} from '@arbiter/engine';
import { cite } from '../cite.js';
import { type Asked, asked } from './2.3.3-reserving.js';

const several = fields((p) => ({ what: p.filter, count: p.count, label: p.text.optional() }));
const taken = fields((p) => ({
  what: p.filter,
  kind: p.counter,
  least: p.count.optional(),
  most: p.count.optional(),
  single: p.flag.optional(),
  label: p.text.optional(),
  save: p.name,
}));
type Several = ParamsOf<typeof several>;
type Taken = ParamsOf<typeof taken>;
declare module '@arbiter/engine' {
  interface Costs {
    restThings: Several;
    revealCards: Several;
    removeCountersAmong: Taken;
  }
}
const RULES = cite('ga:1.6.4.2.6', 'ga:2.3.1.6.2');

const found = (g: Game, { what }: Pick<Several, 'what'>, { source, seat }: Pick<Payer, 'source' | 'seat'>): number[] =>
  all(g, what, { source, controller: seat }).flatMap((e) => ('object' in e ? [e.object] : []));

const restable = (g: Game, cost: Several, payer: Pick<Payer, 'source' | 'seat'>): number[] =>
  found(g, cost, payer).filter((id) => {
    const object = g.object(id);
    return object.zone === 'field' && controllerOf(g, id) === payer.seat && !g.is(object, 'rested');
  });
const revealable = (g: Game, cost: Several, payer: Pick<Payer, 'source' | 'seat'>): number[] =>
  found(g, cost, payer).filter((id) => id !== payer.source);

type Choosing = Asked<Several & { verb: 'rest' | 'reveal' }>;
const candidatesOf = (g: Game, { cost, seat, source }: Choosing): number[] =>
  cost.verb === 'rest' ? restable(g, cost, { seat, source }) : revealable(g, cost, { seat, source });

export const chooseSeveral = procedure<Choosing, { picked: number[] }>('chooseSeveral', {
  ask: (g, l) => ({
    ask: {
      seat: l.seat,
      kind: 'COST',
      shape: 'CHOOSE',
      prompt: `Choose what to ${l.cost.verb}`,
      rules: RULES,
      source: l.source,
      options: candidatesOf(g, l).map((id) => entityChoice(g, { object: id }, id)),
      min: l.cost.count,
      max: l.cost.count,
      always: l.cost.verb === 'reveal',
    },
    into: 'picked',
  }),
  pay: (g, l) => {
    if (l.cost.verb === 'rest')
      return perform(
        g,
        l.picked.map((object): Action => ({ type: 'status', object, status: 'rested', on: true })),
      );
    g.emit('REVEALED', RULES, {
      cards: l.picked.map((id) => ({ object: publicId(id), card: definitionOf(g, g.object(id)).name })),
    });
    return undefined;
  },
});

const restThings = defineCost('restThings', {
  description: 'Resting so many awake objects of yours that fit; `label` says which, for people.',
  example: { pay: 'restThings', what: { has: ['types', 'Item'] }, count: 2, label: 'two items' },
  params: several,
  canPay: (g, cost, payer) => restable(g, cost, payer).length >= cost.count,
  pay: (_g, cost, payer) => chooseSeveral.call(asked({ ...cost, verb: 'rest' as const }, payer)),
  text: ({ label, count }) => `rest ${label ?? count}`,
  rules: RULES,
  order: 1,
});

const revealCards = defineCost('revealCards', {
  description: 'Revealing so many cards that fit; `label` says which, for people.',
  example: { pay: 'revealCards', what: [{ zone: 'memory' }, { owner: 'you' }], count: 2, label: 'two cards' },
  params: several,
  canPay: (g, cost, payer) => revealable(g, cost, payer).length >= cost.count,
  secret: (g, { what }, { source, seat }) => dependsOnHidden(g, what, { source, controller: seat }),
  pay: (_g, cost, payer) => chooseSeveral.call(asked({ ...cost, verb: 'reveal' as const }, payer)),
  text: ({ label, count }) => `reveal ${label ?? count}`,
  rules: RULES,
  order: 0,
});

const countersOn = (g: Game, id: number, kind: string): number => g.find(id)?.counters?.[kind] ?? 0;
const holders = (g: Game, cost: Taken, payer: Pick<Payer, 'source' | 'seat'>): number[] =>
  found(g, cost, payer).filter((id) => countersOn(g, id, cost.kind) > 0);
/** How many could be removed: of one thing, or of all. */
function removable(g: Game, cost: Taken, payer: Pick<Payer, 'source' | 'seat'>): number {
  const counts = holders(g, cost, payer).map((id) => countersOn(g, id, cost.kind));
  const total = cost.single ? Math.max(0, ...counts) : counts.reduce((sum, n) => sum + n, 0);
  return Math.min(cost.most ?? total, total);
}

interface Taking {
  picked: number[];
  n: number;
  /** What is taken from each, as far as it is said. */
  from: [object: number, amount: number][];
}
const sumOf = (from: Taking['from']): number => from.reduce((sum, [, n]) => sum + n, 0);

/** From one after another, as many as its player says; all are removed at once. */
export const removeAmongProcedure = procedure<Asked<Taken>, Taking>('removeCountersAmong', {
  begin: (g, l) => {
    g.j.note(l, 'from', []);
  },
  which: (g, l) => {
    const left = (l.cost.most ?? Number.POSITIVE_INFINITY) - sumOf(l.from);
    const open = holders(g, l.cost, l).filter((id) => !l.from.some(([object]) => object === id));
    const over = left <= 0 || open.length === 0 || (l.cost.single && l.from.length > 0);
    if (over) return { go: 'remove' };
    return {
      ask: {
        seat: l.seat,
        kind: 'COST',
        shape: 'CHOOSE',
        prompt: `Choose what ${l.cost.kind} counters are removed from`,
        rules: RULES,
        source: l.source,
        options: open.map((id) => entityChoice(g, { object: id }, id)),
        min: sumOf(l.from) < (l.cost.least ?? 0) ? 1 : 0,
        max: 1,
      },
      into: 'picked',
    };
  },
  many: (g, l) => {
    const [object] = l.picked;
    if (object === undefined) return { go: 'remove' };
    const left = (l.cost.most ?? Number.POSITIVE_INFINITY) - sumOf(l.from);
    return {
      ask: {
        seat: l.seat,
        kind: 'AMOUNT',
        shape: 'NUMBER',
        prompt: `Choose how many ${l.cost.kind} counters are removed`,
        rules: RULES,
        source: l.source,
        min: 1,
        max: Math.min(left, countersOn(g, object, l.cost.kind)),
      },
      into: 'n',
    };
  },
  noted: (g, l) => {
    const [object = 0] = l.picked;
    g.j.note(l, 'from', [...l.from, [object, l.n]]);
    return { go: 'which' };
  },
  remove: (g, l) => {
    const { kind, save } = l.cost;
    keepForPaid(g, l.source, {}, { [save]: sumOf(l.from) });
    return perform(
      g,
      l.from.map(([object, n]): Action => ({ type: 'counters', object, kind, amount: -n })),
    );
  },
});

const removeCountersAmong = defineCost('removeCountersAmong', {
  description:
    'Removing counters from objects that fit, or a `single` one, at `least` and at `most` so many; `save` names how many.',
  example: { pay: 'removeCountersAmong', what: { has: ['types', 'Ally'] }, kind: 'buff', least: 1, save: 'removed' },
  params: taken,
  canPay: (g, cost, payer) => removable(g, cost, payer) >= (cost.least ?? 0),
  pay: (_g, cost, payer) => removeAmongProcedure.call(asked(cost, payer)),
  savesNumber: () => true,
  text: ({ label, kind }) => `remove ${kind} counters from ${label ?? 'objects'}`,
  rules: RULES,
  order: 4,
});

export const otherCosts = [restThings, revealCards, removeCountersAmong];
