/** Paying a total cost (601.2h). */
import { type Control, type Cost, type Game, type Payer, payAll, procedure, type Seat } from '@arbiter/engine';
import { reserved } from '../1-concepts/118-paying-together.js';
import { isTapping, tapForCost } from './601.2h-tapping.js';

type Due = { seat: Seat; source: number; costs: Cost[]; x: number; playing?: true | 'ability' };
const payerOf = ({ seat, source, x, playing }: Due): Payer =>
  playing ? { seat, source, x, playing } : { seat, source, x };

function payRest(g: Game, due: Due): Control {
  const { seat, source, x, playing } = due;
  const costs = reserved(g, due.costs, payerOf(due));
  // A literal that begins with what is spread has a shape of its own each time.
  return payAll(g, playing ? { seat, source, x, costs, playing } : { seat, source, x, costs });
}

/** Pays a whole cost: first what is tapped for it, so that what is chosen for that makes no mana meanwhile. */
export const payTogether = (g: Game, due: Due): Control =>
  due.costs.some(isTapping) ? payTapping.call(due) : payRest(g, due);

export const payTapping = procedure<Due>('payTapping', {
  tap: (g, l) => {
    const at = l.costs.findIndex(isTapping);
    const cost = l.costs[at];
    if (!cost || !isTapping(cost)) return { go: 'rest' };
    const beside = l.costs.toSpliced(at, 1);
    g.j.note(l, 'costs', beside);
    return tapForCost.call({ ...payerOf(l), cost, beside }, { go: 'tap' });
  },
  rest: (g, l) => payRest(g, l),
});
