/**
 * The first card of a turn that a player draws may have to be revealed by a static ability, to which abilities of the same
 * paragraph are linked: they trigger on what that one had revealed, and on nothing else (603.11, 607.2h).
 */
import {
  defineEvent,
  defineRule,
  type Effects,
  type Game,
  isActive,
  playerRules,
  revealObjects,
  type Seat,
  triggerOn,
} from '@arbiter/engine';
import { asDrawn } from '../7-additional/702-keywords/702.94-miracle.js';
import { cite } from '../cite.js';

declare module '@arbiter/engine' {
  interface Events {
    /** A player revealed the first card of a turn that they drew, because `source` says so. */
    revealsDrawn: { object: number; player: Seat; source: number };
  }
}

const RULE = 'revealsFirstDraw';
const REVEALED = cite('mtg:603.11', 'mtg:607.2h', 'mtg:701.20a');

/** Reveals a card that was just drawn, once for all that say so. */
function revealFirst(g: Game, id: number): void {
  const object = g.find(id);
  const player = object?.owner;
  if (player === undefined || g.playerMarks(player).cardsDrawn !== 1) return;
  const saying = playerRules(g, player, RULE).filter(({ mod }) => mod.ownTurns !== true || isActive(g, player));
  if (saying.length === 0) return;
  revealObjects(g, [id], REVEALED);
  for (const { source } of saying) triggerOn(g, { type: 'revealsDrawn', object: id, player, source });
}

/** What is done with a card as it is drawn: others may see it, and then it may say something itself (702.94a). */
export function whenDrawn(g: Game, id: number): Effects | undefined {
  revealFirst(g, id);
  return asDrawn(g, id);
}

export const revealsDrawnEvent = defineEvent('revealsDrawn', {
  description: 'A player revealed the first card of a turn that they drew, by the rule `revealsFirstDraw` of `source`.',
  example: { on: 'revealsDrawn', source: 'self' },
  refs: ['object', 'player', 'source'],
});

export const revealsFirstDraw = defineRule(RULE, {
  description:
    'Of players: reveal the first card that they draw each turn, or with `ownTurns` each turn of theirs; `revealsDrawn` triggers on it.',
  example: { mod: 'rule', rule: RULE },
  params: (p) => ({ ownTurns: p.flag.optional() }),
});
