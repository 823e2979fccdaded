/**
 * Mana that may be spent only on some things, and what comes of its being spent (106.6). It lies in the pool beside other
 * mana, under its type and a number that says what it is kept for; its type is the same.
 */
import {
  controllerOf,
  type Effect,
  type Effects,
  type Filter,
  type Game,
  type Json,
  type JsonObject,
  matches,
  type Seat,
  wait,
} from '@arbiter/engine';
import type { ManaColor, Pool } from './106-payment-sources.js';

/** What mana is spent on: a spell, or an ability of something; nothing: anything else that costs mana. */
export type Purpose = { spell: number } | { ability: number };

type Added = Extract<Effect, { do: 'addMana' }>;
/** What an instruction says of the mana that it adds. */
export type Terms = Pick<Added, 'only' | 'spent'>;

/** Such mana, as it was added. */
export interface Kept extends Terms {
  source: number;
  controller: Seat;
}

declare module '@arbiter/engine' {
  interface GameMarks {
    /** What the mana in the pools is kept for: its number there is the place here. */
    keptMana?: Kept[];
  }
  interface Events {
    spendMana: { object: number; player: Seat };
  }
}

/** Whether an instruction adds mana that is like no other. */
export const isKept = ({ only, spent }: Terms): boolean => only !== undefined || spent !== undefined;

const termsOf = ({ only, spent }: Terms): Terms => ({
  ...(only === undefined ? {} : { only }),
  ...(spent === undefined ? {} : { spent }),
});

/** How such mana of a type is called in the pool. */
export function keptAs(g: Game, controller: Seat, source: number, terms: Terms): (mana: ManaColor) => string {
  if (!isKept(terms)) return (mana) => mana;
  const all = g.s.marks.keptMana ?? [];
  const kept: Kept = { source, controller, ...termsOf(terms) };
  const text = JSON.stringify(kept);
  let at = all.findIndex((one) => JSON.stringify(one) === text);
  if (at < 0) {
    at = all.length;
    g.j.note(g.s.marks, 'keptMana', [...all, kept]);
  }
  return (mana) => `${mana}${MARK}${at}`;
}
const MARK = ':';

/** The type of mana in a pool (106.6: what it is kept for doesn't change that). @citation */
export function typeOf(key: string): string {
  const at = key.indexOf(MARK);
  return at < 0 ? key : key.slice(0, at);
}
const keptOf = (g: Game, key: string): Kept | undefined => {
  const at = key.indexOf(MARK);
  return at < 0 ? undefined : g.s.marks.keptMana?.[Number(key.slice(at + 1))];
};

/** Whether a pool has such mana. */
export function hasKept(pool: Pool): boolean {
  for (const key in pool) if (key.includes(MARK) && pool[key]) return true;
  return false;
}

const about = (g: Game, filter: Filter | undefined, object: number, { source, controller }: Kept): boolean =>
  filter !== undefined && matches(g, { object }, filter, { source, controller });

/** Whether mana may be spent so (106.6). @citation */
export function maySpend(g: Game, kept: Kept, purpose: Purpose | undefined): boolean {
  const { only } = kept;
  if (!only) return true;
  if (!purpose) return only.other === true;
  return 'spell' in purpose ? about(g, only.cast, purpose.spell, kept) : about(g, only.activate, purpose.ability, kept);
}

/** The same for mana that a source would add. */
export const wouldPay = (g: Game, source: number, terms: Terms, purpose: Purpose | undefined): boolean =>
  maySpend(g, { source, controller: controllerOf(g, source), ...termsOf(terms) }, purpose);

/** The mana of a pool, by types, that may be spent so. */
export function poolFor(g: Game, seat: Seat, purpose: Purpose | undefined): { [color: string]: number } {
  return poolForAll(g, seat, [purpose]);
}

/** The same for what may be spent on each of these. */
export const poolForAll = (
  g: Game,
  seat: Seat,
  purposes: readonly (Purpose | undefined)[],
): { [color: string]: number } => {
  const pool = g.pool(seat);
  if (!hasKept(pool)) return pool;
  const found: { [color: string]: number } = {};
  for (const key of Object.keys(pool)) {
    const kept = keptOf(g, key);
    if (!kept || purposes.every((purpose) => maySpend(g, kept, purpose)))
      found[typeOf(key)] = (found[typeOf(key)] ?? 0) + (pool[key] ?? 0);
  }
  return found;
};

/** What of a pool may be spent so: first what is kept for little, and what something comes of. */
export const usableIn = (g: Game, pool: Pool, purpose: Purpose | undefined): string[] =>
  Object.keys(pool)
    .filter((key) => {
      const kept = keptOf(g, key);
      return !kept || maySpend(g, kept, purpose);
    })
    .sort((a, b) => rank(g, b) - rank(g, a) || (a < b ? -1 : 1));
function rank(g: Game, key: string): number {
  const kept = keptOf(g, key);
  return kept ? 1 + Number(kept.spent !== undefined) + 2 * Number(kept.only !== undefined) : 0;
}

