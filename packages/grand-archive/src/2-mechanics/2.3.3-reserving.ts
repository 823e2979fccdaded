/** Reserving (2.3.3.1): cards of the hand are put into memory, after what else pays for such a cost by an ability. */
import {
  amountOf,
  type Choice,
  type CostSums,
  type CostWord,
  characteristicsOf,
  controllerOf,
  defineCell,
  defineCost,
  defineEvent,
  definitionOf,
  entityChoice,
  expandKeywords,
  fields,
  type Game,
  moveAction,
  type ParamsOf,
  type Payer,
  type PayingWith,
  type PaymentAbility,
  paidWith,
  payingWith,
  paysItself,
  perform,
  procedure,
  publicId,
  type Seat,
  thenGo,
  triggerOn,
  writePlay,
} from '@arbiter/engine';
import { cite } from '../cite.js';
import { IMBUE_RULES, IMBUED, mayBeImbued, wouldImbue } from './keywords/imbue.js';
import { isImmortal } from './keywords/immortality.js';

/** So many cards; with `x` as many more as X is. */
export const amount = fields((p) => ({ amount: p.count, x: p.flag.optional() }));
export type Amount = ParamsOf<typeof amount>;
/** What a procedure that pays is given. */
export type Asked<C> = { cost: C; seat: Seat; source: number; playing?: Payer['playing'] };
export const asked = <C>(cost: C, { seat, source, playing }: Payer): Asked<C> =>
  playing === undefined ? { cost, seat, source } : { cost, seat, source, playing };
declare module '@arbiter/engine' {
  interface Costs {
    reserve: Amount;
  }
  interface Events {
    /** An object was rested to pay for the reserve cost of a card. */
    reserved: { object: number; source: number; player: Seat };
  }
}

export const reservedEvent = defineEvent('reserved', {
  description: 'An object was rested to pay for the reserve cost of activating a card, which is the `source`.',
  example: { on: 'reserved', object: 'self', source: { has: ['subtypes', 'Harmony'] } },
  refs: ['object', 'source', 'player'],
});

/** Why as many cards are asked for: the total cost, after all that raises and lowers it (2.3.1.6, 1.6.4.2.8). */
const TOTAL = cite('ga:2.3.1.6', 'ga:1.6.4.2.8', 'ga:1.6.4.2.8.1', 'ga:1.6.4.2.8.3', 'ga:1.6.4.2.8.3.1');

/** Numbers of cards add up, and a reduction leaves at least 0 (1.6.4.2.8.3). */
export const sums = <C extends Amount>(): CostSums<C> => ({
  plus: (cost, more) => ({ ...cost, amount: cost.amount + more.amount }),
  minus: (cost, less, downTo) => ({
    ...cost,
    amount: Math.max(Math.min(cost.amount, downTo?.amount ?? 0), cost.amount - less.amount),
  }),
  times: (cost, count) => ({ ...cost, amount: cost.amount * count }),
  atLeast: (cost, least) => ({ ...cost, amount: Math.max(cost.amount, least.amount) }),
});

/** Cards of the hand, without the one that is paid for. */
export const reservableHand = (g: Game, { seat, source }: Pick<Payer, 'seat' | 'source'>): number[] =>
  g.zone(`hand:${seat}`).filter((id) => id !== source);
/** Awake objects that may be rested to pay for 1 each (2.11.7.15.2: Reservable); every cost asks for them, so they are looked for once. */
export const reservableObjects = defineCell('objects that reserve', (g, seat): readonly number[] =>
  g.zone('field').filter((id) => {
    const { abilities, controller } = characteristicsOf(g, id);
    if (controller !== seat || g.is(g.object(id), 'rested')) return false;
    return paysItself(g, id, expandKeywords(g, abilities), 'reserve') !== undefined;
  }),
);
/** How many other cards of the hand may be reserved. */
function reservableCards(g: Game, { seat, source }: Pick<Payer, 'seat' | 'source'>): number {
  const own = g.find(source)?.zone === `hand:${seat}` ? 1 : 0;
  return g.zone(`hand:${seat}`).length - own;
}
/** What may pay for activating this very card, by an ability of it (2.11.7.15.2: Kindle). */
export const helpersOf = (g: Game, { seat, source, playing }: Omit<Payer, 'x'>): readonly PayingWith[] =>
  playing === true ? payingWith(g, seat, source, 'reserve').map((helper) => givingHelp(g, helper, seat)) : NO_HELP;
