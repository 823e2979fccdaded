/** Hexproof and shroud (702.11, 702.18): what can't be targeted, by opponents or by anybody. */
import {
  areOpponents,
  characteristicsOf,
  type Game,
  keyword,
  matches,
  type Perspective,
  playerRules,
} from '@arbiter/engine';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const hexproof = defineKeyword({
  name: 'hexproof',
  rules: cite('mtg:702.11'),
  description: 'Opponents can’t target it; with `from` only what fits can’t, and `label` says what that is.',
  params: { from: 'may', label: 'may' },
  text: (a) => (a.label ? `hexproof from ${a.label}` : 'hexproof'),
  hooks: {
    targetRestriction: (g, object, by) => (isHexproof(g, object, by) ? cite('mtg:702.11b', 'mtg:702.11d') : null),
    // Players have it by an effect (702.11c).
    playerTargetRestriction: (g, player, by) =>
      areOpponents(g, player, by.controller) && playerRules(g, player, 'hexproof').length > 0
        ? cite('mtg:702.11c')
        : null,
  },
});
export const shroud = defineKeyword({
  name: 'shroud',
  rules: cite('mtg:702.18'),
  description: 'Nobody can target it.',
  hooks: {
    targetRestriction: (g, object) => (keyword(g, object, 'shroud') ? cite('mtg:702.18a') : null),
    playerTargetRestriction: (g, player) => (playerRules(g, player, 'shroud').length > 0 ? cite('mtg:702.18a') : null),
  },
});

/** Hexproof from everything opponents control, or from what has a quality only; several may be there (702.11d, 702.11f). */
function isHexproof(g: Game, object: number, by: Perspective): boolean {
  const { abilities, controller } = characteristicsOf(g, object);
  if (!areOpponents(g, controller, by.controller)) return false;
  return abilities.some(
    (a) =>
      a.kind === 'keyword' &&
      a.keyword === 'hexproof' &&
      (a.from === undefined || matches(g, { object: by.source }, a.from, { source: object, controller })),
  );
}
