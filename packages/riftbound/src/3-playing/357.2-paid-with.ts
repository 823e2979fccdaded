/** Costs that are paid with other things than Energy and Power: with the source itself, or with so many that fit (357.2). */
import {
  type Action,
  all,
  type Cost,
  type CostWord,
  canonical,
  characteristicsOf,
  controllerOf,
  defineCost,
  type Entity,
  entityChoice,
  type Filter,
  type FilterClause,
  fields,
  type Game,
  type Json,
  type JsonObject,
  keepForPaid,
  moveAction,
  type ParamsOf,
  type Payer,
  perform,
  procedure,
  putAwayForCost,
  type RuleRef,
  type Seat,
  shuffled,
  wordsOf,
  zoneName,
} from '@arbiter/engine';
import { z } from 'zod';
import { cite } from '../cite.js';

/** The object itself unless `what` says others, of which there are `count`; `save` keeps them for what is paid for. */
export const paidWith = fields((p) => ({
  what: p.what.optional(),
  count: p.count.optional(),
  save: p.name.optional(),
}));
type PaidWith = ParamsOf<typeof paidWith>;
/** The same, where it is always said what. */
const paidWithOthers = fields((p) => ({ ...paidWith(p), what: p.what }));

const spentBuffs = fields((p) => ({ ...paidWith(p), each: z.literal('x').optional() }));

declare module '@arbiter/engine' {
  interface Costs {
    exhaust: PaidWith;
    recycle: PaidWith;
    kill: PaidWith;
    banish: ParamsOf<typeof paidWithOthers>;
    return: ParamsOf<typeof paidWithOthers>;
    discard: ParamsOf<typeof paidWithOthers>;
    disempower: PaidWith;
    spendBuff: PaidWith & { each?: 'x' };
  }
}
type Way = 'exhaust' | 'recycle' | 'kill' | 'banish' | 'return' | 'discard' | 'disempower' | 'spendBuff';
type ObjectCost = { pay: Way } & PaidWith & { each?: 'x' };

/** A way to pay with an object. */
interface Paying {
  /** Whether this object can pay. */
  able: (g: Game, id: number, seat: Seat) => boolean;
  does: (g: Game, id: number) => Action;
  /** What pays when nothing is said. */
  usual?: Filter;
  /** What `what` is asked of. */
  among?: FilterClause[];
  /** How often this object can pay for one cost, where that may be more than once. */
  times?: (g: Game, id: number) => number;
  /** It leaves where it is, and is no legal target any more. */
  leaves?: true;
}

const isOnBoard = (g: Game, id: number): boolean => g.find(id)?.zone === 'board';
const status = (object: number, of: string, on: boolean): Action => ({ type: 'status', object, status: of, on });

/** The deck that something is recycled to (416.1). */
const deckOf = (g: Game, id: number): string =>
  wordsOf(characteristicsOf(g, id).props.types).includes('Rune') ? 'runeDeck' : 'mainDeck';

/** Cards that pay by being recycled together lie in random order (416.5). */
function byLot(g: Game, ids: readonly number[]): readonly number[] {
  const cards = ids.filter((id) => deckOf(g, id) === 'mainDeck');
  return cards.length < 2 ? ids : [...ids.filter((id) => !cards.includes(id)), ...shuffled(g, cards)];
}

