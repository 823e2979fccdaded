/** Effects that change where cards go, applied to a token that cards are part of (mtg 730.3e). */
import type { Action, Replacement } from '../machine/actions.js';
import type { Game } from '../machine/game.js';

/** Whether a token moves that cards are part of. */
export function movesItsCards(g: Game, action: Action): boolean {
  if (action.type !== 'move' || action.apart) return false;
  const object = g.find(action.object);
  return object?.kind === 'token' && object.under?.some(({ kind }) => kind === undefined) === true;
}

/**
 * An effect that doesn't apply to a token, as it applies to the cards among its components: these go where it says, and the
 * token with its other components where it would.
 * @param applies whether the effect applies as things are
 */
export function ofItsCards(
  g: Game,
  r: Replacement,
  action: Action,
  applies: (g: Game, r: Replacement, action: Action) => boolean,
): Replacement | undefined {
  const object = action.type === 'move' ? g.find(action.object) : undefined;
  const { to, ...change } = r.spec.change ?? {};
  if (!object || to === undefined) return undefined;
  // It is looked at as though it were no token, and taken back.
  const mark = g.mark();
  g.change(object, 'kind', undefined);
  const isAbout = applies(g, r, action);
  g.rollback(mark);
  return isAbout ? { ...r, spec: { ...r.spec, change: { ...change, apart: { to, which: 'cards' } } } } : undefined;
}
