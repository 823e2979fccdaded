/** Draw phases that players skip because they paid with them (2.2.0). */
import { defineCost, type Game, type Seat } from '@arbiter/engine';
import { cite } from '../cite.js';

declare module '@arbiter/engine' {
  interface Costs {
    // biome-ignore lint/complexity/noBannedTypes: it takes no parameters
    skipDrawPhase: {};
  }
  interface PlayerMarks {
    /** How many of their next draw phases they skip. */
    skippedDraws?: number;
  }
}

export const skipDrawPhase = defineCost('skipDrawPhase', {
  description: 'Skipping one’s next draw phase: of several each skips one of its own.',
  example: { pay: 'skipDrawPhase' },
  canPay: () => true,
  pay: (g, _cost, { seat }) => {
    g.markPlayer(seat, 'skippedDraws', (g.playerMarks(seat).skippedDraws ?? 0) + 1);
    return undefined;
  },
  text: () => 'skip your next draw phase',
  rules: cite('ga:1.6.4.2.6'),
});

/** Whether the turn player skips this draw phase; then one less is left to skip. */
export function skipsDraw(g: Game): boolean {
  const seat: Seat = g.active;
  const left = g.playerMarks(seat).skippedDraws ?? 0;
  if (left === 0) return false;
  g.markPlayer(seat, 'skippedDraws', left > 1 ? left - 1 : undefined);
  return true;
}
