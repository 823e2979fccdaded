/** What has an Adventure or an Omen, whether or not that counts where it is (715.2a, 720.2a). */
import { copiedOf, definePredicate, type Entity, type Game, isPlayer } from '@arbiter/engine';

/** A copy has what it copies, and what is face down has neither. */
function hasLayout(g: Game, e: Entity, layout: string): boolean {
  const object = isPlayer(e) ? undefined : (g.find(e.object) ?? g.s.lastKnown[e.object]);
  if (!object) return false;
  return g.defined(copiedOf(g, object).copied ?? object.def).definition.layout === layout;
}
export const hasAdventure = (g: Game, e: Entity): boolean => hasLayout(g, e, 'adventure');
export const hasOmen = (g: Game, e: Entity): boolean => hasLayout(g, e, 'omen');

export const secondSpells = [
  definePredicate('hasAdventure', { description: 'Has an Adventure.', holds: hasAdventure }),
  definePredicate('hasOmen', { description: 'Has an Omen.', holds: hasOmen }),
];
