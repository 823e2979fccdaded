/** Loyalty abilities (606): paid with loyalty counters, one a turn for each permanent, when a sorcery could be cast. */
import {
  type Action,
  type ActivatedAbility,
  type Control,
  type Costs,
  defineCost,
  fields,
  type Game,
  type Obj,
  type ParamsOf,
  perform as performActions,
  ruleOn,
  setMark,
} from '@arbiter/engine';
import { z } from 'zod';
import { cite } from '../cite.js';

const loyaltyOf = (g: Game, id: number): number => g.find(id)?.counters?.loyalty ?? 0;
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `-${-n}` : '0');

const params = fields(() => ({ amount: z.union([z.int().min(-99).max(99), z.literal('-x')]) }));
declare module '@arbiter/engine' {
  interface ObjectMarks {
    /** The turn in which one of its loyalty abilities was last activated, by whomever (606.3). */
    loyaltyUsed?: number;
    /** The turn in which that was done a second time, as an effect lets a player. */
    loyaltyAgain?: number;
  }
  interface Costs {
    loyalty: ParamsOf<typeof params>;
  }
}
type Loyalty = Costs['loyalty'];

/** What is put as a cost no effect puts (609.1). */
const perform = (g: Game, actions: Action[]): Control =>
  performActions(
    g,
    actions.map((action) => (action.type === 'counters' ? { ...action, because: 'cost' } : action)),
  );

/** Several such costs in one: what is added to −X stays beside it. */
interface Combined extends Loyalty {
  more?: number;
}
/** The counters a cost puts on, or (negative) removes; `-x` removes X of them. */
const amountOf = ({ amount, more = 0 }: Combined, x: number): number => (amount === '-x' ? -x : amount) + more;
/** 606.5: what puts counters on and what removes them is one cost, which does the one or the other. */
const combine = (one: Combined, other: Combined): Combined => {
  const [first, second] = other.amount === '-x' ? [other, one] : [one, other];
  const added = second.amount === '-x' ? 0 : second.amount + (second.more ?? 0);
  return first.amount === '-x'
    ? { ...first, more: (first.more ?? 0) + added }
    : { ...first, amount: first.amount + added };
};
export const loyaltyCost = (ability: ActivatedAbility): Loyalty | undefined =>
  ability.cost.find((c) => c.pay === 'loyalty');
/** Whether one of its loyalty abilities was activated in this turn, by whomever (606.3). */
const isUsed = (g: Game, object: Obj | undefined): boolean => g.markOf(object, 'loyaltyUsed') === g.turnNumber;

/** As the contract prints it: `+1`, `-3`, `-X`, `0`. */
export const loyaltyText = ({ amount }: Loyalty): string => (amount === '-x' ? '-X' : signed(amount));

/** Once each turn for a permanent, or twice where an effect says so (606.3, 101.1). */
export function mayUseLoyalty(g: Game, id: number): boolean {
  const object = g.find(id);
  if (!isUsed(g, object)) return true;
  return ruleOn(g, id, 'loyaltyTwice') !== undefined && g.markOf(object, 'loyaltyAgain') !== g.turnNumber;
}

export const loyaltyCostWord = defineCost('loyalty', {
  description:
    'Loyalty counters put on (positive) or removed (negative); `-x` removes X. Such an ability is a loyalty ability.',
  example: { pay: 'loyalty', amount: -3 },
  params,
  // Counters that aren't there can't be removed (606.6).
  canPay: (g, cost, payer) =>
    mayUseLoyalty(g, payer.source) && loyaltyOf(g, payer.source) + amountOf(cost, payer.x) >= 0,
  pay: (g, cost, payer) => {
    const object = g.object(payer.source);
    setMark(g, object, isUsed(g, object) ? 'loyaltyAgain' : 'loyaltyUsed', g.turnNumber);
    const amount = amountOf(cost, payer.x);
    return perform(g, amount === 0 ? [] : [{ type: 'counters', object: payer.source, kind: 'loyalty', amount }]);
  },
  text: loyaltyText,
  hasX: ({ amount }) => amount === '-x',
  largestX: (g, _cost, { source }) => loyaltyOf(g, source),
  sums: {
    // An effect that adds to such costs adds to no others.
    onlyTogether: true,
    plus: (cost, more) => ({ pay: 'loyalty', ...combine(cost, more) }),
    minus: (cost) => cost,
    times: (cost, count) => (cost.amount === '-x' ? cost : { ...cost, amount: cost.amount * count }),
    atLeast: (cost) => cost,
  },
  rules: cite('mtg:606.3', 'mtg:606.4', 'mtg:606.5', 'mtg:606.6', 'mtg:306.5d'),
  order: 2,
});
