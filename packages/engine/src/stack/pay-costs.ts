/** Pays costs one after another, in the order of their kinds. */
import type { Seat } from '../contract/contract.js';
import type { Cost } from '../language/types.js';
import { procedure, thenGo } from '../machine/control.js';

/** Costs in the order of their kinds. */
function inOrder(kinds: { get(pay: string): { order?: number } | undefined }, costs: Cost[]): Cost[] {
  if (costs.length < 2) return costs;
  const orderOf = (c: Cost): number => kinds.get(c.pay)?.order ?? 1;
  return costs.slice().sort((a, b) => orderOf(a) - orderOf(b));
}

/** What is paid for: playing a card, where `playing` is said, or an ability of the source. */
type Due = { seat: Seat; source: number; costs: Cost[]; x: number; at: number; playing?: true };

export const payCosts = procedure<Due>('payCosts', {
  next: (g, l) => {
    const kinds = g.rules.words.cost;
    const cost = inOrder(kinds, l.costs)[l.at];
    if (!cost) return { done: null };
    g.j.note(l, 'at', l.at + 1);
    const kind = kinds.get(cost.pay);
    if (!kind) throw new Error(`no cost ${cost.pay}`);
    const control = kind.pay(g, cost, {
      seat: l.seat,
      source: l.source,
      x: l.x,
      ...(l.playing ? { playing: true } : {}),
    });
    return thenGo(control, 'next');
  },
});
