/** Mana in the card language: as a cost, and added by instructions (106.3, 118.3a). */
import {
  amountOf,
  type CostSums,
  defineCost,
  defineVerb,
  doerOf,
  fields,
  fromContext,
  type ParamsOf,
} from '@arbiter/engine';
import { z } from 'zod';
import { chooseMana, chooseManaOneByOne, payManaProcedure } from '../6-spells/605-mana-abilities.js';
import { cite } from '../cite.js';
import { choicesOf } from './106.7-could-produce.js';
import { helpersOf, helpingSources } from './106-helping.js';
import { keepMana } from './106-kept.js';
import { addToPool, symbols } from './106-mana.js';
import { canAfford, largestX, NOTHING_RESERVED, type Reserved } from './106-plan.js';
import {
  addCosts,
  type ManaCost,
  manaCost,
  manaValue,
  multipliedCost,
  parseManaCost,
  printManaCost,
  reduceCost,
} from './107.4-mana-symbols.js';

const manaParams = fields(() => ({ cost: manaCost, onX: z.enum(['W', 'U', 'B', 'R', 'G']).optional() }));
const addedMana = fields((p) => ({
  times: p.value.optional(),
  combined: p.flag.optional(),
  choices: z
    .array(z.string().regex(/^(\{[WUBRGC]\}){1,10}$/))
    .min(1)
    .max(6)
    .optional(),
  who: p.ref.optional(),
  could: z.strictObject({ what: p.filter, colors: p.flag.optional() }).optional(),
  produced: p.flag.optional(),
  chosen: p.flag.optional(),
  kept: z.enum(['combat', 'turn']).optional(),
}));
declare module '@arbiter/engine' {
  interface Costs {
    mana: ParamsOf<typeof manaParams>;
  }
  interface Verbs {
    addMana: ParamsOf<typeof addedMana>;
  }
}

/** Mana beside other parts of a cost, with what these need. */
type Reserving = ParamsOf<typeof manaParams> & { $reserved?: Reserved };

type Mana = { pay: 'mana' } & ParamsOf<typeof manaParams>;
const mana = (cost: ManaCost): Mana => ({ pay: 'mana', cost: printManaCost(cost) });
const manaSums: CostSums<Mana> = {
  plus: (a, b) => mana(addCosts(parseManaCost(a.cost), parseManaCost(b.cost))),
  minus: (a, less, downTo) => {
    const before = parseManaCost(a.cost);
    const left = reduceCost(before, parseManaCost(less.cost));
    const least = downTo ? Math.min(manaValue(before), manaValue(parseManaCost(downTo.cost))) : 0;
    return mana(raised(left, least));
  },
  times: ({ cost }, count) => mana(multipliedCost(parseManaCost(cost), count)),
  atLeast: (a, least) => mana(raised(parseManaCost(a.cost), manaValue(parseManaCost(least.cost)))),
};
/** A cost of at least so much mana: what is missing is generic. */
const raised = (cost: ManaCost, least: number): ManaCost => ({
  ...cost,
  generic: cost.generic + Math.max(0, least - manaValue(cost)),
});

export const manaCostWord = defineCost('mana', {
  description: 'Mana, as printed: `{2}{W/U}{X}`; `onX`: only mana of that color may be spent on X.',
  example: { pay: 'mana', cost: '{1}{R}' },
  params: manaParams,
  canPay: (g, { cost, $reserved }: Reserving, payer) =>
    canAfford(g, payer.seat, cost, payer.x, $reserved, helpingSources(g, helpersOf(g, payer))),
  pay: (g, { cost, $reserved = NOTHING_RESERVED }: Reserving, payer) => {
    const { seat, source, x } = payer;
    const helped = helpersOf(g, payer).length > 0 ? { item: source } : {};
    const spell = payer.playing ? { spell: source } : {};
    return payManaProcedure.call({ seat, cost, x, ...$reserved, ...helped, ...spell });
  },
  sums: manaSums,
  hasX: ({ cost }) => parseManaCost(cost).x > 0,
  largestX: (g, { cost, $reserved }: Reserving, payer) =>
    largestX(g, payer.seat, cost, $reserved, helpingSources(g, helpersOf(g, payer))),
  text: ({ cost }) => cost,
  rules: cite('mtg:118.3a', 'mtg:601.2h', 'mtg:107.4f'),
  order: 0,
});

/** "Add {G}": the choice among several colours is made as the ability resolves (605.3c). */
export const addMana = defineVerb('addMana', {
  description:
    'You or `who` get one of `choices`, or what something `could` produce, was `produced` or is `chosen`; so many `times`; `kept` so long.',
  example: { do: 'addMana', choices: ['{G}', '{W}'] },
  params: addedMana,
  check: (used) =>
    ['choices', 'could', 'produced', 'chosen'].filter((name) => name in used).length === 1
      ? null
      : 'takes one of "choices", "could", "produced" and "chosen"',
  run: (g, effect, ctx) => {
    const by = fromContext(ctx);
    const seat = doerOf(g, effect, by);
    const times = effect.times === undefined ? 1 : amountOf(g, effect.times, by);
    const each = choicesOf(g, effect, by);
    if (seat === undefined || times <= 0 || each.length === 0) return undefined;
    const kept = effect.kept === undefined ? {} : { kept: effect.kept };
    if (effect.combined)
      return chooseManaOneByOne.call({ seat, source: ctx.source, of: [...each], left: times, ...kept });
    const choices = each.map((mana) => mana.repeat(times));
    const [only = '', ...more] = choices;
    if (more.length > 0) return chooseMana.call({ seat, source: ctx.source, choices, ...kept });
    addToPool(g, seat, symbols(only), ctx.source);
    if (effect.kept) keepMana(g, seat, symbols(only), effect.kept);
    return undefined;
  },
  text: ({ choices = [], times, who }, say) =>
    `${who === undefined ? 'A' : `${say.doer(who)}a`}dd ${choices.join(' or ') || 'mana'}${times === undefined ? '' : ` ${say.value(times)} times`}.`,
});
