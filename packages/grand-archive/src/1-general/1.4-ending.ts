/** Winning, losing, drawing, conceding (1.4, 2.11.7.3). */
import {
  type Action,
  type ActionOf,
  defineRule,
  defineVerb,
  fields,
  type Game,
  makeEnding,
  playerRules,
  type RuleRef,
  type Seat,
} from '@arbiter/engine';
import { z } from 'zod';
import { cite } from '../cite.js';

export const ending = makeEnding({
  why: {
    defeated: { text: 'all champions are defeated', rules: cite('ga:1.4.3.1', 'ga:1.4.2.1', 'ga:2.11.6.2.3') },
    noChampion: { text: 'controls no champion', rules: cite('ga:1.4.3.2') },
    deckOut: { text: 'drew from an empty deck', rules: cite('ga:1.4.3.3', 'ga:2.10.6') },
    effect: { text: 'an effect says so', rules: cite('ga:1.4.3.4') },
    concede: {
      text: 'conceded',
      rules: cite(
        'ga:1.4.3.5',
        'ga:2.11.7.3.1',
        'ga:2.11.7.3.2',
        'ga:2.11.7.3.1.2',
        'ga:2.11.7.3.3',
        'ga:2.11.7.7.3.3',
      ),
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
/** Whether an effect keeps a player from losing for that reason; who concedes loses all the same (2.11.7.3.3). */
export const isSpared = (g: Game, seat: Seat, reason: string): boolean =>
  playerRules(g, seat, 'cantLose').some(({ mod }) => mod.by === undefined || mod.by === reason);
/** "Can't lose" comes before what says that a player loses (2.5.1.5.4). */
export const cannotLose = (g: Game, action: Action): RuleRef[] | null =>
  action.type === 'lose' && isSpared(g, action.player, action.reason)
    ? cite('ga:2.5.1.5.4', 'ga:2.11.7.9.2', 'ga:2.11.7.9.2.1')
    : null;
export const cantLose = defineRule('cantLose', {
  description: 'Of players: can’t lose the game, or not `by` that reason; who concedes does.',
  example: { mod: 'rule', rule: 'cantLose' },
  params: () => ({ by: z.enum(['defeated', 'noChampion', 'deckOut', 'effect']).optional() }),
});

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
