/** Weaponmaster (821): as it is played, an Equipment is attached to it for its Equip cost, less one Power. */
import {
  type Action,
  asks,
  type Base,
  type Cost,
  changedCost,
  characteristicsOf,
  controllerOf,
  ctxOf,
  defineVerb,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  objectsOf,
  type ParamsOf,
  payCosts,
  perform,
  procedure,
  type Seat,
} from '@arbiter/engine';
import { ANY } from '../1-concepts/134-domains.js';
import { canPayAll } from '../3-playing/356-costs.js';
import { activationCosts } from '../3-playing/356-total-cost.js';
import { cite } from '../cite.js';
import { equipAbility } from './818-equip.js';
import { defineKeyword } from './hooks.js';

const params = fields((p) => ({ what: p.ref, to: p.ref, less: p.costs.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    equip: ParamsOf<typeof params>;
  }
}

/** What Equip costs with something, after all that changes it; without Equip it can't be paid (821.1.c.2, 821.1.c.4). */
function equipCost(g: Game, seat: Seat, id: number, unit: number, less: readonly Cost[]): Cost[] | null {
  for (const one of characteristicsOf(g, id).abilities) {
    if (one.kind !== 'keyword' || one.keyword !== 'equip') continue;
    const [asked = []] = activationCosts(g, seat, id, equipAbility(one.cost ?? []), [[{ object: unit }]]);
    return less.length === 0
      ? asked
      : changedCost(g, asked, [{ change: { less: [...less] }, by: { source: id, controller: seat } }]);
  }
  return null;
}

const equipping = procedure<
  Base<ParamsOf<typeof params>>,
  { seat: Seat; gear: number; unit: number; costs: Cost[]; yes: boolean }
>('verb:equip', {
  begin: (g, l) => {
    const ctx = ctxOf(g, l);
    const [gear] = objectsOf(entitiesOf(g, l.effect.what, fromContext(ctx)));
    const [unit] = objectsOf(entitiesOf(g, l.effect.to, fromContext(ctx)));
    if (gear === undefined || unit === undefined || !g.find(gear) || !g.find(unit)) return { done: null };
    const seat = ctx.controller;
    const costs = equipCost(g, seat, gear, unit, l.effect.less ?? []);
    // 821.1.c.5: what can't be paid stays where it is.
    if (!costs || controllerOf(g, gear) !== seat || !canPayAll(g, costs, { seat, source: gear, x: 0 }))
      return { done: null };
    g.j.note(l, 'seat', seat);
    g.j.note(l, 'gear', gear);
    g.j.note(l, 'unit', unit);
    g.j.note(l, 'costs', costs);
  },
  ask: (g, l) => ({
    ask: {
      seat: l.seat,
      kind: 'PAY',
      shape: 'CONFIRM' as const,
      prompt: `${g.rules.view.label(g, { object: l.gear })}: pay ${g.rules.view.costText(l.costs)} to equip it?`,
      rules: cite('riftbound:821.1.b', 'riftbound:821.1.c', 'riftbound:821.1.c.3'),
      source: l.gear,
      fallback: true,
    },
    into: 'yes',
  }),
  pay: (_g, l) =>
    l.yes ? payCosts.call({ seat: l.seat, source: l.gear, costs: l.costs, x: 0, at: 0 }) : { done: null },
  attach: (g, l) => {
    const action: Action = { type: 'attach', object: l.gear, target: { object: l.unit }, by: l.seat };
    return perform(g, [action]);
  },
});

export const equipVerb = defineVerb('equip', {
  description: 'You may pay what Equip of `what` costs, `less` so much, at any time: then that is attached to `to`.',
  example: { do: 'equip', what: { target: 0 }, to: 'self' },
  params,
  run: asks(equipping),
  procedures: [equipping],
  text: ({ what, to }, say) => `you may equip ${say.ref(to)} with ${say.ref(what)}`,
});

export const weaponmaster = defineKeyword({
  name: 'weaponmaster',
  rules: cite(
    'riftbound:821.1.c',
    'riftbound:821.1.b',
    'riftbound:821.1.c.1',
    'riftbound:821.1.c.7',
    'riftbound:821.1.d',
    'riftbound:821.3',
    'riftbound:821.1.c.2',
    'riftbound:821.1.c.4',
  ),
  description: 'As it is played an Equipment of its player is attached to it for its Equip cost, less one Power.',
  expand: () => [
    {
      kind: 'triggered',
      on: { on: 'play', object: 'self' },
      keyword: 'weaponmaster',
      targets: [{ what: [{ has: ['tags', 'Equipment'] }, { controller: 'you' }], min: 0, max: 1 }],
      effects: [{ do: 'equip', what: { target: 0 }, to: 'self', less: [{ pay: 'resources', power: [ANY] }] }],
    },
  ],
});