const ways: { [way in Way]: Paying } = {
  // 414.4, 414.5: of things on the board and of legends; what is on the chain is neither ready nor exhausted.
  exhaust: {
    able: (g, id) => {
      const object = g.find(id);
      const there = object?.zone === 'board' || object?.zone.startsWith('legendZone') === true;
      return there && !g.is(object, 'exhausted');
    },
    does: (_g, id) => status(id, 'exhausted', true),
  },
  // From the board, or from the trash where an ability that waited for a death has its source (383.3.b).
  recycle: {
    able: (g, id) => ['board', 'trash'].includes(zoneName(g.find(id)?.zone ?? '')),
    does: (g, object) => moveAction({ object, to: deckOf(g, object), cause: 'recycle', position: 'bottom' }),
    leaves: true,
  },
  kill: {
    able: isOnBoard,
    does: (_g, object) => moveAction({ object, to: 'trash', cause: 'kill' }),
    leaves: true,
  },
  banish: {
    able: (g, id) => ['board', 'trash'].includes(zoneName(g.find(id)?.zone ?? '')),
    does: (_g, object) => moveAction({ object, to: 'banishment', cause: 'banish' }),
    leaves: true,
  },
  return: {
    able: isOnBoard,
    does: (_g, object) => moveAction({ object, to: 'hand', cause: 'return' }),
    leaves: true,
  },
  discard: {
    able: (g, id, seat) => g.find(id)?.zone === `hand:${seat}`,
    does: (_g, object) => moveAction({ object, to: 'trash', cause: 'discard' }),
    among: [{ zone: 'hand' }, { owner: 'you' }],
    leaves: true,
  },
  disempower: {
    able: (g, id) => {
      const object = g.find(id);
      return object !== undefined && g.is(object, 'empowered');
    },
    does: (_g, id) => status(id, 'empowered', false),
  },
  // 702.2.b.1, 702.2.b.2: of units with a buff that their player controls.
  spendBuff: {
    able: (g, id, seat) => isOnBoard(g, id) && (g.object(id).counters?.buff ?? 0) > 0 && controllerOf(g, id) === seat,
    does: (_g, object) => ({ type: 'counters', object, kind: 'buff', amount: -1, because: 'cost' }),
    times: (g, id) => g.object(id).counters?.buff ?? 0,
    usual: [{ controller: 'you' }],
  },
};

/** How often all that could pay can do so together: a unit with several buffs spends them one by one (702.2.b). */
function timesPayable(g: Game, cost: ObjectCost, payer: Payer): number {
  const { times } = ways[cost.pay];
  const found = payable(g, cost, payer);
  return times ? found.reduce((sum, id) => sum + times(g, id), 0) : found.length;
}
/** How often it is paid: so often, or for each of the X that its payer has chosen (204.3.b). */
const countOf = ({ count = 1, each }: ObjectCost, x: number): number => (each ? count * x : count);

const isObjectCost = (cost: Cost): cost is Extract<Cost, { pay: Way }> => cost.pay in ways;

/** Whether the source itself pays. */
const isItself = ({ pay, what = ways[pay].usual ?? 'self' }: ObjectCost): boolean => what === 'self';

/** The source itself; what has left the board by then is what it became (383.3.b). */
function itself(g: Game, source: number): number {
  return g.find(source) ? source : (g.s.lastKnown[source]?.became ?? source);
}

/** What could pay, whatever else is paid with it. */
function payable(
  g: Game,
  { pay, what = ways[pay].usual ?? 'self' }: ObjectCost,
  { seat, source, event, ctx: named, chosen }: Payer,
): number[] {
  const { able, among } = ways[pay];
  if (what === 'self') return [itself(g, source)].filter((id) => able(g, id, seat));
  const targets = chosen ?? chosenFor(g, source);
  const announced = { source, controller: seat, targets, saved: {}, numbers: {} };
  const ctx = named !== undefined ? g.s.contexts[named] : targets.length > 0 ? announced : undefined;
  const plain = event ? { source, controller: seat, event } : { source, controller: seat };
  const by = ctx ? { ...plain, ctx } : plain;
  return all(g, among ? [...among, ...[what].flat()] : what, by).flatMap((e) =>
    'object' in e && able(g, e.object, seat) && !isPlayed(g, e.object, source) ? [e.object] : [],
  );
}
/** What was chosen for the card or ability of this source that is being paid for (355.5, 357). */
function chosenFor(g: Game, source: number): Entity[][] {
  const item = g
    .zone('chain')
    .map((id) => g.object(id))
    .find((one) => (one.id === source || one.source === source) && g.markOf(one, 'pending') === true);
  return item?.play?.targets ?? [];
}
/** A card that is being played, or would be, pays for nothing itself. */
const isPlayed = (g: Game, id: number, source: number): boolean =>
  id === source && zoneName(g.find(id)?.zone ?? '') !== 'board';

