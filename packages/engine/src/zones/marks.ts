/**
 * Marks: facts that rules note about the game, a player or an object, each declared once with its type. A mark of the game
 * says which channel its writes belong to, so that derived cells that read the channel are computed anew.
 */
import type { Seat } from '../contract/contract.js';
import type { Json } from '../contract/json.js';
import type { Game } from '../machine/game.js';
import type { Channel } from '../state/journal.js';
import type { Obj } from '../state/state.js';
import { setMark } from './move.js';

export interface GameMark<T> {
  of(g: Game): T | undefined;
  /** `undefined` forgets it. */
  set(g: Game, value: T | undefined): void;
}
/** Declares a fact about the game. @param channel what its writes are noted as */
export const gameMark = <T extends Json>(name: string, channel: Channel): GameMark<T> => ({
  of: (g) => g.s.marks[name] as T | undefined,
  set: (g, value) => g.j.set(g.s.marks, name, value, channel),
});

export interface PlayerMark<T> {
  of(g: Game, seat: Seat): T | undefined;
  set(g: Game, seat: Seat, value: T | undefined): void;
}
/** Declares a fact about players. */
export const playerMark = <T extends Json>(name: string): PlayerMark<T> => ({
  of: (g, seat) => g.playerMarks(seat)[name] as T | undefined,
  set: (g, seat, value) => g.markPlayer(seat, name, value),
});

export interface ObjectMark<T> {
  of(g: Game, object: Obj | undefined): T | undefined;
  set(g: Game, object: Obj, value: T | undefined): void;
}
/** Declares a fact about objects; it is noted as one of what lies where it lies. */
export const objectMark = <T extends Json>(name: string): ObjectMark<T> => ({
  of: (g, object) => g.marksOf(object)?.[name] as T | undefined,
  set: (g, object, value) => setMark(g, object, name, value),
});
