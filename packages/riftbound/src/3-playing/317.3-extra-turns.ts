/** Turns after this one (317.3). */
import { defineVerb, impliedSeats } from '@arbiter/engine';
import { cite } from '../cite.js';
import { extraTurns } from './307-states.js';

declare module '@arbiter/engine' {
  interface Verbs {
    // biome-ignore lint/complexity/noBannedTypes: it takes no parameters
    takeTurn: {};
  }
}

/** "Take a turn after this one" (317.3). */
export const takeTurn = defineVerb('takeTurn', {
  description: 'Its player takes a turn after this one.',
  example: { do: 'takeTurn' },
  run: (g, _effect, ctx) => {
    const [seat] = impliedSeats(ctx);
    if (seat === undefined) return undefined;
    const before = extraTurns.of(g) ?? [];
    extraTurns.set(g, [seat, ...before]);
    g.emit('EXTRA_TURN', cite('riftbound:317.3', 'riftbound:735'), { seat });
    return undefined;
  },
  text: () => 'take another turn',
});
