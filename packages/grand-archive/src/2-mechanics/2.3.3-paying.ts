/** Paying: reserving cards into memory, banishing memory by lot, and the other things a cost may ask for (2.3.3, 1.6.4.2). */
import {
  all,
  type Choice,
  type CostWord,
  controllerOf,
  defineCost,
  dependsOnHidden,
  derive,
  draw,
  entityChoice,
  fields,
  type Game,
  moveAction,
  type ParamsOf,
  type Payer,
  type PuttingAway,
  paidWith,
  paysItself,
  perform,
  procedure,
  putAwayForCost,
  type Seat,
  zoneName,
} from '@arbiter/engine';
import { z } from 'zod';
import { championsOf, isChampion, nameChampion } from '../1-general/1.7.1-champions.js';
import { cite } from '../cite.js';
import { restAlly } from './2.3.3-commanding.js';
import { type Amount, type Asked, amount, amountText, asked, reserve, sums } from './2.3.3-reserving.js';
import { isPlayed } from './2.3.3-sharing.js';
import { abilitiesOfCard } from './2.4.4-restrictions.js';
import { isImmortal } from './keywords/immortality.js';

const memoryOf = (g: Game, seat: Seat): number[] => g.zone(`memory:${seat}`);

/** Cards of a player that could pay for 1 of a memory cost each, by an ability of their own: Floating Memory in the graveyard. */
const floatingMemory = (g: Game, seat: Seat): number[] =>
  PAYING_FROM.flatMap((zone) =>
    g.zone(`${zone}:${seat}`).filter((id) => paysItself(g, id, abilitiesOfCard(g, id, seat), 'memory')),
  );
/** Where cards lie that may pay themselves: the piles that all see. */
const PAYING_FROM = ['graveyard', 'banishment'];

const removed = fields((p) => ({
  of: z.literal('champion').optional(),
  kind: p.counter,
  amount: p.count,
  x: p.flag.optional(),
}));
/** The object itself, or so many that fit; `label` says which, for people; `save` names what they became, for what is paid for. */
const putAway = fields((p) => ({
  what: p.what,
  count: p.count.optional(),
  label: p.text.optional(),
  save: p.name.optional(),
}));
type PutAway = PuttingAway;
/** Here costs say plain numbers. */
const countOf = ({ count }: PutAway): number => (typeof count === 'number' ? count : 1);
declare module '@arbiter/engine' {
  interface Costs {
    memory: Amount;
    // biome-ignore-start lint/complexity/noBannedTypes: these take no parameters
    rest: {};
    restChampion: {};
    // biome-ignore-end lint/complexity/noBannedTypes: these take no parameters
    removeCounters: ParamsOf<typeof removed>;
    banish: ParamsOf<typeof putAway>;
    sacrifice: PuttingAway;
    discardCards: PuttingAway;
    returnToMaterial: ParamsOf<typeof putAway>;
  }
}

/** Cards of one's memory are banished by lot; cards with Floating Memory in the graveyard may pay in their place. */
const memory: CostWord = defineCost('memory', {
  description: 'Cards of the memory, banished by lot; with `x` so many more as X is.',
  example: { pay: 'memory', amount: 1 },
  params: amount,
  canPay: (g, cost, payer) => memoryOf(g, payer.seat).length + floatingMemory(g, payer.seat).length >= cost.amount,
  pay: (_g, cost, payer) => payMemory.call(asked(cost, payer)),
  sums: sums(),
  hasX: ({ x }) => x === true,
  text: (cost) => `memory ${amountText(cost)}`,
  rules: cite('ga:1.6.4.2.5', 'ga:1.6.4.2.5.1', 'ga:2.3.3.2'),
  order: 9,
});

export const payMemory = procedure<Asked<Amount>, { floating: number[] }>('payMemory', {
  // What isn't left to chance is chosen first (1.6.4.2.5.2).
  choose: (g, l) => {
    const amount = l.cost.amount;
    const options = floatingMemory(g, l.seat).map((id): Choice => entityChoice(g, { object: id }, id));
    return {
      ask: {
        seat: l.seat,
        kind: 'FLOATING_MEMORY',
        shape: 'CHOOSE',
        prompt: 'Choose cards of your graveyard that pay for 1 each',
        rules: cite('ga:1.6.4.2.5.2', 'ga:1.6.4.2.5.4', 'ga:2.3.1.6.3', 'ga:2.3.2.7.3', 'ga:2.3.3.3'),
        source: l.source,
        options,
        min: Math.max(0, amount - memoryOf(g, l.seat).length),
        max: Math.min(amount, options.length),
      },
      into: 'floating',
    };
  },
  // All of it is banished at the same time (2.3.3.2.2).
  banish: (g, l) => {
    const left = memoryOf(g, l.seat).slice();
    const count = l.cost.amount - l.floating.length;
    const lot: number[] = [];
    for (let i = 0; i < count && left.length > 0; i++) {
      // Each of what is left is as likely as any other (2.3.3.2.1); of as many as are needed none is left to chance.
      const at = left.length > count - i ? draw(g, left.length) : 0;
      lot.push(...left.splice(at, 1));
    }
    const floating = l.floating.flatMap((id) => {
      const ability = paysItself(g, id, abilitiesOfCard(g, id, l.seat), 'memory');
      return ability ? [paidWith(ability, id)] : [];
    });
    const banished = lot.map((object) => moveAction({ object, to: 'banishment', cause: 'memoryCost' }));
    const $rules = cite('ga:2.3.3.2.1', 'ga:2.3.3.2.2', 'ga:2.11.7.4.1', 'ga:2.11.7.4.4');
    return perform(
      g,
      [...floating, ...banished].map((action) => ({ ...action, $rules })),
    );
  },
});

