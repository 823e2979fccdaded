/**
 * Paying Energy and Power (357, 429.3). A payment is found whenever one exists. Among several the choice is fixed, made
 * from public information only:
 *
 * 1. what is in the rune pool is spent before anything is added, Power of the domain before Power of any domain;
 * 2. sources that the player named are used before others;
 * 3. then for Power: sources that are only exhausted, then those that are killed, then exhausted runes, then ready ones;
 *    of runes that serve equally, one of the domain of which the player has most; the older object first;
 * 4. for Energy: ready runes that are recycled in the same payment, then of the domain with most ready runes.
 *
 * A rune may be exhausted for Energy and then recycled for Power, so the two parts never compete for runes.
 */
import {
  type Ability,
  type ActivatedAbility,
  type Condition,
  characteristicsOf,
  defineCell,
  type Effect,
  expandKeywords,
  type Game,
  holds,
  type PaymentSources,
  perObject,
  perRules,
  type Seat,
  wordsOf,
  zoneName,
} from '@arbiter/engine';
import { ANY, domainsOf } from '../1-concepts/134-domains.js';
import type { Resources } from '../1-concepts/163-resources.js';
import {
  energyKind,
  energyKinds,
  isFor,
  type Pool,
  PURPOSES,
  type Purpose,
  poolKinds,
  powerKind,
} from '../1-concepts/165-rune-pool.js';
import { hasUsableAbilities } from '../4-actions/377-used.js';
import { showdown } from './307-states.js';

/** An ability that adds resources, as its controller could use it now. */
export interface Source {
  object: number;
  ability: number;
  energy: number;
  power: string[];
  only: Purpose | null;
  exhausts: boolean;
  /** It is recycled or killed for it. */
  leaves: 'recycle' | 'kill' | null;
  domain: string | null;
  ready: boolean;
}
export type Use = PaymentSources['ability'];
/** What to activate, in order, and what the pool pays. */
export interface Payment {
  uses: Use[];
  spent: Pool;
}

/** Sources that are found, or put in order, in the time of one unit of work. */
const SOURCES_PER_UNIT = 4;

/** Abilities that add resources and whose own costs can be paid (429.3). */
export function sourcesOf(g: Game, seat: Seat, without: readonly number[] = []): Source[] {
  const all = usableSources(g, seat);
  return without.length === 0 ? all : all.filter((source) => !without.includes(source.object));
}

const usableSources = defineCell('sources', (g, seat) => {
  const found: Source[] = [];
  const board = g.zone('board');
  const legends = g.zone(`legendZone:${seat}`);
  g.spend((board.length + legends.length) / SOURCES_PER_UNIT);
  for (const id of board) addSources(g, seat, id, found);
  for (const id of legends) addSources(g, seat, id, found);
  return found;
});

function addSources(g: Game, seat: Seat, id: number, found: Source[]): void {
  const { controller, abilities } = characteristicsOf(g, id);
  if (controller !== seat || !addsAnything(g, abilities) || !hasUsableAbilities(g, id)) return;
  const object = g.object(id);
  const isReady = !g.is(object, 'exhausted');
  for (const { ability, when, ready, exhausted } of addedBy(g, id)) {
    if (!isReady && ready.exhausts) continue;
    if ((ability.zone ?? 'board') !== zoneName(object.zone)) continue;
    const by = { source: id, controller: seat };
    if ([ability.if, when].every((one) => !one || holds(g, one, by))) found.push(isReady ? ready : exhausted);
  }
}

/** Whether one of some abilities adds resources. */
const adding = perRules(() => new WeakMap<Ability[], boolean>());
function addsAnything(g: Game, abilities: Ability[]): boolean {
  const known = adding(g.rules);
  let adds = known.get(abilities);
  if (adds === undefined) {
    adds = expandKeywords(g, abilities).some((a) => a.kind === 'activated' && a.immediate && readSources(a).length > 0);
    known.set(abilities, adds);
  }
  return adds;
}

