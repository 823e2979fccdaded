/** Landwalk (702.14): it can't be blocked while the defending player controls such a land. */
import { all, characteristicsOf, controllerOf, type Game, isPlayer, type KeywordAbility } from '@arbiter/engine';
import { defenderOf } from '../../5-turn/506-combat.js';
import { cite } from '../../cite.js';
import { and, land } from '../../language/filters.js';
import { defineKeyword } from './hooks.js';

export const landwalk = defineKeyword({
  name: 'landwalk',
  rules: cite('mtg:702.14a', 'mtg:702.14c', 'mtg:702.14e'),
  description:
    'Can’t be blocked while the defending player controls a land that fits `from`; `label` is its printed name.',
  params: { from: 'must', label: 'must' },
  text: (a) => a.label ?? 'landwalk',
  hooks: {
    blockRestriction: (g, attacker, blocker) =>
      characteristicsOf(g, attacker).abilities.some(
        (a) => a.kind === 'keyword' && a.keyword === 'landwalk' && walksPast(g, attacker, blocker, a),
      )
        ? cite('mtg:702.14c', 'mtg:702.14d')
        : null,
  },
});

/**
 * Whether the defending player has a land of the kind: whom it attacks, where players of a team block together (805.10e).
 * Landwalk of the blocker's own changes nothing (702.14d).
 */
function walksPast(g: Game, attacker: number, blocker: number, walk: KeywordAbility): boolean {
  const { controller } = characteristicsOf(g, attacker);
  const defending = defenderOf(g, attacker) ?? controllerOf(g, blocker);
  return all(g, and(land, walk.from ?? []), { source: attacker, controller }).some(
    (e) => !isPlayer(e) && controllerOf(g, e.object) === defending,
  );
}
