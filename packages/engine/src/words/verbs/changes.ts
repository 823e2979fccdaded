/** Verbs that change objects and players at once: statuses, counters, numbers, damage, attaching. */
import { z } from 'zod';
import { amountOf, entitiesOf, resultOf } from '../../continuous/evaluate.js';
import type { Seat } from '../../contract/contract.js';
import { perform } from '../../events/perform.js';
import { fields, type ParamsOf } from '../../language/params.js';
import type { Value } from '../../language/types.js';
import type { Action, ActionOf } from '../../machine/actions.js';
import { oneOfEachSide, sharesStat } from '../../machine/teams.js';
import { defineVerb } from '../../machine/words.js';
import { objectsOf, seatsOf } from '../../state/entities.js';
import { fromContext, type Perspective } from '../../state/perspective.js';
import { type Entity, isPlayer } from '../../state/state.js';
import { counted } from '../helpers.js';

const status = fields((p) => ({ what: p.ref, status: p.status, on: z.boolean().optional(), save: p.name.optional() }));
const counters = fields((p) => ({ what: p.ref, kind: p.counter, amount: p.value }));
const stat = fields((p) => ({
  who: p.ref,
  stat: p.score,
  amount: p.value.optional(),
  to: p.value.optional(),
  total: p.name.optional(),
  cause: p.cause.optional(),
}));
const damage = fields((p) => ({
  to: p.ref.optional(),
  amount: p.value.optional(),
  parts: z
    .array(z.strictObject({ to: p.ref, amount: p.value }))
    .min(1)
    .max(8)
    .optional(),
  from: p.ref.optional(),
  as: p.name.optional(),
  per: p.name.optional(),
  unpreventable: p.flag.optional(),
  save: p.name.optional(),
  total: p.name.optional(),
}));
const cleared = fields((p) => ({ what: p.ref, kind: p.counter.optional() }));
const attach = fields((p) => ({ what: p.ref, to: p.ref }));
const unattach = fields((p) => ({ what: p.ref }));
declare module '../../language/types.js' {
  interface Verbs {
    status: ParamsOf<typeof status>;
    counters: ParamsOf<typeof counters>;
    stat: ParamsOf<typeof stat>;
    damage: ParamsOf<typeof damage>;
    clearCounters: ParamsOf<typeof cleared>;
    attach: ParamsOf<typeof attach>;
    unattach: ParamsOf<typeof unattach>;
  }
}

export const statusVerb = defineVerb('status', {
  description: 'Turns a status of objects on, or off with `"on": false`.',
  example: (n) => ({ do: 'status', what: 'self', status: n.status, on: false }),
  params: status,
  run: (g, { what, status, on, save }, ctx) => {
    const found = entitiesOf(g, what, fromContext(ctx));
    if (save !== undefined) g.j.note(ctx.saved, save, found);
    return perform(
      g,
      objectsOf(found).map(
        (object): Action => ({ type: 'status', object, status, on: on !== false, by: ctx.controller }),
      ),
    );
  },
  text: ({ what, status, on }, say) => `${say.status(status, on !== false)} ${say.ref(what)}`,
  intent: ({ status, on }, judge) => (on === false ? -judge.status(status) : judge.status(status)),
});

/** Whether a value counts as below zero at first sight. */
const isNegative = (value: Value): boolean =>
  typeof value === 'number' ? value < 0 : typeof value === 'object' && 'negative' in value;

const isShare = (value: Value): boolean => typeof value === 'object' && 'division' in value;

export const countersVerb = defineVerb('counters', {
  description: 'Puts counters on objects or players, or removes them with a negative amount.',
  example: { do: 'counters', what: 'self', kind: 'charge', amount: 1 },
  params: counters,
  run: (g, { what, kind, amount }, ctx) => {
    const by = fromContext(ctx);
    const found = entitiesOf(g, what, by);
    // Of counters that are distributed each gets the share that was announced for it (mtg 601.2d).
    const share = (i: number): Perspective => ({ ...by, division: ctx.division?.[i] });
    const many = isShare(amount) ? null : resultOf(g, amount, by);
    return perform(
      g,
      found.map(
        (e, i): Action => ({
          type: 'counters',
          kind,
          amount: many ?? resultOf(g, amount, share(i)),
          by: ctx.controller,
          ...e,
        }),
      ),
    );
  },
  text: ({ what, kind, amount }, say) =>
    isNegative(amount)
      ? `remove ${counted(say.size(amount), `${kind} counter`)} from ${say.ref(what)}`
      : `put ${counted(say.value(amount), `${kind} counter`)} on ${say.ref(what)}`,
  intent: ({ amount }) => (isNegative(amount) ? -1 : 1),
});

