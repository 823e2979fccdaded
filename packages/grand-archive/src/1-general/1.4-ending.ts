/** Winning, losing, drawing, conceding (1.4, 2.11.7.3). */
import { type ActionOf, defineVerb, fields, type Game, makeEnding, type Seat } from '@arbiter/engine';
import { cite } from '../cite.js';

export const ending = makeEnding({
  why: {
    defeated: { text: 'all champions are defeated', rules: cite('ga:1.4.3.1', 'ga:1.4.2.1', 'ga:2.11.6.2.3') },
    noChampion: { text: 'controls no champion', rules: cite('ga:1.4.3.2') },
    deckOut: { text: 'drew from an empty deck', rules: cite('ga:1.4.3.3', 'ga:2.10.6') },
    effect: { text: 'an effect says so', rules: cite('ga:1.4.3.4') },
    concede: {
      text: 'conceded',
      rules: cite('ga:1.4.3.5', 'ga:2.11.7.3.1', 'ga:2.11.7.3.2', 'ga:2.11.7.3.1.2', 'ga:2.11.7.3.3'),
    },
  },
  lastLeft: cite('ga:1.4.2.2', 'ga:1.1.2', 'ga:2.11.7.3.1.1'),
  draw: cite('ga:1.4.4.2', 'ga:1.1.2.1', 'ga:1.1.2.2', 'ga:1.1.2.2.1'),
  effect: cite('ga:1.4.2.3'),
});

export const loses = (player: Seat, reason: string): ActionOf<'lose'> => ({ type: 'lose', player, reason });
export const playing = (g: Game): Seat[] => g.seatsFrom(g.active);

declare module '@arbiter/engine' {
  interface Verbs {
    // biome-ignore lint/complexity/noBannedTypes: it takes nothing
    drawGame: {};
  }
}
export const drawGame = defineVerb('drawGame', {
  description: 'The game is a draw.',
  example: { do: 'drawGame' },
  params: fields(() => ({})),
  run: (g) => {
    if (!g.s.result) ending.endInDraw(g, 'an effect says so', cite('ga:1.4.4.1'));
    return undefined;
  },
  text: () => 'the game is a draw',
});