/** The sources that an object is, as long as it is ready and when it is exhausted: the very same each time. */
const addedBy = perObject((g, id, { abilities, props }) => {
  const domain = (wordsOf(props.types).includes('Rune') && wordsOf(props.domains)[0]) || null;
  return expandKeywords(g, abilities).flatMap((ability, index) => {
    if (ability.kind !== 'activated' || !ability.immediate) return [];
    return readSources(ability).map(({ when, source }) => {
      const { energy, power, only, exhausts, leaves } = source;
      // Listed field by field: sources that are read for every payment have one shape.
      const as = (ready: boolean): Source => ({
        object: id,
        ability: index,
        energy,
        power,
        only,
        exhausts,
        leaves,
        domain,
        ready,
      });
      return { ability, when, ready: as(true), exhausted: as(false) };
    });
  });
});

type Adding = Extract<Effect, { do: 'add' }>;
/** What an ability adds, each on its condition: of "if" and "instead" one or the other. */
function additionsOf(effects: readonly Effect[] = []): { adds: Adding; when?: Condition }[] {
  const [only] = effects;
  const adds = effects.find((e) => e.do === 'add');
  if (adds) return [{ adds }];
  if (only?.do !== 'if') return [];
  const branch = (list: readonly Effect[] | undefined, when: Condition): { adds: Adding; when: Condition }[] =>
    additionsOf(list).map((one) => ({ adds: one.adds, when: one.when ? { all: [when, one.when] } : when }));
  return [...branch(only.then, only.if), ...branch(only.else, { not: only.if })];
}
interface Readable {
  when: Condition | undefined;
  source: Omit<Source, 'object' | 'ability' | 'domain' | 'ready'>;
}
const readSources = (a: ActivatedAbility): Readable[] =>
  additionsOf(a.effects).flatMap(({ adds, when }) => {
    const source = readSource(a, adds);
    return source ? [{ when, source }] : [];
  });
function readSource(a: ActivatedAbility, adds: Adding): Readable['source'] | null {
  const leaves = a.cost.some((c) => c.pay === 'recycle' && c.what === undefined)
    ? 'recycle'
    : a.cost.some((c) => c.pay === 'kill' && c.what === undefined)
      ? 'kill'
      : null;
  return {
    energy: adds.energy ?? 0,
    power: adds.power ?? [],
    only: adds.only ?? null,
    exhausts: a.cost.some((c) => c.pay === 'exhaust' && c.what === undefined),
    leaves,
  };
}

/** Tells the sources that are named from others. */
function namedIn(named: readonly Use[]): (s: Source) => boolean {
  const keys = new Set(named.map((n) => `${n.object}:${n.ability}`));
  return (s) => keys.size > 0 && keys.has(`${s.object}:${s.ability}`);
}

/** How many sources there are of each domain. */
function perDomain(sources: readonly Source[]): (s: Source) => number {
  const counts = new Map<string | null, number>();
  for (const { domain } of sources) counts.set(domain, (counts.get(domain) ?? 0) + 1);
  return (s) => counts.get(s.domain) ?? 0;
}

/** Energy and Power to pay, and what that is for: what is for such things alone may pay for it. */
export type ResourceCost = Resources & { for?: Purpose[] };
/** What may be spent on something: what is for that, and in showdowns what is for those. */
export const purposesOf = (g: Game, cost: ResourceCost): readonly Purpose[] =>
  showdown(g)?.stage === 'open' ? [...(cost.for ?? []), 'showdown'] : (cost.for ?? NO_PURPOSES);
const NO_PURPOSES: readonly Purpose[] = [];

