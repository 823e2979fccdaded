/** Crimes (700.13): whoever targets opponents, what they control, or cards in their graveyards commits one. */
import { controllerOf, type Entity, type Game, isPlayer, type Obj, type Seat, zoneName } from '@arbiter/engine';
import { did } from './701-keyword-actions/did.js';

/** What a player controls on the battlefield or the stack, and the cards of their graveyard; what lies elsewhere is nobody's here. */
const WHOSE: { readonly [zone: string]: (g: Game, object: Obj) => Seat } = {
  battlefield: (g, { id }) => controllerOf(g, id),
  stack: (g, { id }) => controllerOf(g, id),
  graveyard: (_g, { owner }) => owner,
};

function concerns(g: Game, e: Entity): Seat | undefined {
  if (isPlayer(e)) return e.player;
  const object = g.find(e.object);
  return object && WHOSE[zoneName(object.zone)]?.(g, object);
}

/** As something with its targets is on the stack: one crime, however many opponents and things of theirs it targets. */
export function commitCrime(g: Game, item: Obj): void {
  const player = controllerOf(g, item.id);
  const wrongs = (item.play?.targets ?? []).flat().some((e) => (concerns(g, e) ?? player) !== player);
  if (wrongs) did(g, 'commitCrime', player);
}
