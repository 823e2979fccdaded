/**
 * Marks of the game, each with the channel that its writes belong to, so that derived cells that read the channel are
 * computed anew. Marks of players and objects have one channel each (`markPlayer`, `setMark`).
 */
import type { Game } from '../machine/game.js';
import type { Channel } from '../state/journal.js';
import type { GameMarks } from '../state/marks.js';

export interface GameMark<T> {
  of(g: Game): T | undefined;
  /** `undefined` forgets it. */
  set(g: Game, value: T | undefined): void;
}
/** How a fact about the game is read and written. @param channel what its writes are noted as */
export const gameMark = <K extends keyof GameMarks>(name: K, channel: Channel): GameMark<GameMarks[K]> => ({
  of: (g) => g.s.marks[name],
  set: (g, value) => g.j.set(g.s.marks, name, value, channel),
});
