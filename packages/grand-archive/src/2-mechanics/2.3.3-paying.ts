/** Paying: reserving cards into memory, banishing memory by lot, and the other things a cost may ask for (2.3.3, 1.6.4.2). */
import {
  all,
  amountOf,
  type Choice,
  type CostWord,
  characteristicsOf,
  controllerOf,
  defineCost,
  defineRule,
  dependsOnHidden,
  derive,
  draw,
  entityChoice,
  expandKeywords,
  fields,
  type Game,
  lists,
  moveAction,
  type ParamsOf,
  type Payer,
  type PaymentAbility,
  type PuttingAway,
  paidWith,
  payingWith,
  paysItself,
  perform,
  playerRules,
  procedure,
  putAwayForCost,
  type Seat,
  sameTeam,
  zoneName,
} from '@arbiter/engine';
import { z } from 'zod';
import { championsOf, isChampion, nameChampion } from '../1-general/1.7.1-champions.js';
import { cite } from '../cite.js';
import { restAlly } from './2.3.3-commanding.js';
import { type Amount, type Asked, amount, amountText, asked, reserve, sums } from './2.3.3-reserving.js';
import { isPlayed } from './2.3.3-sharing.js';
import { abilitiesOfCard } from './2.4.4-restrictions.js';
import { isAboutPlayer } from './2.6-limits.js';
import { isImmortal } from './keywords/immortality.js';

const memoryOf = (g: Game, seat: Seat): number[] => g.zone(`memory:${seat}`);

/** What may pay for a memory cost beside the memory: by an ability of its own, or of the card that is paid for. */
interface Helping {
  id: number;
  ability: PaymentAbility;
  /** How much of the cost it pays for. */
  worth: number;
}
type Asking = Pick<Payer, 'seat' | 'source'>;

/** Cards with Floating Memory in the graveyard, objects that say so, and what a card lets pay for itself. */
function helping(g: Game, { seat, source }: Asking): Helping[] {
  const helps = (id: number, ability: PaymentAbility | undefined, by = id): Helping[] => {
    if (!ability) return [];
    const { worth = 1 } = ability;
    const amount = typeof worth === 'number' ? worth : amountOf(g, worth, { source: by, controller: seat });
    return amount > 0 ? [{ id, ability, worth: amount }] : [];
  };
  const piles = PAYING_FROM.flatMap((zone) =>
    g.zone(`${zone}:${seat}`).flatMap((id) => helps(id, paysItself(g, id, abilitiesOfCard(g, id, seat), 'memory'))),
  );
  const objects = g.zone('field').flatMap((id) => {
    const { abilities, controller } = characteristicsOf(g, id);
    return controller === seat ? helps(id, paysItself(g, id, expandKeywords(g, abilities), 'memory')) : [];
  });
  const own = payingWith(g, seat, source, 'memory').flatMap(({ ability, objects: some }) =>
    some
      .filter((id) => ability.cause !== 'sacrifice' || (!isImmortal(g, id) && controllerOf(g, id) === seat))
      .flatMap((id) => helps(id, ability, source)),
  );
  const lent = playerRules(g, seat, 'floatsForOpponents').some(isAboutPlayer(g, seat)) ? floatingOfOthers(g, seat) : [];
  const borrowed = lent.flatMap((id) =>
    helps(id, paysItself(g, id, abilitiesOfCard(g, id, g.object(id).owner), 'memory')),
  );
  const all = [...piles, ...borrowed, ...objects, ...own].filter(({ id }) => id !== source);
  return isFloatingOnly(g, source, seat) ? all.filter(({ id }) => floats(g, id, g.object(id).owner)) : all;
}
/** Cards with floating memory in the graveyards of opponents. */
const floatingOfOthers = (g: Game, seat: Seat): number[] =>
  g.s.players
    .filter((player) => !sameTeam(g, player.seat, seat))
    .flatMap((player) => g.zone(`graveyard:${player.seat}`).filter((id) => floats(g, id, player.seat)));
