/** Positions of Two-Headed Giant: seats 0 and 1 against seats 2 and 3. */
import type { JsonObject, SeatAnswer } from '@arbiter/engine';
import type { Play } from '@arbiter/test-kit';
import { magic } from '../../src/index.js';
import { table } from './table.js';

/** Four players, the first two against the others; it begins in the precombat main phase of the first team's turn. */
export const giants = (players: object[], more: { options?: object; [field: string]: unknown } = {}): Play =>
  table([0, 1, 2, 3].map((seat) => players[seat] ?? {}) as never, {
    ...(more as JsonObject),
    options: { format: 'two-headed-giant', ...more.options } as never,
  });

/** The seats that are asked now. */
export const asked = (game: Play): number[] => magic.decisions(game.state, 'judge').map(({ seat }) => seat);

/** Everybody who is asked passes priority. */
export function passAll(game: Play): Play {
  for (const seat of asked(game)) game.answer(seat, { choose: [{ kind: 'PASS' }] });
  return game;
}

/** What a player does who is asked. */
export const does = (game: Play, seat: number, answer: Omit<SeatAnswer, 'seat'>): Play => game.answer(seat, answer);