/** What of the pool pays so much of each type. */
export function drawnFrom(
  g: Game,
  pool: Pool,
  spent: { readonly [color: string]: number },
  purpose: Purpose | undefined,
): { [key: string]: number } {
  const taken: { [key: string]: number } = {};
  const left = { ...spent };
  for (const key of usableIn(g, pool, purpose)) {
    const type = typeOf(key);
    const n = Math.min(pool[key] ?? 0, left[type] ?? 0);
    if (n <= 0) continue;
    taken[key] = n;
    left[type] = (left[type] ?? 0) - n;
  }
  return taken;
}

/** Ways to take so much of each type from a pool, the usual one first: whose mana it is, is its player's choice (118.3a). */
export function waysToDraw(
  g: Game,
  pool: Pool,
  spent: { readonly [color: string]: number },
  purpose: Purpose | undefined,
): { [key: string]: number }[] {
  const usual = drawnFrom(g, pool, spent, purpose);
  if (!hasKept(pool)) return [usual];
  const usable = usableIn(g, pool, purpose);
  let ways: { [key: string]: number }[] = [{}];
  for (const [type, count] of Object.entries(spent)) {
    const keys = usable.filter((key) => typeOf(key) === type);
    ways = ways.flatMap((way) => splits(keys, pool, count).map((more) => ({ ...way, ...more }))).slice(0, MOST_WAYS);
  }
  const text = (way: { [key: string]: number }): string => JSON.stringify(Object.entries(way).sort());
  return [usual, ...ways.filter((way) => text(way) !== text(usual))];
}
const MOST_WAYS = 24;

function splits([key, ...others]: readonly string[], pool: Pool, count: number): { [key: string]: number }[] {
  if (count === 0) return [{}];
  if (key === undefined) return [];
  const most = Math.min(count, pool[key] ?? 0);
  return Array.from({ length: most + 1 }, (_, i) => most - i).flatMap((n) =>
    splits(others, pool, count - n).map((rest) => (n > 0 ? { [key]: n, ...rest } : rest)),
  );
}

/** What is done with one mana that was spent, on a spell or on the source of an ability. */
export interface Outcome {
  source: number;
  controller: Seat;
  effects: Effects;
  event: { [name: string]: Json };
}

/**
 * What comes of mana that was spent (106.6): what it does to the spell at once, one for each mana (106.6a). What triggers on its
 * being spent waits to go on the stack.
 */
export function outcomes(
  g: Game,
  seat: Seat,
  taken: { readonly [key: string]: number },
  purpose: Purpose | undefined,
): Outcome[] {
  if (!purpose) return [];
  const object = 'spell' in purpose ? purpose.spell : purpose.ability;
  return Object.entries(taken).flatMap(([key, count]) => {
    const kept = keptOf(g, key);
    const { spent } = kept ?? {};
    if (!kept || !spent) return [];
    if (!about(g, 'spell' in purpose ? spent.cast : spent.activate, object, kept)) return [];
    const { source, controller } = kept;
    const { effects, triggers } = spent;
    const event = { object, player: seat };
    const each = Array.from({ length: count }, (): Outcome => ({ source, controller, effects, event }));
    if (!triggers) return each;
    for (const one of each)
      wait(
        g,
        {
          source,
          controller,
          ability: { kind: 'triggered', on: { on: 'spendMana' }, effects: one.effects },
          event: { type: 'spendMana', ...event },
        },
        g.s.counters.id,
      );
    return [];
  });
}

/** How much of such mana there is, as its instructions say what it is kept for. */
export function keptIn(g: Game, pool: Pool): { mana: string; amount: number; text: string }[] {
  return Object.entries(pool).flatMap(([key, amount]) => {
    const kept = keptOf(g, key);
    if (!kept || !amount) return [];
    const mana = `{${typeOf(key)}}`;
    const adding = { kind: 'spell' as const, effects: [{ do: 'addMana' as const, choices: [mana], ...termsOf(kept) }] };
    return [{ mana, amount, text: g.rules.view.abilityText(adding) }];
  });
}

/** The mana that a player has, and besides what of it is kept for something. */
export function viewMana(g: Game, seat: Seat): JsonObject {
  const { pool } = g.player(seat);
  const mana: { [color: string]: number } = {};
  for (const [key, n] of Object.entries(pool)) if (n > 0) mana[typeOf(key)] = (mana[typeOf(key)] ?? 0) + n;
  const keptMana: { [text: string]: number } = {};
  for (const { text, amount } of keptIn(g, pool)) keptMana[text] = (keptMana[text] ?? 0) + amount;
  return Object.keys(keptMana).length > 0 ? { mana, keptMana } : { mana };
}

/** Nothing is kept any more where no pool has such mana. */
export function forgetKept(g: Game): void {
  if (g.s.marks.keptMana && g.s.players.every(({ pool }) => !hasKept(pool))) g.j.note(g.s.marks, 'keptMana', undefined);
}
