/** Mana in the card language: as a cost, and added by instructions (106.3, 118.3a). */
import {
  amountOf,
  type CostSums,
  defineCost,
  defineVerb,
  doerOf,
  type Filter,
  fields,
  fromContext,
  type ParamsOf,
  type Payer,
  type Printer,
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

const manaParams = fields(() => ({
  cost: manaCost,
  onX: z.enum(['W', 'U', 'B', 'R', 'G']).optional(),
  exact: z.literal(true).optional(),
}));
/** Symbols that mana may be added by (106.8–106.11): not two colors of which one may be paid with life. */
const ADDABLE = /^(\{([WUBRGCS]|\d{1,2}|([WUBRGC2]\/)?[WUBRG]|[WUBRG]\/P)\}){1,10}$/;
const addedMana = fields((p) => ({
  times: p.value.optional(),
  combined: p.flag.optional(),
  choices: z.array(z.string().regex(ADDABLE)).min(1).max(6).optional(),
  who: p.ref.optional(),
  could: z.strictObject({ what: p.filter, colors: p.flag.optional() }).optional(),
  produced: p.flag.optional(),
  chosen: p.flag.optional(),
  identity: p.flag.optional(),
  kept: z.enum(['combat', 'turn']).optional(),
  only: z
    .strictObject({ cast: p.filter.optional(), activate: p.filter.optional(), other: p.flag.optional() })
    .optional(),
  spent: z
    .strictObject({
      cast: p.filter.optional(),
      activate: p.filter.optional(),
      effects: p.effects,
      triggers: p.flag.optional(),
    })
    .optional(),
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

/** With what is paid for (106.6). @citation */
function paidBy(reserved: Reserved = NOTHING_RESERVED, { source, playing }: Payer): Reserved {
  if (!playing) return reserved;
  // A literal that begins with what is spread has a shape of its own each time, and this one is read for every cost.
  const { without, life, needed } = reserved;
  const purpose = playing === true ? { spell: source } : { ability: source };
  return needed ? { without, life, needed, purpose } : { without, life, purpose };
}

type Mana = { pay: 'mana' } & ParamsOf<typeof manaParams>;
const mana = (cost: ManaCost): Mana => ({ pay: 'mana', cost: printManaCost(cost) });
const manaSums: CostSums<Mana> = {
  plus: (a, b) => mana(addCosts(parseManaCost(a.cost), parseManaCost(b.cost))),
  minus: (a, less, downTo) => {
    const before = parseManaCost(a.cost);
    const left = reduceCost(before, parseManaCost(less.cost), less.exact);
    const least = downTo ? Math.min(manaValue(before), manaValue(parseManaCost(downTo.cost))) : 0;
    return mana(raised(left, least));
  },
  times: ({ cost, exact }, count) => ({
    ...mana(multipliedCost(parseManaCost(cost), count)),
    ...(exact ? { exact } : {}),
  }),
  atLeast: (a, least) => mana(raised(parseManaCost(a.cost), manaValue(parseManaCost(least.cost)))),
};
/** A cost of at least so much mana: what is missing is generic. */
const raised = (cost: ManaCost, least: number): ManaCost => ({
  ...cost,
  generic: cost.generic + Math.max(0, least - manaValue(cost)),
});

export const manaCostWord = defineCost('mana', {
  description:
    'Mana, as printed: `{2}{W/U}{X}`; `onX`: only mana of that color may be spent on X; `exact`: as a reduction, of these colors alone.',
  example: { pay: 'mana', cost: '{1}{R}' },
  params: manaParams,
  canPay: (g, { cost, $reserved }: Reserving, payer) =>
    canAfford(g, payer.seat, cost, payer.x, paidBy($reserved, payer), helpingSources(g, helpersOf(g, payer))),
  pay: (g, { cost, $reserved }: Reserving, payer) => {
    const { seat, source, x } = payer;
    const helped = helpersOf(g, payer).length > 0 ? { item: source } : {};
    return payManaProcedure.call({ seat, cost, x, ...paidBy($reserved, payer), ...helped });
  },
  sums: manaSums,
  hasX: ({ cost }) => parseManaCost(cost).x > 0,
  largestX: (g, { cost, $reserved }: Reserving, payer) =>
    largestX(g, payer.seat, cost, paidBy($reserved, payer), helpingSources(g, helpersOf(g, payer))),
  text: ({ cost }) => cost,
  rules: cite('mtg:118.3a', 'mtg:601.2h', 'mtg:107.4f'),
  order: 0,
});

/** What mana may be spent on. */
const purposes = (
  { cast, activate, other }: { cast?: Filter; activate?: Filter; other?: boolean },
  say: Printer,
): string =>
  [
    ...(cast === undefined ? [] : [`casting ${say.filter(cast)}`]),
    ...(activate === undefined ? [] : [`activating ${say.filter(activate)}`]),
    ...(other ? ['other costs'] : []),
  ].join(' or ');

/** By which of its fields an instruction says what it adds. */
const SAYING = ['choices', 'could', 'produced', 'chosen', 'identity'];

/** "Add {G}": the choice among several colours is made as the ability resolves (605.3c). */
export const addMana = defineVerb('addMana', {
  description:
    'You or `who` get `choices`, what `could`, was `produced`, is `chosen` or of your commander’s `identity`; `only`, `spent`, `kept`: for what.',
  example: { do: 'addMana', choices: ['{G}', '{W}'] },
  params: addedMana,
  check: (used) => {
    if ('kept' in used && ('only' in used || 'spent' in used))
      return 'mana that is "kept" has no "only" and no "spent" here';
    const one = SAYING.filter((name) => name in used).length === 1;
    return one ? null : 'takes one of "choices", "could", "produced", "chosen" and "identity"';
  },
  scope: ({ spent }, within) => {
    within.others('spent');
    if (spent) within.walk('spent', within.apart({ event: within.event('spendMana') }));
  },
  run: (g, effect, ctx) => {
    const by = fromContext(ctx);
    const seat = doerOf(g, effect, by);
    const times = effect.times === undefined ? 1 : amountOf(g, effect.times, by);
    const each = choicesOf(g, effect, by);
    if (seat === undefined || times <= 0 || each.length === 0) return undefined;
    const terms = { ...(effect.only ? { only: effect.only } : {}), ...(effect.spent ? { spent: effect.spent } : {}) };
    const added = { seat, source: ctx.source, terms, ...(effect.kept === undefined ? {} : { kept: effect.kept }) };
    if (effect.combined) return chooseManaOneByOne.call({ ...added, of: [...each], left: times });
    const choices = each.map((mana) => mana.repeat(times));
    const [only = '', ...more] = choices;
    if (more.length > 0) return chooseMana.call({ ...added, choices });
    addToPool(g, seat, symbols(only), ctx.source, terms);
    if (effect.kept) keepMana(g, seat, symbols(only), effect.kept);
    return undefined;
  },
  text: ({ choices = [], times, who, only, spent }, say) => {
    const often = times === undefined ? '' : ` ${say.value(times)} times`;
    const added = `${who === undefined ? 'A' : `${say.doer(who)}a`}dd ${choices.join(' or ') || 'mana'}${often}.`;
    return `${added}${only ? ` Only for ${purposes(only, say)}.` : ''}${spent ? ` Spent on ${purposes(spent, say)}: ${say.effects(spent.effects)}` : ''}`;
  },
});
