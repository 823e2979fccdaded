/** The starting plane (103.7, 901.5), and what everybody sees of planes. */
import { cardOf, type Game, type JsonObject, publicId } from '@arbiter/engine';
import { turnPlaneDown, turnPlaneUp } from '../../7-additional/701-keyword-actions/701.31-planeswalk.js';
import { hasPlanes } from '../../8-multiplayer/formats.js';
import { cite } from '../../cite.js';
import { beginPlanarControl, faceUp, isPlane, planarController, planarDeck } from './901.6-controller.js';

/** The first plane of the starting player's planar deck; phenomena above it go to the bottom. @citation */
const STARTING = cite('mtg:103.7', 'mtg:901.5');

/** The starting player turns up a plane; nothing triggers on that. */
export function setStartingPlane(g: Game): void {
  if (!hasPlanes(g.s.options)) return;
  beginPlanarControl(g);
  const seat = planarController(g);
  const deck = planarDeck(g, seat);
  for (let left = g.zone(deck).length; left > 0; left--) {
    const top = g.zone(deck)[0];
    const up = top === undefined ? undefined : turnPlaneUp(g, top);
    if (!up) return;
    if (isPlane(g, up)) {
      g.emit('STARTING_PLANE', STARTING, { seat, object: publicId(up.id), card: cardOf(g, up.id) });
      return;
    }
    turnPlaneDown(g, up.id);
  }
}

/** What everybody sees: the planar controller, and what lies face up. */
export function viewPlanes(g: Game): JsonObject {
  if (!hasPlanes(g.s.options)) return {};
  const cards = faceUp(g).map((id) => ({ id: publicId(id), card: cardOf(g, id) }));
  return { planar: { controller: planarController(g), faceUp: cards } };
}
