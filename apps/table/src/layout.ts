/** Where the objects of a view lie on the table: each seat's on its side, what is nobody's between them. */
import type { Game, GameObject, Player, View } from '@arbiter/client';
import { spoken } from './words.js';

/** Zones that are told by their number until somebody opens them. */
export const FOLDED: ReadonlySet<string> = new Set('graveyard exile trash banishment materialDeck lineage'.split(' '));

export interface Heap {
  zone: string;
  /** What its zone is called, where that is not what its id says. */
  name?: string;
  objects: string[];
  /** Cards that the viewer does not see. */
  hidden: number;
}
export interface Side {
  player: Player;
  heaps: Heap[];
}
/** An object at which others are: those of each seat. */
export interface Place {
  id: string;
  units: string[];
}
export interface Layout {
  sides: Side[];
  places: Place[];
  /** What lies in the middle, and nobody controls. */
  middle: Heap[];
}

/** @param near the seat that sits nearest, and comes last */
export function layoutOf(view: View, near: number): Layout {
  const places = Object.entries(view.objects).flatMap(([id, { units }]) =>
    Array.isArray(units) ? [{ id, units }] : [],
  );
  // What is on the stack is told with its targets; what is at a place lies there.
  const elsewhere = new Set([...view.stack.map(({ id }) => id), ...places.flatMap(({ id, units }) => [id, ...units])]);
  const heaps = view.zones.map(({ id, owner, name, objects = [], count = 0 }) => ({
    zone: id,
    name: typeof name === 'string' ? name : undefined,
    owner,
    objects: objects.filter((object) => !elsewhere.has(object)),
    hidden: Math.max(count - objects.length, 0),
  }));
  const lyingWith = (seat: number | null): Heap[] =>
    heaps
      .map(({ zone, name, owner, objects, hidden }) => {
        const theirs = objects.filter((object) => (owner ?? seatOf(view.objects[object])) === seat);
        return {
          zone,
          ...(name === undefined ? {} : { name }),
          objects: FOLDED.has(zone) ? theirs : sorted(theirs, view),
          hidden: owner === seat ? hidden : 0,
        };
      })
      .filter(({ objects, hidden }) => objects.length + hidden > 0);
  const sides = view.players
    .map((player) => ({ player, heaps: lyingWith(player.seat) }))
    .sort((a, b) => Number(a.player.seat === near) - Number(b.player.seat === near));
  return { sides, places, middle: lyingWith(null) };
}

const seatOf = (object: GameObject | undefined): number | null => object?.controller ?? object?.owner ?? null;

/** Kinds of cards together, each in the order of the view; what is attached follows what it is attached to. */
function sorted(objects: string[], view: View): string[] {
  const kindOf = (id: string): string => ((view.objects[id]?.types as string[] | undefined) ?? []).join(' ');
  const hostOf = (id: string): string | undefined => {
    const to = view.objects[id]?.attachedTo as { object?: string } | string | null | undefined;
    const host = typeof to === 'string' ? to : to?.object;
    return host !== undefined && objects.includes(host) ? host : undefined;
  };
  const kinds = [...new Set(objects.map(kindOf))];
  return kinds
    .flatMap((kind) => objects.filter((id) => kindOf(id) === kind && !hostOf(id)))
    .flatMap((id) => [id, ...objects.filter((other) => hostOf(other) === id)]);
}

/** What a zone is called. */
export function zoneName(view: View, zone: string): string {
  const name = view.zones.find(({ id }) => id === zone)?.name;
  return typeof name === 'string' ? name : spoken(zone);
}

/** What an object, or the seat in `seat 1`, is called. */
export function nameIn(view: View, id: string): string {
  const seat = /^seat (\d+)$/.exec(id)?.[1];
  if (seat !== undefined) return view.players.find((player) => player.seat === Number(seat))?.name ?? id;
  const object = view.objects[id];
  if (object) return object.name || object.card || 'a face-down card';
  const item = view.stack.find((one) => one.id === id);
  return item ? item.name || item.card || item.kind : 'something';
}

/** What whoever sits there is called. */
export const seatName = ({ seats }: Game, seat: number): string =>
  seats.find((one) => one.seat === seat)?.name ?? `seat ${seat}`;
