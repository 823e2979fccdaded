/** The rune pool: units of Energy and Power by kind, and when they are lost (165–167). */
import { type Game, type JsonObject, POOL, type Seat } from '@arbiter/engine';
import { cite } from '../cite.js';
import { ANY, domainsOf } from './134-domains.js';

export const ENERGY = 'energy';
/** What may be spent on spells alone has this before its kind. */
const FOR_SPELLS = 'spell:';
export const SPELL_ENERGY = FOR_SPELLS + ENERGY;
/** The kind of Energy that something adds. */
export const energyKind = (only: string | null | undefined): string => (only === 'spell' ? SPELL_ENERGY : ENERGY);

export type Pool = { [kind: string]: number };

/** Adds to a player's pool (429). */
export function add(g: Game, seat: Seat, energy: number, power: string[], only?: string): void {
  const pool = g.pool(seat);
  const put = (kind: string, n: number): void => g.j.set(pool, kind, (pool[kind] ?? 0) + n, POOL);
  if (energy > 0) put(energyKind(only), energy);
  for (const domain of power) put(only === 'spell' ? FOR_SPELLS + domain : domain, 1);
  g.emit(
    'RESOURCES_ADDED',
    cite('riftbound:429.1', 'riftbound:166.1', 'riftbound:166.2', 'riftbound:164.2.b.1', 'riftbound-zh:416.1'),
    { seat, energy, power },
  );
}

/** Kinds of pooled Power that can pay one Power of a cost, those best spent first. */
export function poolKinds(power: string, forSpell: boolean): string[] {
  const known = forSpell ? kindsForSpells : kindsOfPower;
  let kinds = known.get(power);
  if (!kinds) {
    kinds = kindsThatPay(power, forSpell);
    if (known.size >= MOST_KINDS) known.clear();
    known.set(power, kinds);
  }
  return kinds;
}
/** Users write such texts too: they must not fill the memory. */
const MOST_KINDS = 256;
const kindsOfPower = new Map<string, string[]>();
const kindsForSpells = new Map<string, string[]>();

function kindsThatPay(power: string, forSpell: boolean): string[] {
  const exact = power === ANY ? [] : domainsOf(power);
  const domains = power === ANY ? ['Fury', 'Calm', 'Mind', 'Body', 'Chaos', 'Order'] : [];
  const plain = [...exact, ...domains, ANY];
  return forSpell ? [...plain.map((k) => FOR_SPELLS + k), ...plain] : plain;
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

/** As a view shows it. */
export function viewPool(pool: Pool): JsonObject {
  const power: JsonObject = {};
  const forSpells: JsonObject = {};
  for (const [kind, n] of Object.entries(pool)) {
    // What was spent stays as an empty entry until the state leaves the engine.
    if (kind === ENERGY || !n) continue;
    if (kind === SPELL_ENERGY) continue;
    if (kind.startsWith(FOR_SPELLS)) forSpells[kind.slice(FOR_SPELLS.length)] = n;
    else power[kind] = n;
  }
  const only: JsonObject = Object.keys(forSpells).length > 0 ? { powerForSpells: forSpells } : {};
  const energyForSpells = pool[SPELL_ENERGY] ?? 0;
  return { energy: pool[ENERGY] ?? 0, power, ...only, ...(energyForSpells > 0 ? { energyForSpells } : {}) };
}