/** REST: the object itself rests. */
const rest = defineCost('rest', {
  description: 'Resting the object itself: REST.',
  example: { pay: 'rest' },
  canPay: (g, _cost, payer) => awakeOnField(g, payer.source),
  pay: (g, _cost, payer) => perform(g, [{ type: 'status', object: payer.source, status: 'rested', on: true }]),
  text: () => 'REST',
  rules: cite('ga:2.4.1.2'),
  // What rests for this can't rest for the reserve cost as well.
  order: 1,
});
const awakeOnField = (g: Game, id: number | undefined): boolean => {
  const object = id === undefined ? undefined : g.find(id);
  return object?.zone === 'field' && !g.is(object, 'rested');
};

/** An attack card rests the champion (1.7.4.2, 2.6.1.4). */
const restChampion = defineCost('restChampion', {
  description: 'Resting your champion.',
  example: { pay: 'restChampion' },
  canPay: (g, _cost, payer) => awakeChampions(g, payer.seat).length > 0,
  pay: (_g, cost, payer) => restChampionProcedure.call(asked(cost, payer)),
  text: () => 'rest your champion',
  rules: cite('ga:1.7.4.2', 'ga:1.7.1.8.2', 'ga:2.6.1.4'),
  order: 3,
});
const awakeChampions = (g: Game, seat: Seat): number[] => championsOf(g, seat).filter((id) => awakeOnField(g, id));

/** Of several champions the one that rests is the one that attacks with the card (2.1.10.1.1). */
export const restChampionProcedure = procedure<Asked<object>, { picked: number[] }>('restChampion', {
  ask: (g, l) => ({
    ask: {
      seat: l.seat,
      kind: 'COST',
      shape: 'CHOOSE',
      prompt: 'Choose the champion that rests',
      rules: cite('ga:1.7.1.6', 'ga:1.7.4.2', 'ga:2.1.10.1.1', 'ga:2.6.1.4'),
      source: l.source,
      options: awakeChampions(g, l.seat).map((id) => entityChoice(g, { object: id }, id)),
      min: 1,
      max: 1,
    },
    into: 'picked',
  }),
  rest: (g, l) => {
    const [champion] = l.picked as [number];
    const item = g.find(l.source);
    if (item?.zone === 'effectsStack' && championsOf(g, l.seat).length > 1) nameChampion(g, item, champion);
    return perform(g, [{ type: 'status', object: champion, status: 'rested', on: true }]);
  },
});

/** Counters of the object itself or of the payer's champion (2.11.4). */
const removeCounters = defineCost('removeCounters', {
  description: 'Counters of the object itself, or of your champion; with `x` so many more as X is.',
  example: { pay: 'removeCounters', of: 'champion', kind: 'enlighten', amount: 2 },
  params: removed,
  canPay: (g, cost, payer) => holdersOf(g, cost, payer).length > 0,
  pay: (_g, cost, payer) => removeCountersProcedure.call(asked(cost, payer)),
  hasX: ({ x }) => x === true,
  text: (cost) => `remove ${amountText(cost)} ${cost.kind}`,
  rules: cite('ga:2.11.4'),
  order: 4,
});
/** What has enough of the counters to give. */
const holdersOf = (g: Game, cost: Removed, payer: Payer): number[] =>
  (cost.of === 'champion' ? championsOf(g, payer.seat) : payer.source === undefined ? [] : [payer.source]).filter(
    (id) => !countersLocked(g, cost, payer, id) && (g.find(id)?.counters?.[cost.kind] ?? 0) >= cost.amount,
  );
type Removed = ParamsOf<typeof removed>;

/** Of several champions with enough of the counters their player chooses one (1.7.1.6). */
export const removeCountersProcedure = procedure<Asked<Removed>, { picked: number[] }>('removeCounters', {
  ask: (g, l) => ({
    ask: {
      seat: l.seat,
      kind: 'COST',
      shape: 'CHOOSE',
      prompt: `Choose the champion from which ${l.cost.amount} ${l.cost.kind} are removed`,
      rules: cite('ga:1.7.1.6', 'ga:2.11.4'),
      source: l.source,
      options: holdersOf(g, l.cost, { seat: l.seat, source: l.source, x: 0 }).map((id) =>
        entityChoice(g, { object: id }, id),
      ),
      min: 1,
      max: 1,
    },
    into: 'picked',
  }),
  // Where X is 0 nothing is removed.
  remove: (g, { cost: { kind, amount }, picked: [object] }) =>
    amount === 0 || object === undefined
      ? undefined
      : perform(g, [{ type: 'counters', object, kind, amount: -amount }]),
});
/** "Can't remove these counters of champions to pay costs" beats the permission of any ability (2.11.7.9.2.1). */
const countersLocked = (g: Game, cost: ParamsOf<typeof removed>, { seat }: Payer, holder: number): boolean =>
  isChampion(g, holder) &&
  derive(g).playerRules.some((r) => r.rule === 'cantPayCounters' && r.mod.kind === cost.kind && r.seats.includes(seat));

