/** Counters as costs (118.3, 122.1): removed from permanents or put on them, and energy, which players have (107.14). */
import {
  type Choice,
  characteristicsOf,
  defineCost,
  entityChoice,
  fields,
  type Game,
  keepForPaid,
  matches,
  type ParamsOf,
  type Payer,
  perform,
  plainOr,
  procedure,
  type RuleRef,
  type Seat,
} from '@arbiter/engine';
import { z } from 'zod';
import { countOf, countText, howMany } from '../6-spells/601.2h-how-many.js';
import { cite } from '../cite.js';
import { canHavePut } from './122-moving-and-limits.js';

const removed = fields((p) => ({
  kind: p.counter.optional(),
  count: howMany(p).optional(),
  from: p.what.optional(),
  among: p.flag.optional(),
  whose: z.literal('any').optional(),
  label: p.text.optional(),
  save: p.name.optional(),
}));
const put = fields((p) => ({
  kind: p.counter,
  count: p.count.optional(),
  on: p.what.optional(),
  label: p.text.optional(),
  save: p.name.optional(),
}));
const energy = fields((p) => ({ amount: plainOr(['x'], p.count) }));
declare module '@arbiter/engine' {
  interface Costs {
    takeCounters: ParamsOf<typeof removed>;
    putCounters: ParamsOf<typeof put>;
    energy: ParamsOf<typeof energy>;
  }
}
type Removal = { pay: 'takeCounters' } & ParamsOf<typeof removed>;
type Putting = { pay: 'putCounters' } & ParamsOf<typeof put>;

/** So many of one kind from the object itself: nobody chooses anything. */
export const isPlainRemoval = ({ kind, count = 1, from = 'self' }: Removal): boolean =>
  from === 'self' && kind !== undefined && typeof count === 'number';

/** Where counters lie that could be removed, or could be put: the object itself, or permanents of who pays that fit. */
function holders(g: Game, what: Removal['from'], { source, seat }: Payer, whose?: 'any'): number[] {
  if (what === undefined || what === 'self') return g.find(source)?.zone === undefined ? [] : [source];
  const by = { source, controller: seat };
  return g
    .zone('battlefield')
    .filter((id) => whose === 'any' || characteristicsOf(g, id).controller === seat)
    .filter((id) => matches(g, { object: id }, what, by));
}

/** What counters could be put on for a cost: not what can't have any put on it (118.3). */
const takers = (g: Game, { on, kind, count = 1 }: Pick<Putting, 'on' | 'kind' | 'count'>, payer: Payer): number[] =>
  holders(g, on, payer).filter((object) => canHavePut(g, object, kind, count));

/** The kinds of counters of an object of which it has so many. */
function kindsOn(g: Game, id: number, { kind }: Removal, least: number): [string, number][] {
  const counters = Object.entries(g.find(id)?.counters ?? {});
  return counters.filter(([name, n]) => n >= Math.max(1, least) && (kind === undefined || name === kind));
}

/** What there is to remove: the most that one object has of one kind, or all of them where several may give. */
function mostOf(g: Game, cost: Removal, payer: Payer): number {
  const each = holders(g, cost.from, payer, cost.whose).flatMap((id) => kindsOn(g, id, cost, 1).map(([, n]) => n));
  return cost.among ? each.reduce((sum, n) => sum + n, 0) : Math.max(0, ...each);
}

export const takeCountersCost = defineCost('takeCounters', {
  description:
    'Removing counters of a `kind`, or any, `from` the permanent itself or one that fits, of who pays or `whose`; `save` names it and how many.',
  example: { pay: 'takeCounters', kind: '+1/+1', count: 2 },
  params: removed,
  canPay: (g, cost, payer) => {
    const most = mostOf(g, cost, payer);
    return most >= countOf(cost, payer, 0);
  },
  available: mostOf,
  hasX: ({ count }) => count === 'x',
  savesNumber: ({ among }) => !among,
  pay: (g, cost, { seat, source, x }) => {
    const count = countOf(cost, { seat, source, x }, mostOf(g, cost, { seat, source, x }));
    if (count === 0) return undefined;
    return cost.among
      ? removeAmong.call({ cost, count, seat, source })
      : removeFrom.call({ cost, count, seat, source });
  },
  text: ({ kind = '', count = 1, from = 'self', label }) => {
    const what = `${kind} ${count === 1 ? 'counter' : 'counters'}`.trim();
    return `Remove ${countText(count)} ${what} from ${from === 'self' ? 'this' : (label ?? 'what you control')}`;
  },
  rules: cite('mtg:118.3', 'mtg:122.1'),
  order: 2,
});

const asked = (seat: Seat, source: number, prompt: string) => ({ seat, kind: 'COST', prompt, rules: COUNTERS, source });
/** Which counters pay for a cost. @citation */
const COUNTERS: RuleRef[] = cite('mtg:601.2h', 'mtg:118.3');

type Removing = { cost: Removal; count: number; seat: Seat; source: number };

