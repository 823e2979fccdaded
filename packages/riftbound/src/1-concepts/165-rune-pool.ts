/** The rune pool: units of Energy and Power by kind, and when they are lost (165–167). */
import { type Game, type JsonObject, POOL, type Seat } from '@arbiter/engine';
import { cite } from '../cite.js';
import { ANY, domainsOf } from './134-domains.js';

export const ENERGY = 'energy';
/** What resources may be for: to play or use something of a kind, or anything during showdowns (163, 429). */
export const PURPOSES = ['spell', 'gear', 'unit', 'showdown'] as const;
export type Purpose = (typeof PURPOSES)[number];
const SPELLS: Purpose = 'spell';
/** What is for something alone has that before its kind. */
const restricted = (kind: string, only: Purpose | null | undefined): string => (only ? `${only}:${kind}` : kind);
/** The kind of Energy, or of Power, that something adds. */
export const energyKind = (only: Purpose | null | undefined): string => restricted(ENERGY, only);
export const powerKind = (domain: string, only: Purpose | null | undefined): string => restricted(domain, only);
/** Kinds of Energy that pay for this, those first that pay for less. */
export const energyKinds = (purposes: readonly Purpose[]): string[] => [...purposes.map(energyKind), ENERGY];
/** Whether what is for something may pay for this. */
export const isFor = (only: Purpose | null, purposes: readonly Purpose[]): boolean =>
  only === null || purposes.includes(only);

export type Pool = { [kind: string]: number };

/** Adds to a player's pool (429). */
export function add(g: Game, seat: Seat, energy: number, power: string[], only?: Purpose): void {
  const pool = g.pool(seat);
  const put = (kind: string, n: number): void => g.j.set(pool, kind, (pool[kind] ?? 0) + n, POOL);
  if (energy > 0) put(energyKind(only), energy);
  for (const domain of power) put(powerKind(domain, only), 1);
  g.emit(
    'RESOURCES_ADDED',
    cite('riftbound:429.1', 'riftbound:166.1', 'riftbound:166.2', 'riftbound:164.2.b.1', 'riftbound-zh:416.1'),
    { seat, energy, power },
  );
}

/** Kinds of pooled Power that can pay one Power of a cost, those best spent first. */
export function poolKinds(power: string, purposes: readonly Purpose[]): string[] {
  const key = purposes.length === 0 ? power : `${power} ${purposes.join()}`;
  let kinds = knownKinds.get(key);
  if (!kinds) {
    kinds = kindsThatPay(power, purposes);
    if (knownKinds.size >= MOST_KINDS) knownKinds.clear();
    knownKinds.set(key, kinds);
  }
  return kinds;
}
/** Users write such texts too: they must not fill the memory. */
const MOST_KINDS = 256;
const knownKinds = new Map<string, string[]>();

function kindsThatPay(power: string, purposes: readonly Purpose[]): string[] {
  const exact = power === ANY ? [] : domainsOf(power);
  const domains = power === ANY ? ['Fury', 'Calm', 'Mind', 'Body', 'Chaos', 'Order'] : [];
  const plain = [...exact, ...domains, ANY];
  return [...purposes.flatMap((only) => plain.map((kind) => powerKind(kind, only))), ...plain];
}

/** Whatever is unspent is lost (167.1). */
export function emptyPools(g: Game): void {
  for (const player of g.s.players) {
    const left = Object.entries(player.pool).filter(([, n]) => n > 0);
    if (left.length === 0) continue;
    for (const [kind] of left) g.j.set(player.pool, kind, undefined, POOL);
    g.emit('RESOURCES_LOST', cite('riftbound:167', 'riftbound:167.1'), {
      seat: player.seat,
      ...viewPool(Object.fromEntries(left)),
    });
  }
}

/** As a view shows it: what is for spells alone has names of its own, all else that is for something stands together, by what it is for (`gear:any`). */
export function viewPool(pool: Pool): JsonObject {
  const free = ofPurpose(pool, undefined);
  const spells = ofPurpose(pool, SPELLS);
  const others = PURPOSES.filter((only) => only !== SPELLS);
  const restricted = Object.fromEntries(
    inOrder(pool).filter(([kind, n]) => n > 0 && others.some((only) => kind.startsWith(powerKind('', only)))),
  );
  return {
    energy: free.energy,
    power: free.power,
    ...(Object.keys(spells.power).length > 0 ? { powerForSpells: spells.power } : {}),
    ...(spells.energy > 0 ? { energyForSpells: spells.energy } : {}),
    ...(Object.keys(restricted).length > 0 ? { restricted } : {}),
  };
}
interface PoolPart {
  energy: number;
  power: { [domain: string]: number };
}
/** What is in a pool by name: what was there before and was spent must not say in which order it is told. */
const inOrder = (pool: Pool): [string, number][] => Object.entries(pool).sort(([a], [b]) => (a < b ? -1 : 1));

/** What is in the pool for this, or for anything. */
function ofPurpose(pool: Pool, only: Purpose | undefined): PoolPart {
  const power: PoolPart['power'] = {};
  const front = powerKind('', only);
  for (const [kind, n] of inOrder(pool)) {
    const domain = kind.slice(front.length);
    // What was spent stays as an empty entry until the state leaves the engine.
    if (!n || !kind.startsWith(front) || domain.includes(':') || domain === ENERGY) continue;
    power[domain] = n;
  }
  return { energy: pool[energyKind(only)] ?? 0, power };
}
/** How much Energy, and how much Power, of whatever purpose. */
export function sizeOfPool(pool: Pool): { energy: number; power: number } {
  const energy = energyKinds(PURPOSES).reduce((sum, kind) => sum + (pool[kind] ?? 0), 0);
  return { energy, power: Object.values(pool).reduce((sum, n) => sum + n, 0) - energy };
}