/** The payment to make, or null where none exists. */
export function solve(
  cost: ResourceCost,
  pool: Pool,
  sources: readonly Source[],
  named: readonly Use[] = [],
  purposes: readonly Purpose[] = cost.for ?? [],
): Payment | null {
  const left: Pool = { ...pool };
  const spent: Pool = {};
  const spend = (kind: string, n: number): void => {
    left[kind] = (left[kind] ?? 0) - n;
    spent[kind] = (spent[kind] ?? 0) + n;
  };
  const usable = sources.filter((s) => isFor(s.only, purposes));
  const recycled = payPower(cost.power ?? [], left, spend, usable, named, purposes);
  if (!recycled) return null;
  let due = cost.energy ?? 0;
  // What pays for less is spent first.
  for (const kind of energyKinds(purposes)) {
    const fromPool = Math.min(due, left[kind] ?? 0);
    if (fromPool > 0) spend(kind, fromPool);
    due -= fromPool;
  }
  const exhausted = payEnergy(due, usable, recycled, named);
  if (!exhausted) return null;
  // What is added beyond what is due stays in the pool.
  for (const s of exhausted) {
    const used = Math.min(due, s.energy);
    if (used > 0) spent[energyKind(s.only)] = (spent[energyKind(s.only)] ?? 0) + used;
    due -= used;
  }
  for (const { as } of recycled) spent[as] = (spent[as] ?? 0) + 1;
  const use = ({ object, ability }: Source): Use => ({ object, ability });
  return { uses: [...exhausted.map(use), ...recycled.map((r) => use(r.source))], spent };
}

interface Used {
  source: Source;
  /** The kind of Power it puts into the pool. */
  as: string;
}

/** Matches each Power of the cost to the pool or to a source, by augmenting paths: found whenever one exists. */
function payPower(
  power: readonly string[],
  pool: Pool,
  spend: (kind: string, n: number) => void,
  sources: readonly Source[],
  named: readonly Use[],
  purposes: readonly Purpose[],
): Used[] | null {
  const wanted = power.slice().sort((a, b) => width(a) - width(b));
  type Item = { kind: string } | { source: Source; as: string };
  const items: Item[] = [];
  const seen = new Set<string>();
  for (const p of [...wanted, ANY].flatMap((w) => poolKinds(w, purposes))) {
    if (seen.has(p)) continue;
    seen.add(p);
    for (let n = pool[p] ?? 0; n > 0; n--) items.push({ kind: p });
  }
  for (const source of preferred(
    sources.filter((s) => s.power.length === 1),
    named,
  )) {
    const [domain = ''] = source.power;
    items.push({ source, as: powerKind(domain, source.only) });
  }
  const taken = new Map<Item, number>();
  const fits = (item: Item, want: string): boolean =>
    poolKinds(want, purposes).includes('kind' in item ? item.kind : item.as);
  const assign = (at: number, tried: Set<Item>): boolean =>
    items.some((item) => {
      if (tried.has(item) || !fits(item, wanted[at] as string)) return false;
      tried.add(item);
      const before = taken.get(item);
      if (before !== undefined && !assign(before, tried)) return false;
      taken.set(item, at);
      return true;
    });
  for (let at = 0; at < wanted.length; at++) if (!assign(at, new Set())) return null;
  const used: Used[] = [];
  for (const item of items) {
    if (!taken.has(item)) continue;
    if ('kind' in item) spend(item.kind, 1);
    else used.push(item);
  }
  return used;
}
const width = (power: string): number => (power === ANY ? 99 : domainsOf(power).length);

function preferred(sources: readonly Source[], named: readonly Use[]): Source[] {
  const count = perDomain(sources.filter((s) => s.leaves === 'recycle'));
  const isNamed = namedIn(named);
  const rank = (s: Source): number => (s.leaves === null ? 0 : s.leaves === 'kill' ? 1 : s.ready ? 3 : 2);
  return sources
    .slice()
    .sort(
      (a, b) =>
        Number(isNamed(b)) - Number(isNamed(a)) || rank(a) - rank(b) || count(b) - count(a) || a.object - b.object,
    );
}