/** Removes counters of one kind from one object, which its player chooses. */
export const removeFrom = procedure<Removing, { picked: [number, string][] }>('removeCountersForCost', {
  ask: (g, l) => {
    const found = holders(g, l.cost.from, { seat: l.seat, source: l.source, x: 0 }, l.cost.whose);
    const options = found.flatMap((id) =>
      kindsOn(g, id, l.cost, l.count).map(
        ([kind]): Choice => ({
          ...entityChoice(g, { object: id }, id),
          value: kind,
          data: [id, kind],
        }),
      ),
    );
    return {
      ask: {
        ...asked(l.seat, l.source, 'Choose from what to remove counters'),
        shape: 'CHOOSE',
        options,
        min: 1,
        max: 1,
      },
      into: 'picked',
    };
  },
  remove: (g, { picked, count, source, cost: { save } }) => {
    if (save !== undefined)
      keepForPaid(g, source, { [save]: picked.map(([object]) => ({ object })) }, { [save]: picked.length * count });
    return perform(
      g,
      picked.map(([object, kind]) => ({ type: 'counters', object, kind, amount: -count })),
    );
  },
});

/** Removes so many counters from several objects together, as their player distributes them. */
export const removeAmong = procedure<Removing, { picked: [[number, string], number][] }>('removeCountersAmong', {
  ask: (g, l) => {
    const found = holders(g, l.cost.from, { seat: l.seat, source: l.source, x: 0 }, l.cost.whose);
    const options = found.flatMap((id) =>
      kindsOn(g, id, l.cost, 1).map(
        ([kind, n]): Choice => ({
          ...entityChoice(g, { object: id }, id, { min: 0, max: Math.min(n, l.count) }),
          value: kind,
          data: [id, kind],
        }),
      ),
    );
    const prompt = `Choose from where to remove ${l.count} counters`;
    return {
      ask: { ...asked(l.seat, l.source, prompt), shape: 'DISTRIBUTE', options, total: l.count },
      into: 'picked',
    };
  },
  remove: (g, { picked, source, cost: { save } }) => {
    const taken = picked.filter(([, n]) => n > 0);
    if (save !== undefined)
      keepForPaid(g, source, { [save]: [...new Set(taken.map(([[id]]) => id))].map((object) => ({ object })) });
    return perform(
      g,
      taken.map(([[object, kind], n]) => ({ type: 'counters', object, kind, amount: -n })),
    );
  },
});

export const putCountersCost = defineCost('putCounters', {
  description: 'Putting counters of a kind `on` the permanent itself, or one that fits and that who pays controls.',
  example: { pay: 'putCounters', kind: '-1/-1', on: { has: ['types', 'Creature'] } },
  params: put,
  canPay: (g, cost, payer) => takers(g, cost, payer).length > 0,
  pay: (_g, cost, { seat, source }) => putForCost.call({ cost, seat, source }),
  text: ({ kind, count = 1, on = 'self', label }) =>
    `Put ${count} ${kind} ${count === 1 ? 'counter' : 'counters'} on ${on === 'self' ? 'this' : (label ?? 'what you control')}`,
  rules: cite('mtg:118.3', 'mtg:122.1'),
  order: 2,
});

export const putForCost = procedure<{ cost: Putting; seat: Seat; source: number }, { picked: number[] }>(
  'putCountersForCost',
  {
    ask: (g, l) => {
      const found = takers(g, l.cost, { seat: l.seat, source: l.source, x: 0 });
      const options = found.map((id) => entityChoice(g, { object: id }, id));
      return {
        ask: { ...asked(l.seat, l.source, 'Choose what gets counters'), shape: 'CHOOSE', options, min: 1, max: 1 },
        into: 'picked',
      };
    },
    put: (g, { picked, source, cost: { kind, count = 1, save } }) => {
      if (save !== undefined) keepForPaid(g, source, { [save]: picked.map((object) => ({ object })) });
      return perform(
        g,
        picked.map((object) => ({ type: 'counters', object, kind, amount: count, because: 'cost' })),
      );
    },
  },
);

const energyOf = (g: Game, seat: Seat): number => g.player(seat).counters?.energy ?? 0;
const amountOf = ({ amount }: ParamsOf<typeof energy>, x: number): number => (amount === 'x' ? x : amount);

/** {E}: energy counters that the player has (107.14). */
export const energyCost = defineCost('energy', {
  description: 'Energy counters of who pays: so many {E}.',
  example: { pay: 'energy', amount: 2 },
  params: energy,
  canPay: (g, cost, { seat, x }) => energyOf(g, seat) >= amountOf(cost, x),
  largestX: (g, _cost, { seat }) => energyOf(g, seat),
  hasX: ({ amount }) => amount === 'x',
  pay: (g, cost, { seat, x }) => {
    const amount = amountOf(cost, x);
    return perform(g, amount === 0 ? [] : [{ type: 'counters', player: seat, kind: 'energy', amount: -amount }]);
  },
  text: ({ amount }) => (amount === 'x' ? 'Pay X {E}' : `Pay ${'{E}'.repeat(Math.min(amount, 10))}`),
  rules: cite('mtg:107.14'),
  order: 2,
});
