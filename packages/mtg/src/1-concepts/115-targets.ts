/** Targets: what may be targeted beyond what the words say (115.2–115.5, 702.11, 702.16, 702.18). */
import { type Entity, type Game, isPlayer, type Perspective, type RuleRef } from '@arbiter/engine';
import { untargetablePlayer } from '../7-additional/702-keywords/702.11-hexproof.js';
import { targetRestrictions } from '../7-additional/702-keywords/hooks.js';

/** Null when the entity may be the target of something from this source; otherwise the rules against it. */
export function targetable(g: Game, target: Entity, by: Perspective): RuleRef[] | null {
  if (isPlayer(target)) return untargetablePlayer(g, target, by);
  for (const restriction of targetRestrictions) {
    const broken = restriction(g, target.object, by);
    if (broken) return broken;
  }
  return null;
}