/** Costs that are said several times, as one: so many have to be there for all of them together. */
export function gathered(costs: Cost[]): Cost[] {
  if (costs.filter(isObjectCost).length < 2) return costs;
  const found: Cost[] = [];
  const known = new Map<string, { at: number; count: number }>();
  for (const cost of costs) {
    if (!isObjectCost(cost) || isItself(cost)) {
      found.push(cost);
      continue;
    }
    const { count = 1, ...rest } = cost;
    const key = canonical(rest);
    const same = known.get(key);
    if (same) {
      same.count += count;
      found[same.at] = { ...cost, count: same.count };
    } else {
      known.set(key, { at: found.length, count });
      found.push(cost);
    }
  }
  return found;
}

/**
 * What the resources of the same payment can't come from: what would have to be used up for them, and is needed here. What
 * adds resources otherwise may pay for both.
 */
export function neededFor(
  g: Game,
  cost: Cost,
  payer: Payer,
  usedUp: (id: number, exhausting: boolean) => boolean,
): number[] {
  if (!isObjectCost(cost)) return [];
  const exhausting = cost.pay === 'exhaust';
  const found = payable(g, cost, payer);
  const free = found.filter((id) => !usedUp(id, exhausting));
  const lacking = (cost.count ?? 1) - free.length;
  return lacking > 0 ? found.filter((id) => usedUp(id, exhausting)).slice(0, lacking) : [];
}

export const paying = (way: Way, text: string, rules: RuleRef[]) => ({
  canPay: (g: Game, cost: ObjectCost, payer: Payer) => timesPayable(g, cost, payer) >= countOf(cost, payer.x),
  pay: (
    g: Game,
    { each, ...cost }: { pay: Way } & PaidWith & { each?: 'x' },
    { seat, source, event, ctx, x }: Payer,
  ) =>
    isItself(cost)
      ? perform(g, [ways[way].does(g, itself(g, source))])
      : payWith.call({
          cost: each ? { ...cost, count: countOf({ ...cost, each }, x) } : cost,
          seat,
          source,
          ...known({ event, ctx }),
        }),
  text: ({ what, count = 1 }: PaidWith) => (what === 'self' || what === undefined ? text : `${text} ${count}`),
  procedures: [payWith],
  rules,
  order: ways[way].leaves ? 2 : 1,
});

/** What it is paid for, as far as that is known. */
const known = ({ event, ctx }: Pick<Payer, 'event' | 'ctx'>): Pick<Payer, 'event' | 'ctx'> => ({
  ...(event ? { event } : {}),
  ...(ctx === undefined ? {} : { ctx }),
});

/** Chooses what to pay with, where there is a choice, and does it. */
export const payWith = procedure<
  { cost: ObjectCost; seat: Seat; source: number; event?: JsonObject; ctx?: string },
  { picked: number[]; done: number[] }
>('payWith', {
  ask: (g, l) => {
    const { cost, seat, source, event, ctx } = l;
    const payer = { seat, source, x: 0, ...known({ event, ctx }) };
    const count = atOnce(g, cost, l.done ?? [], payer);
    if (count === 0) return { done: null };
    const found = unchosen(g, cost, count, payer);
    return {
      ask: {
        seat,
        kind: 'COST',
        shape: 'CHOOSE',
        prompt: `Choose what to ${VERBS[cost.pay] ?? cost.pay}`,
        rules: cite('riftbound:357.2', 'riftbound:356.7', 'riftbound:357.3', 'riftbound:355.10.c.1'),
        source,
        options: found.map((id) => entityChoice(g, { object: id }, id)),
        min: count,
        max: count,
      },
      into: 'picked',
    };
  },
  put: (g, l) => {
    const { cost, picked, seat, source } = l;
    const { pay, save } = cost;
    const { does, leaves } = ways[pay];
    const paid = [...(l.done ?? []), ...picked];
    g.j.note(l, 'done', paid);
    const actions = (pay === 'recycle' ? byLot(g, picked) : picked).map((id) => does(g, id));
    if (leaves) {
      const moves = actions.flatMap((action) => (action.type === 'move' ? [action] : []));
      return putAwayForCost.call({ moves, seat, source, ...(save === undefined ? {} : { save }) });
    }
    if (save !== undefined) keepForPaid(g, source, { [save]: paid.map((object) => ({ object })) });
    return perform(g, actions);
  },
  again: () => ({ go: 'ask' }),
});
/** How many pay at the same time of those that are still due: where one of them could pay more than once, each by itself. */
function atOnce(g: Game, cost: ObjectCost, done: readonly number[], payer: Payer): number {
  const { times } = ways[cost.pay];
  const due = (cost.count ?? 1) - done.length;
  return times && due > 1 && payable(g, cost, payer).some((id) => times(g, id) > 1) ? 1 : due;
}
const VERBS: { [way in Way]?: string } = { spendBuff: 'spend the buff of' };