const floats = (g: Game, id: number, seat: Seat): boolean =>
  zoneName(g.object(id).zone) === 'graveyard' &&
  abilitiesOfCard(g, id, seat).some((a) => a.kind === 'keyword' && a.keyword === 'floating memory');
/** Where cards lie that may pay themselves: the piles that all see. */
const PAYING_FROM = ['graveyard', 'banishment'];

const FLOATING_ONLY = 'floatingOnly';
export const floatingOnly = defineRule(FLOATING_ONLY, {
  description: 'Of the card that says so, wherever it is: its memory cost is paid with floating memory alone.',
  example: { mod: 'rule', rule: FLOATING_ONLY },
});
function isFloatingOnly(g: Game, source: number, seat: Seat): boolean {
  const zone = g.find(source)?.zone;
  if (zone === undefined || zone === 'field') return false;
  return abilitiesOfCard(g, source, seat).some(
    (a) => a.kind === 'static' && a.mods.some((mod) => mod.mod === 'rule' && mod.rule === FLOATING_ONLY),
  );
}
/** How many cards of the memory may be banished for a cost. */
const memoryFor = (g: Game, { seat, source }: Asking): number[] =>
  isFloatingOnly(g, source, seat) ? [] : memoryOf(g, seat);

/** Those of what helps that may pay together, the dearest first: of some abilities only so many may. */
function bestOf(all: readonly Helping[]): Helping[] {
  const count = new Map<PaymentAbility, number>();
  return [...all]
    .sort((a, b) => b.worth - a.worth)
    .filter(({ ability }) => {
      const before = count.get(ability) ?? 0;
      count.set(ability, before + 1);
      return before < (ability.most ?? Number.POSITIVE_INFINITY);
    });
}
const worthOf = (some: readonly Helping[]): number => some.reduce((sum, { worth }) => sum + worth, 0);
/** How many must pay at least, so that so much is paid. */
function fewest(all: readonly Helping[], wanted: number): number {
  const best = bestOf(all);
  let many = 0;
  while (many < best.length && worthOf(best.slice(0, many)) < wanted) many++;
  return many;
}
/** Enough is paid, nothing needlessly, and of what an ability lets pay no more than it says. */
function notPaying(all: readonly Helping[], ids: readonly number[], least: number, amount: number): string | null {
  const picked = all.filter(({ id }) => ids.includes(id));
  const paid = worthOf(picked);
  if (paid < least) return `they pay for ${paid}, and ${least} is left to pay`;
  if (bestOf(picked).length < picked.length) return 'not so many may pay by one ability';
  return picked.some(({ worth }) => paid - worth >= amount) ? 'not all of them are needed' : null;
}

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
  // So many more as X is; or as many as one likes, at least so many, whose reserve costs are so much together.
  x: p.flag.optional(),
  least: p.count.optional(),
  most: p.count.optional(),
  total: p.count.optional(),
  // No two of them have a word of this list in common.
  apart: p.list.optional(),
  // All of them with one name, or each with another; or all that there are.
  names: z.enum(['same', 'different']).optional(),
  all: p.flag.optional(),
  label: p.text.optional(),
  save: p.name.optional(),
}));
interface PutAway extends PuttingAway {
  x?: true | undefined;
  least?: number | undefined;
  most?: number | undefined;
  total?: number | undefined;
  apart?: string | undefined;
  names?: 'same' | 'different' | undefined;
  all?: true | undefined;
}
/** Here costs say plain numbers; as long as nobody has chosen X, it is 0 (1.6.4.2.9). */
const countOf = ({ count, least, x }: PutAway): number =>
  least ?? (typeof count === 'number' ? count : x === true ? 0 : 1);
/** How many may be given, where one may give more than must be. */
const mostOf = (cost: PutAway, found: number): number =>
  cost.all ? found : cost.least === undefined ? countOf(cost) : Math.min(cost.most ?? found, found);
