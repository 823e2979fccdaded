/**
 * Working copies of states that this process made, kept with the state itself: a table beside it would hold on to every
 * one of them until the collector's next full round (the values of a `WeakMap` outlive all its quick ones).
 */

import type { GameState } from '../contract/api.js';
import type { Game } from '../machine/game.js';
import type { Pending } from '../machine/machine.js';

export interface Session {
  game: Game;
  pending: Pending | null;
}

/** What is kept can change although the state may have been frozen since. */
interface Box {
  session: Session | undefined;
}

/** Neither JSON nor copies of a state have it. */
const LIVE = Symbol('working copy');
type Holder = GameState & { [LIVE]?: Box };
/** Of states that were frozen before. */
const ofFrozen = new WeakMap<GameState, Box>();

const boxOf = (state: GameState): Box | undefined => (state as Holder)[LIVE] ?? ofFrozen.get(state);

export const liveSession = (state: GameState): Session | undefined => boxOf(state)?.session;

export function keepSession(state: GameState, session: Session | undefined): void {
  const box = boxOf(state);
  if (box) box.session = session;
  else if (Object.isExtensible(state)) Object.defineProperty(state, LIVE, { value: { session } });
  else ofFrozen.set(state, { session });
}
