/**
 * Working copies of states that this process made, kept with the state itself: a table beside it would hold on to every
 * one of them until the collector's next full round (the values of a `WeakMap` outlive all its quick ones).
 */

import type { GameState } from '../contract/api.js';
import type { Game } from '../machine/game.js';
import type { Pending } from '../machine/machine.js';

export interface Live {
  game: Game;
  pending: Pending | null;
}

/** What is kept can change although the state may have been frozen since. */
interface Box {
  live: Live | undefined;
}

/** Neither JSON nor copies of a state have it. */
const LIVE = Symbol('working copy');
type Holder = GameState & { [LIVE]?: Box };
/** Of states that were frozen before. */
const ofFrozen = new WeakMap<GameState, Box>();

const boxOf = (state: GameState): Box | undefined => (state as Holder)[LIVE] ?? ofFrozen.get(state);

export const liveOf = (state: GameState): Live | undefined => boxOf(state)?.live;

export function keepLive(state: GameState, live: Live | undefined): void {
  const box = boxOf(state);
  if (box) box.live = live;
  else if (Object.isExtensible(state)) Object.defineProperty(state, LIVE, { value: { live } });
  else ofFrozen.set(state, { live });
}