export const clearCounters = defineVerb('clearCounters', {
  description: 'Removes all counters from objects or players, or all of a `kind`.',
  example: { do: 'clearCounters', what: 'self' },
  params: cleared,
  run: (g, { what, kind: only }, ctx) => {
    const on = (e: Entity): { [kind: string]: number } =>
      (isPlayer(e) ? g.player(e.player).counters : g.find(e.object)?.counters) ?? {};
    return perform(
      g,
      entitiesOf(g, what, fromContext(ctx)).flatMap((e) =>
        Object.entries(on(e))
          .filter(([kind, n]) => n > 0 && (only === undefined || kind === only))
          .map(([kind, n]): Action => ({ type: 'counters', kind, amount: -n, ...e })),
      ),
    );
  },
  text: ({ what, kind }, say) => `remove all ${kind === undefined ? '' : `${kind} `}counters from ${say.ref(what)}`,
  intent: () => -1,
});

/** Changes a number of players, such as life, by an amount or to one (mtg 119.5). */
export const statVerb = defineVerb('stat', {
  description:
    'Changes a number that the rules keep for players by `amount`, or `to` a number; `total` names how much that was.',
  example: (n) => ({ do: 'stat', who: 'you', stat: n.score, amount: 1 }),
  params: stat,
  check: (used) => ('amount' in used === 'to' in used ? 'takes one of "amount" and "to"' : null),
  run: (g, { who, stat, amount = 0, to, total, cause }, ctx, id) => {
    const by = fromContext(ctx);
    const amountFor = (player: Seat): number =>
      to === undefined ? resultOf(g, amount, by) : amountOf(g, to, by) - g.statOf(player, stat);
    const seats = seatsOf(entitiesOf(g, who, by));
    // What teammates have in common is set once for the team (mtg 810.9d).
    const why = cause === undefined ? {} : { cause };
    const affected = to !== undefined && sharesStat(g.s.teams, stat) ? oneOfEachSide(g, seats) : seats;
    return perform(
      g,
      affected.map((player): ActionOf<'stat'> => ({ type: 'stat', player, stat, amount: amountFor(player), ...why })),
      total === undefined ? undefined : { ctx: id, total, counted: 'stat' },
    );
  },
  scope: ({ total }, within) => {
    within.others();
    if (total !== undefined) within.scope.numbers.add(total);
  },
  text: ({ who, stat, amount, to }, say) => {
    if (amount === undefined) return `${say.doer(who)}set ${stat} to ${say.value(to ?? 0)}`;
    return `${say.doer(who)}${isNegative(amount) ? 'lose' : 'gain'} ${say.size(amount)} ${stat}`;
  },
  intent: ({ amount = 0 }) => (amount === 0 ? 0 : isNegative(amount) ? -1 : 1),
});

