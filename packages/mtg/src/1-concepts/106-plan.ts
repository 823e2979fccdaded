/** Whether and how a seat pays mana now: from the pool, by sources, by what must be changed first, and with life (107.4f, 601.2g). */
import {
  type ActivatedAbility,
  type Claim,
  defineCell,
  type Game,
  type Payer,
  type PayingWith,
  type Seat,
} from '@arbiter/engine';
import { countOf } from '../6-spells/601.2h-how-many.js';
import { mayActivate } from '../6-spells/602.5-restrictions.js';
import { sideRules } from '../8-multiplayer/810-shared-fate.js';
import { type Purpose, poolFor, poolForAll, wouldPay } from './106.6-kept-mana.js';
import { type Conversion, type Converter, convert } from './106-conversion.js';
import { afterHelp, type Help, helpingSources } from './106-helping.js';
import { keepsAny, manaAbilities, manaSources, outputsOf, payingSources } from './106-mana.js';
import {
  canPay,
  type ManaSource,
  maxX,
  type Payment,
  type PaymentOptions,
  type Pool,
  solvePayment,
} from './106-payment.js';
import { lifeFor } from './106-payment-check.js';
import { addCosts, type ManaCost, parseManaCost, withChosenX } from './107.4-mana-symbols.js';
import { makingOf } from './118-claims.js';
import { asThoughAny, maySpendAsAny } from './609.4b-as-though-any.js';

/**
 * What other parts of the same cost need: objects untapped, or at all, and life; what they take of what there is left; and
 * what is paid for.
 */
export type Reserved = { without: number[]; life: number; needed?: Claim[]; purpose?: Purpose };
export const NOTHING_RESERVED: Reserved = { without: [], life: 0 };

/** A mana cost with X filled in. */
export function withX(cost: string, x: number): ManaCost {
  return withChosenX(parseManaCost(cost), x);
}

/** Asking what can be paid is work of the call that asks. */
const counted = (g: Game): PaymentOptions => ({ spend: (units) => g.spend(units) });

/** The life that a player can pay: all of it, or none while they can't lose any (119.4, 119.8). */
export const payableLife = (g: Game, seat: Seat): number =>
  sideRules(g, seat, 'cantLoseLife').length > 0 ? 0 : Math.max(0, g.statOf(seat, 'life'));

/** The sources that cost life themselves: mostly there are none. */
function lifeSources(sources: readonly ManaSource[]): readonly ManaSource[] {
  for (const { life } of sources) if (life) return sources.filter((s) => s.life);
  return NO_SOURCES;
}
const NO_SOURCES: readonly ManaSource[] = [];

/** Most sources of which each is tried without. */
const MOST_TRIED = 6;

/** Lists without some of what they hold, the longest first. */
function* parts<T>(all: readonly T[]): Generator<readonly T[]> {
  const tried = Math.min(MOST_TRIED, all.length);
  const masks = Array.from({ length: 2 ** tried }, (_, mask) => mask);
  const count = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
  for (const mask of masks.sort((a, b) => count(b) - count(a) || b - a)) yield all.filter((_, i) => mask & (1 << i));
}

/**
 * Tries to pay with life and with sources that cost life: together they take no more than there is (118.3, 119.4).
 * @param life what may be paid at all
 * @param symbols how much of it symbols could take
 */
function withinLife<T>(
  sources: readonly ManaSource[],
  life: number,
  symbols: number,
  attempt: (sources: readonly ManaSource[], life: number) => T | null,
): T | null {
  const dear = lifeSources(sources);
  if (dear.length === 0) return attempt(sources, Math.min(life, symbols));
  const costs = (some: readonly ManaSource[]): number => some.reduce((sum, s) => sum + (s.life ?? 0), 0);
  if (costs(dear) + symbols <= life) return attempt(sources, symbols);
  for (const kept of parts(dear)) {
    const left = life - costs(kept);
    if (left < 0) continue;
    const found = attempt(
      sources.filter((s) => !s.life || kept.includes(s)),
      Math.min(left, symbols),
    );
    if (found !== null) return found;
  }
  return null;
}

