/** Players who control other players (723). */
import type { Effect } from '@arbiter/engine';
import { row } from '../categories.js';

const controlled = (who: Extract<Effect, { do: 'controlPlayer' }>['who']): Effect[] => [{ do: 'controlPlayer', who }];

export const controlling = [
  row(
    'effect',
    "you control <player> during that player 's next turn",
    ({ player }) => controlled(player),
    'Mindslaver',
  ),
  row(
    'effect',
    'you control <player> during their next turn',
    ({ player }) => controlled(player),
    'The Dominion Bracelet',
  ),
  row(
    'sentence',
    "you gain control of <player> during that player 's next turn . after that turn , that player takes an extra turn",
    ({ player }) => [{ do: 'controlPlayer', who: player, turnAfter: true }],
    'Emrakul, the Promised End',
  ),
];
