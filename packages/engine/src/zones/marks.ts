/**
 * Marks of the game, which derived cells that read one depend on: all of them are one channel, but for those that no cell
 * reads. Marks of players and objects have one channel each (`markPlayer`, `setMark`).
 */
import { defineCell, type Game } from '../machine/game.js';
import { type Channel, GAME_MARKS } from '../state/journal.js';
import type { GameMarks, ObjectMarks } from '../state/marks.js';

export interface GameMark<T> {
  of(g: Game): T | undefined;
  /** `undefined` forgets it. */
  set(g: Game, value: T | undefined): void;
}
/** How a fact about the game is read and written. @param channel what its writes are noted as: `NOTHING` where no cell reads it */
export const gameMark = <K extends keyof GameMarks>(
  name: K,
  channel: Channel = GAME_MARKS,
): GameMark<GameMarks[K]> => ({
  of: (g) => {
    g.cells.read(channel);
    return g.s.marks[name];
  },
  set: (g, value) => g.j.set(g.s.marks, name, value, channel),
});

/** Declares the list of what lies on the field and has something noted: gone through once, and again when that may be otherwise. */
export const markedOnField = (name: keyof ObjectMarks): ((g: Game) => readonly number[]) => {
  const marked = defineCell(`noted as ${name}`, (g): readonly number[] =>
    g.zone(g.rules.zones.field).filter((id) => g.markOf(g.find(id), name) !== undefined),
  );
  return (g) => marked(g);
};
