/** Phrases of instructions that have others inside: choices, conditions, payments (608.2, 603.12, 118.12). */
import { type Cost, canonical, type Effect } from '@arbiter/engine';
import { type Say, UNSAID } from '../say.js';
import type { VerbPhrases } from './plain.js';

/** What somebody who is asked may pay: "pay {2}", "discard a card". */
const payment = (cost: readonly Cost[], say: Say): string =>
  cost
    .map((one, i) =>
      one.pay === 'mana' ? `pay ${one.cost}` : one.pay === 'life' && i > 0 ? `${one.amount} life` : say.costs([one]),
    )
    .join(' and ');

export const flowVerbs: VerbPhrases = {
  may: ({ who, then, else: otherwise }, say) => {
    if ((who !== undefined && who !== 'you') || (otherwise ?? []).length > 0) return UNSAID;
    return `you may ${say.effects(then, 'sentence')}`;
  },
  if: ({ if: condition, then, else: otherwise }, say) => {
    if ((otherwise ?? []).length > 0) return UNSAID;
    return say.ways(
      () => `if ${say.condition(condition)}, ${say.effects(then, 'sentence')}`,
      () => `${say.effects(then, 'sentence')} if ${say.condition(condition)}`,
    );
  },
  pay: (effect, say) => payText(effect, say),
  reflexive: () => UNSAID,
};

type Pay = Extract<Effect, { do: 'pay' }>;
function payText({ who, cost, then = [], else: otherwise = [] }: Pay, say: Say): string {
  const price = payment(cost, say);
  const mine = who === undefined || who === 'you';
  if (otherwise.length === 0 && mine) {
    const [first] = then;
    if (then.length === 1 && first?.do === 'reflexive')
      return `you may ${price}. when you do, ${say.body(first.ability)}`;
    return `you may ${price}. if you do, ${say.effects(then, 'sentence')}`;
  }
  if (then.length > 0) return UNSAID;
  const consequence = say.effects(otherwise, 'sentence');
  if (mine) return `${consequence} unless you ${price}`;
  const countered = otherwise.length === 1 && otherwise[0]?.do === 'counterOnStack' ? otherwise[0] : undefined;
  const payer = typeof who === 'object' && 'controllerOf' in who ? who.controllerOf : undefined;
  return countered && payer && canonical(payer) === canonical(countered.what)
    ? `${consequence} unless its controller ${price.replace(/^pay/, 'pays')}`
    : UNSAID;
}
