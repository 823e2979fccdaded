/** What somebody may do or pay, and what follows. */

import { z } from 'zod';
import { amountOf } from '../../continuous/evaluate.js';
import { lackingOf, refusing } from '../../continuous/secrecy.js';
import type { Seat } from '../../contract/contract.js';
import { effects } from '../../events/instructions.js';
import { takenOnce } from '../../events/uses.js';
import { fields, type ParamsOf } from '../../language/params.js';
import type { Cost } from '../../language/types.js';
import { type Choice, procedure, thenGo } from '../../machine/control.js';
import { defineVerb, type Payer } from '../../machine/words.js';
import { multiple } from '../../stack/costs.js';
import { demanded } from '../../stack/demand.js';
import { payCosts } from '../../stack/pay-costs.js';
import { sourcesOf } from '../../stack/payment-sources.js';
import { list } from '../helpers.js';
import { asks, type Base, ctxOf, doerOf, doersOf, perspectiveOf } from './asking.js';
import { decision, drawOne } from './params.js';

const allowed = fields((p) => ({
  who: p.ref.optional(),
  prompt: p.text.optional(),
  once: p.flag.optional(),
  then: p.effects,
  else: p.effects.optional(),
}));
const alternative = fields((p) => ({
  who: p.ref.optional(),
  choices: list(z.strictObject({ label: p.text, effects: p.effects })),
}));
const paid = fields((p) => ({
  who: p.ref.optional(),
  cost: p.costs,
  times: p.value.optional(),
  x: p.name.optional(),
  then: p.effects.optional(),
  else: p.effects.optional(),
}));
declare module '../../language/types.js' {
  interface Verbs {
    may: ParamsOf<typeof allowed>;
    either: ParamsOf<typeof alternative>;
    // The inferred type would be written out with the kernel's costs alone, and a game's costs come later.
    pay: Omit<ParamsOf<typeof paid>, 'cost'> & { cost: Cost[] };
  }
}

const asking = procedure<Base<ParamsOf<typeof allowed>>, { yes: boolean }>('verb:may', {
  ask: (g, l) => {
    const by = perspectiveOf(g, l);
    const seat = doerOf(g, l.effect, by);
    if (seat === undefined) return { go: 'act' };
    if (l.effect.once && !takenOnce(g, by.ctx?.item).open) return { done: null };
    const verbs = g.rules.words.verb;
    if (l.effect.then.some((one) => verbs.get(one.do)?.cantBeChosen?.(g, one, by, seat))) return { go: 'act' };
    return {
      ask: {
        seat,
        kind: 'MAY',
        shape: 'CONFIRM',
        prompt: l.effect.prompt ?? `${g.rules.view.label(g, { object: by.source })}: do it?`,
        rules: g.rules.cite.may,
        source: by.source,
        fallback: false,
      },
      into: 'yes',
    };
  },
  act: (g, l) => {
    if (l.yes && l.effect.once) takenOnce(g, perspectiveOf(g, l).ctx?.item).take();
    const list = l.yes ? l.effect.then : l.effect.else;
    return list ? effects.call({ ctx: l.ctx, list, at: 0 }) : undefined;
  },
});

export const may = defineVerb('may', {
  description: 'Asks a player whether to do instructions; `once` as often as a `limit` of what is `taken` allows.',
  example: { do: 'may', prompt: 'Draw a card?', then: [drawOne] },
  params: allowed,
  run: asks(asking),
  decisions: [decision('MAY', 'CONFIRM', 'may', 'Whether to do something optional.')],
  procedures: [asking],
  text: (effect, say) => `${say.doer(effect.who)}may ${say.effects(effect.then)}`,
  intent: (effect, judge) => judge.effects(effect.then),
});

interface Paying {
  seat: Seat;
  /** Who is asked after that, as long as nobody pays. */
  others: Seat[];
  yes: boolean;
  /** There is nobody to ask. */
  unasked?: true;
  x: number;
  costs: Cost[];
}
/** One of several things is chosen as it is done: a color, what to do with something (mtg 608.2d). */
const eitherOf = procedure<Base<ParamsOf<typeof alternative>>, { picked: number[] }>('verb:either', {
  ask: (g, l) => {
    const by = perspectiveOf(g, l);
    const seat = doerOf(g, l.effect, by);
    if (seat === undefined) return { done: null };
    const options = l.effect.choices.map(({ label }, i): Choice => {
      const value = g.rules.view.choiceValue?.(label);
      return { kind: 'MODE', label, index: i, ...(value === undefined ? {} : { value }), data: i };
    });
    return {
      ask: {
        seat,
        kind: 'EITHER',
        shape: 'CHOOSE',
        prompt: `${g.rules.view.label(g, { object: by.source })}: choose`,
        rules: g.rules.cite.choose,
        source: by.source,
        options,
        min: 1,
        max: 1,
      },
      into: 'picked',
    };
  },
  act: (_g, l) => {
    const list = l.effect.choices[l.picked[0] ?? 0]?.effects;
    return list ? effects.call({ ctx: l.ctx, list, at: 0 }) : undefined;
  },
});