/** Damage from a source (the effect's own unless said) to each of some objects and players; `parts` deal at the same time. */
export const damageVerb = defineVerb('damage', {
  description:
    'Deals damage at once, or in `parts`, `from` one source or `as` each of several, `per` recipient; `save` keeps whom, `total` how much.',
  example: { do: 'damage', to: 'opponents', amount: 2 },
  params: damage,
  check: (used) =>
    'parts' in used !== ('to' in used && 'amount' in used) && !('parts' in used && ('to' in used || 'amount' in used))
      ? null
      : 'takes "to" and "amount", or "parts"',
  run: (g, { to, amount, parts, from, as, per, unpreventable, save, total }, ctx, id) => {
    const all = parts ?? (to === undefined || amount === undefined ? [] : [{ to, amount }]);
    const by = fromContext(ctx);
    const source = from === undefined ? ctx.source : objectsOf(entitiesOf(g, from, by))[0];
    if (source === undefined) return undefined;
    const knowing = (by: Perspective, target: Entity): Perspective =>
      per === undefined || !by.ctx ? by : fromContext({ ...by.ctx, saved: { ...by.ctx.saved, [per]: [target] } });
    // What a unit deals no spell or ability deals; what was divided has grown before (rb 417.6.b.3, 715.3).
    const increased = (dealt: number, part: { amount: Value }, target: Entity): number =>
      dealt > 0 && from === undefined && !isShare(part.amount)
        ? dealt + (g.rules.events.dealsMore?.(g, by, target) ?? 0)
        : dealt;
    const dealt = (source: number, by: Perspective): ActionOf<'damage'>[] =>
      all.flatMap((part) =>
        entitiesOf(g, part.to, by).map(
          (target, i): ActionOf<'damage'> => ({
            type: 'damage',
            source,
            target,
            amount: increased(
              amountOf(g, part.amount, { ...knowing(by, target), division: ctx.division?.[i] }),
              part,
              target,
            ),
            ...(unpreventable ? { unpreventable } : {}),
            ...(from === undefined ? { by: ctx.controller } : { named: true, instructing: ctx.source }),
          }),
        ),
      );
    // Each of several sources deals its own, and is known by a name meanwhile.
    const bySource = (one: number): ActionOf<'damage'>[] =>
      dealt(one, fromContext({ ...ctx, saved: { ...ctx.saved, [as ?? '']: [{ object: one }] } }));
    const actions =
      as === undefined ? dealt(source, by) : objectsOf(entitiesOf(g, from ?? 'self', by)).flatMap(bySource);
    return perform(
      g,
      actions.filter((a) => a.amount >= (g.rules.events.leastDamage ?? 1)),
      save === undefined && total === undefined
        ? undefined
        : {
            ctx: id,
            ...(save === undefined ? {} : { name: save }),
            ...(total === undefined ? {} : { total, counted: 'damage' as const }),
          },
    );
  },
  scope: ({ as, per, total }, within) => {
    const { saved } = within.scope;
    const names = [as, per].filter((name) => name !== undefined);
    const inner = names.length === 0 ? within.scope : { ...within.scope, saved: new Set([...saved, ...names]) };
    within.others('to', 'amount', 'parts');
    for (const parameter of ['to', 'amount', 'parts']) within.walk(parameter, inner);
    if (total !== undefined) within.scope.numbers.add(total);
  },
  text: ({ to, amount, parts }, say) =>
    (parts ?? [{ to: to ?? 'self', amount: amount ?? 0 }])
      .map((part) => `deal ${say.value(part.amount)} damage to ${say.ref(part.to)}`)
      .join(' and '),
  intent: () => -1,
});

export const attachVerb = defineVerb('attach', {
  description: 'Attaches objects to another, or to a player.',
  example: { do: 'attach', what: 'self', to: { each: { player: 'you' } } },
  params: attach,
  run: (g, effect, ctx) => {
    const by = fromContext(ctx);
    const target = entitiesOf(g, effect.to, by)[0];
    if (!target) return undefined;
    const what = objectsOf(entitiesOf(g, effect.what, by));
    return perform(
      g,
      what.map((object): Action => ({ type: 'attach', object, target, by: ctx.controller })),
    );
  },
  text: ({ what, to }, say) => `attach ${say.ref(what)} to ${say.ref(to)}`,
});

export const unattachVerb = defineVerb('unattach', {
  description: 'Takes objects off what they are attached to.',
  example: { do: 'unattach', what: 'self' },
  params: unattach,
  run: (g, { what }, ctx) =>
    perform(
      g,
      objectsOf(entitiesOf(g, what, fromContext(ctx)))
        .filter((id) => g.find(id)?.attachedTo !== undefined)
        .map((object): Action => ({ type: 'attach', object, target: null })),
    ),
  text: ({ what }, say) => `unattach ${say.ref(what)}`,
});
