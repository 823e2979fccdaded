/** What has an Adventure, an Omen or a prepare spell, whether or not that counts where it is (715.2a, 720.2a, 722.2a). */
import { copiedOf, definePredicate, type Entity, type Game, isPlayer } from '@arbiter/engine';

/** A copy has what it copies, and what is face down has none of them. */
function hasLayout(g: Game, e: Entity, layout: string): boolean {
  const object = isPlayer(e) ? undefined : (g.find(e.object) ?? g.s.lastKnown[e.object]);
  if (!object) return false;
  return g.defined(copiedOf(g, object).copied ?? object.def).definition.layout === layout;
}
export const hasAdventure = (g: Game, e: Entity): boolean => hasLayout(g, e, 'adventure');
export const hasOmen = (g: Game, e: Entity): boolean => hasLayout(g, e, 'omen');

export const hasPrepareSpell = (g: Game, e: Entity): boolean => hasLayout(g, e, 'preparation');

export const secondSpells = [
  definePredicate('hasAdventure', { description: 'Has an Adventure.', holds: hasAdventure }),
  definePredicate('hasOmen', { description: 'Has an Omen.', holds: hasOmen }),
  definePredicate('hasPrepareSpell', { description: 'Has a prepare spell.', holds: hasPrepareSpell }),
];