export const either = defineVerb('either', {
  description: 'A player chooses one of several things to do, as it is done; each has a `label`.',
  example: {
    do: 'either',
    choices: [
      { label: 'draw a card', effects: [drawOne] },
      { label: 'nothing', effects: [] },
    ],
  },
  params: alternative,
  run: asks(eitherOf),
  decisions: [decision('EITHER', 'CHOOSE', 'choose', 'Which of several things is done.')],
  procedures: [eitherOf],
  text: ({ choices, who }, say) => `${say.doer(who)}choose: ${choices.map(({ label }) => label).join(' or ')}`,
  intent: ({ choices }, judge) => judge.effects(choices[0]?.effects ?? []),
});

/** "may pay": asked only of who can, as far as everybody may know; paying does `then`, otherwise `else` happens. */
const paying = procedure<Base<ParamsOf<typeof paid>>, Paying>('verb:pay', {
  begin: (g, l) => {
    const by = perspectiveOf(g, l);
    const who = doersOf(g, l.effect, by);
    // The active player says first whether to pay, and then the others in turn order (mtg 101.4).
    const asked = g.seatsFrom(g.active).filter((one) => who.includes(one));
    g.j.note(l, 'seat', asked[0] ?? by.controller);
    if (asked.length === 0) g.j.note(l, 'unasked', true);
    g.j.note(l, 'others', asked.slice(1));
    g.j.note(l, 'yes', false);
    const { cost, times } = l.effect;
    g.j.note(l, 'costs', times === undefined ? cost : multiple(g, cost, Math.max(0, amountOf(g, times, by))));
    g.j.note(l, 'x', l.effect.x === undefined ? (ctxOf(g, l).x ?? 0) : 0);
  },
  ask: (g, l) => {
    // Whoever controls a target that is no longer there is nobody, and so nobody pays.
    if (l.unasked) return { go: 'act' };
    const kinds = g.rules.words.cost;
    const { costs } = l;
    const ctx = ctxOf(g, l);
    const payer: Payer = { seat: l.seat, source: ctx.source, x: l.x, ctx: l.ctx };
    const lacking = lackingOf(g, costs, payer);
    if (!lacking) return { go: 'act' };
    if (lacking.length === 0 && g.rules.play.costs?.canPay(g, costs, payer) === false) return { go: 'act' };
    const text = demanded(costs.map((c) => kinds.get(c.pay)?.text(c) ?? c.pay));
    return {
      ask: {
        seat: l.seat,
        kind: 'PAY',
        shape: 'CONFIRM',
        prompt: `${g.rules.view.label(g, { object: ctx.source })}: ${text}?`,
        rules: g.rules.cite.pay,
        source: ctx.source,
        fallback: false,
        check: refusing(g, lacking),
        sources: sourcesOf(g, l.seat),
      },
      into: 'yes',
    };
  },
  // Who pays chooses X for what no text defines, as it is paid (mtg 107.3f).
  number: (g, l) => {
    const { costs } = l;
    const { x } = l.effect;
    if (!l.yes || x === undefined) return { go: 'act' };
    const { source } = ctxOf(g, l);
    return {
      ask: {
        seat: l.seat,
        kind: 'X',
        shape: 'NUMBER',
        prompt: 'Choose the value of X',
        rules: g.rules.play.rules.x,
        source,
        min: 0,
        max: g.rules.play.costs?.largestX(g, costs, { seat: l.seat, source, x: 0 }) ?? 0,
        sources: sourcesOf(g, l.seat),
      },
      into: 'x',
    };
  },
  act: (g, l) => {
    const [next, ...others] = l.others;
    if (!l.yes && next !== undefined) {
      g.j.note(l, 'seat', next);
      g.j.note(l, 'others', others);
      return { go: 'ask' };
    }
    if (!l.yes) return { go: 'consequence' };
    const ctx = ctxOf(g, l);
    const { seat, x } = l;
    if (l.effect.x !== undefined) g.j.note(ctx, 'numbers', { ...ctx.numbers, [l.effect.x]: x });
    const due = { seat, source: ctx.source, costs: l.costs, x, ctx: l.ctx };
    return g.rules.play.costs
      ? thenGo(g.rules.play.costs.pay(g, due), 'consequence')
      : payCosts.call({ ...due, at: 0 });
  },
  consequence: (_g, l) => {
    const list = l.yes ? l.effect.then : l.effect.else;
    return list ? effects.call({ ctx: l.ctx, list, at: 0 }) : undefined;
  },
});

export const pay = defineVerb('pay', {
  description:
    'Asks who can pay, so many `times`, whether to, several until one does; then one thing happens, or another. `x` keeps their X.',
  example: { do: 'pay', cost: [], then: [drawOne], else: [] },
  params: paid,
  run: asks(paying),
  decisions: [decision('PAY', 'CONFIRM', 'pay', 'Whether to pay for an effect.')],
  procedures: [paying],
  scope: ({ x }, within) => {
    if (x !== undefined) within.scope.numbers.add(x);
    within.others();
  },
  text(effect, say) {
    const then = effect.then?.length ? `: ${say.effects(effect.then)}` : '';
    const otherwise = effect.else?.length ? `, otherwise ${say.effects(effect.else)}` : '';
    const times = effect.times === undefined ? '' : ` for each of ${say.value(effect.times)}`;
    return `${say.doer(effect.who)}may pay ${say.costs(effect.cost)}${times}${then}${otherwise}`;
  },
  intent: (effect, judge) => judge.effects(effect.then) + judge.effects(effect.else),
});
