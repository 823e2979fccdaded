/** Filters about how something on the stack is played, or something on the field was (mtg 400.7d). */
import type { Game } from '../../machine/game.js';
import { defineFilter, NONE } from '../../machine/words.js';
import type { PlayData } from '../../state/state.js';
import { ofObjects } from '../helpers.js';

declare module '../../language/types.js' {
  interface Filters {
    played: { played: string };
    playedFrom: { playedFrom: string };
  }
}

/** How an object is played or was; abilities are not played. */
function playOf(g: Game, id: number): PlayData | undefined {
  const object = g.find(id);
  return object?.kind === 'ability' ? undefined : (object?.play ?? object?.from);
}

export const played = defineFilter('played', {
  description: 'Is or was played in the way of this name; `normal` is the usual one.',
  example: { played: 'normal' },
  params: (p) => ({ played: p.name }),
  compile: (clause) => ofObjects((g, id) => playOf(g, id)?.method === clause.played),
  reads: () => NONE,
  text: (clause) => `played by ${clause.played}`,
});

/** A copy was put onto the stack, and played from nowhere (mtg 707.10). */
export const playedFrom = defineFilter('playedFrom', {
  description: 'Is or was played from this zone.',
  example: (n) => ({ playedFrom: n.pile }),
  params: (p) => ({ playedFrom: p.zone }),
  compile: (clause) =>
    ofObjects((g, id) => {
      const play = playOf(g, id);
      return (
        play !== undefined &&
        g.object(id).kind === undefined &&
        (play.zone ?? g.rules.zones.piles.hand) === clause.playedFrom
      );
    }),
  reads: () => NONE,
  text: (clause) => `played from ${clause.playedFrom}`,
});