function payEnergy(
  energy: number,
  sources: readonly Source[],
  recycled: readonly Used[],
  named: readonly Use[],
): Source[] | null {
  const givers = sources.filter((s) => s.energy > 0 && s.leaves === null);
  const going = new Set(recycled.map((r) => r.source.object));
  const goes = (s: Source): boolean => going.has(s.object);
  const count = perDomain(givers);
  const isNamed = namedIn(named);
  const order = givers
    .slice()
    .sort(
      (a, b) =>
        Number(isNamed(b)) - Number(isNamed(a)) ||
        Number(goes(b)) - Number(goes(a)) ||
        count(b) - count(a) ||
        a.object - b.object,
    );
  const used: Source[] = [];
  let got = 0;
  for (const s of order) {
    if (got >= energy) break;
    used.push(s);
    got += s.energy;
  }
  return got >= energy ? used : null;
}

/** Sources that an answer named for the payment being made. */
export const namedSources = (g: Game): Use[] =>
  (g.s.marks.payFrom ?? []).filter((source): source is Use => 'object' in source);

/** Whether a payment exists. */
export function canPayResources(g: Game, seat: Seat, cost: ResourceCost, without: readonly number[] = []): boolean {
  const { energy = 0, power } = cost;
  const purposes = purposesOf(g, cost);
  const pool = g.pool(seat);
  const sources = sourcesOf(g, seat, without);
  g.spend(sources.length / SOURCES_PER_UNIT);
  if (energy > 0) {
    const most = without.length === 0 ? mostOf(g, seat, purposes) : mostEnergy(pool, sources, purposes);
    if (most < energy) return false;
  }
  // Power and Energy never compete for runes: whoever pays no Power pays Energy with all that there is.
  if (power === undefined || power.length === 0) return true;
  return paysAlike(cost, pool, sources, purposes) ?? solve(cost, pool, sources, [], purposes) !== null;
}

/** The most Energy that a seat could pay: for anything, and what is for each purpose alone besides. */
const energies = defineCell('energy', (g, seat): number[] => {
  const pool = g.pool(seat);
  const most = KINDS_OF_ENERGY.map((kind) => pool[kind] ?? 0);
  for (const { energy, leaves, only } of usableSources(g, seat)) {
    const at = only === null ? 0 : 1 + PURPOSES.indexOf(only);
    if (energy > 0 && leaves === null) most[at] = (most[at] ?? 0) + energy;
  }
  return most;
});
/** What is for anything, and what is for each purpose alone. */
const KINDS_OF_ENERGY = [null, ...PURPOSES].map(energyKind);
function mostOf(g: Game, seat: Seat, purposes: readonly Purpose[]): number {
  const known = energies(g, seat);
  let most = known[0] ?? 0;
  for (const only of purposes) most += known[1 + PURPOSES.indexOf(only)] ?? 0;
  return most;
}

function mostEnergy(pool: Pool, sources: readonly Source[], purposes: readonly Purpose[]): number {
  let most = 0;
  for (const kind of energyKinds(purposes)) most += pool[kind] ?? 0;
  for (const { energy, leaves, only } of sources)
    if (energy > 0 && leaves === null && isFor(only, purposes)) most += energy;
  return most;
}

/** Whether so much Power of one kind is there; undefined where the cost asks for several kinds. */
function paysAlike(
  { power = [] }: ResourceCost,
  pool: Pool,
  sources: readonly Source[],
  purposes: readonly Purpose[],
): boolean | undefined {
  const [want] = power;
  if (want === undefined) return true;
  if (power.some((p) => p !== want)) return undefined;
  const kinds = poolKinds(want, purposes);
  let found = 0;
  for (const kind of kinds) found += pool[kind] ?? 0;
  for (const { power: adds, only } of sources) {
    if (found >= power.length) return true;
    const [domain = ''] = adds;
    if (adds.length === 1 && isFor(only, purposes) && kinds.includes(powerKind(domain, only))) found++;
  }
  return found >= power.length;
}
