/** The mulligan of that time: one card fewer each, and the second player waits until the first keeps a hand (101.5). */
import { moveNow, procedure, type Seat, shufflePile } from '@arbiter/engine';
import { drawHand, type Opening, openingSteps } from '../../../1-concepts/103-starting.js';
import { handSizeOf } from '../../../9-casual/902-vanguard.js';
import { cite } from '../../../cite.js';

/** Of the mulligan. @citation */
export const MULLIGAN = cite('mtg-2003:101.5');

export const startGame = procedure<{ restartedBy?: Seat }, Opening>('startGame', {
  ...openingSteps,
  // 101.5: one player after the other, each until they keep.
  round: (g, l) => {
    const next = g.seatsFrom(g.active).find((seat) => !l.keeping.includes(seat));
    if (next === undefined) return { go: 'opening' };
    g.j.note(l, 'seats', [next]);
    g.j.note(
      l,
      'again',
      g.s.players.map(() => false),
    );
    return { go: 'decide' };
  },
  mulligans: (g, l) => {
    const seat = l.again.indexOf(true);
    if (seat < 0) return { go: 'round' };
    for (const object of g.zone(`hand:${seat}`).slice()) moveNow(g, { object, to: 'library', cause: 'mulligan' });
    shufflePile(g, `library:${seat}`);
    drawHand(g, seat, handSizeOf(g, seat) - (l.taken[seat] ?? 0));
    return { go: 'round' };
  },
});
