/**
 * Working copies of states that this process made, kept with the state itself: a table beside it would hold on to every
 * one of them until the collector's next full round (the values of a `WeakMap` outlive all its quick ones).
 */
import type { Game } from '../machine/game.js';
import type { Pending } from '../machine/machine.js';
import type { GameState } from './api.js';

export interface Live {
  game: Game;
  pending: Pending | null;
}

/** Neither JSON nor copies of a state have it. */
const LIVE = Symbol('working copy');
type Holder = GameState & { [LIVE]?: Live | undefined };
/** Of states that somebody has frozen. */
const ofFrozen = new WeakMap<GameState, Live | undefined>();

export const liveOf = (state: GameState): Live | undefined => (state as Holder)[LIVE] ?? ofFrozen.get(state);

export function keepLive(state: GameState, live: Live | undefined): void {
  if (LIVE in state) (state as Holder)[LIVE] = live;
  else if (Object.isExtensible(state)) Object.defineProperty(state, LIVE, { value: live, writable: true });
  else ofFrozen.set(state, live);
}
