/** Targets: what may be targeted beyond what the words say (115.2–115.5, 702.11, 702.16, 702.18). */
import {
  areOpponents,
  characteristicsOf,
  type Entity,
  type Game,
  isPlayer,
  onField,
  type Perspective,
  type RuleRef,
} from '@arbiter/engine';
import { cite } from '../cite.js';
import { editionOf, firstOf } from '../edition.js';
import { isAbout } from './101.2-cant.js';

/** "Can't be the target of …": by what aims at it, a spell or the source of an ability (101.2). @citation */
const CANT_BE_TARGETED = cite('mtg:101.2');
const cantBeTargeted = (g: Game, object: number, by: Perspective): boolean =>
  characteristicsOf(g, object).rules.some(
    (r) =>
      (r.rule === 'cantBeTargetedBy' && isAbout(g, r, 'by', by.source, by.playing)) ||
      (r.rule === 'opponentsCantTarget' && areOpponents(g, r.controller, by.controller)),
  );

/** Null when the entity may be the target of something from this source; otherwise the rules against it. */
export function targetable(g: Game, target: Entity, by: Perspective): RuleRef[] | null {
  const { targetRestriction, playerTargetRestriction } = editionOf(g).hooks;
  if (isPlayer(target)) return firstOf(playerTargetRestriction, (restriction) => restriction(g, target.player, by));
  // Hexproof, shroud and protection say so of permanents (702.11b, 702.16b, 702.18a): they don't work anywhere else (113.6).
  if (!onField(g, target.object)) return cantBeTargeted(g, target.object, by) ? CANT_BE_TARGETED : null;
  return (
    firstOf(targetRestriction, (restriction) => restriction(g, target.object, by)) ??
    (cantBeTargeted(g, target.object, by) ? CANT_BE_TARGETED : null)
  );
}
