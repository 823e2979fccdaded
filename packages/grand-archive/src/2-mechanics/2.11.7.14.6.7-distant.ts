/** Distant (2.11.7.14.6.7): what a unit becomes until its controller's turn ends. */
import { controllerOf, type Game, publicId, setStatus } from '@arbiter/engine';
import { cite } from '../cite.js';

/** What the turn player controls is distant no more, as all else ends with the turn. */
export function endDistance(g: Game, id: number): void {
  const object = g.object(id);
  if (!g.is(object, 'distant') || controllerOf(g, id) !== g.active) return;
  setStatus(g, object, 'distant', false);
  g.emit('STATUS_CHANGED', cite('ga:2.11.7.14.6.7'), {
    object: publicId(id),
    card: g.rules.view.label(g, { object: id }),
    status: 'distant',
    on: false,
  });
}
