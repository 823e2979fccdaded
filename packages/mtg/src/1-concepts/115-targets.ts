/** Targets: what may be targeted beyond what the words say (115.2–115.5, 702.11, 702.16, 702.18). */
import { type Entity, type Game, isPlayer, type Perspective, type RuleRef } from '@arbiter/engine';
import { editionOf, firstOf } from '../edition.js';

/** Null when the entity may be the target of something from this source; otherwise the rules against it. */
export function targetable(g: Game, target: Entity, by: Perspective): RuleRef[] | null {
  const { targetRestriction, playerTargetRestriction } = editionOf(g).hooks;
  return isPlayer(target)
    ? firstOf(playerTargetRestriction, (restriction) => restriction(g, target.player, by))
    : firstOf(targetRestriction, (restriction) => restriction(g, target.object, by));
}