/** Whether a cost can be paid from a pool and these sources, as far as life suffices. */
export function coverable(
  g: Game,
  seat: Seat,
  cost: ManaCost,
  pool: { readonly [color: string]: number | undefined },
  sources: readonly ManaSource[],
  reservedLife = 0,
): boolean {
  const symbols = lifeFor(cost);
  if (symbols === 0 && lifeSources(sources).length === 0) return canPay(cost, pool, sources, counted(g));
  const life = payableLife(g, seat) - reservedLife;
  const found = withinLife(sources, life, symbols, (from, left) =>
    canPay(cost, pool, from, { ...counted(g), life: left }) ? true : null,
  );
  return found !== null;
}

/** Which costs could be paid by all that there is now: many cards have the same cost, and are asked for again and again. */
class Affordable {
  readonly #known = new Map<string, boolean>();

  /** @param plain nothing but mana pays, and no source costs life */
  constructor(
    private readonly seat: Seat,
    private readonly pool: Pool,
    private readonly sources: readonly ManaSource[],
    private readonly plain: boolean,
  ) {}

  of(g: Game, cost: string): boolean {
    let found = this.#known.get(cost);
    if (found === undefined) {
      found = this.#outright(g, parseManaCost(cost)) ?? suffices(g, this.seat, cost, 0, NOTHING_RESERVED, NO_HELP);
      if (this.#known.size >= MAX_KNOWN) this.#known.clear();
      this.#known.set(cost, found);
    }
    return found;
  }

  #outright(g: Game, cost: ManaCost): boolean | undefined {
    if (!this.plain || lifeFor(cost) > 0) return undefined;
    return canPay(cost, this.pool, this.sources, counted(g));
  }
}
/** Users write costs, too: they must not fill the memory. */
const MAX_KNOWN = 256;

/** It looks at all that paying may depend on, so that what is known of costs is forgotten when any of that changes. */
const affordable = defineCell('affordable', (g, seat): Affordable => {
  const pool = g.pool(seat);
  const sources = manaSources(g, seat);
  const plain = usableConverters(g, seat).length === 0 && lifeSources(sources).length === 0;
  payableLife(g, seat);
  return new Affordable(seat, pool, sources, plain);
});

/** Nothing else is needed for the cost. */
const isUsual = ({ without, life, needed }: Reserved): boolean =>
  without.length === 0 && life === 0 && needed === undefined;

/** Whether a mana cost can be paid. @param helping what may pay besides, where a spell says so */
export function canAfford(
  g: Game,
  seat: Seat,
  cost: string,
  x = 0,
  reserved = NOTHING_RESERVED,
  helping: readonly ManaSource[] = NO_HELP,
): boolean {
  if (x !== 0 || !isUsual(reserved) || helping.length > 0 || keepsAny(g, seat) || maySpendAsAny(g, seat))
    return suffices(g, seat, cost, x, reserved, helping);
  return affordable(g, seat).of(g, cost);
}

function suffices(
  g: Game,
  seat: Seat,
  cost: string,
  x: number,
  reserved: Reserved,
  helping: readonly ManaSource[],
): boolean {
  const sources = payingSources(g, seat, reserved);
  const full = withX(cost, x);
  // What helps to pay is no mana, and pays for no other color than before.
  const eased = asThoughAny(g, seat, full, reserved.purpose);
  if (eased !== full && affords(g, seat, eased, reserved, sources)) return true;
  return affords(g, seat, full, reserved, helping.length === 0 ? sources : [...sources, ...helping]);
}
const NO_HELP: readonly ManaSource[] = [];

/** The same with these sources alone, beside what must be changed first. */
export function affords(
  g: Game,
  seat: Seat,
  cost: ManaCost,
  reserved: Reserved,
  sources: readonly ManaSource[],
): boolean {
  if (coverable(g, seat, cost, poolFor(g, seat, reserved.purpose), sources, reserved.life)) return true;
  return planConversion(g, seat, cost, reserved, sources, true) !== null;
}

