/** Zones: their keys, their order, and who may see what lies in them. */
import type { Seat, Viewer } from '../contract/contract.js';
import type { JsonObject } from '../contract/json.js';
import { FIELD, PILES, STACK } from '../state/journal.js';
import type { Obj } from '../state/state.js';
import { eyesOf } from './deciding.js';
import { defineCell, type Game } from './game.js';
import { showsTeam, teamOf } from './teams.js';

/** `hand:0` → `hand`. */
export function zoneName(key: string): string {
  let name = names.get(key);
  if (name === undefined) {
    const at = key.indexOf(':');
    name = at < 0 ? key : key.slice(0, at);
    if (names.size >= MAX_NAMES) names.clear();
    names.set(key, name);
  }
  return name;
}
/** Names of keys: there are few, and they are asked for all the time. */
const names = new Map<string, string>();
const MAX_NAMES = 1024;

export function zoneOwner(key: string): Seat | null {
  const at = key.indexOf(':');
  return at < 0 ? null : Number(key.slice(at + 1));
}
export function zoneKey(g: Game, zone: string, owner: Seat): string {
  const spec = g.rules.zones.table[zone];
  if (!spec) throw new Error(`no zone ${zone}`);
  return spec.owner === 'seat' ? keyOf(zone, owner) : zone;
}
/** The key of a player's own zone: the very same text each time, since looking up a new one is slow. */
export function keyOf(zone: string, owner: Seat): string {
  let keys = ownKeys.get(zone);
  if (!keys) {
    keys = [];
    ownKeys.set(zone, keys);
  }
  while (keys.length <= owner) keys.push(`${zone}:${keys.length}`);
  return keys[owner] ?? '';
}
const ownKeys = new Map<string, string[]>();

export function zone(g: Game, name: string, owner: Seat = 0): number[] {
  return g.zone(zoneKey(g, name, owner));
}
export function onField(g: Game, id: number): boolean {
  return g.find(id)?.zone === g.rules.zones.field;
}

/** Whether a viewer may see the face of an object, or somebody may whom they control. */
export function canSee(g: Game, viewer: Viewer, object: Obj): boolean {
  const eyes = typeof viewer === 'number' ? eyesOf(g, viewer) : null;
  return eyes ? eyes.some((seat) => seesItself(g, seat, object)) : seesItself(g, viewer, object);
}

function seesItself(g: Game, viewer: Viewer, object: Obj): boolean {
  if (viewer === 'judge') return true;
  // What was shown to all players was shown to whoever watches.
  const { known = [] } = object;
  if (typeof viewer === 'number' ? known.includes(viewer) : known.length >= g.s.seats) return true;
  const faceDown = isTurnedDown(object) ? g.rules.zones.table[zoneName(object.zone)]?.turnedDown : undefined;
  if (faceDown) return faceDown === 'owner' && viewer === controllerNow(g, object);
  return isOpenTo(g, viewer, object.zone);
}

/** An ability of something that lies face down tells no more of it than that does (mtg 708.5). */
const isTurnedDown = ({ status, kind, covered }: Obj): boolean =>
  status?.faceDown === true || (kind === 'ability' && covered !== undefined);

/** Who controls an object, by effects as well where there are any. */
const controllerNow = (g: Game, object: Obj): Seat =>
  g.rules.continuous.derive(g).of.get(object.id)?.controller ?? object.controller ?? object.owner;

export function zoneVisible(g: Game, viewer: Viewer, key: string): boolean {
  const eyes = typeof viewer === 'number' ? eyesOf(g, viewer) : null;
  return eyes ? eyes.some((seat) => isOpenTo(g, seat, key)) : isOpenTo(g, viewer, key);
}

function isOpenTo(g: Game, viewer: Viewer, key: string): boolean {
  if (viewer === 'judge') return true;
  const hidden = g.rules.zones.table[zoneName(key)]?.hidden;
  if (hidden === 'public') return true;
  const owner = zoneOwner(key);
  if (hidden !== 'owner' || owner === null || typeof viewer !== 'number') return false;
  return viewer === owner || showsTeam(g, zoneName(key), owner, viewer);
}

/** Seats that may see the faces in a zone. */
export function watchers(g: Game, key: string): Seat[] {
  const hidden = g.rules.zones.table[zoneName(key)]?.hidden;
  if (hidden === 'public') return g.s.players.map((p) => p.seat);
  const owner = zoneOwner(key);
  if (hidden !== 'owner' || owner === null) return [];
  return g.s.teams ? teamOf(g, owner).filter((seat) => isOpenTo(g, seat, key)) : [owner];
}

/** The outside name of an object. */
export const publicId = (id: number): string => `ob${id}`;
/** Fields of an event that name an object: of a hidden one only for those who see it where it lies, or know it (mtg 400.2). */
export function namedIn(
  g: Game,
  id: number,
  fields: JsonObject,
): { data: JsonObject; secret?: { to: Seat[]; data: JsonObject } } {
  const object = g.find(id);
  const seeing = object ? [...new Set([...watchers(g, object.zone), ...(object.known ?? [])])] : [];
  const isOpen = seeing.length >= g.s.seats || (!object && id in g.s.lastKnown);
  if (isOpen) return { data: fields };
  const data = Object.fromEntries(Object.keys(fields).map((field) => [field, null]));
  return seeing.length > 0 ? { data, secret: { to: seeing, data: fields } } : { data };
}

/** The inside number of an outside name, or null. */
export function privateId(id: string): number | null {
  const found = /^ob([1-9]\d{0,8})$/.exec(id);
  return found ? Number(found[1]) : null;
}

/** The zone in which the game says an object is. */
export const outsideZone = (g: Game, object: Obj): string => placed(g, object).zone;
export const placed = (g: Game, object: Obj): { zone: string; owner: Seat | null } =>
  g.rules.zones.placeOf?.(g, object) ?? { zone: zoneName(object.zone), owner: zoneOwner(object.zone) };

/** Tokens that are not on the field, and copies that are not on the stack, by their ids. */
export const strayObjects = defineCell('tokens and copies elsewhere', (g) => {
  const found: number[] = [];
  // One that is made later may come to lie anywhere.
  for (const channel of [FIELD, STACK, PILES]) g.cells.read(channel);
  for (const id of g.madeObjects) {
    const object = g.find(id);
    // What was a token may have become part of a card (mtg 730.2d).
    if (object?.kind === undefined) continue;
    const home = object.kind === 'token' ? g.rules.zones.field : g.rules.zones.stack;
    if (object.zone !== home && !g.rules.zones.mayLie?.(g, object)) found.push(id);
  }
  return found.sort((a, b) => a - b);
});