/** What can't be sacrificed doesn't pay so, nor what another player controls; of counters those that may be removed. */
function givingHelp(g: Game, { ability, objects }: PayingWith, seat: Seat): PayingWith {
  if (ability.counters !== undefined)
    return { ability, objects: objects.filter((id) => countersOn(g, ability, id) > 0).slice(0, 1) };
  if (ability.cause !== 'sacrifice') return { ability, objects };
  return { ability, objects: objects.filter((id) => !isImmortal(g, id) && controllerOf(g, id) === seat) };
}
const countersOn = (g: Game, { counters = '' }: PaymentAbility, id: number): number =>
  g.find(id)?.counters?.[counters] ?? 0;
/** How much each of what pays is worth. */
const worthOf = (g: Game, { worth = 1 }: PaymentAbility, { seat, source }: Pick<Payer, 'seat' | 'source'>): number =>
  typeof worth === 'number' ? worth : Math.max(0, amountOf(g, worth, { source, controller: seat }));
const NO_HELP: readonly PayingWith[] = [];
/** How many of them may pay, at most. */
export const helpUpTo = (g: Game, helpers: readonly PayingWith[]): number =>
  helpers.reduce((sum, { ability, objects }) => {
    const there =
      ability.counters === undefined
        ? objects.length
        : objects.reduce((all, id) => all + countersOn(g, ability, id), 0);
    return sum + Math.min(ability.most ?? there, there);
  }, 0);
/** How much they pay together at most. */
const helpWorth = (g: Game, helpers: readonly PayingWith[], payer: Pick<Payer, 'seat' | 'source'>): number =>
  helpers.reduce((sum, helper) => sum + helpUpTo(g, [helper]) * worthOf(g, helper.ability, payer), 0);

const BY_ABILITY = cite('ga:2.3.3.1', 'ga:2.11.7.15.2');

/** An amount as it is printed. */
export const amountText = ({ amount, x }: Amount): string =>
  x ? (amount === 0 ? 'X' : `X+${amount}`) : String(amount);

/** Other cards of the hand are put face down into memory (1.6.4.2.4.1, 2.3.3.1). */
export const reserve: CostWord = defineCost('reserve', {
  description: 'Cards of the hand, put into memory; with `x` so many more as X is.',
  example: { pay: 'reserve', amount: 2 },
  params: amount,
  canPay: (g, cost, payer) => {
    const left = cost.amount - reservableCards(g, payer);
    if (left <= 0) return true;
    return left <= reservableObjects(g, payer.seat).length + helpWorth(g, helpersOf(g, payer), payer);
  },
  pay: (_g, cost, payer) => payReserve.call(asked(cost, payer)),
  sums: sums(),
  hasX: ({ x }) => x === true,
  text: (cost) => `(${amountText(cost)})`,
  rules: [...cite('ga:1.6.4.2.4', 'ga:1.6.4.2.4.1', 'ga:2.3.3.1', 'ga:2.3.3.1.4'), ...TOTAL],
  order: 2,
});