/** As few things of an ability as are needed to pay, and these: none where what must be changed first is needed as well. */
export function leastHelp(
  g: Game,
  seat: Seat,
  cost: ManaCost,
  reserved: Reserved,
  given: readonly Help[],
  used: readonly number[],
  now: PayingWith,
  later: readonly PayingWith[],
): number[] {
  const own = helpingSources(g, [now]);
  const { purpose } = reserved;
  const mana = payingSources(g, seat, { without: [...reserved.without, ...used], purpose });
  const sources = [...mana, ...own, ...helpingSources(g, later)];
  const pool = poolFor(g, seat, purpose);
  const rest = afterHelp(cost, given, (left) => coverable(g, seat, left, pool, sources, reserved.life));
  if (!rest) return [];
  const payment = withinLife(sources, payableLife(g, seat) - reserved.life, lifeFor(rest), (from, life) =>
    solvePayment(rest, pool, from, { life, ...counted(g) }),
  );
  const ids = now.objects;
  return (payment?.uses ?? []).flatMap(({ id, ability }) => (ability === -1 && ids.includes(id) ? [id] : []));
}

/** The abilities that cost mana or a choice, as far as an automatic payment could use them now. */
const usableConverters = defineCell('mana converters', (g, seat) => {
  const found: Converter[] = [];
  for (const { id, index, ability, source } of manaAbilities(g, seat)) {
    const converter = source ? null : converterOf(g, seat, id, ability, index);
    if (converter) found.push(converter);
  }
  // What puts something away goes last: nothing that is needed may be put away before.
  return found.sort((a, b) => a.puts - b.puts);
});

function converterOf(g: Game, seat: Seat, id: number, ability: ActivatedAbility, index: number): Converter | null {
  // What is activated only by who has priority pays for nothing in the midst of a payment (602.5e).
  if (ability.timing !== undefined) return null;
  // How much it adds must be known before.
  if (ability.effects?.some((e) => e.do === 'addMana' && (e.times !== undefined || e.who !== undefined))) return null;
  const outputs = outputsOf(ability);
  if (outputs.length === 0 || !mayActivate(g, seat, g.object(id), ability, index)) return null;
  const payer: Payer = { seat, source: id, x: 0 };
  let cost = parseManaCost('{0}');
  let [once, puts, of] = [ability.limit !== undefined, 0, Number.POSITIVE_INFINITY];
  const claims: Claim[] = [];
  for (const part of ability.cost) {
    if (part.pay === 'mana') {
      cost = addCosts(cost, parseManaCost(part.cost));
      continue;
    }
    const kind = g.rules.words.cost.get(part.pay);
    if (!kind?.canPay(g, part, payer)) return null;
    if ('what' in part && part.pay !== 'behold' && part.what !== 'self' && kind.available) {
      puts += countOf(part, payer, kind.available(g, part, payer));
      // What the sources take is tapped before: so only what makes no mana is counted on.
      const claim = kind.claims?.(g, part, payer);
      if (claim) claims.push(claim);
      const idle = claim?.of === 'use' ? claim.objects.filter((one) => one !== id && !makingOf(g, one)) : null;
      of = Math.min(of, idle ? idle.length : kind.available(g, part, payer));
    } else once = true;
  }
  return cost.x > 0 ? null : { id, ability: index, cost, outputs, once, puts, of, claims };
}

/** An ability as it is where it must not take these. */
function sparing(converter: Converter, kept: readonly number[]): Converter {
  if (!converter.claims.some(({ objects }) => objects.some((id) => kept.includes(id)))) return converter;
  const claims = converter.claims.map((c) => ({ ...c, objects: c.objects.filter((id) => !kept.includes(id)) }));
  return { ...converter, claims, of: Math.min(converter.of, ...claims.map(({ objects }) => objects.length)) };
}

