/** Finds a payment for a mana cost whenever one exists, in a fixed order that uses public information only. */
import type { ManaCost } from './107.4-mana-symbols.js';

export type ManaColor = 'W' | 'U' | 'B' | 'R' | 'G' | 'C';
export type Pool = { [color: string]: number | undefined };

/** A mana ability with no cost but tapping. */
export interface ManaSource {
  id: number;
  ability: number;
  /** Alternatives, each the mana it would add. */
  outputs: ManaColor[][];
  /** Lower is used first. */
  preference: number;
  /** Sources with the same key can't both be used. */
  exclusive: number;
}
export interface Payment {
  uses: { id: number; ability: number; output: number }[];
  spent: { [color: string]: number };
  life: number;
}

const COLORS: readonly ManaColor[] = ['C', 'W', 'U', 'B', 'R', 'G'];

interface Search {
  pool: { [color: string]: number };
  used: Set<number>;
  uses: Payment['uses'];
  spent: { [color: string]: number };
}

/** Each way to read hybrid and Phyrexian symbols: what coloured mana, how much generic, how much life. */
function* readings(symbols: string[]): Generator<{ slots: ManaColor[][]; generic: number; life: number }> {
  const [first, ...rest] = symbols;
  if (first === undefined) {
    yield { slots: [], generic: 0, life: 0 };
    return;
  }
  const halves = first.split('/');
  const colors = halves.filter((h): h is ManaColor => (COLORS as readonly string[]).includes(h));
  for (const tail of readings(rest)) {
    if (colors.length > 0) yield { ...tail, slots: [colors, ...tail.slots] };
    const number = halves.find((h) => /^\d+$/.test(h));
    if (number) yield { ...tail, generic: tail.generic + Number(number) };
    if (halves.includes('P')) yield { ...tail, life: tail.life + 2 };
  }
}

export function solvePayment(cost: ManaCost, pool: Pool, sources: ManaSource[], options: { must?: number[] } = {}): Payment | null {
  const must = new Set(options.must ?? []);
  const ordered = sources.slice().sort((a, b) => Number(must.has(b.id)) - Number(must.has(a.id)) || a.preference - b.preference || a.id - b.id || a.ability - b.ability);
  for (const reading of readings(cost.symbols)) {
    const search: Search = { pool: {}, used: new Set(), uses: [], spent: {} };
    for (const c of COLORS) search.pool[c] = pool[c] ?? 0;
    const slots = reading.slots.slice().sort((a, b) => supply(a, pool, sources) - supply(b, pool, sources));
    if (fill(slots, 0, reading.generic + cost.generic, ordered, search)) return { uses: search.uses, spent: search.spent, life: reading.life };
  }
  return null;
}

const supply = (colors: ManaColor[], pool: Pool, sources: ManaSource[]): number =>
  colors.reduce((n, c) => n + (pool[c] ?? 0), 0) + sources.filter((s) => s.outputs.some((o) => o.some((m) => colors.includes(m)))).length;

function take(s: Search, color: ManaColor): void {
  s.pool[color] = (s.pool[color] ?? 0) - 1;
  s.spent[color] = (s.spent[color] ?? 0) + 1;
}
function putBack(s: Search, color: ManaColor): void {
  s.pool[color] = (s.pool[color] ?? 0) + 1;
  s.spent[color] = (s.spent[color] ?? 0) - 1;
}

function fill(slots: ManaColor[][], at: number, generic: number, sources: ManaSource[], s: Search): boolean {
  const slot = slots[at];
  if (!slot) return fillGeneric(generic, sources, s);
  for (const color of slot) {
    if ((s.pool[color] ?? 0) <= 0) continue;
    take(s, color);
    if (fill(slots, at + 1, generic, sources, s)) return true;
    putBack(s, color);
  }
  const tried = new Set<string>();
  for (const source of sources) {
    if (s.used.has(source.exclusive)) continue;
    for (const [i, output] of source.outputs.entries()) {
      const color = slot.find((c) => output.includes(c));
      if (!color) continue;
      // Sources that could do exactly the same need to be tried only once.
      const key = `${JSON.stringify(source.outputs)}${i}${color}`;
      if (tried.has(key)) continue;
      tried.add(key);
      use(s, source, i);
      take(s, color);
      if (fill(slots, at + 1, generic, sources, s)) return true;
      putBack(s, color);
      unuse(s, source, i);
    }
  }
  return false;
}

function fillGeneric(generic: number, sources: ManaSource[], s: Search): boolean {
  let left = generic;
  const taken: ManaColor[] = [];
  const used: [ManaSource, number][] = [];
  const drain = (): void => {
    for (const color of COLORS) {
      while (left > 0 && (s.pool[color] ?? 0) > 0) {
        take(s, color);
        taken.push(color);
        left--;
      }
    }
  };
  drain();
  // Largest output of each object: generic mana may be anything.
  for (const source of sources) {
    if (left === 0) break;
    if (s.used.has(source.exclusive)) continue;
    let best = 0;
    source.outputs.forEach((o, i) => {
      if (o.length > (source.outputs[best]?.length ?? 0)) best = i;
    });
    use(s, source, best);
    used.push([source, best]);
    drain();
  }
  if (left === 0) return true;
  for (const color of taken) putBack(s, color);
  for (const [source, i] of used.reverse()) unuse(s, source, i);
  return false;
}

function use(s: Search, source: ManaSource, output: number): void {
  s.used.add(source.exclusive);
  s.uses.push({ id: source.id, ability: source.ability, output });
  for (const c of source.outputs[output] ?? []) s.pool[c] = (s.pool[c] ?? 0) + 1;
}
function unuse(s: Search, source: ManaSource, output: number): void {
  s.used.delete(source.exclusive);
  s.uses.splice(s.uses.findIndex((u) => u.id === source.id && u.ability === source.ability), 1);
  for (const c of source.outputs[output] ?? []) s.pool[c] = (s.pool[c] ?? 0) - 1;
}

export const canPay = (cost: ManaCost, pool: Pool, sources: ManaSource[]): boolean => solvePayment(cost, pool, sources) !== null;

/** The largest X that can be paid. */
export function maxX(cost: ManaCost, pool: Pool, sources: ManaSource[]): number {
  if (cost.x === 0) return 0;
  const most = COLORS.reduce((n, c) => n + (pool[c] ?? 0), 0) + sources.reduce((n, s) => n + Math.max(0, ...s.outputs.map((o) => o.length)), 0);
  let x = Math.floor(most / cost.x);
  while (x > 0 && !canPay({ generic: cost.generic + x * cost.x, x: 0, symbols: cost.symbols }, pool, sources)) x--;
  return x;
}