type Reserving = {
  burnt: number[];
  /** How many counters pay. */
  spent?: number;
  /** How much all that pays for this card by its ability. */
  helped: number;
  rested: number[];
  picked: number[];
  shows: boolean;
};
export const payReserve = procedure<Asked<Amount>, Reserving>('payReserve', {
  begin: (g, l) => {
    const [helper] = helpersOf(g, l);
    g.j.note(l, 'helped', 0);
    g.j.note(l, 'burnt', []);
    return helper ? undefined : { go: 'rest' };
  },
  // What isn't put into memory is chosen first: it is hidden from nobody.
  burn: (g, l) => {
    const helpers = helpersOf(g, l);
    const [helper] = helpers;
    const worth = helper ? worthOf(g, helper.ability, l) : 1;
    const objects = [...new Set(helpers.flatMap((one) => one.objects))];
    const others = reservableHand(g, l).length + reservableObjects(g, l.seat).length;
    const least = Math.ceil(Math.max(0, l.cost.amount - others) / worth);
    const most = Math.min(Math.ceil(l.cost.amount / worth), helpUpTo(g, helpers));
    if (helper?.ability.counters !== undefined)
      return {
        ask: {
          seat: l.seat,
          kind: 'AMOUNT',
          shape: 'NUMBER',
          prompt: `Choose how many ${helper.ability.counters} counters pay for 1 each`,
          rules: BY_ABILITY,
          source: l.source,
          min: least,
          max: most,
        },
        into: 'spent',
      };
    return {
      ask: {
        seat: l.seat,
        kind: 'KINDLE',
        shape: 'CHOOSE',
        prompt: `Choose what pays for ${worth} each`,
        rules: BY_ABILITY,
        source: l.source,
        options: objects.map((id): Choice => entityChoice(g, { object: id }, id)),
        min: least,
        max: most,
      },
      into: 'burnt',
    };
  },
  burnt: (g, l) => {
    const [helper] = helpersOf(g, l);
    if (!helper) return { go: 'rest' };
    const [holder = 0] = helper.objects;
    const { counters } = helper.ability;
    g.j.note(l, 'helped', (l.burnt.length + (l.spent ?? 0)) * worthOf(g, helper.ability, l));
    if (l.spent && counters !== undefined)
      return thenGo(
        perform(g, [{ type: 'counters', object: holder, kind: counters, amount: -l.spent, $rules: BY_ABILITY }]),
        'rest',
      );
    if (l.burnt.length === 0) return { go: 'rest' };
    const actions = l.burnt.map((id) => ({ ...paidWith(helper.ability, id), $rules: BY_ABILITY }));
    return thenGo(perform(g, actions), 'rest');
  },
  rest: (g, l) => {
    const options = reservableObjects(g, l.seat).map((id): Choice => entityChoice(g, { object: id }, id));
    const left = Math.max(0, l.cost.amount - l.helped);
    return {
      ask: {
        seat: l.seat,
        kind: 'RESERVABLE',
        shape: 'CHOOSE',
        prompt: 'Choose objects that rest to pay for 1 each',
        rules: BY_ABILITY,
        source: l.source,
        options,
        min: Math.max(0, left - reservableHand(g, l).length),
        max: Math.min(left, options.length),
      },
      into: 'rested',
    };
  },
  rested: (g, l) => {
    if (l.rested.length === 0) return { go: 'ask' };
    const actions = l.rested.map((object) => ({ type: 'status' as const, object, status: 'rested', on: true }));
    if (l.playing === true)
      for (const object of l.rested) triggerOn(g, { type: 'reserved', object, source: l.source, player: l.seat });
    return thenGo(
      perform(
        g,
        actions.map((action) => ({ ...action, $rules: BY_ABILITY })),
      ),
      'ask',
    );
  },
  ask: (g, l) => {
    const amount = Math.max(0, l.cost.amount - l.helped - l.rested.length);
    return {
      ask: {
        seat: l.seat,
        kind: 'RESERVE',
        shape: 'CHOOSE',
        prompt: `Choose ${amount} card${amount === 1 ? '' : 's'} to put into your memory`,
        rules: reserve.rules,
        source: l.source,
        options: reservableHand(g, l).map((id) => entityChoice(g, { object: id }, id)),
        min: amount,
        max: amount,
      },
      into: 'picked',
    };
  },
  // They may be reserved revealed, so that what is activated is imbued (2.11.7.15.2).
  imbue: (g, l) => {
    if (l.playing !== true || l.picked.length === 0 || !mayBeImbued(g, l.source, l.seat)) return { go: 'put' };
    return {
      ask: {
        seat: l.seat,
        kind: 'IMBUE',
        shape: 'CONFIRM',
        prompt: 'Reserve these cards revealed?',
        rules: IMBUE_RULES,
        source: l.source,
        fallback: wouldImbue(g, l.source, l.seat, l.picked),
      },
      into: 'shows',
    };
  },
  reveal: (g, l) => {
    if (!l.shows) return { go: 'put' };
    g.emit('REVEALED', IMBUE_RULES, {
      cards: l.picked.map((id) => ({ object: publicId(id), card: definitionOf(g, g.object(id)).name })),
    });
    const item = g.object(l.source);
    if (wouldImbue(g, l.source, l.seat, l.picked)) writePlay(g, item, { paid: { ...item.play?.paid, [IMBUED]: 1 } });
    return { go: 'put' };
  },
  put: (g, l) =>
    perform(
      g,
      l.picked.map((object) => moveAction({ object, to: 'memory', cause: 'reserve' })),
    ),
});