/**
 * The abilities to activate first where the plain sources pay nothing; paying by hand, players see to that themselves.
 * @param anyhow also with life for the symbols, and putting things away
 */
function planConversion(
  g: Game,
  seat: Seat,
  cost: ManaCost,
  reserved: Reserved,
  from: readonly ManaSource[],
  anyhow: boolean,
): Conversion | null {
  if (g.s.options.payment === 'manual') return null;
  const converters = usableConverters(g, seat)
    .filter((c) => !reserved.without.includes(c.id) && (anyhow || !c.puts))
    .map((c) => sparing(c, reserved.without));
  if (converters.length === 0) return null;
  const life = payableLife(g, seat) - reserved.life;
  const pool = poolForAll(g, seat, [reserved.purpose, ...converters.map(({ id }) => ({ ability: id }))]);
  const free = from.filter(
    ({ id, added }) => !added || converters.every((c) => wouldPay(g, id, added, { ability: c.id })),
  );
  return withinLife(free, life, anyhow ? lifeFor(cost) : 0, (sources, left) =>
    convert({ cost, life: left, needed: reserved.needed }, pool, sources, converters, (units) => g.spend(units)),
  );
}

export function largestX(
  g: Game,
  seat: Seat,
  cost: string,
  reserved = NOTHING_RESERVED,
  helping: readonly ManaSource[] = NO_HELP,
): number {
  const printed = parseManaCost(cost);
  const parsed = helping.length > 0 ? printed : asThoughAny(g, seat, printed, reserved.purpose);
  const sources = [...payingSources(g, seat, reserved), ...helping];
  const dear = lifeSources(sources);
  const life = Math.min(lifeFor(parsed), payableLife(g, seat) - reserved.life);
  const plain = dear.length === 0 ? sources : sources.filter((s) => !s.life);
  let x = maxX(parsed, poolFor(g, seat, reserved.purpose), plain, { ...counted(g), life });
  if (dear.length + usableConverters(g, seat).length > 0)
    while (canAfford(g, seat, cost, x + 1, reserved, helping)) x++;
  return x;
}

declare module '@arbiter/engine' {
  interface PaymentSources {
    life: { life: number };
  }
}

/** What an answer names to pay with: sources, and life for Phyrexian symbols (contract, section 3). */
function named(g: Game): { must: { id: number; ability: number }[]; wanted: number } {
  const picks = g.s.marks.payFrom ?? [];
  const must = picks.flatMap((m) => ('object' in m ? [{ id: m.object, ability: m.ability }] : []));
  const wanted = picks.reduce((most, m) => ('life' in m ? Math.max(most, m.life) : most), 0);
  return { must, wanted };
}

/** The payment that is made automatically, or what is to be activated before; null: there is none. */
export function planPayment(
  g: Game,
  seat: Seat,
  due: ManaCost,
  reserved: Reserved,
): { payment: Payment } | { conversion: Conversion } | null {
  const cost = asThoughAny(g, seat, due, reserved.purpose);
  const { must, wanted } = named(g);
  const sources = payingSources(g, seat, reserved);
  const pool = poolFor(g, seat, reserved.purpose);
  const symbols = lifeFor(cost);
  const life = payableLife(g, seat) - reserved.life;
  const withLife = (most: number): Payment | null =>
    withinLife(sources, life, most, (from, left) =>
      solvePayment(cost, pool, from, { must, wanted, life: left, ...counted(g) }),
    );
  // Life is paid where the player says so, and else where nothing but what puts something away could pay instead.
  if (wanted === 0 && symbols > 0) {
    const payment = withLife(0);
    if (payment) return { payment };
    const conversion = planConversion(g, seat, cost, reserved, sources, false);
    if (conversion) return { conversion };
  }
  const payment = withLife(symbols);
  if (payment) return { payment };
  const conversion = planConversion(g, seat, cost, reserved, sources, true);
  return conversion && { conversion };
}
