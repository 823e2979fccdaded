/** What somebody may do or pay, and what follows. */
import type { Seat } from '../../contract/contract.js';
import type { Json } from '../../contract/json.js';
import type { Cost } from '../../language/types.js';
import { procedure } from '../../machine/control.js';
import type { Payer } from '../../machine/policies.js';
import { demanded } from '../../stack/demand.js';
import { sourcesOf } from '../../stack/priority.js';
import { fromContext } from '../../state/perspective.js';
import { doerOf } from './entities.js';
import { type Base, ctxOf, effectOf } from './procedures.js';

export const may = procedure<Base & { yes: boolean }>('verb:may', {
  ask: (g, l) => {
    const effect = effectOf(l);
    const by = fromContext(ctxOf(g, l));
    const seat = doerOf(g, effect, by);
    if (seat === undefined) return { go: 'act' };
    return {
      ask: {
        seat,
        kind: 'MAY',
        shape: 'CONFIRM',
        prompt: (effect.prompt as string) ?? `${g.rules.view.label(g, { object: by.source })}: do it?`,
        rules: g.rules.cite.may,
        source: by.source,
        fallback: false,
      },
      into: 'yes',
    };
  },
  act: (_g, l) => {
    const list = (l.yes ? effectOf(l).then : effectOf(l).else) as Json | undefined;
    return list ? { call: 'effects', locals: { ctx: l.ctx, list, at: 0 } } : undefined;
  },
});

/** "may pay": asked only of who can, as far as everybody may know; paying does `then`, otherwise `else` happens. */
export const pay = procedure<Base & { seat: Seat; yes: boolean }>('verb:pay', {
  begin: (g, l) => {
    const by = fromContext(ctxOf(g, l));
    const effect = effectOf(l);
    g.j.note(l, 'seat', doerOf(g, effect, by) ?? by.controller);
    g.j.note(l, 'yes', false);
  },
  ask: (g, l) => {
    const costs = effectOf(l).cost as Cost[];
    const ctx = ctxOf(g, l);
    const payer: Payer = { seat: l.seat, source: ctx.source, x: ctx.x ?? 0 };
    const lacking = costs.filter((c) => !g.rules.play.costs.get(c.pay)?.canPay(g, c, payer));
    // Whoever lacks what others can't see is asked too, so that nobody can tell.
    if (!lacking.every((c) => g.rules.play.costs.get(c.pay)?.secret?.(g, c, payer))) return { go: 'act' };
    const rules = lacking.flatMap((c) => g.rules.play.costs.get(c.pay)?.rules ?? []);
    const text = demanded(costs.map((c) => g.rules.play.costs.get(c.pay)?.text(c) ?? c.pay));
    return {
      ask: {
        seat: l.seat,
        kind: 'PAY',
        shape: 'CONFIRM',
        prompt: `${g.rules.view.label(g, { object: ctx.source })}: ${text}?`,
        rules: g.rules.cite.pay,
        source: ctx.source,
        fallback: false,
        check: (yes) => (yes && lacking.length > 0 ? { detail: 'you have nothing to pay this with', rules } : null),
        sources: sourcesOf(g, l.seat),
      },
      into: 'yes',
    };
  },
  act: (g, l) => {
    if (!l.yes) return { go: 'consequence' };
    return {
      call: 'payCosts',
      locals: { seat: l.seat, source: ctxOf(g, l).source, costs: effectOf(l).cost as unknown as Json, x: 0, at: 0 },
    };
  },
  consequence: (_g, l) => {
    const list = (l.yes ? effectOf(l).then : effectOf(l).else) as Json | undefined;
    return list ? { call: 'effects', locals: { ctx: l.ctx, list, at: 0 } } : undefined;
  },
});

/** Pays costs one after another, in the order of their kinds. */
export const payCosts = procedure<{ seat: Seat; source: number; costs: Json; x: number; at: number }>('payCosts', {
  next: (g, l) => {
    const kindOrder = (c: Cost): number => g.rules.play.costs.get(c.pay)?.order ?? 1;
    const costs = (l.costs as unknown as Cost[]).slice().sort((a, b) => kindOrder(a) - kindOrder(b));
    const cost = costs[l.at];
    if (!cost) return { done: null };
    g.j.note(l, 'at', l.at + 1);
    const kind = g.rules.play.costs.get(cost.pay);
    if (!kind) throw new Error(`no cost ${cost.pay}`);
    const control = kind.pay(g, cost, { seat: l.seat, source: l.source, x: l.x });
    return control && 'call' in control ? { ...control, go: 'next' } : { go: 'next' };
  },
});
