/** An object goes into another one, which stays what and where it was, and is both of them from then on (mtg 730.2). */
import type { Game } from '../machine/game.js';
import { asComponent, componentsOf, rejoin, writeComponents } from './components.js';
import { FACE_DOWN } from './faces.js';
import { goOnFor, join } from './move.js';
import { setStatus } from './status.js';

export interface Merging {
  /** The object that stays. */
  object: number;
  /** What goes into it. */
  with: number;
  /** On top of it, rather than beneath. */
  over: boolean;
}

/**
 * The object hasn't entered, nobody new controls it, and what applied to it goes on (mtg 730.2b, 730.2c); so does what was
 * done to the other one (mtg 702.140f). Whether one of them is not there: then nothing happens.
 */
export function mergeNow(g: Game, { object: id, with: other, over }: Merging): boolean {
  const whole = g.find(id);
  const added = g.find(other);
  if (!whole || !added) return false;
  const ts = g.nextTimestamp();
  const [own, ...under] = componentsOf(whole);
  const component = asComponent(added);
  goOnFor(g, added, whole);
  join(g, added, whole, 'merge');
  if (over) {
    // It lies as its topmost component does, and nobody turned it up (mtg 730.2e).
    if (whole.covered !== undefined) setStatus(g, whole, FACE_DOWN, false);
    writeComponents(g, whole, component, [{ ...own, ts }, ...under]);
  } else writeComponents(g, whole, own, [...under, { ...component, ts }]);
  rejoin(g, id);
  return true;
}
