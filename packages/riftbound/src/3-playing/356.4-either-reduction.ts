/** "[1] or [A] less": whoever pays chooses which of two reductions is applied, before the cost is paid (356.4, 356.4.c). */
import { type Cost, type Game, payCosts, procedure, type Seat } from '@arbiter/engine';
import { cite } from '../cite.js';
import { canPayAll, reserved } from './356-costs.js';

type Paying = { seat: Seat; source: number; costs: Cost[][] };

/** The totals that can be paid. */
const payable = (g: Game, { seat, source, costs }: Paying): Cost[][] =>
  costs.length === 1 ? costs : costs.filter((one) => canPayAll(g, one, { seat, source, x: 0 }));

/** Pays one of the totals that something may have: which one is asked where there are several. */
export const payTotal = procedure<Paying, { picked: number[] }>('payTotal', {
  ask: (g, l) => {
    const totals = payable(g, l);
    if (totals.length < 2) return { go: 'pay' };
    return {
      ask: {
        seat: l.seat,
        kind: 'REDUCTION',
        shape: 'CHOOSE',
        prompt: `${g.rules.view.label(g, { object: l.source })}: choose what it costs`,
        rules: cite('riftbound:356.4', 'riftbound:356.4.c'),
        source: l.source,
        options: totals.map((costs, i) => {
          const cost = g.rules.view.costText(costs);
          return { kind: 'COST', label: `Pay ${cost}`, cost, data: i };
        }),
        min: 1,
        max: 1,
      },
      into: 'picked',
    };
  },
  pay: (g, l) => {
    const totals = payable(g, l);
    const costs = totals[l.picked?.[0] ?? 0] ?? (l.costs[0] as Cost[]);
    const { seat, source } = l;
    return payCosts.call({ seat, source, costs: reserved(g, costs, { seat, source, x: 0 }), x: 0, at: 0 });
  },
});
