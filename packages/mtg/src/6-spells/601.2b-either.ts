/** One of several costs (118.8a): which, is announced with the intentions to pay, before X and targets (601.2b). */
import {
  type AlternativeCost,
  type Choice,
  type Cost,
  defineCost,
  type Payer,
  procedure,
  type Seat,
} from '@arbiter/engine';
import { z } from 'zod';
import { canPayAll } from '../1-concepts/118-paying-together.js';
import { cite } from '../cite.js';
import { payTogether } from './601.2h-paying.js';

declare module '@arbiter/engine' {
  interface Costs {
    either: { choices: AlternativeCost[] };
  }
}
type Either = { pay: 'either'; choices: AlternativeCost[] };

/** Which of several costs is paid. @citation */
export const EITHER = cite('mtg:601.2b', 'mtg:118.8a');

export const eitherCost = defineCost('either', {
  description: 'One of several costs, as its player announces; `{"paid": name}` asks which.',
  example: {
    pay: 'either',
    choices: [
      { name: 'mana', cost: [{ pay: 'mana', cost: '{2}' }] },
      { name: 'life', cost: [{ pay: 'life', amount: 3 }] },
    ],
  },
  params: (p) => ({
    choices: z
      .array(z.strictObject({ name: p.name, cost: p.costs }))
      .min(2)
      .max(6),
  }),
  alternatives: ({ choices }) => choices,
  canPay: (g, { choices }, payer) => choices.some(({ cost }) => canPayAll(g, cost, payer)),
  // Where it was not announced before: as something resolves (118.12).
  pay: (_g, cost, { seat, source, x }) => payOneOf.call({ cost, seat, source, x }),
  text: ({ choices }) => choices.map(({ name }) => name).join(' or '),
  rules: EITHER,
  order: 0,
});

/** Chooses one of several costs that can be paid, and pays it. */
export const payOneOf = procedure<
  { cost: Either; seat: Seat; source: number; x: number },
  { picked: number[]; costs: Cost[] }
>('payOneOf', {
  ask: (g, l) => {
    const payer: Payer = { seat: l.seat, source: l.source, x: l.x };
    const options = l.cost.choices.flatMap(({ cost, name }, at): Choice[] =>
      canPayAll(g, cost, payer) ? [{ kind: 'COST', label: g.rules.view.costText(cost), value: name, data: at }] : [],
    );
    return {
      ask: {
        seat: l.seat,
        kind: 'WHICH_COST',
        shape: 'CHOOSE',
        prompt: 'Choose which cost to pay',
        rules: EITHER,
        source: l.source,
        options,
        min: 1,
        max: 1,
      },
      into: 'picked',
    };
  },
  pay: (g, l) =>
    payTogether(g, {
      seat: l.seat,
      source: l.source,
      x: l.x,
      costs: l.cost.choices[l.picked[0] ?? 0]?.cost ?? [],
    }),
});
