/** Hexproof and shroud (702.11, 702.18): what can't be targeted, by opponents or by anybody. */
import {
  characteristicsOf,
  type Entity,
  type Game,
  isPlayer,
  matches,
  type Perspective,
  playerRules,
} from '@arbiter/engine';
import { cite } from '../../cite.js';
import { define, targetRestrictions } from './hooks.js';

define({
  keyword: 'hexproof',
  rules: cite('mtg:702.11'),
  says: 'Opponents can’t target it; with `from` only what fits can’t, and `label` says what that is.',
  takes: { from: 'may', label: 'may' },
  text: (a) => (a.label ? `hexproof from ${a.label}` : 'hexproof'),
});
define({ keyword: 'shroud', rules: cite('mtg:702.18'), says: 'Nobody can target it.' });

/** Hexproof from everything opponents control, or from what has a quality only; several may be there (702.11d, 702.11f). */
function hexproof(g: Game, object: number, by: Perspective): boolean {
  const { abilities, controller } = characteristicsOf(g, object);
  if (controller === by.controller) return false;
  return abilities.some(
    (a) =>
      a.kind === 'keyword' &&
      a.keyword === 'hexproof' &&
      (a.from === undefined || matches(g, { object: by.source }, a.from, { source: object, controller })),
  );
}
targetRestrictions.push((g, object, by) => (hexproof(g, object, by) ? cite('mtg:702.11b', 'mtg:702.11d') : null));
targetRestrictions.push((g, object) =>
  characteristicsOf(g, object).abilities.some((a) => a.kind === 'keyword' && a.keyword === 'shroud')
    ? cite('mtg:702.18a')
    : null,
);

/** The same for players, who have it by an effect (702.11c, 702.18a). */
export function untargetablePlayer(g: Game, target: Entity, by: Perspective) {
  if (!isPlayer(target)) return null;
  if (playerRules(g, target.player, 'shroud').length > 0) return cite('mtg:702.18a');
  const opposing = target.player !== by.controller;
  return opposing && playerRules(g, target.player, 'hexproof').length > 0 ? cite('mtg:702.11c') : null;
}
