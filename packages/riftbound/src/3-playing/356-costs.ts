/** Costs: what they are made of, and whether and how they are paid together (356, 357, 404). */
import {
  type Ability,
  type Choice,
  type Cost,
  type CostSums,
  type CostWord,
  characteristicsOf,
  defineCost,
  expandKeywords,
  fields,
  type Game,
  type Json,
  keptOffers,
  type ParamsOf,
  type Payer,
  POOL,
  procedure,
  publicId,
  type Seat,
  type SourceChoice,
  zoneName,
} from '@arbiter/engine';
import { z } from 'zod';
import { ANY, resourceText } from '../1-concepts/134-domains.js';
import { figure, power } from '../1-concepts/163-resources.js';
import { energyKind, type Pool, powerKind, sizeOfPool, viewPool } from '../1-concepts/165-rune-pool.js';
import { addResources } from '../4-actions/429-add.js';
import { cite } from '../cite.js';
import { ofOwnDomains, TOTAL_COST } from './356-total-cost.js';
import { gathered, neededFor, objectCosts } from './357.2-paid-with.js';
import {
  canPayResources,
  namedSources,
  purposesOf,
  type ResourceCost,
  type Source,
  solve,
  sourcesOf,
  type Use,
} from './357-payment.js';

const params = fields(() => ({ energy: figure.optional(), power: power.optional(), each: z.literal('x').optional() }));
declare module '@arbiter/engine' {
  interface Costs {
    resources: ParamsOf<typeof params>;
  }
}
/** Resources beside other parts of a cost, which use up these objects. */
type Reserving = ResourceCost & { $without?: number[] };

type ResourcesCost = { pay: 'resources' } & ParamsOf<typeof params>;