/** What goes elsewhere as a cost: the object itself, or chosen ones of the payer's by a filter. */
const giveUp = (verb: string, to: string, cause: string) => ({
  params: putAway,
  canPay: (g: Game, cost: PutAway, payer: Payer) => givable(g, cost, cause, payer).length >= countOf(cost),
  secret: depends,
  pay: (_g: Game, cost: PutAway, payer: Payer) => giveUpProcedure.call(asked({ ...cost, to, cause }, payer)),
  text: ({ what, label }: PutAway) => (what === 'self' ? `${verb} this` : `${verb} ${label ?? 'one'}`),
  rules: cite('ga:1.6.4.2.6', 'ga:2.3.1.6.2'),
  order: 5,
});
function depends(g: Game, { what }: PutAway, { source, seat }: Payer): boolean {
  return what !== 'self' && dependsOnHidden(g, what, { source, controller: seat });
}
function givable(g: Game, cost: PutAway, cause: string, payer: Payer): number[] {
  // What is banished or discarded itself is where its ability works; it isn't what is just being played.
  // What can't die is not sacrificed (2.11.7.15.2).
  const isFree = (id: number): boolean => cause !== 'sacrifice' || !isImmortal(g, id);
  if (cost.what === 'self') return [payer.source].filter((id) => canLeave(g.find(id)?.zone, cause) && isFree(id));
  const by = { source: payer.source, controller: payer.seat };
  // Nobody sacrifices what another player controls.
  const isOwn = (id: number): boolean => cause !== 'sacrifice' || controllerOf(g, id) === payer.seat;
  return all(g, cost.what, by).flatMap((e) =>
    'object' in e && isFree(e.object) && isOwn(e.object) && !isPlayed(g, e.object, payer) ? [e.object] : [],
  );
}

function canLeave(zone: string | undefined, cause: string): boolean {
  if (zone === undefined || zone === 'effectsStack') return false;
  if (cause === 'discard') return zoneName(zone) === 'hand';
  return zone === 'field' || cause === 'banish';
}

/** Where it goes, and why. */
type GivenUp = PutAway & { to: string; cause: string };

export const giveUpProcedure = procedure<Asked<GivenUp>, { picked: number[] }>('giveUp', {
  ask: (g, l) => {
    const count = countOf(l.cost);
    return {
      ask: {
        seat: l.seat,
        kind: 'COST',
        shape: 'CHOOSE',
        prompt: `Choose what to ${l.cost.cause}`,
        rules: cite('ga:1.6.4.2.6', 'ga:2.3.1.6.2'),
        source: l.source,
        options: givable(g, l.cost, l.cost.cause, { seat: l.seat, source: l.source, x: 0 }).map((id) =>
          entityChoice(g, { object: id }, id),
        ),
        min: count,
        max: count,
        always: depends(g, l.cost, { seat: l.seat, source: l.source, x: 0 }),
      },
      into: 'picked',
    };
  },
  put: (_g, { cost: { to, cause, save }, picked, seat, source }) => {
    const moves = picked.map((object) => moveAction({ object, to, cause }));
    return putAwayForCost.call({ moves, seat, source, ...(save === undefined ? {} : { save }) });
  },
});

export const costWords: readonly CostWord[] = [
  reserve,
  memory,
  rest,
  restChampion,
  restAlly,
  removeCounters,
  defineCost('banish', {
    description: 'Banishing the object itself, or what fits; `label` says which, for people.',
    example: { pay: 'banish', what: 'self' },
    ...giveUp('banish', 'banishment', 'banish'),
  }),
  defineCost('sacrifice', {
    description: 'Sacrificing the object itself, or what fits.',
    example: { pay: 'sacrifice', what: { has: ['types', 'Ally'] }, label: 'an ally' },
    ...giveUp('sacrifice', 'graveyard', 'sacrifice'),
  }),
  defineCost('discardCards', {
    description: 'Discarding the card itself, or what fits of the hand.',
    example: { pay: 'discardCards', what: [{ zone: 'hand' }, { owner: 'you' }], label: 'a card' },
    ...giveUp('discard', 'graveyard', 'discard'),
    // Of what is left of the hand any card may be reserved.
    order: 1,
  }),
  defineCost('returnToMaterial', {
    description: 'Returning what fits to the material deck.',
    example: { pay: 'returnToMaterial', what: { has: ['supertypes', 'Regalia'] }, label: 'a regalia' },
    ...giveUp('return', 'materialDeck', 'return'),
  }),
];
