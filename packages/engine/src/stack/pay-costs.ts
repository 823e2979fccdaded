/** Pays costs one after another, in the order of their kinds. */
import type { Seat } from '../contract/contract.js';
import type { JsonObject } from '../contract/json.js';
import type { Cost } from '../language/types.js';
import { type Control, procedure, thenGo } from '../machine/control.js';
import type { Game } from '../machine/game.js';
import type { CostWord } from '../machine/words.js';

/** Costs in the order of their kinds. */
function inOrder(kinds: ReadonlyMap<string, CostWord>, costs: Cost[]): Cost[] {
  if (costs.length < 2) return costs;
  const orderOf = (c: Cost): number => {
    const kind = kinds.get(c.pay);
    return kind?.paidLast?.(c) ? Number.POSITIVE_INFINITY : (kind?.order ?? 1);
  };
  return costs.slice().sort((a, b) => Number(orderOf(a) > orderOf(b)) - Number(orderOf(a) < orderOf(b)));
}

type Due = {
  seat: Seat;
  source: number;
  costs: Cost[];
  x: number;
  playing?: true | 'ability';
  event?: JsonObject;
  ctx?: string;
};

function payOne(g: Game, cost: Cost, { seat, source, x, playing, event, ctx }: Due): Control {
  const kind = g.rules.words.cost.get(cost.pay);
  if (!kind) throw new Error(`no cost ${cost.pay}`);
  const plain = event ? { seat, source, x, event } : { seat, source, x };
  const payer = ctx === undefined ? plain : { ...plain, ctx };
  return kind.pay(g, cost, playing ? { ...payer, playing } : payer);
}

/** Pays costs at once, up to the first that takes steps of its own: the others wait for it. */
export function payAll(g: Game, due: Due): Control {
  let at = 0;
  for (const cost of inOrder(g.rules.words.cost, due.costs)) {
    at++;
    const control = payOne(g, cost, due);
    if (control?.call === undefined && !g.interrupted) continue;
    const { seat, source, costs, x, playing } = due;
    const left = { seat, source, costs, x, at };
    return payCosts.call(playing ? { ...left, playing } : left).after(control);
  }
  return undefined;
}

export const payCosts = procedure<Due & { at: number }>('payCosts', {
  next: (g, l) => {
    const cost = inOrder(g.rules.words.cost, l.costs)[l.at];
    if (!cost) return { done: null };
    g.j.note(l, 'at', l.at + 1);
    return thenGo(payOne(g, cost, l), 'next');
  },
});