/** What was chosen for the same thing does not leave for its cost, unless there is nothing else (357.3). */
function unchosen(g: Game, cost: ObjectCost, count: number, payer: Payer): number[] {
  const found = payable(g, cost, payer);
  if (!ways[cost.pay].leaves) return found;
  const own = g.find(payer.source);
  const item = own?.zone === 'chain' ? own : g.find(g.zone('chain')[0] ?? -1);
  const targets = new Set((item?.play?.targets ?? []).flat().flatMap((e) => ('object' in e ? [e.object] : [])));
  const others = found.filter((id) => !targets.has(id));
  return others.length >= count ? others : found;
}

const ANOTHER: Json = [{ has: ['types', 'Unit'] }, { controller: 'you' }, { other: true }];

export const objectCosts: readonly CostWord[] = [
  defineCost('exhaust', {
    description: 'Exhausting the object itself ([E]), or so many that fit.',
    example: { pay: 'exhaust' },
    params: paidWith,
    ...paying('exhaust', '[E]', cite('riftbound:414.4', 'riftbound:414.5', 'riftbound-zh:401.4', 'riftbound-zh:401.5')),
  }),
  defineCost('recycle', {
    description: 'Recycling the object itself, or so many that fit, of the board or a trash.',
    example: { pay: 'recycle', what: ANOTHER },
    params: paidWith,
    ...paying(
      'recycle',
      'Recycle this',
      cite('riftbound:416.3', 'riftbound-zh:403.3', 'riftbound:416.1.b', 'riftbound-zh:403.1.b'),
    ),
  }),
  defineCost('kill', {
    description: 'Killing the object itself, or so many that fit; `save` names what they became.',
    example: { pay: 'kill', what: ANOTHER, save: 'killed' },
    params: paidWith,
    ...paying('kill', 'Kill this', cite('riftbound:428.1.a.1', 'riftbound-zh:415.1.a.1')),
  }),
  defineCost('banish', {
    description: 'Banishing the object itself, or so many that fit, of the board or a trash.',
    example: { pay: 'banish', what: 'self' },
    params: paidWithOthers,
    ...paying('banish', 'Banish this', cite('riftbound:427.1', 'riftbound-zh:414.1')),
  }),
  defineCost('return', {
    description: 'Returning the object itself, or so many that fit, to their owners’ hands.',
    example: { pay: 'return', what: ANOTHER },
    params: paidWithOthers,
    ...paying('return', 'Return this', cite('riftbound:357.2')),
  }),
  defineCost('discard', {
    description: 'Discarding so many cards of the hand that fit; an empty list admits any.',
    example: { pay: 'discard', what: [], count: 1 },
    params: paidWithOthers,
    ...paying('discard', 'Discard', cite('riftbound:422.1', 'riftbound-zh:409.1')),
  }),
  defineCost('spendBuff', {
    description: 'Spending so many buffs of your units, of those that fit, or of the object itself; `each`: X of them.',
    example: { pay: 'spendBuff' },
    params: spentBuffs,
    hasX: (cost) => 'each' in cost && cost.each !== undefined,
    largestX: (g, cost, payer) => ('each' in cost && cost.each ? timesPayable(g, cost, payer) : 0),
    ...paying('spendBuff', 'Spend a buff', cite('riftbound:702.2.b', 'riftbound:702.2.b.1', 'riftbound:702.2.b.2')),
  }),
];
