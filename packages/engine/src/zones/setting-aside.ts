/** Setting objects aside, and putting them back (mtg 702.26). */
import type { Seat } from '../contract/contract.js';
import type { Game } from '../machine/game.js';
import { newObject } from '../state/object.js';
import type { Obj } from '../state/state.js';
import { asideOf, keepAside } from './aside.js';
import { remember } from './move.js';

/** Without the fields that are empty: what lies in a state is plain. */
function plain(object: Obj): Obj {
  const { id, def, owner, zone } = object;
  const said: Obj = { id, def, owner, zone };
  for (const [field, value] of Object.entries(object)) if (value !== undefined) Object.assign(said, { [field]: value });
  return said;
}

/** Sets an object aside; what it was like is remembered for those who ask. @param host with which it will come back */
export function setAside(g: Game, id: number, controller: Seat, host?: number): void {
  const object = g.object(id);
  remember(g, object);
  keepAside(g, [
    ...asideOf(g),
    { object: plain(object), controller, turn: g.turnNumber, ...(host === undefined ? {} : { with: host }) },
  ]);
  g.j.remove(g.zone(object.zone), id, g.channelOf(object.zone));
  g.remove(object);
}

/** Puts an object back that was set aside, the same as it was; undefined where it is not among those. */
export function bringBack(g: Game, id: number): Obj | undefined {
  const found = asideOf(g).find(({ object }) => object.id === id);
  if (!found) return undefined;
  keepAside(
    g,
    asideOf(g).filter((one) => one !== found),
  );
  const object = newObject(found.object);
  g.add(object);
  g.j.push(g.zone(object.zone), id, g.channelOf(object.zone));
  return g.object(id);
}