/** Power less other Power: of the same domains, and for Power of any domain whatever there is (356.4, 356.6). */
function withoutPower(power: readonly string[], less: readonly string[]): string[] {
  const left = [...power];
  const wanted = [...less].sort((a, b) => Number(a === ANY) - Number(b === ANY));
  for (const one of wanted) {
    const same = left.indexOf(one);
    const at = same < 0 && one === ANY ? left.length - 1 : same;
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Energy and Power add up, each by itself; none falls below 0 (356.6). */
const sums: CostSums<ResourcesCost> = {
  plus: (cost, { energy = 0, power = [] }) =>
    priced(cost, (cost.energy ?? 0) + energy, [...(cost.power ?? []), ...power]),
  minus: (cost, less, downTo = { pay: 'resources' }) => {
    const { energy = 0, power = [] } = cost;
    const left = withoutPower(power, less.power ?? []);
    const least = Math.min(power.length, (downTo.power ?? []).length);
    return priced(
      cost,
      Math.max(Math.min(energy, downTo.energy ?? 0), energy - (less.energy ?? 0)),
      left.length < least ? power.slice(0, least) : left,
    );
  },
  times: (cost, count) =>
    priced(
      cost,
      (cost.energy ?? 0) * count,
      Array.from({ length: Math.min(count, MOST_POWER) }, () => cost.power ?? []).flat(),
    ),
  atLeast: (cost, least) => {
    const { energy = 0, power = [] } = cost;
    return priced(cost, Math.max(energy, least.energy ?? 0), [...power, ...(least.power ?? []).slice(power.length)]);
  },
};
/** A cost with other figures. A literal that begins with what is spread has a shape of its own each time, so all is named. */
function priced({ for: purpose }: ResourceCost, energy: number, power: string[]): ResourcesCost & ResourceCost {
  return purpose === undefined
    ? { pay: 'resources', energy, power }
    : { pay: 'resources', energy, power, for: purpose };
}
/** More than anybody pays. */
const MOST_POWER = 100;

/** So much for each of the X that its payer has chosen (204.3.b). */
function timesX<C extends ResourcesCost>(cost: C, { x }: Payer): C {
  return cost.each ? { ...cost, ...sums.times(cost, x), each: undefined } : cost;
}
/** [C] is Power of what is paid for in whatever cost it stands; in that of a card it has been read by then (135.2.e.6.b). */
function due<C extends ResourcesCost>(g: Game, cost: C, payer: Payer): C {
  const all = timesX(cost, payer);
  return all.power ? { ...all, power: ofOwnDomains(g, payer.source, all.power) } : all;
}
/** The most times that it can be paid: nobody has more resources than that. */
function mostX(g: Game, cost: ResourcesCost, payer: Payer): number {
  let x = 0;
  while (x < MOST_POWER && canPayResources(g, payer.seat, due(g, cost, { ...payer, x: x + 1 }))) x++;
  return x;
}

/** Energy and Power (131, 163). */
const resources = defineCost('resources', {
  description: 'Energy, and Power by domain: `Fury`, `Fury|Mind` for either, `any`.',
  example: { pay: 'resources', energy: 1, power: ['Fury'] },
  params,
  hasX: ({ each }) => each !== undefined,
  canPay: (g, cost: Reserving & ResourcesCost, payer) =>
    canPayResources(g, payer.seat, due(g, cost, payer), cost.$without),
  largestX: (g, cost, payer) => (cost.each ? mostX(g, cost, payer) : 0),
  pay: (g, cost, payer) => payResources.call({ seat: payer.seat, cost: due(g, cost, payer) }),
  sums,
  text: resourceText,
  rules: cite('riftbound:357.1'),
  order: 0,
});

export const costWords: readonly CostWord[] = [resources, ...objectCosts];

/** Whether all parts of a cost can be paid together: what one part uses up adds nothing for another. */
export function canPayAll(g: Game, costs: Cost[], payer: Payer): boolean {
  for (const cost of reserved(g, costs, payer))
    if (!g.rules.words.cost.get(cost.pay)?.canPay(g, cost, payer)) return false;
  return true;
}
/** Whether one of the costs that something may have can be paid. */
export const canPayAny = (g: Game, costs: readonly Cost[][], payer: Payer): boolean =>
  costs.some((one) => canPayAll(g, one, payer));
/** Costs as they are paid together: what others need is nothing to pay Energy and Power with (357.2). */
export function reserved(g: Game, costs: Cost[], payer: Payer): Cost[] {
  if (costs.every((c) => c.pay === 'resources')) return costs;
  const all = gathered(costs);
  const uses = (id: number, exhausting: boolean): boolean =>
    sourcesOf(g, payer.seat).some((s) => s.object === id && (s.leaves !== null || (exhausting && s.exhausts)));
  const without = [payer.source, ...all.flatMap((cost) => neededFor(g, cost, payer, uses))];
  return all.map((c) => (c.pay === 'resources' ? { ...c, $without: without } : c));
}

/** Abilities that add resources, as options (`mana: true` is the contract's word for them). */
export function sourceChoices(g: Game, seat: Seat): SourceChoice[] {
  const found: SourceChoice[] = [];
  for (const source of sourcesOf(g, seat)) found.push(sourceOffer(g, seat, source));
  return found;
}
function sourceOffer(g: Game, seat: Seat, source: Source): SourceChoice {
  const { object: id, ability: index } = source;
  const object = g.object(id);
  const place = g.rules.zones.placeOf?.(g, object)?.zone ?? zoneName(object.zone);
  const ability = expandKeywords(g, characteristicsOf(g, id).abilities)[index] as Ability;
  return offeredSource(g, id, seat, ability, place, () => sourceChoice(g, source, ability, place));
}
const offeredSource = keptOffers<SourceChoice['data']>();

function sourceChoice(g: Game, s: Source, ability: Ability, place: string): SourceChoice {
  const object = g.object(s.object);
  const cost = ability.kind === 'activated' ? g.rules.view.costText(ability.cost) : '';
  const card = g.rules.view.label(g, { object: s.object });
  const adds = resourceText({ energy: s.energy, power: s.power });
  return {
    kind: 'ACTIVATE',
    label: `${card}: ${cost}: add ${adds}`,
    object: publicId(s.object),
    card,
    controller: seatOf(g, s.object),
    owner: object.owner,
    zone: place,
    ability: s.ability,
    cost,
    mana: true,
    data: { object: s.object, ability: s.ability },
  };
}
const seatOf = (g: Game, id: number): Seat => characteristicsOf(g, id).controller;

type Paying = { seat: Seat; cost: Reserving };

/** Pays Energy and Power, by itself or (payment by hand) one ability after another (357.1.a). */
export const payResources = procedure<Paying, { pick: Json[] }>('payResources', {
  start: (g) => (g.s.options.payment === 'manual' ? { go: 'ask' } : undefined),
  pay: (g, l) => {
    const sources = sourcesOf(g, l.seat, l.cost.$without);
    const payment = solve(l.cost, g.pool(l.seat), sources, namedSources(g), purposesOf(g, l.cost));
    if (!payment) throw new Error('a cost that can be paid could not be paid');
    return useSources.call({ seat: l.seat, uses: payment.uses, at: 0 }, { go: 'spend' });
  },
  ask: (g, l) => {
    const options = byHand(g, l);
    return {
      ask: {
        seat: l.seat,
        kind: 'PAY_RESOURCES',
        shape: 'CHOOSE',
        prompt: `Pay ${resourceText(l.cost)}`,
        rules: cite('riftbound:357.1.a', 'riftbound:429.3', 'riftbound-zh:416.3'),
        options,
        min: 1,
        max: 1,
        fallback: [options.find((o) => o.kind === 'PAY')?.data ?? (options[0] as Choice).data],
      },
      into: 'pick',
    };
  },
  picked: (_g, l) => {
    const pick = l.pick[0] as { kind: string; object: number; ability: number };
    if (pick.kind === 'PAY') return { go: 'spend' };
    return addResources.call({ seat: l.seat, object: pick.object, ability: pick.ability }, { go: 'ask' });
  },
  spend: (g, l) => {
    const pool = g.pool(l.seat);
    const payment = solve(l.cost, pool, [], [], purposesOf(g, l.cost));
    if (!payment) throw new Error('the pool does not hold what was added');
    for (const [kind, n] of Object.entries(payment.spent)) {
      const rest = (pool[kind] ?? 0) - n;
      g.j.set(pool, kind, rest > 0 ? rest : undefined, POOL);
    }
    noteSpent(g, l.seat, payment.spent);
    const { power = {} } = viewPool(payment.spent);
    const { energy } = sizeOfPool(payment.spent);
    if (energy > 0 || Object.keys(power as object).length > 0)
      g.emit('COST_PAID', PAID, { seat: l.seat, energy, power });
    return { done: null };
  },
});

/** How much Energy and Power players have spent this turn (444.1). */
function noteSpent(g: Game, seat: Seat, spent: Pool): void {
  const { energy, power } = sizeOfPool(spent);
  if (energy > 0) g.setStat(seat, 'energySpent', g.statOf(seat, 'energySpent') + energy);
  if (power > 0) g.setStat(seat, 'powerSpent', g.statOf(seat, 'powerSpent') + power);
}

/** One payment of all that the total cost asks for. */
const PAID = [...cite('riftbound:357.1', 'riftbound:357.2', 'riftbound:204.2.a'), ...TOTAL_COST];

/** Sources that are looked through in the time of one unit of work. */
const SOURCES_PER_UNIT = 2;

/** What may be done next so that the payment can still be made. */
function byHand(g: Game, l: Paying): Choice[] {
  const pool = g.pool(l.seat);
  const sources = sourcesOf(g, l.seat, l.cost.$without);
  const purposes = purposesOf(g, l.cost);
  const options: Choice[] = [];
  if (solve(l.cost, pool, [], [], purposes))
    options.push({ kind: 'PAY', label: `Pay ${resourceText(l.cost)} from the rune pool`, data: { kind: 'PAY' } });
  for (const s of sources) {
    g.spend(1 + sources.length / SOURCES_PER_UNIT);
    const after = { ...pool };
    const kind = energyKind(s.only);
    if (s.energy > 0) after[kind] = (after[kind] ?? 0) + s.energy;
    for (const p of s.power) {
      const kind = powerKind(p, s.only);
      after[kind] = (after[kind] ?? 0) + 1;
    }
    const rest = sources
      .filter((o) => o !== s && !(o.object === s.object && (s.leaves !== null || o.exhausts)))
      .map((o) => (o.object === s.object ? { ...o, ready: false } : o));
    if (solve(l.cost, after, rest, [], purposes)) options.push(sourceOffer(g, l.seat, s));
  }
  return options;
}

export const useSources = procedure<{ seat: Seat; uses: Use[]; at: number }>('useSources', {
  next: (g, l) => {
    const use = l.uses[l.at];
    if (!use) return { done: null };
    g.j.note(l, 'at', l.at + 1);
    return addResources.call({ seat: l.seat, object: use.object, ability: use.ability }, { go: 'next' });
  },
});
