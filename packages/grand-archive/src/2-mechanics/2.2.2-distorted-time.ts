/** Distorted time (2.5.1): players materialize after their main phase and not before it, for the rest of the game. */
import { defineVerb, fields, type Game, gameMark } from '@arbiter/engine';
import { cite } from '../cite.js';

declare module '@arbiter/engine' {
  interface GameMarks {
    timeDistorted?: true;
  }
  interface Verbs {
    // biome-ignore lint/complexity/noBannedTypes: it takes no parameters
    distortTime: {};
  }
}
const distorted = gameMark('timeDistorted');
export const isDistorted = (g: Game): boolean => distorted.of(g) === true;

/** Once it is distorted, distorting it does nothing. */
export const distortTime = defineVerb('distortTime', {
  description:
    'Time is distorted for the rest of the game: the materialize phase of each turn comes after the main phase and not before it.',
  example: { do: 'distortTime' },
  params: fields(() => ({})),
  run: (g) => {
    if (isDistorted(g)) return undefined;
    distorted.set(g, true);
    g.emit('TIME_DISTORTED', cite('ga:2.2.2'), {});
    return undefined;
  },
  text: () => 'distort time',
});
