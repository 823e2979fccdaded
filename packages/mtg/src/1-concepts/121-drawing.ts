/** Drawing (121): who can't, and who can't draw more. All draws come by here, those of the draw step and what takes the place of others as well. */
import {
  type Action,
  type ActionKind,
  type ActionOf,
  anyDefinition,
  type Game,
  kernelActions,
  playerRules,
  type RuleRef,
  type Seat,
} from '@arbiter/engine';
import { cite } from '../cite.js';

declare module '@arbiter/engine' {
  interface PlayerMarks {
    /** How many cards they drew this turn. */
    cardsDrawn?: number;
  }
}

/** "Can't draw cards": no card is drawn, and the choice to draw one can't be made, for oneself or for another (121.3, 121.3a). */
export function cannotDraw(g: Game, action: Action): RuleRef[] | null {
  if (action.type !== 'draw') return null;
  if (playerRules(g, action.player, 'cantDraw').length > 0) return cite('mtg:121.3', 'mtg:121.3a');
  return drawsTooMany(g, action.player, action.ahead ?? 0) ? cite('mtg:121.2b') : null;
}

/** "Can't draw more than one card each turn": it counts the cards that were drawn before the effect was there as well (121.2b). */
function drawsTooMany(g: Game, seat: Seat, ahead: number): boolean {
  const limits = playerRules(g, seat, 'drawsAtMost').map(({ mod }) => Number(mod.count));
  return limits.length > 0 && (g.playerMarks(seat).cardsDrawn ?? 0) + ahead >= Math.min(...limits);
}

/** Whether any card of the game limits draws, or asks which is the first: in other games they are not counted. */
const isLimited = anyDefinition('cards that count draws', (_g, { definition }) =>
  /"(drawsAtMost|revealsFirstDraw)"/.test(JSON.stringify(definition)),
);

/** A draw, counted. */
export const drawKind: ActionKind<ActionOf<'draw'>> = {
  ...kernelActions.draw,
  apply: (g, action) => {
    const happened = kernelActions.draw.apply(g, action);
    if (isLimited(g) && happened.some(({ type }) => type === 'draw'))
      g.markPlayer(action.player, 'cardsDrawn', (g.playerMarks(action.player).cardsDrawn ?? 0) + 1);
    return happened;
  },
};
/** As a turn begins nobody has drawn a card in it. */
export function forgetDraws(g: Game): void {
  for (const { seat } of g.s.players)
    if (g.playerMarks(seat).cardsDrawn !== undefined) g.markPlayer(seat, 'cardsDrawn', undefined);
}