declare module '@arbiter/engine' {
  interface Costs {
    memory: Amount;
    // biome-ignore-start lint/complexity/noBannedTypes: these take no parameters
    rest: {};
    restChampion: {};
    // biome-ignore-end lint/complexity/noBannedTypes: these take no parameters
    removeCounters: ParamsOf<typeof removed>;
    banish: ParamsOf<typeof putAway>;
    sacrifice: PutAway;
    discardCards: PutAway;
    returnToMaterial: ParamsOf<typeof putAway>;
    returnToMemory: ParamsOf<typeof putAway>;
  }
}

/** Cards of one's memory are banished by lot; cards with Floating Memory in the graveyard may pay in their place. */
const memory: CostWord = defineCost('memory', {
  description: 'Cards of the memory, banished by lot; with `x` so many more as X is.',
  example: { pay: 'memory', amount: 1 },
  params: amount,
  canPay: (g, cost, payer) => memoryFor(g, payer).length + worthOf(bestOf(helping(g, payer))) >= cost.amount,
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
    const all = helping(g, l);
    const least = Math.max(0, amount - memoryFor(g, l).length);
    const options = all.map(({ id }): Choice => entityChoice(g, { object: id }, id));
    const fallback = bestOf(all).slice(0, fewest(all, least));
    return {
      ask: {
        seat: l.seat,
        kind: 'FLOATING_MEMORY',
        shape: 'CHOOSE',
        prompt: 'Choose what pays beside your memory',
        rules: cite('ga:1.6.4.2.5.2', 'ga:1.6.4.2.5.4', 'ga:2.3.1.6.3', 'ga:2.3.2.7.3', 'ga:2.3.3.3'),
        source: l.source,
        options,
        min: fewest(all, least),
        max: Math.min(amount, options.length),
        ...(all.every(({ worth, ability }) => worth === 1 && ability.most === undefined)
          ? {}
          : {
              fallback: fallback.map(({ id }) => id),
              check: (picked: unknown) => {
                const detail = notPaying(all, Array.isArray(picked) ? picked.map(Number) : [], least, amount);
                return detail === null ? null : { detail, rules: cite('ga:1.6.4.2.5.2') };
              },
            }),
      },
      into: 'floating',
    };
  },
  // All of it is banished at the same time (2.3.3.2.2).
  banish: (g, l) => {
    const left = memoryOf(g, l.seat).slice();
    const helped = helping(g, l).filter(({ id }) => l.floating.includes(id));
    const count = Math.max(0, l.cost.amount - worthOf(helped));
    const lot: number[] = [];
    for (let i = 0; i < count && left.length > 0; i++) {
      // Each of what is left is as likely as any other (2.3.3.2.1); of as many as are needed none is left to chance.
      const at = left.length > count - i ? draw(g, left.length) : 0;
      lot.push(...left.splice(at, 1));
    }
    const floating = helped.map(({ id, ability }) => paidWith(ability, id));
    const banished = lot.map((object) => moveAction({ object, to: 'banishment', cause: 'memoryCost', by: l.seat }));
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
  pay: (_g, cost, payer) =>
    removeCountersProcedure.call({ ...asked(cost, payer), ...(payer.ctx === undefined ? {} : { ctx: payer.ctx }) }),
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
type Taken = { picked: number[] };

/** Of several champions with enough of the counters their player chooses one (1.7.1.6). */
export const removeCountersProcedure = procedure<Asked<Removed> & Pick<Payer, 'ctx'>, Taken>('removeCounters', {
  ask: (g, l) => ({
    ask: {
      seat: l.seat,
      kind: 'COST',
      shape: 'CHOOSE',
      prompt: `Choose the champion from which ${l.cost.amount} ${l.cost.kind} are removed`,
      rules: cite('ga:1.7.1.6', 'ga:2.11.4'),
      source: l.source,
      options: holdersOf(g, l.cost, { ...l, x: 0 }).map((id) => entityChoice(g, { object: id }, id)),
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
/**
 * "Can't remove these counters of champions to pay costs" beats the permission of any ability (2.11.7.9.2.1). What an
 * instruction lets a player remove is no cost.
 */
const countersLocked = (g: Game, cost: Removed, { seat, ctx }: Payer, holder: number): boolean =>
  ctx === undefined &&
  isChampion(g, holder) &&
  derive(g).playerRules.some((r) => r.rule === 'cantPayCounters' && r.mod.kind === cost.kind && r.seats.includes(seat));

/** What goes elsewhere as a cost: the object itself, or chosen ones of the payer's by a filter. */
const giveUp = (verb: string, to: string, cause: string) => ({
  params: putAway,
  canPay: (g: Game, cost: PutAway, payer: Payer) => givesEnough(g, cost, givable(g, cost, cause, payer)),
  hasX: ({ x }: PutAway) => x === true,
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
  // What can't die is not sacrificed (2.11.7.15.2), and nobody sacrifices what another player controls, not even the source.
  const isFree = (id: number): boolean =>
    cause !== 'sacrifice' || (!isImmortal(g, id) && controllerOf(g, id) === payer.seat);
  if (cost.what === 'self') return [payer.source].filter((id) => canLeave(g.find(id)?.zone, cause) && isFree(id));
  const by = { source: payer.source, controller: payer.seat };
  return all(g, cost.what, by).flatMap((e) =>
    'object' in e && isFree(e.object) && !isPlayed(g, e.object, payer) ? [e.object] : [],
  );
}

function canLeave(zone: string | undefined, cause: string): boolean {
  if (zone === undefined || zone === 'effectsStack') return false;
  if (cause === 'discard') return zoneName(zone) === 'hand';
  return zone === 'field' || cause === 'banish';
}

/** Whether what could be given is enough: as many, and so that their reserve costs can be so much together. */
const givesEnough = (g: Game, cost: PutAway, found: readonly number[]): boolean =>
  found.length >= countOf(cost) &&
  (cost.total === undefined || someOf(g, found, countOf(cost), cost.total) !== null) &&
  (cost.apart === undefined || differing(g, found, countOf(cost), cost.apart) !== null) &&
  (cost.names === undefined || namedSo(g, found, countOf(cost), cost.names) !== null);

/** So many of these of which no two have a word of a list in common; null: there aren't so many. */
function differing(
  g: Game,
  found: readonly number[],
  count: number,
  list: string,
  taken: number[] = [],
): number[] | null {
  if (count === 0) return taken;
  for (const [i, id] of found.entries()) {
    g.spend();
    if (taken.some((one) => shareWord(g, list, one, id))) continue;
    const whole = differing(g, found.slice(i + 1), count - 1, list, [...taken, id]);
    if (whole) return whole;
  }
  return null;
}
const shareWord = (g: Game, list: string, one: number, other: number): boolean =>
  lists(g, one, list).some((word) => lists(g, other, list).includes(word));
/** What is chosen must be so. */
const allDifferent = (g: Game, found: readonly number[], count: number, list: string) => ({
  fallback: differing(g, found, count, list) ?? [],
  check: (picked: unknown) => {
    const ids = Array.isArray(picked) ? picked.map(Number) : [];
    return differing(g, ids, ids.length, list)
      ? null
      : { detail: `two of them have ${list} in common`, rules: cite('ga:1.6.4.2.6') };
  },
});

const reserveOf = (g: Game, id: number): number => {
  const { costKind, cost } = characteristicsOf(g, id).props;
  return costKind === 'reserve' && typeof cost === 'number' ? cost : 0;
};
/** Some of these, at least so many, whose reserve costs are so much together. */
function someOf(g: Game, found: readonly number[], least: number, total: number): number[] | null {
  // For each sum that can be reached, the largest set of cards that reaches it.
  const reached: (number[] | undefined)[] = [[]];
  for (const id of found) {
    const cost = reserveOf(g, id);
    g.spend();
    for (let sum = total; sum >= cost; sum--) {
      const before = reached[sum - cost];
      if (before && (reached[sum]?.length ?? -1) < before.length + 1 && !before.includes(id))
        reached[sum] = [...before, id];
    }
  }
  const best = reached[total];
  return best && best.length >= least ? best : null;
}
/** What is chosen must come to that. */
function totalling(g: Game, found: readonly number[], least: number, total: number) {
  return {
    fallback: someOf(g, found, least, total) ?? [],
    check: (picked: unknown) => {
      const sum = (Array.isArray(picked) ? picked : []).reduce((all: number, id) => all + reserveOf(g, Number(id)), 0);
      return sum === total
        ? null
        : { detail: `their reserve costs are ${sum} together, and must be ${total}`, rules: cite('ga:1.6.4.2.6') };
    },
  };
}

/** So many of these that all have one name, or of which no two have one. */
function namedSo(g: Game, found: readonly number[], count: number, names: 'same' | 'different'): number[] | null {
  const by = new Map<string, number[]>();
  for (const id of found) {
    const name = nameOf(g, id);
    if (name !== '') by.set(name, [...(by.get(name) ?? []), id]);
  }
  const groups = [...by.values()];
  const some =
    names === 'different'
      ? groups.flatMap(([first]) => (first === undefined ? [] : [first]))
      : (groups.find((ids) => ids.length >= count) ?? []);
  return some.length >= count ? some.slice(0, count) : null;
}
const nameOf = (g: Game, id: number): string => {
  const { name } = characteristicsOf(g, id).props;
  return typeof name === 'string' ? name : '';
};
/** What is chosen must be named so. */
function naming(g: Game, found: readonly number[], least: number, names: 'same' | 'different') {
  return {
    fallback: namedSo(g, found, least, names) ?? [],
    check: (picked: unknown) => {
      const ids = Array.isArray(picked) ? picked.map(Number) : [];
      return namedSo(g, ids, ids.length, names) !== null
        ? null
        : { detail: `they must have ${names} names`, rules: cite('ga:1.6.4.2.6') };
    },
  };
}

/** Where it goes, and why. */
type GivenUp = PutAway & { to: string; cause: string };

export const giveUpProcedure = procedure<Asked<GivenUp>, { picked: number[] }>('giveUp', {
  ask: (g, l) => {
    const found = givable(g, l.cost, l.cost.cause, { seat: l.seat, source: l.source, x: 0 });
    const least = l.cost.all ? found.length : countOf(l.cost);
    const { total, names } = l.cost;
    return {
      ask: {
        seat: l.seat,
        kind: 'COST',
        shape: 'CHOOSE',
        prompt: `Choose what to ${l.cost.cause}`,
        rules: cite('ga:1.6.4.2.6', 'ga:2.3.1.6.2'),
        source: l.source,
        options: found.map((id) => entityChoice(g, { object: id }, id)),
        min: least,
        max: mostOf(l.cost, found.length),
        ...(total === undefined ? {} : totalling(g, found, least, total)),
        ...(l.cost.apart === undefined ? {} : allDifferent(g, found, least, l.cost.apart)),
        ...(names === undefined ? {} : naming(g, found, least, names)),
        always: depends(g, l.cost, { seat: l.seat, source: l.source, x: 0 }),
      },
      into: 'picked',
    };
  },
  put: (_g, { cost: { to, cause, save }, picked, seat, source }) => {
    const moves = picked.map((object) => moveAction({ object, to, cause, by: seat }));
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
  defineCost('returnToMemory', {
    description: 'Returning the object itself, or what fits, to the memory of its owner.',
    example: { pay: 'returnToMemory', what: 'self' },
    ...giveUp('return', 'memory', 'return'),
  }),
];
