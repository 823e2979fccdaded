/** What somebody may pay as an ability resolves, and what follows (118.12). */

import { canonical, type Effect } from '@arbiter/engine';
import { payment } from '../costs.js';
import { isOnePlayer } from '../nouns.js';
import { perEach } from '../numbers.js';
import { either, type Say, UNSAID } from '../say.js';
import { counteredTo, counterText } from './countering.js';
import { pricesOf } from './unless.js';

type Pay = Extract<Effect, { do: 'pay' }>;
export function payText({ who, cost, times, x, then = [], else: otherwise = [] }: Pay, say: Say): string {
  if (!isOnePlayer(who, say)) return UNSAID;
  const each = times === undefined ? undefined : perEach(times);
  if (times !== undefined && each?.times !== 1) return UNSAID;
  // The X that is chosen as it is paid is that of what follows (107.3f).
  const isX = canonical(cost).includes('{X}') || cost.some((one) => 'count' in one && one.count === 'x');
  const own = isX && x === undefined && canonical(say.face.props.manaCost ?? '').includes('{X}') && !say.on;
  if (
    (!own && isX !== (x !== undefined)) ||
    (x !== undefined && (otherwise.length > 0 || canonical(then).includes('"x"')))
  )
    return UNSAID;
  const before = say.chosenX;
  say.chosenX = x;
  const said = paidText({ who, cost, then, else: otherwise }, each ? ` for each ${each.one(say)}` : '', say);
  say.chosenX = before;
  return said;
}
function paidText(
  { who, cost, then = [], else: otherwise = [] }: Pick<Pay, 'who' | 'cost' | 'then' | 'else'>,
  times: string,
  say: Say,
): string {
  const price = `${payment(cost, say)}${times}`;
  const mine = who === undefined || who === 'you';
  if (otherwise.length === 0 && mine) {
    const [first] = then;
    if (then.length === 1 && first?.do === 'reflexive')
      return `you may ${price}. when you do, ${say.body(first.ability)}`;
    return `you may ${price}. if you do, ${say.effects(then, 'sentence')}`;
  }
  if (then.length > 0) return UNSAID;
  const countered = otherwise.length === 1 && otherwise[0]?.do === 'counterOnStack' ? otherwise[0] : undefined;
  const consequence = countered ? counterText(countered, say) : say.effects(otherwise, 'sentence');
  if (mine) return `${consequence} unless you ${price}${countered ? counteredTo(countered, say) : ''}`;
  const payer = typeof who === 'object' && 'controllerOf' in who ? who.controllerOf : undefined;
  if (!countered && payer === undefined && cost.every((one) => one.pay === 'mana'))
    return say.ways(
      () => `${consequence} unless ${say.object(who)} ${pricesOf(cost, say)}`,
      () =>
        `${say.object(who)} may ${price}. if ${either('the player', 'that player')} doesn't, ${say.effects(otherwise, 'sentence')}`,
    );
  if (!countered && payer === undefined) return `${consequence} unless ${say.object(who)} ${pricesOf(cost, say)}`;
  if (!countered || !payer || canonical(payer) !== canonical(countered.what)) return UNSAID;
  // Where the card goes instead is said last.
  return `${consequence} unless its controller ${price.replace(/^pay/, 'pays')}${counteredTo(countered, say)}`;
}
