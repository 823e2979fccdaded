/** Influence: how many cards a player has in hand and memory together (2.11.7.15.2). */
import { defineFigure } from '@arbiter/engine';

export const influence = defineFigure('influence', {
  description: 'Of players: how many cards they have in hand and memory together; objects have none.',
  of: () => 0,
  ofPlayer: (g, seat) => g.zone(`hand:${seat}`).length + g.zone(`memory:${seat}`).length,
  reads: [],
});
